"""The words on the wire as TypeScript, for the browser client: both directions, made from the very structs.

`make wire` writes them: `python -m tenback.protocol.typescript > src/tenback/web/wire/frames.d.ts`.
"""

import re
import sys
from collections.abc import Iterable
from textwrap import wrap
from typing import Any, get_args

from msgspec import NODEFAULT, Struct, inspect

from tenback.protocol.client_frames import VERSION, ClientFrame, Hello, Ping, Wish
from tenback.protocol.pages import REQUESTS, Problem
from tenback.protocol.server_frames import ANSWERS, Ack, Error, Event, ServerFrame

__all__ = ["typescript"]

HEADER = """\
/**
 * The words on the wire. Types only: nothing here is served.
 *
 * Made from the structs in src/tenback/protocol and src/tenback/views: change those, then run `make wire`.
 */
"""
WIDTH = 120  # Prettier's
PLAIN: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "any",
}
UNIONS = [union for request in REQUESTS.values() for union in get_args(request.body)[:1]]
ONE_OF_SEVERAL = {each for union in UNIONS for each in get_args(union)}
SENT = {*get_args(ClientFrame), *(request.body for request in REQUESTS.values()), *ONE_OF_SEVERAL}  # by the client
RENAMED: dict[type, str] = {Event: "HappenedFrame", Error: "ErrorFrame"}  # a browser has an Event and an Error


def typescript() -> str:
    """The whole file."""
    writer = _Writer()
    frames = [*get_args(ServerFrame), *get_args(ClientFrame)]
    pages = [each for request in REQUESTS.values() for each in (request.answer, request.body) if each]
    for each in (*frames, Problem, *pages):
        writer.write(inspect.type_info(each))
    wishes = [kind for kind in get_args(ClientFrame) if issubclass(kind, Wish)]
    tables = (
        _interface("Wishes", "What may be wished for, by type.", {_tag(each): writer.name(each) for each in wishes}),
        _interface(
            "Answers", "What grants a wish.", {_tag(each): writer.name(ANSWERS.get(each, Ack)) for each in wishes}
        ),
        _interface("Requests", "What is asked by HTTP: what is sent, and what is answered.", _requests(writer)),
    )
    unions = (
        _alias("ServerFrame", [writer.name(each) for each in get_args(ServerFrame)]),
        _alias("Greeting", [writer.name(each) for each in (Hello, Ping)]),
        _alias("Version", [str(VERSION)]),
    )
    return "\n".join((HEADER, *writer.aliases.values(), *writer.interfaces.values(), *unions, *tables))


class _Writer:
    """Types by their names, each after those that it is made of."""

    def __init__(self) -> None:
        self.aliases: dict[str, str] = {}
        self.interfaces: dict[str, str] = {}

    def name(self, kind: type[Struct]) -> str:
        """A wish and what a server tells may be called alike."""
        return RENAMED.get(kind) or (f"{kind.__name__}Wish" if issubclass(kind, Wish) else kind.__name__)

    def write(self, kind: inspect.Type) -> str:
        """How the type is written where it is used."""
        match kind:
            case inspect.Metadata(type=inner, extra_json_schema=extra):
                return self._titled(inner, extra or {})
            case inspect.StructType():
                return self._struct(kind)
            case inspect.LiteralType(values=values):
                return _either(_quoted(values))
            case inspect.EnumType(cls=cls):
                return _either(_quoted(each.value for each in cls))
            case inspect.ListType(item_type=item):
                written = self.write(item)
                return f"({written})[]" if " | " in written else f"{written}[]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Record<{self.write(key)}, {self.write(value)}>"
            case inspect.UnionType(types=types):
                return _either(self.write(each) for each in types)
        if type(kind) not in PLAIN:
            raise TypeError(f"{kind} has no words in TypeScript.")
        return PLAIN[type(kind)]

    def _titled(self, inner: inspect.Type, extra: dict[str, Any]) -> str:
        written = _either(_quoted(extra["enum"])) if "enum" in extra else self.write(inner)
        title: str | None = extra.get("title")
        if title is None:
            return written
        alias = _alias(title, written.split(" | "))
        if self.aliases.setdefault(title, alias) != alias:
            raise ValueError(f"{title} is said of two different types.")
        return title

    def _struct(self, struct: inspect.StructType) -> str:
        name, sent = self.name(struct.cls), struct.cls in SENT
        if name in self.interfaces:
            return name
        fields = {}
        if struct.tag_field and not issubclass(struct.cls, Wish):  # a wish's type is its place among the wishes
            fields[struct.tag_field] = f'"{struct.tag}"'
        for field in struct.fields:
            if sent and field.name == "id":
                continue  # the line's own
            # Whoever sends may leave out what has a default; a server never does.
            unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
            may_lack = not field.required and (sent or unset)
            fields[f"{field.encode_name}?" if may_lack else field.encode_name] = self.write(field.type)
        self.interfaces[name] = _interface(name, struct.cls.__doc__ or "", fields)
        return name


def _requests(writer: _Writer) -> dict[str, str]:
    written = {}
    for request, (answer, body, query) in REQUESTS.items():
        parts = {
            "answer": "null" if answer is None else writer.write(inspect.type_info(answer)),
            **({"body": writer.write(inspect.type_info(body))} if body else {}),
            **({"query?": _query(query)} if query else {}),
            **dict.fromkeys(re.findall(r"{(\w+)}", request), "string"),
        }
        written[request] = "{ " + "; ".join(f"{name}: {kind}" for name, kind in parts.items()) + " }"
    return written


def _query(names: str) -> str:
    return "{ " + "; ".join(f"{name}?: string" for name in names.split(", ")) + " }"


def _tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)


def _quoted(values: Iterable[object]) -> list[str]:
    return sorted(f'"{value}"' for value in values)


def _either(written: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(written))


def _interface(name: str, about: str, fields: dict[str, str]) -> str:
    if not fields:  # an empty interface would take anything
        return "\n".join([*_comment(about), _alias(name, ["Record<string, never>"])])
    lines = [f"  {_key(field)}: {kind};" for field, kind in fields.items()]
    return "\n".join([*_comment(about), f"export interface {name} {{", *lines, "}\n"])


def _comment(about: str) -> list[str]:
    """On one line, if it fits there."""
    said = " ".join(about.split())
    if len(f"/** {said} */") <= WIDTH:
        return [f"/** {said} */"] if said else []
    return ["/**", *wrap(said, WIDTH, initial_indent=" * ", subsequent_indent=" * "), " */"]


def _key(field: str) -> str:
    bare = field.removesuffix("?")
    return field if bare.replace("_", "").isalnum() else f'"{bare}"{field[len(bare) :]}'


def _alias(name: str, choices: list[str]) -> str:
    """Laid out as Prettier does it."""
    begin, line = f"export type {name} =", f"{' | '.join(choices)};"
    if len(f"{begin} {line}") <= WIDTH:
        return f"{begin} {line}\n"
    if len(f"  {line}") <= WIDTH:
        return f"{begin}\n  {line}\n"
    return "\n".join([begin, *(f"  | {each}" for each in choices)]) + ";\n"


if __name__ == "__main__":
    sys.stdout.write(typescript())
