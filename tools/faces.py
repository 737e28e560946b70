"""Write src/capes/board/faces.zip: the picture of every card as the browser draws it, small, for notebooks.

    python -m tools.faces

Run it when the drawings of web/src/draw have changed; it needs Node and Chromium. A stamp in the file says which
drawings it was made from.
"""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from capes.board.faces import FILE, STAMP, file_of
from capes.games import game

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
WIDTH, HEIGHT = 160, 72
QUALITY = 0.6
AT_ONCE = 24
CUT = """async ([png, count, width, height, quality]) => {
  const whole = new Image(); whole.src = "data:image/png;base64," + png; await whole.decode();
  const canvas = document.createElement("canvas"); canvas.width = width; canvas.height = height;
  const pen = canvas.getContext("2d");
  return Array.from({length: count}, (_, at) => {
    pen.drawImage(whole, 0, at * height, width, height, 0, 0, width, height);
    return canvas.toDataURL("image/webp", quality).split(",")[1];
  });
}"""


def stamp() -> str:
    """Which drawings there are today: a checksum of their sources."""
    sources = sorted((WEB / "src" / "draw").glob("*.[jt]s*"))
    text = b"".join(file.read_bytes() for file in sources if ".test." not in file.name and ".d." not in file.name)
    return hashlib.sha256(text).hexdigest()[:16]


def sitters() -> list[dict[str, Any]]:
    """Every card of our games, with what a drawing looks at."""
    wanted = ("id", "name", "type", "level", "atk", "def", "flight", "ranged")
    found = []
    for name in ("vs", "duel"):
        for card in game(name).cards():
            teams = card.get("teams") or ([card["side"]] if "side" in card else [])
            found.append({**{key: card.get(key) for key in wanted}, "teams": teams})
    return found


def drawn(faces: list[dict[str, Any]]) -> tuple[str, dict[str, str]]:
    """The shared definitions and every picture, as the client's own code draws them."""
    done = subprocess.run(
        ["node", "faces.mjs"], cwd=WEB, input=json.dumps(faces), capture_output=True, text=True, check=True
    )
    made = json.loads(done.stdout)
    return made["defs"], made["pictures"]


def photographed(defs: str, pictures: dict[str, str]) -> dict[str, bytes]:
    """Every picture as a small WebP, taken by a browser with the client's own style."""
    style = (WEB / "src/style/card.css").read_text(encoding="utf-8")
    style += f"body{{margin:0}}.one{{position:relative;overflow:hidden;width:{WIDTH}px;height:{HEIGHT}px}}"
    style += ".one>svg,.one>.twist{position:absolute;inset:0;width:100%;height:100%}"
    taken: dict[str, bytes] = {}
    names = list(pictures)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"))
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT * AT_ONCE})
        for at in range(0, len(names), AT_ONCE):
            some = names[at : at + AT_ONCE]
            shown = "".join(f"<div class='one'>{pictures[name]}</div>" for name in some)
            page.set_content(f"<style>{style}</style>{defs}{shown}")
            png = base64.b64encode(page.screenshot()).decode()
            cut = page.evaluate(CUT, [png, len(some), WIDTH, HEIGHT, QUALITY])
            taken |= {name: base64.b64decode(one) for name, one in zip(some, cut, strict=True)}
        browser.close()
    return taken


def main() -> None:
    """Draw, photograph, and put everything into one file; equal pictures once."""
    taken = photographed(*drawn(sitters()))
    with zipfile.ZipFile(FILE, "w", zipfile.ZIP_STORED) as archive:
        for name, data in sorted(taken.items()):
            archive.writestr(zipfile.ZipInfo(file_of(name)), data)
        archive.writestr(zipfile.ZipInfo(STAMP), stamp())
    print(f"{len(taken)} pictures, {FILE.stat().st_size / 1e3:.0f} kB, {FILE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
