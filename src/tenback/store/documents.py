"""What is kept beside the logs, in words that both databases understand: reviews, a day's results, who wants notices.

A document is plain JSON data under a kind and a key. One that is somebody's goes with them when they are forgotten, and
is told to them whole when they ask for all that is stored of them: it holds nothing that they may not know.
"""
# ruff: noqa: S608 - every statement is made of constants

from collections.abc import Sequence
from typing import Any

import msgspec

from tenback.store.asking import Asking, read
from tenback.store.contract import Document
from tenback.store.rows import check_id, check_number, plain

__all__ = ["FORGET_DOCUMENTS", "Documents"]

DOCUMENT = "kind, key, person, at, body"
ADD = f"INSERT INTO document ({DOCUMENT}) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (kind, key) DO "
KEEP = f"{ADD}UPDATE SET person = excluded.person, at = excluded.at, body = excluded.body"
KEEP_FIRST = f"{ADD}NOTHING"
ONE = f"SELECT {DOCUMENT} FROM document WHERE kind = $1 AND key = $2"
DOCUMENTS = f"""
    SELECT {DOCUMENT} FROM document WHERE kind = $1 AND key >= $2 AND key < $3 AND key > $4 ORDER BY key LIMIT $5"""
DOCUMENTS_OF = f"SELECT {DOCUMENT} FROM document WHERE person = $1 AND person <> '' ORDER BY kind, key"
DROP = "DELETE FROM document WHERE kind = $1 AND key = $2"
FORGET_DOCUMENTS = "DELETE FROM document WHERE person = $1 AND person <> ''"
LAST = "\U0010ffff"  # behind every key


class Documents(Asking):
    """Kept, found and thrown away."""

    async def keep(self, document: Document) -> None:
        """In the place of what stood there."""
        await self._change_all((KEEP, _row(document)))

    async def keep_first(self, document: Document) -> bool:
        """False if there is one already, which stays as it is."""
        return await self._change((KEEP_FIRST, _row(document)))

    async def document(self, kind: str, key: str) -> Document | None:
        """The one of that kind and key."""
        rows = await self._ask(ONE, kind, key)
        return _document(rows[0]) if rows else None

    async def documents(self, kind: str, *, under: str = "", after: str = "", limit: int) -> list[Document]:
        """Those whose keys begin with `under`, by their keys; `after`: the last key of the page before."""
        return await read(await self._ask(DOCUMENTS, kind, under, under + LAST, after, max(limit, 0)), _document)

    async def documents_of(self, person: str) -> list[Document]:
        """All that are theirs, by kind and key."""
        return await read(await self._ask(DOCUMENTS_OF, person), _document)

    async def drop(self, kind: str, key: str) -> bool:
        """Whether it was there."""
        check_id("A document's kind", kind)
        check_id("A document's key", key)
        return await self._change((DROP, (kind, key)))


def _row(document: Document) -> tuple[Any, ...]:
    check_id("A document's kind", document.kind)
    check_id("A document's key", document.key)
    if document.person:
        check_id("A person's id", document.person)
    check_number("A document's time", document.at)
    return document.kind, document.key, document.person, document.at, plain("A document", document.body)


def _document(row: Sequence[Any]) -> Document:
    kind, key, person, at, body = row
    return Document(kind, key, msgspec.json.decode(body), at, person)
