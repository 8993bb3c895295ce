"""The words on the wire: versioned JSON messages. `docs/protocol.md` explains them to strangers."""

from tenback.protocol import client_frames, pages, server_frames
from tenback.protocol.schema import schema

__all__ = ["client_frames", "pages", "schema", "server_frames"]
