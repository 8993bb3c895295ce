"""The protocol as a JSON Schema, made from the very types that read and write it."""

from typing import Any

import msgspec

from tenback.protocol.client_frames import VERSION, ClientFrame
from tenback.protocol.server_frames import ServerFrame

__all__ = ["schema"]


def schema() -> dict[str, Any]:
    """Every frame: what a client sends (`client`) and what a server sends (`server`)."""
    (client, server), defs = msgspec.json.schema_components((ClientFrame, ServerFrame), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:tenback:protocol:{VERSION}",
        "title": f"The tenback protocol, version {VERSION}",
        "$defs": {**defs, "client": client, "server": server},
        "anyOf": [{"$ref": "#/$defs/client"}, {"$ref": "#/$defs/server"}],
    }
