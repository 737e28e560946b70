"""`capes admin`: look after a running server."""

from __future__ import annotations

import json as jsonlib
import time
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, Parameter

from capes.core.errors import CapesError
from capes.language.sentence import plain
from capes.server.settings import Settings, default_data

admin = App(name="admin", help="Look after a server: list, end and revive games, read reports, back up and restore.")

Url = Annotated[str, Parameter(help="The server's address.", env_var="CAPES_URL")]
Data = Annotated[Path | None, Parameter(help="The server's data folder, where its token lies.", env_var="CAPES_DATA")]


def call(url: str, data: Path | None, path: str, method: str = "GET") -> Any:
    """One call with the token of the data folder; CapesError says what to do."""
    file = (data or default_data()) / "admin.token"
    try:
        token = file.read_text().strip()
    except OSError as error:
        raise CapesError(plain(f"{file} cannot be read ({error.strerror}); name the data folder with --data")) from None
    try:
        request = urllib.request.Request(
            f"{url.rstrip('/')}/api/admin{path}", method=method, headers={"Authorization": f"Bearer {token}"}
        )
        with urllib.request.urlopen(request, timeout=20) as answer:
            body = answer.read()
    except urllib.error.HTTPError as error:
        try:
            told = jsonlib.loads(error.read())["error"]
        except (ValueError, KeyError):
            told = f"the server answered {error.code}"
        raise CapesError(plain(told)) from None
    except (urllib.error.URLError, OSError, ValueError) as error:
        raise CapesError(plain(f"no server answers at {url}: {getattr(error, 'reason', error)}")) from None
    return jsonlib.loads(body) if body else None


@admin.command
def games(
    *,
    state: Literal["open", "live", "over", "abandoned"] = "live",
    url: Url = "http://127.0.0.1:8000",
    data: Data = None,
    json: bool = False,
) -> None:
    """List the tables in a state, and why a game is stuck if it is.

    capes admin games --state open
    """
    found = call(url, data, f"/tables?state={state}")
    if json:
        print(jsonlib.dumps(found))
        return
    for card in found:
        names = " v ".join(seat["name"] or "(free)" for seat in card["seats"])
        idle = max(0, int(time.time() - card["touched"]))
        stuck = f"  STUCK: {card['stuck']}" if card["stuck"] else ""
        print(f"{card['table']}  {card['game']} {card['mode']}  at {card['seq']}  idle {idle} s  {names}{stuck}")
    print(f"{len(found)} {state}, {sum(bool(card['stuck']) for card in found)} stuck")


@admin.command
def end(table: str, /, *, url: Url = "http://127.0.0.1:8000", data: Data = None) -> None:
    """End a table: it is declared abandoned and everybody there is told.

    capes admin end TABLE
    """
    call(url, data, f"/tables/{urllib.parse.quote(table, safe='')}/end", "POST")
    print(f"{table} is ended")


@admin.command
def revive(table: str, /, *, url: Url = "http://127.0.0.1:8000", data: Data = None) -> None:
    """Take back that a table was declared abandoned: the game goes on.

    capes admin revive TABLE
    """
    call(url, data, f"/tables/{urllib.parse.quote(table, safe='')}/revive", "POST")
    print(f"{table} goes on")


Stored = Annotated[str, Parameter(help="As for `capes serve`.", env_var="CAPES_DATABASE")]


@admin.command
def backup(file: Path, /, *, data: Data = None, database: Stored = "") -> None:
    """Write a backup while the server runs, and look through it before it counts.

    capes admin backup /backups/capes-2026-11-18.db
    """
    from capes.server.storage.backup import back_up

    found = back_up(Settings(data=data or default_data(), database=database), file)
    print(f"{file}: " + ", ".join(f"{count} {name}" for name, count in found.items()))


@admin.command
def restore(file: Path, /, *, data: Data = None, database: Stored = "") -> None:
    """Put a backup back into an empty place; the server must not run there.

    capes admin restore /backups/capes-2026-11-18.db --data /srv/capes
    """
    from capes.server.storage.backup import restore as put_back

    put_back(Settings(data=data or default_data(), database=database), file)
    print(f"{file} is back; start the server")


def subject(report: dict[str, Any]) -> str:
    """What a report is about: a table, or a card and the place on it."""
    if report["kind"] != "misprint":
        return f"table {report['table_id']}"
    about = jsonlib.loads(report["body"])
    return f"card {about['game']} {about['card']}" + (f" ({about['field']})" if about["field"] else "")


@admin.command
def reports(*, limit: int = 20, url: Url = "http://127.0.0.1:8000", data: Data = None, json: bool = False) -> None:
    """The newest reports: cards that failed, errors on cards, and what players wrote.

    capes admin reports --json
    """
    found = call(url, data, f"/reports?limit={limit}")
    if json:
        print(jsonlib.dumps(found))
        return
    for report in found:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(report["at"]))
        print(f"{when}  {report['kind']:<8} {subject(report)}  {report['text']}")
    print(f"{len(found)} reports")
