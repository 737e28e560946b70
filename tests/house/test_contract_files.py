"""What is written from the contract is up to date: run `python -m tools.contract`."""

from __future__ import annotations

from tools.contract import PAGE, TYPES, page, types


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    assert TYPES.read_text(encoding="utf-8") == types()


def test_the_page_about_the_wire_lists_every_event() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()
