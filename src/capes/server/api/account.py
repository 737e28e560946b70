"""The life of an account: password, sessions, recovery, everything about me, and the end."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get, post

from capes.live.shapes import GuestAnswer
from capes.server.api.people import check_passwords, label_of, with_cookie
from capes.server.api.shapes import CodesAnswer, EndBody, PasswordBody, RecoverBody, SureBody, who
from capes.server.context import Context
from capes.server.errors import Forbidden, TooMuch
from capes.server.people import Me, one_spelling
from capes.server.registry import Registry
from capes.server.socket import COOKIE, source_of_request


def check_browser(me: Me) -> None:
    """What concerns the account itself is not for programs that act with a token."""
    if not me.by_cookie:
        raise Forbidden("error-a-token-plays-and-reads-an-account-is")


def out(status: int = 200) -> Response[dict[str, bool]]:
    """The session is gone, and so is its cookie."""
    response = Response({"ended": True}, status_code=status)
    response.delete_cookie(COOKIE, path="/")
    return response


@post("/me/password", status_code=204)
async def change_password(request: Request[Any, Any, Any], me: Me, data: PasswordBody) -> None:
    """Another password; every other browser and program is signed out."""
    context: Context = request.app.state.context
    check_browser(me)
    check_passwords(context, source_of_request(request.scope))
    await context.people.change_password(me, data.old, data.new)
    for session in await context.accounts.end_sessions(me.id, but=me.session.id):
        await context.end_session(session)


@post("/me/sign-out", status_code=200)
async def sign_out(request: Request[Any, Any, Any], me: Me) -> Response[dict[str, bool]]:
    """End every session and token of yours, this one too."""
    context: Context = request.app.state.context
    check_browser(me)
    for session in await context.accounts.end_sessions(me.id):
        await context.end_session(session)
    return out()


@post("/me/codes", status_code=201)
async def new_codes(request: Request[Any, Any, Any], me: Me, data: SureBody) -> CodesAnswer:
    """New recovery codes, shown this once; the old ones open nothing any more."""
    context: Context = request.app.state.context
    check_browser(me)
    check_passwords(context, source_of_request(request.scope))
    await context.people.check_password(me, data.password)
    return CodesAnswer(await context.people.new_codes(me))


@post("/recover", status_code=201)
async def recover(request: Request[Any, Any, Any], data: RecoverBody) -> Response[GuestAnswer]:
    """A new password for who has one of the codes shown at sign-up; each opens the account once."""
    context: Context = request.app.state.context
    source, login = source_of_request(request.scope), one_spelling(data.login)
    check_passwords(context, source)
    if not context.guard.logins.take(f"{source} {login}"):
        raise TooMuch("error-too-many-tries-wait-a-minute")
    made, token, ended = await context.people.recover(login, data.code, data.password, label_of(request))
    for session in ended:
        await context.end_session(session)
    return with_cookie(who(made), token, context)


@get("/me/export")
async def export(request: Request[Any, Any, Any], me: Me) -> Response[dict[str, Any]]:
    """Everything this server keeps about you, as one JSON file."""
    context: Context = request.app.state.context
    check_browser(me)
    person = await context.people_store.get(me.id)
    assert person is not None
    found = await context.accounts.everything(person)
    headers = {"content-disposition": 'attachment; filename="capes-me.json"', "cache-control": "no-store"}
    return Response(found, headers=headers)


@post("/me/delete", status_code=200)
async def delete_me(request: Request[Any, Any, Any], me: Me, data: EndBody) -> Response[dict[str, bool]]:
    """The end: games stay, the name goes from every page; running games are given up."""
    context: Context = request.app.state.context
    registry: Registry = request.app.state.registry
    check_browser(me)
    if me.person.kind == "account":
        check_passwords(context, source_of_request(request.scope))
        await context.people.check_password(me, data.password)
    for id, state in await context.accounts.tables_of(me.id):
        if state in ("open", "live"):
            await (await registry.find(id)).ask("depart", {"person": me.id})
    await context.accounts.forget(me.id)
    for session in await context.accounts.end_sessions(me.id):
        await context.end_session(session)
    await context.end_session(me.session.id)
    for id, _ in await context.accounts.tables_of(me.id):
        await registry.unload(id)  # whoever comes back is shown the table without the name
    return out()


account_router = Router(
    "/",
    route_handlers=[change_password, sign_out, new_codes, recover, export, delete_me],
    tags=["people"],
)
