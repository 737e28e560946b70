"""Write what the contract says in other languages: `python -m tools.contract`; with --check, only say what is stale.

The classes of `capes.core.event`, `capes.vs.contract` and `capes.duel.contract` are what the rules emit and what the
wire carries. From them are made the TypeScript types of the client, and the tables of docs/protocol.md.
"""

from __future__ import annotations

import argparse
import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from capes.core.event import Event, TurnBegan
from capes.duel.contract import events as duel_events
from capes.vs.contract import characters as vs_characters
from capes.vs.contract import events as vs_events

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "web/src/wire/contract.ts"
PAGE = ROOT / "docs/protocol.md"
HEAD = "/** What crosses the wire. Written by tools/contract.py from the server's classes: change those instead. */\n"


def kinds_of(*modules: ModuleType) -> list[type[Event]]:
    """Every kind of event of those modules, in the order written, and the turn that every game has."""
    found = [one for module in modules for one in vars(module).values() if inspect.isclass(one)]
    kinds = [one for one in dict.fromkeys(found) if issubclass(one, Event) and not one.__subclasses__()]
    return kinds if TurnBegan in kinds else [*kinds, TurnBegan]


EVENTS: dict[str, list[type[Event]]] = {
    "Vs": kinds_of(vs_events, vs_characters),
    "Duel": kinds_of(duel_events),
}


def written(kind: msgspec.inspect.Type) -> str:
    """A type as TypeScript writes it."""
    if isinstance(kind, msgspec.inspect.Metadata):
        return written(kind.type)
    if isinstance(kind, msgspec.inspect.UnionType):
        return " | ".join(dict.fromkeys(written(each) for each in kind.types))
    if isinstance(kind, msgspec.inspect.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
    if isinstance(kind, msgspec.inspect.StructType):
        return kind.cls.__name__
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
    return [field for field in info.fields if field.name != "known"]


def interface(struct: type[Any], name: str) -> str:
    """A struct as an interface; with its kind, if it is one of several."""
    lines = [f"/** {inspect.cleandoc(struct.__doc__ or name)} */".replace("\n", "\n * "), f"export interface {name} {{"]
    if struct.__struct_config__.tag is not None:
        lines.append(f'\t{struct.__struct_config__.tag_field}: "{struct.__struct_config__.tag}";')
    for field in fields_of(struct):
        optional = struct.__struct_config__.omit_defaults and not field.required
        lines.append(f"\t{field.encode_name}{'?' if optional else ''}: {written(field.type)};")
    return "\n".join([*lines, "}"])


def types() -> str:
    """The TypeScript types."""
    parts = [HEAD + interface(sys.modules["capes.core.event"].CardRef, "CardRef")]
    for game, kinds in EVENTS.items():
        parts += [interface(kind, f"{game}{kind.__name__}") for kind in kinds]
        names = "\n".join(f"\t| {game}{kind.__name__}" for kind in kinds)
        parts.append(f"/** Everything that can happen in {game}. */\nexport type {game}Event =\n{names};")
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


def page() -> str:
    """docs/protocol.md with its tables as they should be."""
    text = PAGE.read_text(encoding="utf-8")
    begin, end = "<!-- events: written by tools/contract.py -->\n", "<!-- end of events -->"
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    said = (
        'A `CardRef` is `{"n": number on the table, "face": printed id}`. A field marked `?` is null to those who may'
        " not\nknow it; a field that has its usual value (0, false, null) may be left out."
    )
    tables = [f"### {game}\n\n{table(kinds)}" for game, kinds in EVENTS.items()]
    return before + begin + "\n\n".join(["", said, *tables, ""]).lstrip("\n") + end + after


def main() -> int:
    """Write the files, or say which of them are not up to date."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args()
    stale = []
    for path, text in {TYPES: types(), PAGE: page()}.items():
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
