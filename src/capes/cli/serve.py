"""`capes serve`: host games for browsers and bots."""

from __future__ import annotations

import inspect
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Group, Parameter

from capes import engine, plugins
from capes.server.errors import CannotStart
from capes.server.settings import LISTEN, Settings, default_data, flag, kinds, variable


def serve(**given: Any) -> None:
    """Host games for browsers and bots; on one machine nothing needs to be set.

    Every flag can be given in the environment as well: `--bot-seconds 2` is `CAPES_BOT_SECONDS=2`.
    """
    if not is_installed():
        raise CannotStart("the server is not part of this installation; add it with: pip install 'capes[server]'")
    from capes.server.run import run

    show = announce_and_open if given.pop("browser", False) else announce
    given["data"] = given.get("data") or default_data()
    if (own := Path(given["data"]) / "cards").is_dir():
        plugins.add_card_folder(str(own))
    run(Settings(**given), announce=show)


def _signature() -> inspect.Signature:
    """The settings as flags, in the sections they are described in."""
    groups: dict[str, Group] = {}
    parameters: list[inspect.Parameter] = []
    types = kinds()

    def add(name: str, kind: Any, default: Any, section: str, text: str, env: str | None, shown: bool) -> None:
        group = groups.setdefault(section, Group(section, sort_key=len(groups)))
        said = Parameter(
            name=f"--{flag(name)}", help=text, group=group, env_var=env, negative_iterable=(), show_env_var=False,
            show_default=shown,
        )  # fmt: skip
        parameters.append(
            inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, said])
        )

    for name, about, value in Settings().described():
        kind: Any = Path | None if name == "data" else types[name]
        shown = value not in ("", ()) and name not in ("data", "proxies")
        add(name, kind, None if name == "data" else value, about.section, about.text, variable(name), shown)
    text = "Open the page in this machine's browser as soon as the server is ready."
    add("browser", bool, False, LISTEN, text, None, False)
    return inspect.Signature(parameters, return_annotation=None)


serve.__signature__ = _signature()  # type: ignore[attr-defined]


def is_installed() -> bool:
    """Whether what only a server needs is here."""
    return all(find_spec(name) is not None for name in ("litestar", "uvicorn", "sqlalchemy"))


def announce(address: str) -> None:
    """Say where to play, and on which engine."""
    print(f"Capes is ready: {address}  ({engine.described()}; stop with Ctrl-C)", flush=True)


def announce_and_open(address: str) -> None:
    """Say where to play and show it."""
    import threading
    import webbrowser

    announce(address)
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()  # some browsers take their time
