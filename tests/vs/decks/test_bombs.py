"""Files made to hurt are refused before they can."""

from __future__ import annotations

import gzip
import io
import time
import tracemalloc
import zipfile

import pytest

from capes.core.errors import BadDeck
from capes.vs.decks import FORMATS, read_deck


def _zip() -> bytes:
    inner = io.BytesIO()
    with zipfile.ZipFile(inner, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("deck.txt", "4 Thor\n" * 100_000)
    outer = io.BytesIO()
    with zipfile.ZipFile(outer, "w") as archive:
        archive.writestr("deck.zip", inner.getvalue())
    return outer.getvalue()


LAUGHS = (
    '<?xml version="1.0"?><!DOCTYPE deck [<!ENTITY a "lol">'
    + "".join(f'<!ENTITY {b} "{f"&{a};" * 10}">' for a, b in zip("abcdefgh", "bcdefghi", strict=True))
    + "]><deck>&i;</deck>"
)

BOMBS: dict[str, str | bytes] = {
    "entity bomb": LAUGHS,
    "external entity": '<!DOCTYPE deck [<!ENTITY x SYSTEM "file:///etc/passwd">]><deck>&x;</deck>',
    "lower case doctype": "<!doctype deck><deck></deck>",
    "undeclared entity": "<deck><notes>&x;</notes></deck>",
    "quadratic entity": f'<!DOCTYPE d [<!ENTITY a "{"x" * 30000}">]><deck>{"&a;" * 5000}</deck>',
    "ten megabytes": "4 Thor\n" * 1_500_000,
    "ten megabytes of one line": b"4 " + b"x" * 10_000_000,
    "ten megabytes of four-byte letters": "\U0001f9b8" * 2_500_000,
    "wide letters over the limit": "\U0001f9b8" * 20_000,
    "too many lines": "4 Thor\n" * 501,
    "a long line": "4 " + "Thor " * 1000,
    "hundred thousand names": "\n".join(f"1 Name{n}" for n in range(100_000)),
    "five hundred names": "\n".join(f"1 Unknown hero number {n}" for n in range(500)),
    "five hundred near names": "\n".join(f"1 Wolvereen{chr(97 + n % 26)}{n}" for n in range(500)),
    "NULs": "4 Thor\0\n",
    "NUL bytes": b"4 Thor\0\n",
    "nested zip": _zip(),
    "gzip": gzip.compress(b"4 Thor\n" * 1_000_000),
    "not UTF-8": b"4 \xff\xfe\xfa\n",
    "UTF-16": "4 Thor\n".encode("utf-16"),
    "deep XML": "<deck>" * 10_000,
    "deep closed XML": "<deck>" + "<a>" * 9_000 + "</a>" * 9_000 + "</deck>",
    "deep JSON": "[{" + '"cards":[' * 7_000,
    "deep closed JSON": '{"cards":' + "[" * 30_000 + "]" * 30_000 + "}",
    "wide JSON": '{"cards": {' + ",".join(f'"n{n}": 1' for n in range(6_000)) + "}}",
    "large number": '{"cards": {"mb/thor": ' + "9" * 60_000 + "}}",
    "negative": '{"cards": {"mb/thor": -4}}',
    "many copies": "4000 Thor",
    "many digits": "9" * 100 + " Thor",
    "empty": "",
    "blank": " \n\t\n",
    "comments alone": "# nothing\n" * 400,
    "half a character": "4 \ud800",
    "a long link": "d1-" + "A" * 60_000,
    "colons": ":" * 60_000,
    "brackets in a name": "4 " + "(" * 100 + "Zorblax" + ")" * 3,
    "commas and blanks": "4 Zorblax" + ", " * 70 + "[",
    "levels": "4 " + "l1 " * 50 + "Zorblax",
    "crosses": "Zorblax " + "x " * 70 + "x",
    "blanks in a name": "4 a" + " " * 150 + "b",
    "markup": "<script>alert(1)</script>",
}


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_is_refused_in_one_sentence(name: str) -> None:
    with pytest.raises(BadDeck) as caught:
        read_deck(BOMBS[name])

    assert str(caught.value) and "\n" not in str(caught.value) and len(str(caught.value)) < 500


@pytest.mark.long  # a measurement
@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_is_refused_fast(name: str) -> None:
    took = []
    for _ in range(3):
        started = time.process_time()
        with pytest.raises(BadDeck):
            read_deck(BOMBS[name])
        took.append(time.process_time() - started)

    assert min(took) < 0.05


@pytest.mark.parametrize("format", sorted(FORMATS))
def test_no_format_can_be_talked_into_a_bomb(format: str) -> None:
    for bomb in BOMBS.values():
        with pytest.raises(BadDeck):
            read_deck(bomb, hint=format)


def test_bombs_take_little_memory() -> None:
    read_warm = pytest.raises(BadDeck)
    with read_warm:
        read_deck("1 Nobody at all")
    tracemalloc.start()
    for bomb in BOMBS.values():
        with pytest.raises(BadDeck):
            read_deck(bomb)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert peak < 20 * 1024 * 1024
