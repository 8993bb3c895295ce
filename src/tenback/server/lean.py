"""What a browser needs of a source: the same program without comments, indentation and spaces that separate nothing.

Lines keep their numbers, so that an error's line is the source's. Strings, templates and regular expressions stay as
they are.
"""

import re
from collections.abc import Iterator

__all__ = ["script", "style", "words"]

# JavaScript

TOKEN = re.compile(
    r"""
      (?P<comment>/\*.*?\*/|//[^\n]*)
    | (?P<quoted>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
    | (?P<space>[ \t]+)
    | (?P<word>[\w$\#]+)
    | (?P<mark>.)
    """,
    re.VERBOSE | re.DOTALL,
)
EXPRESSION = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/*\\\[\n])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\[\n])*/[a-z]*")
TEMPLATE = re.compile(r"[`}](?:\\.|\$(?!\{)|[^\\`$])*(?:`|\$\{)", re.DOTALL)  # up to its end, or to what is put in
ENDS_A_VALUE = re.compile(r"[\w$)\]}\"'`]")  # a slash after it divides; else it begins a regular expression
BEFORE_A_VALUE = {"case", "in", "of", "return", "typeof"}
SIGNS = frozenset("+-!~./<")  # of which two could become one: a + +b, 1 .. 2


def script(text: str) -> str:
    """JavaScript."""
    made: list[str] = []
    gap = False
    for piece in _pieces(text):
        if piece == " ":
            gap = True
            continue
        if gap and _separates(made[-1][-1] if made else "\n", piece[0]):
            made.append(" ")
        made.append(piece)
        gap = False
    return "".join(made)


def _pieces(text: str) -> Iterator[str]:
    """Each piece as it stands, a space for any number of them; of comments, their ends of line."""
    at, last, braces = 0, "", [0]  # open ones: of the program, and within each template that we are in
    while at < len(text):
        found = None
        if text[at] == "`" or (text[at] == "}" and len(braces) > 1 and not braces[-1]):
            found = TEMPLATE.match(text, at)
        elif text[at] == "/" and (last in BEFORE_A_VALUE or not ENDS_A_VALUE.fullmatch(last[-1:])):
            found = EXPRESSION.match(text, at)
        if found and found.re is TEMPLATE:
            if text[at] == "}":
                braces.pop()
            if found[0].endswith("${"):
                braces.append(0)
        elif not found:
            found = TOKEN.match(text, at)
            assert found is not None  # any character is one
            braces[-1] += (found[0] == "{") - (found[0] == "}")
        at = found.end()
        if found.lastgroup == "comment":
            yield from "\n" * found[0].count("\n") or " "
        elif found.lastgroup == "space":
            yield " "
        else:
            yield found[0]
            last = found[0].strip() or last


def _separates(before: str, after: str) -> bool:
    """Whether a space between two pieces keeps them apart."""
    if "\n" in {before, after}:
        return False
    both = {before, after}
    return both <= SIGNS or all(each.isalnum() or each in "_$#" for each in both) or (before.isdigit() and after == ".")


# Styles

QUOTED = r"""(?P<kept>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')"""
SPARE = re.compile(rf"{QUOTED}|/\*.*?\*/|^[ \t]+|[ \t]*(?P<mark>[{{}};,])[ \t]*", re.DOTALL | re.MULTILINE)
AFTER_A_NAME = re.compile(rf"{QUOTED}|(?:^|(?<=[{{;]))(?P<mark>[-\w]+:)[ \t]+", re.MULTILINE)


def style(text: str) -> str:
    """CSS."""
    return AFTER_A_NAME.sub(_kept, SPARE.sub(_kept, text))


def _kept(found: re.Match[str]) -> str:
    return found["kept"] or found["mark"] or "\n" * found[0].count("\n")


# Words


def words(text: str) -> str:
    """Fluent messages."""
    return re.sub(r"^#[^\n]*", "", text, flags=re.MULTILINE)
