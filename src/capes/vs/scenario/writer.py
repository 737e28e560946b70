"""Any position of a game as a scenario file: in the words of the format where they say all of it, else exactly."""

from __future__ import annotations

import json
from typing import Final

from capes.core.whole_numbers import WholeNumbers
from capes.vs.contract import questions
from capes.vs.rules.derived import atk, defense
from capes.vs.scenario.checks import Checker
from capes.vs.scenario.errors import BadScenario, CheckFailed, PickFailed
from capes.vs.scenario.names import characters, name_of
from capes.vs.scenario.picks import Hand
from capes.vs.scenario.runner import read
from capes.vs.scenario.table import labels_for
from capes.vs.state.card import Card, Resource
from capes.vs.state.character import BACK, FRONT, HIDDEN, STUNNED, UP, AttackedPlayer, Character
from capes.vs.state.codec import encode, fingerprint
from capes.vs.state.state import State

PHASES: Final = {
    questions.MAIN_PHASE: "", questions.RECRUIT_STEP: "recruit", questions.FORMATION_STEP: "formation",
    questions.RESOURCE_STEP: "resource",
}  # fmt: skip
"""Where a table can be set in words; the Main Phase that has begun is what a file means that says nothing."""

MOST_NAMESAKES: Final = 9


def written_position(state: State, title: str, rows: str = "", pick: int = -1, notes: tuple[str, ...] = ()) -> str:
    """A scenario file that sets this position, says what is so in it, and makes that pick where it has a sentence."""
    labels = labels_for(state.setup.mode, len(state.players))
    head = [f"# {note}" for note in notes] + [f"title: {quoted(title)}"] + ([f"rows: {rows}"] if rows else [])
    story = [f"  - {quoted(line)}" for line in facts(state, labels)]
    said = sentence_for(state, pick, labels) if pick >= 0 else ""
    if said:
        story.append(f"  - {quoted(said)}")
    ending = ["story:", *story, ""]
    words = [*head, *in_words(state, labels), *ending] if can_be_said(state) else []
    if words and is_same_table("\n".join(words), state):
        return "\n".join(words)
    return "\n".join([*head, *exactly(state), *ending])


def quoted(text: str) -> str:
    """A text as YAML takes it whatever is in it."""
    return "'" + text.replace("'", "''") + "'"


def exactly(state: State) -> list[str]:
    """The position as data, an entry on a line."""
    entries = [f"    {json.dumps(key)}: {json.dumps(value)}" for key, value in encode(state).items()]
    data = ",\n".join(entries).replace(" #", "\\u0020#")  # a hash after a space begins a comment
    return ["position: |", "  {", *data.split("\n"), "  }"]


# -- in words --------------------------------------------------------------------------------------------------------


def can_be_said(state: State) -> bool:
    """Whether the words of the format may be enough: a step of a turn, with nothing under way and nothing in force."""
    asked = state.decision
    return (
        asked is not None
        and asked.why in PHASES
        and asked.seat == state.active
        and state.combat is None
        and not (state.modifiers or state.today or state.used or state.spent or state.removed or state.aside)
        and all(not (c.memory or c.equipment or c.stolen_from >= 0) for c in state.play.values())
    )


def in_words(state: State, labels: tuple[str, ...]) -> list[str]:
    """The table as a player would write it."""
    assert state.decision is not None
    phase = PHASES[state.decision.why]
    options = [
        name
        for name, chosen in (
            ("recruit to teammate", state.setup.recruit_to_mate),
            ("shared hands", state.setup.shared_hands),
        )
        if chosen
    ]
    lines = [
        f"mode: {state.setup.mode}",
        f"edition: {state.setup.edition}",
        f"turn: {labels[state.active]} turn {state.turn}",
        *([f"phase: {phase}"] if phase else []),
        *([f"options: [{', '.join(options)}]"] if options else []),
    ]
    for seat, player in enumerate(state.players):
        lines.append(f"{labels[seat]}:")
        own = [c for c in state.characters if c.seat == seat]
        for row, name in ((FRONT, "front"), (BACK, "back")):
            lines.extend(listed(name, [stands(c, labels) for c in own if c.row == row]))
        lines.extend(listed("hand", [printed(card) for card in player.hand]))
        lines.extend(listed("deck", [printed(card) for card in reversed(player.deck)]))
        lines.extend(listed("ko", [printed(card) for card in player.ko]))
        lines.extend(listed("resources", [lies(resource) for resource in player.resources]))
        if player.out:
            lines.append("  out: yes")
        if phase == "recruit":
            lines.append(f"  points: {player.points}")
    return lines


def printed(card: Card) -> str:
    """A card by its id."""
    return card.face.printed_id


def lies(resource: Resource) -> str:
    """A resource and how it lies; Locations lie face up unless it is said."""
    is_down = resource.face.kind == "location" and not resource.up
    return resource.face.printed_id + (" (face down)" if is_down else "")


def listed(name: str, entries: list[str]) -> list[str]:
    """A list of a player's cards, left out when empty."""
    return [f"  {name}:", *(f"    - {quoted(entry)}" for entry in entries)] if entries else []


