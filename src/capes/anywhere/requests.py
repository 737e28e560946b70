"""The addresses of the API as a page without a server asks them, each answered as a server does."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from capes.anywhere.books import Everything
from capes.anywhere.host import Host
from capes.core.errors import BadQuery, BadRecord, CapesError
from capes.games import game as game_by_id
from capes.language.sentence import Sentence
from capes.live.card import table_card
from capes.live.errors import Clash, Forbidden, NotFound, Refused, told
from capes.live.names import clean_name, clean_text
from capes.live.opening import fork_terms, rematch_terms, terms_from
from capes.live.reference import check_deck_text, check_kept, forms, listing, spoken
from capes.live.shapes import (
    CardBody,
    DeckBody,
    DeckText,
    DeckWriteBody,
    ErrorAnswer,
    ForkBody,
    GuestAnswer,
    JoinAnswer,
    JoinBody,
    KeptDeck,
    KeptDeckBody,
    NameBody,
    TableAnswer,
    TableBody,
    VerifyAnswer,
)
from capes.table.fairness import verify
from capes.table.messages import TableCard

T = TypeVar("T")
encoder = msgspec.json.Encoder()


class Ask:
    """One request: what of, with what, and what for."""

    def __init__(self, host: Host, ids: tuple[str, ...], query: dict[str, str], body: str) -> None:
        self.host = host
        self.ids = ids
        self.query = query
        self.body = body

    @property
    def id(self) -> str:
        """The thing in the address."""
        return self.ids[0]

    @property
    def game(self) -> str:
        """The game asked about."""
        return self.query.get("game") or "vs"

    def read(self, shape: type[T]) -> T:
        """The body as its shape."""
        return msgspec.json.decode(self.body, type=shape)

    def seat(self, seats: int) -> int | None:
        """The seat asked about, if any."""
        seat = int(self.query["seat"]) if "seat" in self.query else None
        if seat is not None and not 0 <= seat < seats:
            raise Refused("error-there-is-no-such-seat")
        return seat


Handler = Callable[[Ask], Awaitable[Any]]
ROUTES: list[tuple[str, re.Pattern[str], int, Handler]] = []


def at(method: str, path: str, status: int = 200) -> Callable[[Handler], Handler]:
    """Answers this address; `*` is a thing's name."""

    def keep(handler: Handler) -> Handler:
        pattern = re.escape(path).replace(r"\*", "([^/]+)")
        ROUTES.append((method, re.compile(pattern + r"\Z"), status, handler))
        return handler

    return keep


async def request(host: Host, method: str, target: str, body: str = "") -> tuple[int, str]:
    """The status and the body of the answer."""
    try:
        status, answer = await _answered(host, method, target, body)
    except CapesError as error:
        status, answer = getattr(error, "status", 409), ErrorAnswer(**told(error))
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        sentence = Sentence("error-this-request-cannot-be-used", what=str(error))
        status, answer = 400, ErrorAnswer(**told(CapesError(sentence)))
    return status, "" if answer is None else encoder.encode(answer).decode()


async def _answered(host: Host, method: str, target: str, body: str) -> tuple[int, Any]:
    parts = urlsplit(target)
    query = dict(parse_qsl(parts.query))
    for wanted, pattern, status, handler in ROUTES:
        found = pattern.match(parts.path) if wanted == method else None
        if found:
            return status, await handler(Ask(host, tuple(map(unquote, found.groups())), query, body))
    if parts.path in NEEDS_SERVER:
        raise Forbidden("error-this-needs-a-server")
    raise NotFound("error-there-is-nothing-here")


NEEDS_SERVER = ("/api/account", "/api/login", "/api/logout", "/api/quick", "/api/reports/card")
"""What makes sense only where others are."""


# -- who plays here -----------------------------------------------------------------------------------------------
def who(ask: Ask) -> GuestAnswer:
    """Me as an answer."""
    me = ask.host.me
    return GuestAnswer(me.id, me.person.name, me.person.kind, "here")


@at("POST", "/api/guest", 201)
async def guest(ask: Ask) -> GuestAnswer:
    """Who plays here; made up on the first visit."""
    await ask.host.guest()
    return who(ask)


@at("GET", "/api/me")
async def my_self(ask: Ask) -> GuestAnswer:
    """Who plays here."""
    return who(ask)


