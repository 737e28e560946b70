"""The documentation as a site: built without a warning, read without a network."""

from __future__ import annotations

import functools
import http.server
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.long  # fetches what the site is made with
@pytest.mark.timeout(600)
def test_the_documentation_is_built_without_a_warning_and_asks_nobody_else(tmp_path: Path) -> None:
    subprocess.run(["make", "-s", ".venv/.docs"], cwd=ROOT, check=True)
    words = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(tmp_path / "site")]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (built.returncode, built.stdout, built.stderr) == (0, "", "")

    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=tmp_path / "site")
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        here = f"http://127.0.0.1:{server.server_port}/"
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"{here}reference.html")
        assert page.locator("blockquote").count() == 0, "examples are code, not quotations"
        assert ">>> from capes import Table" in page.locator("pre").first.inner_text()
        page.get_by_placeholder("Search").fill("sidekick")
        page.locator(".md-search-result__link").first.wait_for()
        browser.close()
        server.shutdown()

    assert [address for address in asked if not address.startswith((here, "data:", "blob:"))] == []
