"""`capes export`: the whole game as a folder of files that any web host serves."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Annotated, Literal

import yaml
from cyclopts import Parameter

import capes
from capes.core.errors import ToolError

PACKAGE = Path(capes.__file__).parent
PARTS = PACKAGE.parents[1] / "build" / "site"
ROOMS = ("anywhere", "bots", "core", "duel", "language", "live", "table", "vs")
"""Of our package: what a game needs. Neither server and storage nor this command."""
FILES = ("__init__.py", "engine.py", "games.py", "plugins.py", "simple.py")
SPARE = frozenset({
    "_pyrepl", "bdb.py", "cProfile.py", "curses", "dbm", "doctest.py", "ensurepip", "ftplib.py", "idlelib",
    "imaplib.py", "lib2to3", "mailbox.py", "optparse.py", "pdb.py", "pickletools.py", "poplib.py", "profile.py",
    "pstats.py", "pydoc.py", "pydoc_data", "smtplib.py", "sqlite3", "tkinter", "turtle.py", "turtledemo",
    "unittest", "venv", "wsgiref", "xmlrpc",
})  # fmt: skip
"""Of Python's library: what no game asks for."""
TONGUES = ("encodings/cp", "encodings/iso", "encodings/mac_", "encodings/koi8", "encodings/kz", "encodings/ptcp")
"""Ways of writing letters from before Unicode: half of the rest, and no game is written in them."""
KEPT_TONGUES = ("encodings/cp437.py", "encodings/cp1252.py", "encodings/iso8859_1.py")
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The date of everything packed: the same sources give the same folder."""


def export(
    what: Literal["site"],
    folder: Path,
    /,
    *,
    parts: Annotated[Path, Parameter(help="Where `make site` has put client, Python and packages.")] = PARTS,
    json_: Annotated[bool, Parameter(name="--json", negative="", help="Tell what was written as JSON.")] = False,
) -> None:
    """Write the whole game as a folder of files: any web host serves it, and nobody needs a server of ours.

    capes export site my-site
    python -m http.server --directory my-site

    Parameters
    ----------
    what
        `site`: client, Python, engine, cards, rules and lessons.
    folder
        Where to; what another export has left there is replaced.
    """
    if not (parts / ".ready").is_file():
        raise ToolError(f"the parts of a site are not in {parts}: `make site` in the sources of Capes builds them")
    if folder.exists() and any(folder.iterdir()) and not (folder / "version.json").is_file():
        raise ToolError(f"{folder} holds something that is no export of Capes: name another folder, or empty this one")
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(parts / "client", folder)
    write_engine(parts, folder / "engine")
    facts = seal(parts, folder)
    if json_:
        print(json.dumps(facts))
    else:
        print(f"{folder}: {facts['files']} files, {facts['megabytes']} MB on their way, version {facts['version']}")
        print(f"Look at it: python -m http.server --directory {folder}")


def write_engine(parts: Path, engine: Path) -> None:
    """Python for browsers, packed, with our package and those it needs."""
    engine.mkdir()
    runtime = parts / "runtime"
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        text = (runtime / name).read_bytes()
        (engine / name).write_bytes(text.split(b"\n//# sourceMappingURL=")[0])
    (engine / "python.bin").write_bytes(gzip.compress((runtime / "pyodide.asm.wasm").read_bytes(), 9, mtime=0))
    (engine / "library.zip").write_bytes(zipped(library(runtime / "python_stdlib.zip")))
    lock = json.loads((runtime / "pyodide-lock.json").read_text(encoding="utf-8"))
    (engine / "lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}), encoding="utf-8")
    (engine / "capes.zip").write_bytes(zipped(ours()))
    packages = [file for wheel in sorted((parts / "wheels").glob("*.whl")) for file in files_of(wheel)]
    (engine / "packages.zip").write_bytes(zipped(iter([*packages, *plain_yaml()])))
    names = ["python.bin", "library.zip", "lock.json", "capes.zip", "packages.zip"]
    contents = {
        "python": names[0], "library": names[1], "lock": names[2], "packages": names[3:],
        "bytes": {name: (engine / name).stat().st_size for name in names},
    }  # fmt: skip
    (engine / "engine.json").write_text(json.dumps(contents), encoding="utf-8")


def ours() -> Iterator[tuple[str, bytes]]:
    """Our package without what a browser has no use for."""
    for file in sorted(PACKAGE.rglob("*")):
        path = file.relative_to(PACKAGE)
        wanted = path.parts[0] in ROOMS or str(path) in FILES
        if file.is_file() and wanted and "__pycache__" not in path.parts and file.suffix not in (".so", ".pyc"):
            yield f"capes/{path.as_posix()}", file.read_bytes()


def plain_yaml() -> Iterator[tuple[str, bytes]]:
    """The reader of lessons, from this installation: its Python does without the part in C."""
    folder = Path(yaml.__file__).parent
    for file in sorted(folder.glob("*.py")):
        yield f"yaml/{file.name}", file.read_bytes()


def library(archive: Path) -> Iterator[tuple[str, bytes]]:
    """Python's library without what no game asks for."""
    for name, data in files_of(archive):
        old = name.startswith(TONGUES) and name not in KEPT_TONGUES
        if name.partition("/")[0] not in SPARE and not old:
            yield name, data


def files_of(archive: Path) -> Iterator[tuple[str, bytes]]:
    """What is in an archive."""
    with zipfile.ZipFile(archive) as found:
        for name in sorted(found.namelist()):
            if not name.endswith("/"):
                yield name, found.read(name)


def zipped(files: Iterator[tuple[str, bytes]]) -> bytes:
    """An archive of these files that is the same whenever and wherever it is made."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in files:
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), data, zipfile.ZIP_DEFLATED, 9)
    return made.getvalue()


def seal(parts: Path, folder: Path) -> dict[str, object]:
    """Name the version by what is in the folder, and tell the service worker which files to keep."""
    digest, size, names = hashlib.sha256(), 0, []
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            data = file.read_bytes()
            names.append(file.relative_to(folder).as_posix())
            digest.update(f"{names[-1]}\0{len(data)}\0".encode() + data)
            size += min(len(data), len(gzip.compress(data, 6)))
    version = f"{capes.__version__}+{digest.hexdigest()[:12]}"
    kept = ["./" if name == "index.html" else f"./{name}" for name in names]
    worker = (folder / "sw.js").read_text(encoding="utf-8")
    worker = worker.replace("__VERSION__", version).replace(
        "__FILES__", json.dumps([k for k in kept if k != "./sw.js"])
    )
    (folder / "sw.js").write_text(worker, encoding="utf-8")
    facts: dict[str, object] = {"version": version, "files": len(names), "megabytes": round(size / 1e6, 2)}
    (folder / "version.json").write_text(json.dumps(facts), encoding="utf-8")
    return facts
