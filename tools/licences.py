"""Write docs/licences.md: every package a release is made with, its version and its licence, from the locks.

Run by `make ledger`; tests/house/test_release.py holds the page to the locks.
"""

from __future__ import annotations

import json
import re
from importlib import metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "licences.md"
HEAD = """# Licences of what Capes is made with

Written by `make ledger` from the locks. The Python packages are those a server needs; of the browser client the first
table is what is sent to browsers, the second what it is built with.
"""
ELSEWHERE = {"colorama": "BSD-3-Clause", "pywin32": "PSF-2.0", "tzdata": "Apache-2.0", "win32-setctime": "MIT"}
"""Packages the lock names for other platforms alone."""


def python_packages() -> dict[str, str]:
    """Name to version, of what playing needs."""
    text = (ROOT / "requirements-play.lock").read_text(encoding="utf-8")
    return dict(re.findall(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", text, re.M))


def licence_of(name: str) -> str:
    """What an installed package says about its licence; empty if it says nothing."""
    if name in ELSEWHERE:  # installed here or not, the page is the same
        return ELSEWHERE[name]
    try:
        about: Any = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return ""
    said = about.get("License-Expression") or ""
    kinds = [one.rsplit(" :: ", 1)[1] for one in about.get_all("Classifier") or [] if one.startswith("License ::")]
    said = said or ", ".join(one for one in kinds if one != "OSI Approved") or about.get("License") or ""
    return said.splitlines()[0].strip() if said.strip() else ""


def client_packages() -> list[tuple[str, str, str, bool]]:
    """Name, version, licence, and whether it is only built with."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    found = [
        (path.rpartition("node_modules/")[2], str(one["version"]), str(one.get("license", "")), bool(one.get("dev")))
        for path, one in lock["packages"].items()
        if path
    ]
    return sorted(set(found))


def page() -> str:
    """The page as it should be."""
    lines = [HEAD, "## Python", "", "| Package | Version | Licence |", "|---|---|---|"]
    lines += [f"| {name} | {version} | {licence_of(name)} |" for name, version in sorted(python_packages().items())]
    for title, dev in (("Sent to browsers", False), ("Built with", True)):
        lines += ["", f"## {title}", "", "| Package | Version | Licence |", "|---|---|---|"]
        lines += [f"| {one[0]} | {one[1]} | {one[2]} |" for one in client_packages() if one[3] == dev]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
