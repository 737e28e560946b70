"""Who is there: guests at once, accounts for those who want one, sessions that can be ended."""

from __future__ import annotations

import asyncio
import hashlib
import os
import re
import secrets
import threading
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from capes.language.sentence import listed
from capes.live.names import BOT_NAMES, clean_name, look_alike, made_up
from capes.server.beside import source_now
from capes.server.errors import Clash, Forbidden, NoSession, NotFound, Refused, TooMuch
from capes.server.storage.accounts import AccountStore
from capes.server.storage.people import PeopleStore, Person, SessionRow

LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]{2,31}\Z")
REMEMBERED = 30.0
"""Seconds a session is believed without asking the database."""
SCOPES = ("read", "play")
MOST_ENDED = 1000
"""Ended sessions that are remembered: who was being looked up while they were ended is not let in either."""
CODES = 8
"""Recovery codes of an account."""
CODE_SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Signs that are not taken for one another."""
MOST_WAITING = 8
"""Passwords that may wait to be hashed."""
MOST_WAITING_OF_ONE = 2
"""How many of them may come from one address."""
HASHER = PasswordHasher(time_cost=2, memory_cost=47_104, parallelism=1)  # on one core: the others have games
BOT_LOOKS = {look_alike(name) for name in BOT_NAMES}
T = TypeVar("T")


def leave_the_processor() -> None:
    """Called in the thread that hashes: it holds no lock anybody waits for, so it can wait for everybody."""
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 15)


class Me:
    """The person behind a request, and what the request may do."""

    __slots__ = ("person", "session")

    def __init__(self, person: Person, session: SessionRow) -> None:
        self.person = person
        self.session = session

    @property
    def id(self) -> str:
        """The person's id."""
        return self.person.id

    @property
    def by_cookie(self) -> bool:
        """A browser's session, which needs the CSRF token for every change."""
        return self.session.scopes == "cookie"

    def may(self, scope: str) -> bool:
        """Whether the session reaches that far."""
        return self.by_cookie or scope in self.session.scopes.split()