@at("PATCH", "/api/me")
async def rename(ask: Ask) -> GuestAnswer:
    """Another name."""
    player = ask.host.me.person
    await ask.host.books.keep_player(msgspec.structs.replace(player, name=clean_name(ask.read(NameBody).name)))
    return who(ask)


@at("GET", "/api/me/everything")
async def everything(ask: Ask) -> Everything:
    """All that is kept here, as one file."""
    return await ask.host.books.everything()


@at("POST", "/api/me/everything")
async def take_over(ask: Ask) -> dict[str, int]:
    """What another browser has kept, beside what is here."""
    return {"tables": await ask.host.books.take_over(ask.read(Everything))}


# -- looking things up --------------------------------------------------------------------------------------------
@at("GET", "/api/games")
async def games(ask: Ask) -> list[dict[str, Any]]:
    """The games and what can be chosen before each."""
    return forms()


@at("GET", "/api/words")
async def words(ask: Ask) -> dict[str, Any]:
    """The preset phrases and the bots' levels."""
    return spoken()


@at("GET", "/api/cards")
async def cards(ask: Ask) -> Any:
    """Every card as data."""
    return listing(ask.game, "short cards" if ask.query.get("short") == "true" else "cards")


@at("GET", "/api/cards/search")
async def search(ask: Ask) -> list[str]:
    """The ids of the cards that fit, in order."""
    try:
        return game_by_id(ask.game).search(ask.query.get("q", ""))
    except BadQuery as error:
        raise Refused("error-at-column", error=error.sentence, column=error.column) from None


@at("GET", "/api/cards/figures")
async def figures(ask: Ask) -> Any:
    """What every card did in games between bots."""
    return listing(ask.game, "figures")


@at("GET", "/api/rules")
async def rules(ask: Ask) -> Any:
    """Every rule row."""
    return listing(ask.game, "rules")


@at("GET", "/api/keywords")
async def keywords(ask: Ask) -> Any:
    """Every keyword."""
    return listing(ask.game, "keywords")


@at("POST", "/api/setups/check")
async def check_setup(ask: Ask) -> dict[str, Any]:
    """A set-up completed with defaults, or what is wrong with it."""
    return game_by_id(ask.game).check_setup(ask.read(dict[str, Any]))


@at("POST", "/api/cards/read")
async def read_card(ask: Ask) -> dict[str, Any]:
    """A card of one's own as it is being written."""
    body = ask.read(CardBody)
    return game_by_id(body.game).read_card(body.text, body.line, body.column)


# -- decks --------------------------------------------------------------------------------------------------------
@at("POST", "/api/decks/read")
async def read_deck(ask: Ask) -> dict[str, Any]:
    """A deck in any known format, read and checked."""
    body = ask.read(DeckBody)
    check_deck_text(body.text)
    return game_by_id(body.game).read_deck(body.text)


@at("POST", "/api/decks/write")
async def write_deck(ask: Ask) -> DeckText:
    """A deck in one of the formats."""
    body = ask.read(DeckWriteBody)
    return DeckText(game_by_id(body.game).write_deck(msgspec.to_builtins(body.deck), body.format))


@at("GET", "/api/decks")
async def my_decks(ask: Ask) -> list[KeptDeck]:
    """The decks kept here, the newest first."""
    return await ask.host.books.decks(ask.query.get("game", ""))


@at("PUT", "/api/decks/*")
async def keep_deck(ask: Ask) -> KeptDeck:
    """Keep a deck, new or changed; one that was edited later is not overwritten."""
    body = ask.read(KeptDeckBody)
    check_kept(body)
    if any(deck.id == ask.id and deck.edited > body.edited for deck in await ask.host.books.decks("")):
        raise Clash("error-this-deck-was-changed-later-elsewhere")
    deck = KeptDeck(
        ask.id, body.cards, body.edited, body.game, clean_text(body.name, 200), body.main, body.notes, body.versions,
        body.partners,
    )  # fmt: skip
    await ask.host.books.keep_deck(deck)
    return deck


@at("DELETE", "/api/decks/*", 204)
async def remove_deck(ask: Ask) -> None:
    """Keep a deck no longer."""
    await ask.host.books.drop_deck(ask.id)


