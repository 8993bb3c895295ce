"""The words on the wire: versioned JSON messages. `docs/protocol.md` explains them to strangers."""

from tenback.protocol import answers, views, wishes
from tenback.protocol.schema import schema

__all__ = ["answers", "schema", "views", "wishes"]
