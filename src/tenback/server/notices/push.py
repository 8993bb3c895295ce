"""A message to a browser through its push service: encrypted for that browser alone (RFC 8291), and sent (RFC 8030)."""

import os
from base64 import urlsafe_b64decode
from binascii import Error
from enum import Enum
from functools import cached_property
from hashlib import sha256
from time import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from tenback.server.notices.endpoints import NotThere, check_endpoint, resolved
from tenback.server.notices.vapid import Sender, base64url
from tenback.server.notices.wanted import Device
from tenback.table import Declined

if TYPE_CHECKING:
    import httpx

__all__ = ["Push", "Sent", "Shown", "a_device"]

POINT, AUTH = 65, 16  # bytes
SECONDS = 15.0  # for a push service to answer
TAKEN = range(200, 300)
GONE = {404, 410}
LATER = {408, 425, 429}  # and every 5xx
TOPIC = 24  # bytes


class Sent(Enum):
    """What became of a message."""

    TAKEN = "taken"
    LATER = "later"  # worth another try
    REFUSED = "refused"
    GONE = "gone"  # and so is the subscription


class Shown(msgspec.Struct, frozen=True):
    """What the browser shows: nothing that whoever stands beside may not read."""

    title: str
    body: str
    link: str  # a path of ours
    tag: str  # a newer one of the same replaces it


def a_device(endpoint: str, p256dh: str, auth: str, at: int, *, inside: bool) -> Device:
    """The subscription as a browser gives it; Declined if it is none."""
    check_endpoint(endpoint, inside=inside)
    try:
        point, secret = _bytes(p256dh), _bytes(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, Error):
        raise Declined("bad-endpoint", "These are no keys of a browser.") from None
    if len(point) != POINT or len(secret) != AUTH:
        raise Declined("bad-endpoint", "These are no keys of a browser.")
    return Device(endpoint, base64url(point), base64url(secret), at)


class Push:
    """Sends, one after the other or many at once; each within its time."""

    def __init__(self, sender: Sender, *, inside: bool = False) -> None:
        self._sender, self._inside = sender, inside

    @cached_property
    def _client(self) -> "httpx.AsyncClient":
        """Made for the first message: most servers send none, and it takes a fifth of their start."""
        import httpx  # noqa: PLC0415 - see above

        # No redirects, no proxies of the environment, no cookies kept: what is asked is what was checked.
        return httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False)

    @property
    def key(self) -> str:
        return self._sender.public

    async def close(self) -> None:
        if "_client" in vars(self):
            await self._client.aclose()

    async def send(self, device: Device, shown: Shown, *, contact: str, seconds: int) -> Sent:
        """Hand it to the push service, which keeps it for so many `seconds` at most."""
        parts = urlsplit(device.endpoint)
        assert parts.hostname is not None  # checked when it came
        port = parts.port or (443 if parts.scheme == "https" else 80)
        try:
            address = await resolved(parts.hostname, port, inside=self._inside)
        except NotThere:
            return Sent.REFUSED
        where = f"[{address}]" if ":" in address else address
        path = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
        headers = {
            "host": parts.netloc,
            "authorization": self._sender.authorization(device.endpoint, contact, int(time())),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(seconds),
            "topic": base64url(sha256(shown.tag.encode()).digest()[:TOPIC]),
            "urgency": "normal",
        }
        from httpx import HTTPError  # noqa: PLC0415 - as above

        request = self._client.build_request(
            "POST",
            f"{parts.scheme}://{where}:{port}{path}",
            headers=headers,
            content=_encrypted(device, msgspec.json.encode(shown)),
            extensions={"sni_hostname": parts.hostname},
        )
        try:
            answer = await self._client.send(request, stream=True)
            await answer.aclose()  # what it has to say is nobody's business
        except HTTPError:
            return Sent.LATER
        if answer.status_code in TAKEN:
            return Sent.TAKEN
        if answer.status_code in GONE:
            return Sent.GONE
        return Sent.LATER if answer.status_code in LATER or answer.status_code >= 500 else Sent.REFUSED


def _encrypted(device: Device, message: bytes) -> bytes:
    """By a key that is made for this one message."""
    encrypted: bytes = http_ece.encrypt(
        message,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(device.p256dh),
        auth_secret=_bytes(device.auth),
        version="aes128gcm",
    )
    return encrypted


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