def stands(character: Character, labels: tuple[str, ...]) -> str:
    """A character and how it stands."""
    marks: list[str] = []
    if character.state in (STUNNED, HIDDEN):
        marks.append("stunned" if character.state == STUNNED else "hidden")
    elif not character.ready:
        marks.append("exhausted")
    if character.frozen:
        marks.append("frozen")
    if character.wounds:
        marks.append(f"{character.wounds} wounds")
    if character.xp:
        marks.append(f"{character.xp} XP")
    if character.counters:
        marks.append(f"{abs(character.counters)} {'+1/+1' if character.counters > 0 else '-1/-1'}")
    if character.owner != character.seat:
        marks.append(f"owned by {labels[character.owner]}")
    return character.face.printed_id + (f" ({', '.join(marks)})" if marks else "")


def is_same_table(text: str, state: State) -> bool:
    """Whether the file sets the very table: everybody and everything where it is, and the same to be picked."""
    try:
        return outline(read(text)[0].table().state) == outline(state)
    except BadScenario:
        return False


def outline(state: State) -> list[object]:
    """All that two tables set in words can differ in."""
    people = [
        (c.face.id, c.seat, c.owner, c.row, c.state, c.ready, c.wounds, c.counters, c.xp, c.main_of, c.frozen,
         c.original, atk(state, c), defense(state, c), c.born == state.turn)
        for c in state.play.values()
    ]  # fmt: skip
    zones: list[object] = []
    for player in state.players:
        zones.extend([card.face.id for card in zone] for zone in (player.hand, player.deck, player.ko))
        zones.append([(resource.face.id, resource.up) for resource in player.resources])
        zones.append((player.points, player.out, player.open_hand, player.counters))
        zones.extend((pile.name, [card.face.id for card in pile.cards]) for pile in player.piles)
    asked = state.decision
    assert asked is not None and not isinstance(asked.options, WholeNumbers)
    options = sorted((o.verb, name_of(state, o.card), o.text) for o in asked.options)
    return [sorted(people), zones, (state.active, state.turn, state.phase, asked.seat, asked.why), options]


# -- what is so ------------------------------------------------------------------------------------------------------


def facts(state: State, labels: tuple[str, ...]) -> list[str]:
    """What is so in this position, as checks that hold."""
    checker = Checker(state, labels, [])
    lines = [f"table: {labels[state.active]}'s turn, turn {state.turn}"]
    for seat, player in enumerate(state.players):
        people = sum(1 for c in state.characters if c.seat == seat)
        piles = f"hand {len(player.hand)}, deck {len(player.deck)}, KO pile {len(player.ko)}"
        lines.append(f"{labels[seat]}: {piles}, resources {len(player.resources)}, characters {people}")
    for character in state.play.values():
        name = name_for(state, character, labels)
        if name:
            lines.append(
                f"{name}: {', '.join(fact for fact in stance(state, character) if is_so(checker, name, fact))}"
            )
    if state.decision is None:
        lines.append("decision: none")
        return lines
    return [*lines, f"decision: {labels[state.decision.seat]} {state.decision.why}"]


def name_for(state: State, character: Character, labels: tuple[str, ...]) -> str:
    """The shortest name that means this character and nobody else; '' if there is none."""
    if isinstance(character, AttackedPlayer):
        return ""
    whose = f"{labels[character.seat]}'s "
    for name in (character.face.name, character.face.id):
        numbered = (f"{whose}{name} #{at}" for at in range(1, MOST_NAMESAKES))
        for form in (name, f"{whose}{name}", *numbered):
            if [c.number for c in characters(state, form, labels)] == [character.number]:
                return form
    return ""


def stance(state: State, character: Character) -> list[str]:
    """What can be said of how a character stands."""
    so = [f"{atk(state, character)}/{defense(state, character)}", "back" if character.row == BACK else "front"]
    so.append({UP: "face up", STUNNED: "stunned", HIDDEN: "hidden"}[character.state])
    so.append("ready" if character.ready else "exhausted")
    so.append(f"{character.wounds} wounds" if character.wounds else "no wounds")
    if character.counters:
        so.append(f"{abs(character.counters)} {'+1/+1' if character.counters > 0 else '-1/-1'}")
    if character.xp:
        so.append(f"{character.xp} XP")
    return so


def is_so(checker: Checker, name: str, fact: str) -> bool:
    """Whether the format can say it, and it holds."""
    try:
        checker.about(name, fact)
    except CheckFailed:
        return False
    return True


# -- a pick ----------------------------------------------------------------------------------------------------------


def sentence_for(state: State, pick: int, labels: tuple[str, ...]) -> str:
    """A sentence of stories that makes that pick; '' if none of the plain ones does."""
    assert state.decision is not None
    after = state.copy()
    Hand(after, labels).take(after.decision.options[pick])  # type: ignore[union-attr]
    wanted = fingerprint(after)
    option = state.decision.options[pick]
    who, name = labels[state.decision.seat], name_of(state, option.card)
    forms = [
        option.verb, f"{who} {option.verb}", f"{who} picks {name}", f"{who} picks {option.text}", f"{who} plays {name}",
        f"{who} recruits {name} {option.text}", f"{who} moves {name}", f"{who} places {name} {option.text}",
        f"{who} powers up {name}", f"{who} picks {option.number}",
    ]  # fmt: skip
    for form in forms:
        trial = state.copy()
        try:
            Hand(trial, labels).say(form)
        except (PickFailed, BadScenario):
            continue
        if fingerprint(trial) == wanted:
            return form
    return ""
