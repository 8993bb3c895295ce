"""Who sends a push: a key that the server makes once and keeps, and a signed word to each push service (RFC 8292)."""

import json
from base64 import urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

__all__ = ["SECRET", "Sender", "base64url", "new_key"]

SECRET = "vapid"  # noqa: S105 - the name under which the store keeps it
HALF_A_DAY = 12 * 3600  # seconds; a day is the most that is allowed
BYTES = 32


def new_key() -> bytes:
    """A private key of P-256, as its number."""
    return ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(BYTES)


def base64url(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


class Sender:
    def __init__(self, key: bytes) -> None:
        self._key = ec.derive_private_key(int.from_bytes(key), ec.SECP256R1())
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = base64url(point)
        """What browsers subscribe with."""

    def authorization(self, endpoint: str, contact: str, now: int) -> str:
        """The header for a push to that endpoint; `now` in seconds."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + HALF_A_DAY, "sub": contact}
        said = ".".join(base64url(json.dumps(each).encode()) for each in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(SHA256())))
        signature = base64url(r.to_bytes(BYTES) + s.to_bytes(BYTES))
        return f"vapid t={said}.{signature}, k={self.public}"
