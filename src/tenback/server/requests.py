"""What a request brings along, and how it is answered."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response

from tenback.core import TenbackError
from tenback.server.addresses import counted
from tenback.server.identity import COOKIE

__all__ = ["BadRequest", "Handler", "a_file", "address_of", "body_of", "json_of", "token_of", "told"]

LARGEST_BODY = 4096  # bytes: a name and a password; a wish of the owner

Handler = Callable[[Request], Awaitable[Response]]


class BadRequest(TenbackError):
    """Something in the request is wrong."""


def told(answer: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(answer), status, media_type="application/json")


def a_file(text: str, kind: str, name: str) -> Response:
    return PlainTextResponse(text, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


def token_of(request: HTTPConnection) -> str | None:
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    return bearer if scheme.lower() == "bearer" else request.cookies.get(COOKIE)


def address_of(request: Request) -> str:
    return counted(request.client.host) if request.client else ""


async def body_of(request: Request, kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The fields of a small JSON object. What is wrong with their values, whoever they are for says."""
    needed = {each.encode_name for each in msgspec.structs.fields(kind) if each.required}
    optional = set(kind.__struct_encode_fields__) - needed
    found = await json_of(request)
    if not isinstance(found, dict) or not needed <= set(found) <= needed | optional:
        fields = ", ".join(sorted(needed)) + (f" (and {', '.join(sorted(optional))})" if optional else "")
        raise BadRequest(f"Send an object with {fields}, and nothing else.")
    return found


async def json_of(request: Request) -> Any:
    """What was sent, if it is little and JSON."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise BadRequest("Send JSON, with content-type application/json.")
    raw = b""
    try:
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > LARGEST_BODY:
                raise BadRequest(f"A body has at most {LARGEST_BODY} bytes.")
    except ClientDisconnect:
        raise BadRequest("The body broke off.") from None
    try:
        return json.loads(raw)
    except (ValueError, RecursionError):
        raise BadRequest("This is not JSON.") from None
