"""Write what the contract says in other languages: `python -m tools.contract`; with --check, only say what is stale.

The classes of `capes.core.event`, `capes.vs.contract` and `capes.duel.contract` are what the rules emit and what the
wire carries. From them are made the TypeScript types of the client, the tables of docs/protocol.md, and the components
of the server's OpenAPI document.
"""

from __future__ import annotations

import argparse
import inspect
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from capes.core import seen
from capes.core.event import CardRef, Event, TurnBegan
from capes.duel.contract import endings as duel_endings
from capes.duel.contract import events as duel_events
from capes.duel.contract import questions as duel_questions
from capes.duel.contract import seen as duel_seen
from capes.duel.contract import verbs as duel_verbs
from capes.live import wire
from capes.table import messages
from capes.vs.contract import characters as vs_characters
from capes.vs.contract import endings as vs_endings
from capes.vs.contract import events as vs_events
from capes.vs.contract import questions as vs_questions
from capes.vs.contract import seen as vs_seen
from capes.vs.contract import verbs as vs_verbs

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "web/src/wire/contract.ts"
PAGE = ROOT / "docs/protocol.md"
COMPONENTS = ROOT / "src/capes/server/api/contract.json"
HEAD = "/** What crosses the wire. Written by tools/contract.py from the server's classes: change those instead. */"
ARGUMENT = """/** What a sentence names: words, a number, another sentence, a player, a card, or several of these. */
export type Argument =
	| string
	| number
	| Sentence
	| { seat: number }
	| { name: number }
	| { card: string }
	| { list: Argument[]; join: "" | "and" | "or" };

/** What is told to people, before it is said in any language: a key of the catalogues with its arguments. */
export interface Sentence {
	key: string;
	args: Record<string, Argument>;
}

/** From one picture to another (after a beat to before it): what to put there, or where to change what. */
export type WayBack =
	| number
	| string
	| boolean
	| unknown[]
	| { is: unknown }
	| { in: Record<string, WayBack> }
	| { at: Record<string, WayBack> }
	| { of: Record<string, WayBack>; by?: number[] };"""
UNIONS = {
    "Verb": ("VsVerb", "DuelVerb"),
    "Question": ("VsQuestion", "DuelQuestion"),
    "AnyView": ("VsView", "DuelView"),
    "AnyPreview": ("VsPreview", "DuelPreview"),
    "AnyExplanation": ("VsExplanation", "DuelExplanation"),
    "GameEvent": ("VsEvent", "DuelEvent", "UndoneEvent", "ConcededEvent", "TimedOutEvent"),
}
"""What is one thing or another to those who serve all games."""


def kinds_of(*modules: ModuleType) -> list[type[Event]]:
    """Every kind of event of those modules, in the order written, and the turn that every game has."""
    found = [one for module in modules for one in vars(module).values() if inspect.isclass(one)]
    kinds = [one for one in dict.fromkeys(found) if issubclass(one, Event) and not one.__subclasses__()]
    return kinds if TurnBegan in kinds else [*kinds, TurnBegan]


EVENTS: dict[str, list[type[Event]]] = {
    "Vs": kinds_of(vs_events, vs_characters),
    "Duel": kinds_of(duel_events),
}


