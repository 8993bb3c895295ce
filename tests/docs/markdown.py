"""A Markdown page taken apart: its headings, links, code blocks and inline code, each with its line."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

FENCE = re.compile(r"^( *)(`{3,}|~{3,})[ ]*([\w+-]*)[^\n]*\n(.*?)^\1\2[`~]*[ ]*$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"(?<![`\\])(`+)(?!`)((?:(?!\n[ ]*\n).)+?)(?<!`)\1(?!`)", re.DOTALL)
HEADING = re.compile(r"^(#{1,6}) +(.+?)(?: +#+)?$", re.MULTILINE)
LINK = re.compile(r"\[(?:[^\[\]]|\[[^\]]*\]\([^)]*\))*\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
NAMED_LINK = re.compile(r"^ {0,3}\[[^\]]+\]:\s+<?(\S+?)>?\s*$", re.MULTILINE)
ATTRIBUTE = re.compile(r"<[^>]*?\b(?:src|href|srcset)=\"([^\"\s]+)[^>]*>")
EXPLICIT_ANCHOR = re.compile(r"<[^>]*?\b(?:id|name)=\"([^\"]+)\"")

PART = 2  # the rank of the headings that divide a page


@dataclass(frozen=True, slots=True)
class Code:
    """A code block, or a piece of inline code: then `language` is None."""

    text: str
    start: int
    language: str | None

    def lines(self) -> list[str]:
        return self.text.split("\n") if self.language is not None else [" ".join(self.text.split())]


@dataclass(frozen=True, slots=True)
class Section:
    """From a heading to the next one of its rank."""

    level: int
    start: int
    end: int


@dataclass(frozen=True)
class Page:
    """The text of a page, and what is in it."""

    text: str

    def line(self, place: int) -> int:
        return self.text.count("\n", 0, place) + 1

    @cached_property
    def blocks(self) -> list[Code]:
        return [Code(found[4].rstrip("\n"), found.start(4), found[3]) for found in FENCE.finditer(self.text)]

    @cached_property
    def prose(self) -> str:
        """The text with its code blocks blanked out; every place stays where it is."""
        return FENCE.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), self.text)

    @cached_property
    def inline(self) -> list[Code]:
        return [Code(found[2].strip(" "), found.start(2), None) for found in INLINE.finditer(self.prose)]

    @cached_property
    def codes(self) -> list[Code]:
        return [*self.blocks, *self.inline]

    @cached_property
    def words(self) -> str:
        """The prose without its inline code."""
        return INLINE.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), self.prose)

    def links(self) -> Iterator[tuple[str, int]]:
        for pattern in (LINK, NAMED_LINK, ATTRIBUTE):
            for found in pattern.finditer(self.words):
                yield found[1], found.start(1)

    @cached_property
    def anchors(self) -> set[str]:
        """What a link can lead to within the page, spelt as GitHub spells it."""
        seen = Counter[str]()
        anchors = set(EXPLICIT_ANCHOR.findall(self.words))
        for _, title in HEADING.findall(self.prose):
            shown = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", title)
            slug = re.sub(r"[^\w\- ]", "", shown.strip().lower()).replace(" ", "-")
            anchors.add(f"{slug}-{seen[slug]}" if seen[slug] else slug)
            seen[slug] += 1
        return anchors

    @cached_property
    def sections(self) -> list[Section]:
        heads = [(len(found[1]), found.start()) for found in HEADING.finditer(self.prose)]
        return [
            Section(
                level,
                start,
                min((other for rank, other in heads[number + 1 :] if rank <= level), default=len(self.text)),
            )
            for number, (level, start) in enumerate(heads)
        ]

    def around(self, place: int) -> Iterator[tuple[int, int]]:
        """The part of the page that holds this place, from one second-rank heading to the next; then the whole page."""
        for section in self.sections:
            if section.level == PART and section.start <= place < section.end:
                yield section.start, section.end
        yield 0, len(self.text)
