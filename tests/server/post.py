"""A mail server and a push service of our own: they take what the server sends, and read it as its readers would."""

import json
import re
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_bytes, token_hex
from threading import Condition, Thread
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.ports import free_port
from tests.server.house import SOON


def base64url(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def unbase64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Post:
    """What has come, and waiting for more."""

    def __init__(self) -> None:
        self.came: list[Any] = []
        self.heard: Callable[[Any], None] = lambda _: None  # called with each
        self._more = Condition()

    def take(self, what: Any) -> None:
        with self._more:
            self.came.append(what)
            self._more.notify_all()
        self.heard(what)

    def wait(self, count: int) -> list[Any]:
        """All, once there are that many."""
        with self._more:
            assert self._more.wait_for(lambda: len(self.came) >= count, SOON), f"{len(self.came)} of {count} came"
            return list(self.came)


# Mail


class Mailbox(Post):
    """Takes mails, or answers as a test wants it."""

    def __init__(self) -> None:
        super().__init__()
        self.answer = ""  # instead of taking it
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port, ready_timeout=SOON)

    @property
    def settings(self) -> dict[str, str]:
        return {
            "TENBACK_NOTICES_SMTP_HOST": "127.0.0.1",
            "TENBACK_NOTICES_SMTP_PORT": str(self.port),
            "TENBACK_NOTICES_SMTP_SECURITY": "none",
            "TENBACK_NOTICES_MAIL_FROM": "tenback <games@example.org>",
        }

    async def handle_RCPT(  # noqa: N802 - as aiosmtpd calls it
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any
    ) -> str:
        if self.answer:
            return self.answer
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - the same
        assert b"=?utf-8?q?=3Chttp" not in envelope.content  # a link that no mail program can follow
        self.take(message_from_bytes(envelope.content, policy=policy.default))
        return "250 taken"

    @classmethod
    @contextmanager
    def open(cls) -> Iterator["Mailbox"]:
        box = cls()
        controller = box._controller
        controller.start()
        try:
            yield box
        finally:
            controller.stop()


def text_of(mail: EmailMessage) -> str:
    text: str = mail.get_content()
    return text


def link_in(mail: EmailMessage, what: str) -> str:
    """What stands behind `#confirm:` or `#off:`."""
    found = re.search(rf"/notices#{what}:(\S+)", text_of(mail))
    assert found
    return found[1]


# Push


class Browser:
    """The keys of a browser that has subscribed, and how it reads what comes (RFC 8291, written from its text)."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = token_bytes(16)
        self.point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.path = f"/push/{token_hex(8)}"

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": base64url(self.point), "auth": base64url(self._auth)}

    def read(self, body: bytes) -> Any:
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        info = b"WebPush: info\0" + self.point + sender
        secret = HKDF(SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain.endswith(b"\x02")  # the last record
        return json.loads(plain[:-1])


class PushService(Post):
    """Checks who sends, and gives each message to the browser it is for."""

    def __init__(self) -> None:
        super().__init__()
        self.browsers: dict[str, Browser] = {}
        self.status: Callable[[], int] = lambda: 201
        self.headers: list[dict[str, str]] = []
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def subscribed(self) -> dict[str, str]:
        """A new browser, as the page tells of it."""
        browser = Browser()
        self.browsers[browser.path] = browser
        return {"endpoint": f"{self.address}{browser.path}", **browser.keys}

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                status = service.status()
                if status == 201:
                    service.headers.append({name.lower(): value for name, value in self.headers.items()})
                    service.take((self.path, service.browsers[self.path].read(body)))
                self.send_response(status)
                if status in {301, 302, 307}:
                    self.send_header("location", f"{service.address}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        return Handler

    @classmethod
    @contextmanager
    def open(cls) -> Iterator["PushService"]:
        service = cls()
        thread = Thread(target=service._server.serve_forever, args=(0.01,), daemon=True)
        thread.start()
        try:
            yield service
        finally:
            service._server.shutdown()
            service._server.server_close()
            thread.join()


def check_sender(header: str, audience: str) -> dict[str, Any]:
    """What a push service looks at (RFC 8292): the claims, signed by the key that stands beside them."""
    found = re.fullmatch(r"vapid t=(([\w-]+)\.([\w-]+))\.([\w-]+), k=([\w-]+)", header)
    assert found
    said, head, claims, signature, key = found.groups()
    assert json.loads(unbase64(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = unbase64(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unbase64(key))
    public.verify(pair, said.encode(), ec.ECDSA(SHA256()))
    told: dict[str, Any] = json.loads(unbase64(claims))
    assert told["aud"] == audience
    assert time.time() < told["exp"] <= time.time() + 24 * 3600
    return told
