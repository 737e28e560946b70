"""Powers of test cards: when they work, then what they do, as `Main [Might]: stun an enemy`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from capes.vs.scenario.expressions import NotAWord, expression
from capes.vs.scenario.phrases import CHANGE, NotUnderstood, effects, keyword, meant, stats, which
from capes.vs.words import cues
from capes.vs.words.adjectives import ANYONE, ENEMY, THIS
from capes.vs.words.conditions import FIRST_ATTACK, SOLO_ATTACK, TEAM_ATTACK
from capes.vs.words.effects import GainXP
from capes.vs.words.keywords import KEYWORDS
from capes.vs.words.kinds import Cue, Truth, Which
from capes.vs.words.powers import (
    ONCE_PER_GAME,
    ONCE_PER_TURN,
    SYMBOLS,
    UNLIMITED,
    Always,
    Has,
    LevelUp,
    Power,
    Reaction,
    SuperPower,
    Twist,
    When,
)
from capes.vs.words.pronouns import EACH_ENEMY, SELF
from capes.vs.words.truths import HasStats

WINDOW: Final = re.compile(r"(Build|Main|Combat|Recovery)\b([^\[]*)(?:\[([^\]]*)\])?", re.IGNORECASE)
REACTION: Final = re.compile(r"Reaction\b([^\[]*)(?:\[([^\]]*)\])?\s*(when .+)", re.IGNORECASE)
LEVEL_UP: Final = re.compile(r"level up (\d+)", re.IGNORECASE)
FLAGS: Final = (
    "any turn", "any combat", "once per game", "any number of times", "from the KO pile", "while stunned",
)  # fmt: skip

CUES: Final[dict[str, Cue]] = {
    "your turn begins": cues.TurnBegins(),
    "an enemy's turn begins": cues.TurnBegins(EACH_ENEMY),
    "your turn ends": cues.TurnEnds(),
    "your build phase begins": cues.BuildPhaseBegins(),
    "your main phase begins": cues.MainPhaseBegins(),
    "the combat resolves": cues.CombatResolves(),
    "the combat ends": cues.CombatEnds(),
    "you play a plot twist": cues.PlaysPlotTwist(),
    "an enemy plays a plot twist": cues.PlaysPlotTwist(EACH_ENEMY),
    "you use a super power": cues.UsesSuperPower(),
    "an enemy uses a super power": cues.UsesSuperPower(EACH_ENEMY),
    "you draw": cues.Draws(),
    "you gain a resource": cues.GainsResource(),
    "you recruit a character": cues.Recruits(),
    "your hand is empty": cues.HandEmpties(),
    "it attacks with a team": cues.Attacks(team=True),
    "it attacks first": cues.Attacks(during=FIRST_ATTACK),
    "it stuns an enemy by a power": cues.Stuns(in_combat=False),
    "it stuns an enemy in a solo attack": cues.Stuns(during=SOLO_ATTACK),
    "it stuns an enemy in a team attack": cues.Stuns(during=TEAM_ATTACK),
    "it strikes": cues.Strikes(),
    "it is powered up": cues.PowersUp(THIS),
}  # fmt: skip


DEEDS: Final[dict[str, Callable[[Which, Which], Cue]]] = {
    "strikes": cues.Strikes,
    "stuns": cues.Stuns,
    "kos": cues.KOs,
    "wounds": cues.Wounds,
}
"""What one character does to another."""


def symbols(cost: str | None) -> tuple[str, ...]:
    """The symbols of a cost: 'Might Skill', 'Energy|Might'."""
    found: list[str] = []
    for word in (cost or "").replace(",", " ").split():
        parts = [next((s for s in SYMBOLS if s.casefold() == part.casefold()), "") for part in word.split("|")]
        if not all(parts):
            raise NotUnderstood(f"{word!r} is no power symbol; they are {', '.join(SYMBOLS)}")
        found.append("|".join(parts))
    return tuple(found)


def cue(phrase: str) -> Cue:
    """What a power waits for: 'it appears', 'another character of yours is stunned', 'your turn begins'."""
    words = phrase.strip()
    if re.match(r"[A-Z]\w*\(", words):
        spelled = _spelled(words)
        if isinstance(spelled, Cue):
            return spelled
        raise NotUnderstood(f"{words!r} is not a cue")
    known = CUES.get(words.casefold())
    if known is not None:
        return known
    for pattern, make in (
        (r"(.+) appears", cues.Appears), (r"(.+) attacks", cues.Attacks), (r"(.+) is attacked", cues.IsAttacked),
        (r"(.+) is stunned", cues.IsStunned), (r"(.+) is KO'?d", cues.IsKOd), (r"(.+) is wounded", cues.IsWounded),
        (r"(.+) recovers", cues.Recovers), (r"(.+) leaves play", cues.LeavesPlay),
        (r"(.+) is powered up", cues.PowersUp),
    ):  # fmt: skip
        match = re.fullmatch(pattern, words, re.IGNORECASE)
        if match is not None:
            made: Cue = make(_whom(match[1]))
            return made
    match = re.fullmatch(r"(.+?) (strikes|stuns|kos|wounds) (.+)", words, re.IGNORECASE)
    if match is not None:
        return DEEDS[match[2].casefold()](_whom(match[1]), _whom(match[3]))
    raise NotUnderstood(f"'when {words}' is nothing I know")


def _whom(phrase: str) -> Which:
    low = phrase.strip().casefold()
    if low in ("it", "this", "itself"):
        return THIS
    if low in ("an enemy", "somebody", "anybody"):
        return ENEMY if low == "an enemy" else ANYONE
    return which(re.sub(r"^(a|an|the) ", "", phrase.strip()))


def _spelled(phrase: str) -> object:
    try:
        return expression(phrase)
    except NotAWord as error:
        raise NotUnderstood(str(error)) from None


def _uses(flags: str) -> str:
    if "once per game" in flags:
        return ONCE_PER_GAME
    return UNLIMITED if "any number of times" in flags else ONCE_PER_TURN


def _check_flags(flags: str) -> str:
    rest = flags.casefold()
    for flag in FLAGS:
        rest = rest.replace(flag.casefold(), "")
    if rest.strip(" ,"):
        raise NotUnderstood(f"{rest.strip(' ,')!r}; I know {', '.join(FLAGS)}")
    return flags.casefold()


def twist(text: str) -> Twist:
    """What a test plot twist does: 'Combat any turn: a character gets +3 DEF this combat'."""
    head, _, todo = text.partition(":")
    match = WINDOW.fullmatch(head.strip())
    if match is None or match[3] is not None:
        raise NotUnderstood(f"a twist begins with Build:, Main:, Combat: or Combat any turn:, not {head.strip()!r}")
    flags = _check_flags(match[2])
    return Twist(match[1].capitalize(), effects(todo), any_turn="any turn" in flags)


def power(text: str) -> Power:
    """One power of a test character; a name may stand first: 'Smash = Main [Might]: stun an enemy'."""
    text = text.strip()
    if re.match(r"[A-Z]\w*\(", text):
        spelled = _spelled(text)
        if isinstance(spelled, Power):
            return spelled
        raise NotUnderstood(f"{text!r} is not a power")
    named = re.match(r"([A-Z][\w'! -]*?) = ", text)
    name = named[1] if named is not None else ""
    if named is not None:
        text = text[named.end() :]
    known = keyword(text)
    if known is not None:
        return Has(KEYWORDS[known])
    head, colon, todo = text.partition(":")
    head = head.strip()
    level = LEVEL_UP.fullmatch(head)
    if level is not None:
        whens = tuple(
            When(cue(re.sub(r"^when ", "", part.strip())), (GainXP(),)) for part in todo.split(";") if part.strip()
        )
        return LevelUp(int(level[1]), whens, name or "Level Up")
    if not colon:
        raise NotUnderstood(f"{text!r} is neither a keyword nor a power such as 'Main [Might]: stun an enemy'")
    reaction = REACTION.fullmatch(head)
    if reaction is not None:
        uses = _uses(_check_flags(reaction[1]))
        return Reaction(name or "Reaction", cue(reaction[3][5:]), symbols(reaction[2]), effects(todo), uses)
    if head.casefold() == "always":
        return always(todo, name)
    if head.casefold().startswith("when "):
        return When(cue(head[5:]), effects(todo), name)
    window = WINDOW.fullmatch(head)
    if window is not None:
        flags = _check_flags(window[2])
        return SuperPower(
            name or "Power", window[1].capitalize(), symbols(window[3]), effects(todo),
            any_turn="any turn" in flags, any_combat="any combat" in flags, uses=_uses(flags),
            zone="ko" if "from the ko pile" in flags else "play", while_stunned="while stunned" in flags,
        )  # fmt: skip
    raise NotUnderstood(f"{head!r} does not say when: begin with 'Main [Might]:', 'When it appears:', 'Always:' ...")


def always(todo: str, name: str) -> Always:
    """A continuous power: 'it gets +1/+1', 'each other character of yours gets +1/+0', or a truth in words."""
    phrase = todo.strip()
    match = re.fullmatch(rf"(.+) (?:gets?|has|have) {CHANGE}", phrase, re.IGNORECASE)
    if match is not None:
        who = SELF if match[1].casefold() in ("it", "itself") else meant(match[1])[1]
        atk, defense = stats(match[2])
        return Always(HasStats(who, atk, defense), name)
    spelled = _spelled(phrase)
    if isinstance(spelled, Always):
        return spelled
    if isinstance(spelled, Truth):
        try:
            return Always(spelled, name)
        except ValueError as error:
            raise NotUnderstood(str(error)) from None
    raise NotUnderstood(f"{phrase!r} says nothing that is always so")
