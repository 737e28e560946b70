"""A bare position as a scenario file, where the format can say it; '' where it cannot."""

from __future__ import annotations

from capes.referee.reading import Pick, asked
from capes.referee.sheet import Disagreement
from capes.vs.state.card import Resource
from capes.vs.state.character import BACK, FRONT, HIDDEN, STUNNED, Character
from capes.vs.state.state import State

PHASES = {"main phase": "main", "recruit step": "recruit", "formation step": "formation", "resource step": "resource"}

FOLLOWING = {
    "resource step": "recruit step", "recruit step": "formation step", "formation step": "main phase",
}  # fmt: skip


def scenario(state: State, pick: Pick, found: Disagreement) -> str:
    """The position and the pick in the words of scenario files; nothing is said of combats and of what was given."""
    why = asked(state)
    sentence = said(state, pick)
    if why not in PHASES or state.combat is not None or state.modifiers or not sentence:
        return ""
    labels = ("A1", "B1", "A2", "B2") if state.setup.mode in ("2v2", "two-headed") else ("P1", "P2", "P3", "P4")
    lines = [
        f"# {found.row}: {found.what}",
        f"# expected {found.expected}",
        f"# found {found.found}",
        f"title: A disagreement about {found.row}",
        f"rows: {found.row}",
        f"mode: {state.setup.mode}",
        f"edition: {state.setup.edition}",
        f"turn: {labels[state.active]} turn {state.turn}",
        f"phase: {PHASES[why]}",
    ]
    for seat, player in enumerate(state.players):
        lines.append(f"{labels[seat]}:")
        own = [character for character in state.play.values() if character.seat == seat and character.player < 0]
        for row, name in ((FRONT, "front"), (BACK, "back")):
            lines.extend(listed(name, [stands(character) for character in own if character.row == row]))
        lines.extend(listed("hand", [card.face.printed_id for card in player.hand]))
        lines.extend(listed("deck", [card.face.printed_id for card in reversed(player.deck)]))
        lines.extend(listed("ko", [card.face.printed_id for card in player.ko]))
        lines.extend(listed("resources", [lies(r) for r in player.resources]))
        if PHASES[why] == "recruit":
            lines.append(f"  points: {player.points}")
    seat = state.decision.seat if state.decision is not None else 0
    whole = sentence.replace("you", labels[seat], 1)
    return "\n".join([*lines, "story:", f"  - {whole}", ""])


def lies(resource: Resource) -> str:
    """A resource and how it lies; Locations lie face up unless it is said."""
    is_down = resource.face.kind == "location" and not resource.up
    return resource.face.printed_id + (" (face down)" if is_down else "")


def listed(name: str, entries: list[str]) -> list[str]:
    """A list of a player's cards, left out when empty."""
    return [f"  {name}:", *(f"    - {entry}" for entry in entries)] if entries else []


def stands(character: Character) -> str:
    """A character and how it stands."""
    facts = []
    if character.state in (STUNNED, HIDDEN):
        facts.append("stunned" if character.state == STUNNED else "hidden")
    elif not character.ready:
        facts.append("exhausted")
    if character.frozen:
        facts.append("frozen")
    if character.wounds:
        facts.append(f"{character.wounds} wounds")
    if character.xp:
        facts.append(f"{character.xp} XP")
    if character.counters:
        facts.append(f"{abs(character.counters)} {'+1/+1' if character.counters > 0 else '-1/-1'}")
    return character.face.printed_id + (f" ({', '.join(facts)})" if facts else "")


def said(state: State, pick: Pick) -> str:
    """The pick in the words of stories, "you" for its player; '' for one that has none here."""
    names = {card.number: card.face.name for player in state.players for card in player.hand}
    names.update({number: character.face.name for number, character in state.play.items()})
    name = names.get(pick.card, "")
    if pick.verb == "next" and asked(state) in FOLLOWING:
        return f"until you {FOLLOWING[asked(state)]}"
    if pick.verb == "end turn":
        return "you ends the turn"
    if pick.verb == "recruit" and name and not pick.number:
        return f"you recruits {name} {pick.text}"
    if pick.verb == "play" and name:
        return f"you plays {name}"
    if pick.verb == "move" and name:
        return f"you moves {name}"
    return ""
