"""The tables of `docs/settings.md`, and `deploy/tenback.toml`. `python -m tenback.server.settings.page` renews both."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Literal, get_origin

from tenback.server.settings.checking import by_table, written
from tenback.server.settings.keys import Key

__all__ = ["BEGIN", "FINISH", "example", "renewed"]

BEGIN, FINISH = "<!-- made by tenback.server.settings.page -->", "<!-- until here -->"
PAGE, EXAMPLE = Path("docs/settings.md"), Path("deploy/tenback.toml")
TITLES = {
    "": "The server",
    "limits": "What anybody may ask for",
    "bots": "Bots",
    "reviews": "Reviews",
    "retention": "How long things are kept",
    "notices": "Notices by push and by mail",
}
NOTHING = {int: "30", str: '"…"', Path: '"/…"'}  # an example, where nothing is the default
HEAD = """\
# Every setting of `tenback serve --config FILE`, with its default. What is not set may be left out; a variable of the
# environment wins over this file, and an option of the command line over both. docs/settings.md tells the rest.
"""


def renewed(page: str) -> str:
    """The page with its tables as they are now."""
    before, found, rest = page.partition(BEGIN)
    _, ended, after = rest.partition(FINISH)
    if not found or not ended:
        raise ValueError(f"The page needs the lines {BEGIN} and {FINISH}.")
    return "\n".join((f"{before}{BEGIN}", *_tables(), f"{FINISH}{after}"))


def _tables() -> Iterator[str]:
    for table, of_it in groupby(by_table(), key=lambda each: each[1].table):
        yield f"### {TITLES[table]}{f' (`[{table}]`)' if table else ''}"
        yield from ("| key | variable | default | what |", "| --- | --- | --- | --- |")
        for _, key in of_it:
            option = f" or `{key.option}`" if key.option else ""
            yield f"| `{key.in_table}` | `{key.variable}`{option} | {_default(key)} | {_what(key)} |"
        yield ""


def _what(key: Key) -> str:
    """With what may stand there, where the words before do not tell."""
    if get_origin(key.kind) is Literal:
        return f"{key.about.what}: {key.right}"
    return f"{key.about.what}; {key.bounds}" if key.kind in {int, float} else key.about.what


def _default(key: Key) -> str:
    return "" if key.default is None or key.default == () else f"`{written(key, key.default)}`"


def example() -> str:
    """A file that changes nothing."""
    lines = [HEAD.rstrip()]
    for table, of_it in groupby(by_table(), key=lambda each: each[1].table):
        lines += ["", f"[{table}]"] if table else [""]
        for _, key in of_it:
            value = NOTHING[key.kind] if key.default is None else written(key, key.default)
            lines.append(f"# {key.in_table} = {value}  # {key.about.what.replace('`', '')}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    EXAMPLE.write_text(example(), encoding="utf-8")
