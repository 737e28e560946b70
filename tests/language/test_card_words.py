"""Whatever a card asks for has its message in every language; the English ones are written from the cards."""

from __future__ import annotations

import pytest

from capes.language import LANGUAGES, Reader
from capes.language.catalogue import catalogue
from capes.vs.contract import questions
from capes.vs.english.prompts import ABOUT_A_CARD, ASKED, FIXED, key
from tools.card_words import FILE, asked, text


def test_the_english_of_cards_is_what_the_cards_say() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run python -m tools.card_words"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cards_ask_for_has_words_in_every_language(language: str) -> None:
    words = catalogue(language)

    assert len(asked()) > 80
    assert [one for one in asked() if one not in words.known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_option_has_words_in_every_language(language: str) -> None:
    wanted = {key("ask", why) for why in ASKED} | {key("do", verb) for verb in (*FIXED, *ABOUT_A_CARD)}

    assert sorted(wanted - set(catalogue(language).known)) == []
    assert Reader(language).catalogue.message(key("ask", questions.CHOOSE)) is not None
