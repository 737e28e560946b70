"""Decks for the cards that no ready-made deck holds, so that a study can meet every card of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from capes.core.errors import BadSetup
from capes.core.game import Game
from capes.language.sentence import plain

COPIES = 4
"""Copies of such a card in its deck."""


def left_out(game: Game) -> list[dict[str, Any]]:
    """The cards a deck may hold and no ready-made deck does; what other cards bring along needs no deck."""
    brought = {str(id) for card in game.cards() for id in (*(card.get("brings") or ()), *(card.get("tokens") or ()))}
    return [
        card
        for card in game.cards()
        if card.get("in_decks") == [] and not card.get("pile") and card.get("type") != "token"
        and str(card["id"]) not in brought
    ]  # fmt: skip


def decks_for_the_rest(game: Game, ready: Sequence[str]) -> list[dict[str, Any]]:
    """Ready-made decks in which cards left out elsewhere stand in for cards of their kind, one deck for each card."""
    kinds = {str(card["id"]): str(card.get("type")) for card in game.cards()}
    found = []
    for card in left_out(game):
        for id in sorted(ready, key=lambda id: -kinship(game, id, card)):
            deck = with_card(game, id, card, kinds)
            if deck is not None:
                found.append(deck)
                break
        else:
            raise BadSetup(plain(f"no ready-made deck takes in {card['name']}"))
    return found


def kinship(game: Game, deck: str, card: dict[str, Any]) -> int:
    """How well a card goes with a deck: their team, else their set; last, one led by somebody of its name."""
    about = next(one for one in game.setup_form()["decks"] if one["id"] == deck)
    if about.get("main_name") == card["name"]:
        return -1
    if set(about.get("teams", ())) & set(card.get("teams") or ()):
        return 2
    return int(str(about.get("main", "")).partition("/")[0] == card.get("set"))


def with_card(game: Game, deck: str, card: dict[str, Any], kinds: dict[str, str]) -> dict[str, Any] | None:
    """The deck with copies of the card in place of the most plentiful of its kind; None if that breaks a deck rule."""
    data = dict(game.read_deck(deck)["deck"])
    cards = dict(data["cards"])
    alike = [id for id in cards if kinds[id] == card["type"]]
    for _ in range(COPIES):
        most = max(alike, key=lambda id: (cards[id], id), default="")
        if not most or not cards[most]:
            return None
        cards[most] -= 1
    cards[str(card["id"])] = COPIES
    data |= {"name": f"{deck} with {card['name']}", "cards": {id: count for id, count in cards.items() if count}}
    try:
        game.check_setup({"decks": [data, deck]})
    except BadSetup:
        return None
    return data