# -- tables -------------------------------------------------------------------------------------------------------
def card_of(ask: Ask, id: str) -> TableCard:
    """The card of a table, with what its player knows of it."""
    row = ask.host.row(id)
    live = ask.host.tables.get(id)
    card = table_card(row) if live is None else live.card()
    me = ask.host.me
    mine = [at for at, seat in enumerate(row.terms.seats) if seat.person == me.id]
    card.seat, card.invite = mine[0] if mine else None, row.invite if mine else None
    return card


@at("POST", "/api/tables", 201)
async def new_table(ask: Ask) -> TableAnswer:
    """Open a table."""
    return await ask.host.open_table(terms_from(ask.read(TableBody), await ask.host.guest()))


@at("GET", "/api/tables")
async def lobby(ask: Ask) -> list[TableCard]:
    """Nobody else is here; one's own tables are under /api/me/tables."""
    return []


@at("GET", "/api/me/tables")
async def my_tables(ask: Ask) -> list[TableCard]:
    """Where you sit and sat, the newest first."""
    rows = sorted(ask.host.books.tables.values(), key=lambda row: -row.touched)
    return [table_card(row) for row in rows[: int(ask.query.get("limit", "50"))]]


@at("GET", "/api/tables/*")
async def one_table(ask: Ask) -> TableCard:
    """One table's card."""
    return card_of(ask, ask.id)


@at("POST", "/api/tables/*/join")
async def join(ask: Ask) -> JoinAnswer:
    """Take a seat."""
    body, me = ask.read(JoinBody), ask.host.me
    table = await ask.host.find(ask.id)
    seat = await table.seating.join(me.id, me.person.name, body.invite or "", body.deck, body.seat)
    return JoinAnswer(ask.id, seat)


@at("POST", "/api/tables/*/leave", 204)
async def leave(ask: Ask) -> None:
    """Give the seat back before the game has begun."""
    await (await ask.host.find(ask.id)).seating.leave(ask.host.me.id)


@at("POST", "/api/tables/*/rematch", 201)
async def rematch(ask: Ask) -> TableAnswer:
    """The same seats, a new game."""
    row = ask.host.row(ask.id)
    if row.state in ("live", "open"):
        raise Clash("error-this-game-is-not-over-yet")
    answer = await ask.host.open_table(rematch_terms(row))
    row.rematch = answer.table
    await ask.host.books.save(row)
    if ask.id in ask.host.tables:
        await ask.host.tables[ask.id].rematch(answer.table)
    return answer


# -- finished games -----------------------------------------------------------------------------------------------
@at("GET", "/api/tables/*/record")
async def record(ask: Ask) -> Any:
    """The record of a finished game."""
    match = await ask.host.match_of(ask.host.row(ask.id))
    return msgspec.Raw(match.record().to_json().encode())


@at("GET", "/api/tables/*/verify")
async def prove(ask: Ask) -> VerifyAnswer:
    """Whether the shuffles of a finished game are what was committed to."""
    match = await ask.host.match_of(ask.host.row(ask.id))
    try:
        return VerifyAnswer(True, facts=verify(match.record(), match.game))
    except BadRecord as error:
        return VerifyAnswer(False, str(error))


@at("GET", "/api/replays/*")
async def frame(ask: Ask) -> dict[str, Any]:
    """One moment of a finished game; without `seat` with every hand open."""
    row = ask.host.row(ask.id)
    try:
        replay = await ask.host.replay(row)
    except BadRecord as error:
        raise Clash("error-this-game-was-played-under-other-rules-and", error=error.sentence) from None
    return replay.frame(int(ask.query.get("at", "0")), ask.seat(len(row.terms.seats)))


@at("GET", "/api/replays/*/log")
async def replay_log(ask: Ask) -> list[dict[str, Any]]:
    """A finished game in sentences."""
    row = ask.host.row(ask.id)
    try:
        return (await ask.host.replay(row)).log(ask.seat(len(row.terms.seats)))
    except BadRecord as error:
        raise Refused("error-this-game-was-played-under-other-rules", status=409, error=error.sentence) from None


@at("POST", "/api/replays/*/fork", 201)
async def fork(ask: Ask) -> TableAnswer:
    """A new table that starts from a moment of this game."""
    row = ask.host.row(ask.id)
    terms = fork_terms(row, await ask.host.match_of(row), ask.read(ForkBody), await ask.host.guest())
    return await ask.host.open_table(terms)
