"""Every example in docstrings, README and docs runs."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

from tests.house.test_imports import SOURCE, modules

ROOT = SOURCE.parent
WITH_EXAMPLES = [module for file, module in modules() if ">>> " in file.read_text(encoding="utf-8")]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("module", WITH_EXAMPLES)
def test_examples_in_docstrings_run(module: str) -> None:
    outcome = doctest.testmod(import_module(module), optionflags=doctest.ELLIPSIS)

    assert outcome.attempted > 0
    assert outcome.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_on_pages_run(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS).failed == 0


def test_links_between_pages_lead_somewhere() -> None:
    broken = [
        f"{page.name}: {target}"
        for page in PAGES
        for target in linked_files(page.read_text("utf-8"))
        if not (page.parent / target).exists()
    ]

    assert broken == []


def linked_files(text: str) -> list[str]:
    """The files a page links to: `[words](target)`, without addresses elsewhere and places within a page."""
    targets = [part.partition(")")[0] for part in text.split("](")[1:]]
    return [target.partition("#")[0] for target in targets if "://" not in target and not target.startswith("#")]