def key_of(token: str) -> str:
    """Tokens are kept only as a hash."""
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """Guests, accounts and sessions."""

    def __init__(self, store: PeopleStore, accounts: AccountStore, now: Callable[[], float]) -> None:
        self.store = store
        self.accounts = accounts
        self.now = now
        self._cache: OrderedDict[str, tuple[float, Me]] = OrderedDict()
        self._ended: OrderedDict[str, None] = OrderedDict()  # the sessions that were ended last
        self._hasher = HASHER
        self._hashing = ThreadPoolExecutor(1, "hashing", leave_the_processor)
        self._waiting: list[str] = []  # whose hashes have been asked for and are not done

    async def known(self, token: str | None) -> Me | None:
        """Whoever holds this token."""
        if not token or len(token) > 100:
            return None
        key = key_of(token)
        now = self.now()
        cached = self._cache.get(key)
        if cached is not None and cached[0] > now:
            return cached[1]
        found = await self.store.session(key)
        if found is None or found[0].id in self._ended:  # perhaps while we were asking
            self._cache.pop(key, None)
            return None
        me = Me(found[1], found[0])
        self._cache[key] = (now + REMEMBERED, me)
        self._cache.move_to_end(key)
        if len(self._cache) > 10_000:
            self._cache.popitem(last=False)
        if now - found[0].seen > 3600:
            await self.store.touch_session(key, now)
        return me

    async def guest(self, label: str, kind: str = "guest") -> tuple[Me, str]:
        """A new guest and the token for the cookie."""
        now = self.now()
        name = made_up()
        while await self.store.named_like(look_alike(name), ""):
            name = f"{made_up()}{secrets.randbelow(900) + 100}"
        person = Person(secrets.token_hex(8), name, kind, None, None, now, look_alike(name), now)
        token, session = self._session(person.id, "cookie", label)
        await self.store.add(person, session)
        return Me(person, session), token

    def _session(self, person: str, scopes: str, label: str) -> tuple[str, SessionRow]:
        token = secrets.token_urlsafe(32)
        now = self.now()
        return token, SessionRow(
            key_of(token), secrets.token_hex(8), person, secrets.token_hex(16), scopes, label[:100], now, now
        )

    async def rename(self, me: Me, name: str) -> str:
        """A name of one's own."""
        clean = clean_name(name)
        await self._check_free(me.id, clean)
        await self.store.rename(me.id, clean, look_alike(clean))
        me.person.name = clean
        return clean

    async def set_talk(self, me: Me, on: bool) -> None:
        """Whether somebody wants to write and read free text; guests talk in phrases."""
        if on and me.person.kind != "account":
            raise Forbidden("error-guests-talk-in-preset-phrases")
        await self.store.set_talk(me.id, on)
        me.person.talk = on

    async def open_account(self, me: Me, login: str, password: str) -> tuple[Me, str, set[str]]:
        """Turn the guest into an account holder; games and ratings stay.

        There is a new token, and every earlier session is ended: whoever knew the guest's, or had the guest make tokens
        for programs, knows nothing of the account's.
        """
        if not me.by_cookie:
            raise Forbidden("error-a-token-plays-and-reads-an-account-is")
        if me.person.kind == "account":
            raise Clash("error-this-is-an-account-already")
        login = check_login(login)
        check_new_password(password)
        if await self.store.by_login(login) is not None:
            raise Clash("error-this-login-is-taken")
        await self._check_free(me.id, me.person.name)
        secret = await self._hash(self._hasher.hash, password)
        token, session = self._session(me.id, "cookie", me.session.label)
        earlier = await self.store.make_account(me.id, login, secret, session)
        if earlier is None:
            raise Clash("error-this-login-is-taken")
        self.forget_sessions(earlier)
        me.person.kind, me.person.login = "account", login
        return Me(me.person, session), token, earlier

    async def _hash(self, work: Callable[..., T], *args: str | None) -> T:
        """Hash or check a password: one at a time leaves a core for games, and nobody waits behind more than a few."""
        source = source_now.get()
        if self._waiting.count(source) >= MOST_WAITING_OF_ONE:
            raise TooMuch("error-too-many-tries-wait-a-minute")
        if len(self._waiting) >= MOST_WAITING:
            raise TooMuch("error-many-people-are-logging-in", status=503)
        self._waiting.append(source)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._hashing, work, *args)
        finally:
            self._waiting.remove(source)

    def _fits(self, secret: str | None, password: str) -> bool:
        return self._hasher.verify(secret or nobodys_secret(), password)

    async def _check_free(self, id: str, name: str) -> None:
        """Nobody goes by the name of another, however it is spelt."""
        if look_alike(name) in BOT_LOOKS or await self.store.named_like(look_alike(name), id):
            raise Clash("error-somebody-goes-by-that-name")

    def forget_sessions(self, ids: set[str]) -> None:
        """Sessions that were ended, here or elsewhere, are not believed any longer."""
        self._ended.update(dict.fromkeys(ids))
        while len(self._ended) > MOST_ENDED:
            self._ended.popitem(last=False)
        self._cache = OrderedDict((key, kept) for key, kept in self._cache.items() if kept[1].session.id not in ids)

    def is_ended(self, session: str) -> bool:
        """Whether a session was ended a moment ago."""
        return session in self._ended

    def forget_everybody(self) -> None:
        """Believe nobody without asking the database."""
        self._cache.clear()

    async def log_in(self, login: str, password: str, label: str) -> tuple[Me, str]:
        """A session for an account; the answer to a wrong login takes as long as to a wrong password."""
        login = one_spelling(login)
        person = await self.store.by_login(login) if LOGIN.match(login) else None
        right = False
        with suppress(Argon2Error, InvalidHashError):
            right = await self._hash(self._fits, None if person is None else person.secret, password[:200])
        if person is None or not right:
            raise NoSession("error-login-or-password-is-wrong")
        token, session = self._session(person.id, "cookie", label)
        await self.store.add_session(session)
        return Me(person, session), token

    async def check_password(self, me: Me, password: str) -> None:
        """Only who knows the password changes what concerns the account itself."""
        person = await self.store.get(me.id)
        right = False
        with suppress(Argon2Error, InvalidHashError):
            right = await self._hash(self._fits, None if person is None else person.secret, password[:200])
        if person is None or person.kind != "account" or not right:
            raise Forbidden("error-the-password-is-wrong")

    async def change_password(self, me: Me, old: str, new: str) -> None:
        """Another password for who knows the old one."""
        check_new_password(new)
        await self.check_password(me, old)
        await self.accounts.change_secret(me.id, await self._hash(self._hasher.hash, new))

    async def new_codes(self, me: Me) -> list[str]:
        """Codes that open the account once each, to be shown this once."""
        codes = [new_code() for _ in range(CODES)]
        await self.accounts.set_codes(me.id, [code_key(code) for code in codes])
        return codes

    async def recover(self, login: str, code: str, password: str, label: str) -> tuple[Me, str, list[str]]:
        """A new password and session for who has a code of the account; the sessions that ended."""
        check_new_password(password)
        person = await self.store.by_login(login) if LOGIN.match(login) else None
        secret = await self._hash(self._hasher.hash, password)
        token, session = self._session("" if person is None else person.id, "cookie", label)
        ended = None
        if person is not None:
            ended = await self.accounts.use_code(person.id, code_key(code), secret, session)
        if person is None or ended is None:
            raise NoSession("error-login-or-code-is-wrong")
        self.forget_sessions(set(ended))
        return Me(person, session), token, ended

    async def token(self, me: Me, scopes: list[str], label: str) -> tuple[str, SessionRow]:
        """A token for a program that acts for this person."""
        if not me.by_cookie:
            raise Forbidden("error-a-token-cannot-make-further-tokens")
        if not scopes or any(scope not in SCOPES for scope in scopes):
            raise Refused("error-the-scopes-are", scopes=listed(SCOPES))
        if len(await self.store.sessions_of(me.id)) >= 50:
            raise Clash("error-50-sessions-and-tokens-are-enough-end-some")
        token, session = self._session(me.id, " ".join(sorted(set(scopes))), label)
        await self.store.add_session(session)
        return token, session

    async def end_session(self, me: Me, id: str) -> None:
        """End one of one's sessions; it is refused from now on."""
        if not me.by_cookie and id != me.session.id:
            raise Forbidden("error-a-token-can-end-only-itself")
        if not await self.store.revoke(me.id, id):
            raise NotFound("error-there-is-no-such-session")
        self.forget_sessions({id})


def one_spelling(login: str) -> str:
    """A login as it is compared: `" Alice "` is alice."""
    return unicodedata.normalize("NFKC", login[:200]).strip().lower()


def check_new_password(password: str) -> None:
    """Long enough to be one, or Refused."""
    if not 8 <= len(password) <= 200:
        raise Refused("error-a-password-has-8-to-200-signs")


def new_code() -> str:
    """A code people can write down: `k7mq-2xpr-9wdt`."""
    signs = "".join(secrets.choice(CODE_SIGNS) for _ in range(12))
    return "-".join(signs[at : at + 4] for at in range(0, 12, 4))


def code_key(code: str) -> str:
    """Codes are kept only as a hash; how they are typed does not matter."""
    plain = "".join(sign for sign in code.lower()[:100] if sign in CODE_SIGNS)
    return hashlib.sha256(plain.encode()).hexdigest()


def check_login(login: str) -> str:
    """A login in its one spelling, or Refused."""
    clean = one_spelling(login)
    if not LOGIN.match(clean):
        raise Refused("error-a-login-has-3-to-32-of-a-z-0-9-dot-dash-and")
    return clean


@cache
def nobodys_secret() -> str:
    """What a login that does not exist is checked against."""
    return HASHER.hash("nobody has this password")