MODULES: dict[ModuleType, str] = {seen: "", vs_seen: "Vs", duel_seen: "Duel", messages: "", wire: ""}
"""Where the structs of the wire are written, with what their names begin with in the client."""


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs written in a module, in order, but for those that only others are made from."""
    found = [one for one in vars(module).values() if inspect.isclass(one) and issubclass(one, msgspec.Struct)]
    return [one for one in found if one.__module__ == module.__name__ and one not in ABSTRACT]


ABSTRACT = {seen.View, seen.Preview, seen.Explanation, wire.Message, messages.Outgoing}
"""Structs that never travel themselves."""


def named(struct: type[Any]) -> str:
    """What a struct is called in the client."""
    name: str = struct.__name__
    if issubclass(struct, Event):
        return f"{name}Event"
    if issubclass(struct, messages.Outgoing):
        return f"{name}Message"
    if issubclass(struct, wire.Message):
        return f"{name}Request"
    prefix = next((prefix for module, prefix in MODULES.items() if module.__name__ == struct.__module__), "")
    return name if name.startswith(prefix) else prefix + name


def written(kind: msgspec.inspect.Type) -> str:
    """A type as TypeScript writes it."""
    if isinstance(kind, msgspec.inspect.Metadata):
        known = (kind.extra or {}).get("name")
        return str(known) if known else written(kind.type)
    if isinstance(kind, msgspec.inspect.UnionType):
        return " | ".join(dict.fromkeys(written(each) for each in kind.types))
    if isinstance(kind, msgspec.inspect.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
    if isinstance(kind, msgspec.inspect.StructType):
        return named(kind.cls)
    if isinstance(kind, msgspec.inspect.TupleType):
        return f"[{', '.join(written(each) for each in kind.item_types)}]"
    if isinstance(kind, msgspec.inspect.VarTupleType | msgspec.inspect.ListType):
        inner = written(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, msgspec.inspect.DictType):
        return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
    plain = {
        msgspec.inspect.IntType: "number", msgspec.inspect.FloatType: "number", msgspec.inspect.StrType: "string",
        msgspec.inspect.BoolType: "boolean", msgspec.inspect.NoneType: "null", msgspec.inspect.AnyType: "unknown",
    }  # fmt: skip
    return plain[type(kind)]


def fields_of(struct: type[Any]) -> list[msgspec.inspect.Field]:
    """The fields of a struct that reach the wire; who may know a secret is kept to the server."""
    info = msgspec.inspect.type_info(struct)
    assert isinstance(info, msgspec.inspect.StructType)
    return [field for field in info.fields if field.name != "known" or not issubclass(struct, Event)]


def field_line(struct: type[Any], field: msgspec.inspect.Field) -> str:
    """A field of an interface: what may be left out is marked, and what is left out when null is never null."""
    kind = written(field.type)
    outgoing = not issubclass(struct, wire.Message | wire.PickOne)
    unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT  # so are those UNSET
    optional = not field.required and (struct.__struct_config__.omit_defaults or unset or not outgoing)
    if optional and outgoing and field.default is None:
        kind = " | ".join(part for part in kind.split(" | ") if part != "null")
    return f"\t{field.encode_name}{'?' if optional else ''}: {kind};"


def interface(struct: type[Any], name: str) -> str:
    """A struct as an interface; with its kind, if it is one of several."""
    said = [line or "" for line in inspect.cleandoc(struct.__doc__ or name).split("\n")]
    text = (
        f"/** {said[0]} */" if len(said) == 1 else "\n".join(["/**", *(f" * {line}".rstrip() for line in said), " */"])
    )
    lines = [text, f"export interface {name} {{"]
    if struct.__struct_config__.tag is not None:
        lines.append(f'\t{struct.__struct_config__.tag_field}: "{struct.__struct_config__.tag}";')
    lines += [field_line(struct, field) for field in fields_of(struct)]
    return "\n".join([*lines, "}"])


def union(name: str, said: str, members: Iterable[str]) -> str:
    """A type that is one of several."""
    return f"/** {said} */\nexport type {name} =\n" + "\n".join(f"\t| {member}" for member in members) + ";"


def words_of(module: ModuleType) -> list[str]:
    """The words spelt in a module of verbs or questions."""
    return list(dict.fromkeys(value for name, value in vars(module).items() if name.isupper() and type(value) is str))


def word_lists() -> Iterator[tuple[str, str, list[str]]]:
    """Texts that are one of a few words: their name, what is said of them, the words."""
    for name, module, said in (
        ("VsVerb", vs_verbs, "What an option of Vs. does."), ("DuelVerb", duel_verbs, "What an option of Duel does."),
        ("VsQuestion", vs_questions, "What a decision of Vs. asks."),
        ("DuelQuestion", duel_questions, "What a decision of Duel asks."),
    ):  # fmt: skip
        yield name, said, words_of(module)
    for module in (vs_endings, duel_endings, *MODULES):
        for alias in vars(module).values():
            for mark in getattr(alias, "__metadata__", ()):
                known = getattr(mark, "extra", None) or {}
                if "one_of" in known:
                    said = " ".join(filter(None, [known["name"] + ":", mark.description or "one of these."]))
                    yield known["name"], said, list(known["one_of"])


def enumerations() -> Iterator[str]:
    """Texts that are one of a few words, as types."""
    for name, said, words in word_lists():
        yield union(name, said, (f'"{word}"' for word in words))


def types() -> str:
    """The TypeScript types."""
    parts = [HEAD, ARGUMENT, interface(CardRef, "CardRef")]
    for game, kinds in EVENTS.items():
        parts += [interface(kind, f"{game}{kind.__name__}") for kind in kinds]
        parts.append(
            union(f"{game}Event", f"Everything that can happen in {game}.", (f"{game}{k.__name__}" for k in kinds))
        )
    parts += list(dict.fromkeys(enumerations()))
    parts += [union(name, "Of whichever game it is.", members) for name, members in UNIONS.items()]
    for module in MODULES:
        parts += [interface(struct, named(struct)) for struct in structs_of(module)]
    told = [named(one) for one in structs_of(messages) if issubclass(one, messages.Outgoing)]
    parts.append(union("Told", "Everything a table tells a client.", told))
    asked = [named(one) for one in structs_of(wire) if issubclass(one, wire.Message)]
    parts.append(union("Asked", "Everything a client can say.", asked))
    return "\n\n".join(parts) + "\n"


def shown(kind: msgspec.inspect.Type) -> str:
    """A type as the page shows it; `?` marks what only some may know."""
    if isinstance(kind, msgspec.inspect.Metadata):
        secret = bool((kind.extra or {}).get("secret"))
        return shown(kind.type).replace(" or null", "") + "?" if secret else shown(kind.type)
    return written(kind).replace(" | ", " or ")


def table(kinds: list[type[Event]]) -> str:
    """The events of a game as a table."""
    rows = ["| Kind | Fields | What happened |", "|---|---|---|"]
    for kind in sorted(kinds, key=lambda kind: kind.__name__):
        fields = ", ".join(f"`{field.encode_name}`: {shown(field.type)}" for field in fields_of(kind))
        rows.append(f"| `{kind.__name__}` | {fields} | {' '.join(inspect.cleandoc(kind.__doc__ or '').split())} |")
    return "\n".join(rows)


def struct_table(structs: Iterable[type[Any]]) -> str:
    """Structs as a table; those of a message under what it begins with."""
    rows = ["| Shape | Fields | What it is |", "|---|---|---|"]
    for struct in structs:
        config = struct.__struct_config__
        name = f'`"{config.tag_field}": "{config.tag}"`' if config.tag_field == "t" else f"`{named(struct)}`"
        lines = (field_line(struct, field).strip("\t;").replace(" | ", " or ") for field in fields_of(struct))
        fields = ", ".join(f"`{line.partition(':')[0]}`:{line.partition(':')[2]}" for line in lines)
        rows.append(f"| {name} | {fields} | {' '.join(inspect.cleandoc(struct.__doc__ or '').split())} |")
    return "\n".join(rows)


def words_table() -> str:
    """Every text that is one of a few words."""
    rows = ["| Words | are |", "|---|---|"]
    for text in dict.fromkeys(enumerations()):
        _, _, members = text.partition("\nexport type ")
        name, _, words = members.partition(" =\n\t| ")
        rows.append(f"| `{name}` | {words.rstrip(';').replace(chr(10) + chr(9) + '| ', ', ')} |")
    return "\n".join(rows)


def sections() -> dict[str, str]:
    """The parts of docs/protocol.md that are written, by the name of their mark."""
    said = (
        'A `CardRef` is `{"n": number on the table, "face": printed id}`. A field marked `?` is null to those who may'
        " not\nknow it; a field that has its usual value (0, false, null) may be left out."
    )
    told = [one for one in structs_of(messages) if issubclass(one, messages.Outgoing)]
    parts = [one for one in structs_of(messages) if not issubclass(one, messages.Outgoing | Event)]
    return {
        "requests": struct_table(one for one in structs_of(wire)),
        "messages": "\n\n".join([struct_table(told), "made of", struct_table(parts)]),
        "decision": struct_table(structs_of(seen)),
        "views of Vs.": struct_table(structs_of(vs_seen)),
        "views of Duel": struct_table(structs_of(duel_seen)),
        "words": words_table(),
        "events": "\n\n".join([said, *(f"### {game}\n\n{table(kinds)}" for game, kinds in EVENTS.items())]),
    }


def page() -> str:
    """docs/protocol.md with its tables as they should be."""
    text = PAGE.read_text(encoding="utf-8")
    for name, made in sections().items():
        begin, end = f"<!-- {name}: written by tools/contract.py -->\n", f"<!-- end of {name} -->"
        before, found, rest = text.partition(begin)
        _, closed, after = rest.partition(end)
        assert found and closed, f"docs/protocol.md has no place for {name}"
        text = f"{before}{begin}{made}\n\n{end}{after}"
    return text


def main() -> int:
    """Write the files, or say which of them are not up to date."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args()
    stale = []
    from tools import contract_schema  # it reads the tables of this module

    for path, text in {TYPES: types(), PAGE: page(), COMPONENTS: contract_schema.text()}.items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(str(path.relative_to(ROOT)))
        if not asked.check:
            path.write_text(text, encoding="utf-8")
    if stale:
        print(f"{'out of date' if asked.check else 'written'}: {', '.join(stale)}")
    return 1 if stale and asked.check else 0


if __name__ == "__main__":
    sys.exit(main())
