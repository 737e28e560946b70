"""Guests, names, accounts, sessions, tokens and ratings."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, patch, post
from litestar.params import Parameter

from capes.live.names import clean_text
from capes.live.shapes import GuestAnswer
from capes.server.api.played_shapes import RatingCard
from capes.server.api.shapes import AccountBody, MeBody, SessionAnswer, TokenAnswer, TokenBody, who
from capes.server.context import Context
from capes.server.errors import NotFound, TooMuch
from capes.server.people import Me, one_spelling
from capes.server.socket import COOKIE, source_of_request, token_of
from capes.server.storage.people import GONE, Rating, points, points_apart

YEAR = 365 * 24 * 3600


def label_of(request: Request[Any, Any, Any]) -> str:
    """What a session is called in the list of one's sessions."""
    return clean_text(request.headers.get("user-agent", "")[:200], 100)


def check_passwords(context: Context, source: str) -> None:
    """Hashing is slow on purpose: each source gets so much of it, and who guesses locks out nobody else."""
    if not context.guard.passwords.take(source):
        raise TooMuch("error-too-many-tries-wait-a-minute")


def with_cookie(answer: GuestAnswer, token: str, context: Context, status: int = 201) -> Response[GuestAnswer]:
    """The answer with the session's cookie."""
    response = Response(answer, status_code=status)
    response.set_cookie(
        COOKIE, token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=context.settings.secure_cookies
    )
    return response


@post("/guest", status_code=201)
async def guest(request: Request[Any, Any, Any]) -> Response[GuestAnswer]:
    """A guest session at once; for a known cookie the session it has."""
    context: Context = request.app.state.context
    me = await context.people.known(token_of(request.headers, request.cookies))
    if me is not None:
        return Response(who(me), status_code=201)
    source = source_of_request(request.scope)
    if not context.guard.new_guests.take(source):
        raise TooMuch("error-too-many-new-guests-from-your-address-wait")
    made, token = await context.people.guest(label_of(request))
    return with_cookie(who(made), token, context)


@get("/me")
async def my_self(me: Me) -> GuestAnswer:
    """Who you are here."""
    return who(me)


@patch("/me")
async def rename(request: Request[Any, Any, Any], me: Me, data: MeBody) -> GuestAnswer:
    """Another name, or free text on or off."""
    context: Context = request.app.state.context
    if data.name is not None:
        await context.people.rename(me, data.name)
    if data.talk is not None:
        await context.people.set_talk(me, data.talk == "on")
        for connection in context.connections:
            if connection.me.id == me.id:
                connection.me.person.talk = me.person.talk
    return who(me)


@post("/account", status_code=200)
async def open_account(request: Request[Any, Any, Any], me: Me, data: AccountBody) -> Response[GuestAnswer]:
    """Keep this guest, history and all, under a login."""
    context: Context = request.app.state.context
    check_passwords(context, source_of_request(request.scope))
    made, token, earlier = await context.people.open_account(me, data.login, data.password)
    for session in earlier:
        await context.end_session(session)
    answer = who(made)
    answer.codes = await context.people.new_codes(made)
    return with_cookie(answer, token, context, 200)


@post("/login", status_code=201)
async def log_in(request: Request[Any, Any, Any], data: AccountBody) -> Response[GuestAnswer]:
    """A session for an account."""
    context: Context = request.app.state.context
    source, login = source_of_request(request.scope), one_spelling(data.login)
    check_passwords(context, source)
    if not context.guard.logins.take(f"{source} {login}"):
        raise TooMuch("error-too-many-tries-wait-a-minute")
    made, token = await context.people.log_in(login, data.password, label_of(request))
    return with_cookie(who(made), token, context)


@post("/logout", status_code=200)
async def log_out(request: Request[Any, Any, Any], me: Me) -> Response[dict[str, bool]]:
    """End this session."""
    context: Context = request.app.state.context
    await context.people.end_session(me, me.session.id)
    await context.end_session(me.session.id)
    response = Response({"ended": True}, status_code=200)
    response.delete_cookie(COOKIE, path="/")
    return response


@get("/me/sessions")
async def my_sessions(request: Request[Any, Any, Any], me: Me) -> list[SessionAnswer]:
    """Every browser and program that acts for you."""
    context: Context = request.app.state.context
    return [
        SessionAnswer(one.id, one.scopes, one.label, one.created, one.seen, one.id == me.session.id)
        for one in await context.people_store.sessions_of(me.id)
    ]


@delete("/me/sessions/{id:str}", status_code=204)
async def end_session(request: Request[Any, Any, Any], me: Me, id: str) -> None:
    """End one of them."""
    context: Context = request.app.state.context
    await context.people.end_session(me, id)
    await context.end_session(id)


@post("/me/tokens", status_code=201)
async def make_token(request: Request[Any, Any, Any], me: Me, data: TokenBody) -> TokenAnswer:
    """A token for a program that plays or reads for you."""
    context: Context = request.app.state.context
    token, session = await context.people.token(me, list(data.scopes), clean_text(data.label, 100))
    return TokenAnswer(token, session.id, session.scopes)


@get("/people/{id:str}")
async def person(request: Request[Any, Any, Any], id: str) -> dict[str, Any]:
    """Somebody's name and ratings."""
    context: Context = request.app.state.context
    found = await context.people_store.get(id) if len(id) <= 32 else None
    if found is None or found.kind == GONE:
        raise NotFound("error-there-is-nobody-like-that-here")
    ratings = await context.people_store.ratings_of([id])
    return {"id": found.id, "name": found.name, "kind": found.kind, "ratings": [rating_card(r) for r in ratings]}


@get("/ratings")
async def leaders(
    request: Request[Any, Any, Any],
    game: Annotated[str, Parameter(max_length=20)],
    mode: Annotated[str, Parameter(max_length=30)] = "duel",
    limit: Annotated[int, Parameter(ge=1, le=200)] = 50,
) -> list[dict[str, Any]]:
    """The strongest players of a mode."""
    context: Context = request.app.state.context
    found = await context.people_store.leaders(game, mode, limit)
    return [{"name": name, **msgspec.to_builtins(rating_card(rating))} for rating, name in found]


def rating_card(rating: Rating) -> RatingCard:
    """A rating as shown, on a scale people know."""
    unsure = rating.sigma > 5 or rating.games < 10
    shown, doubt = round(points(rating.mu)), round(2 * points_apart(rating.sigma))
    return RatingCard(rating.person, rating.game, rating.mode, rating.games, shown, doubt, unsure)


people_router = Router(
    "/",
    route_handlers=[
        guest,
        my_self,
        rename,
        open_account,
        log_in,
        log_out,
        my_sessions,
        end_session,
        make_token,
        person,
        leaders,
    ],
    tags=["people"],
)
