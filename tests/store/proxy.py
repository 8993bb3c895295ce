"""A wire to PostgreSQL that can be cut."""

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit

from tests.store.places import POSTGRES, Schema, until


class Wire:
    """Passes bytes on, until it is cut or gets slow."""

    def __init__(self, schema):
        self.schema = schema
        self.cut_after = None  # passed on to PostgreSQL, and then no more
        self.silent = False
        self._joined = set()
        self._server: asyncio.Server
        self._port = 0
        self._tasks = set()

    async def __aenter__(self):
        await self.mend()
        return self

    async def __aexit__(self, *_):
        await self.cut()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def place(self):
        user = urlsplit(POSTGRES).netloc.rpartition("@")[0]
        return Schema(
            self.schema.name,
            urlsplit(POSTGRES)._replace(netloc=f"{user}{'@' if user else ''}127.0.0.1:{self._port}").geturl(),
        )

    async def cut(self):
        """Everything that is connected is not any more, and nobody can connect."""
        self._server.close()
        self.drop()
        await self._server.wait_closed()

    def drop(self):
        """Everything that is connected is not any more."""
        for writer in self._joined:
            writer.transport.abort()
        self._joined.clear()

    async def mend(self):
        self.cut_after = None
        self.silent = False
        self._server = await asyncio.start_server(self._join, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    async def _join(self, reader, writer):
        self._tasks.add(asyncio.current_task())
        there = urlsplit(POSTGRES)
        far_reader, far_writer = await asyncio.open_connection(there.hostname, there.port or 5432)
        self._joined |= {writer, far_writer}
        await asyncio.gather(self._pass(reader, far_writer), self._pass(far_reader, writer))

    async def _pass(self, reader, writer):
        with suppress(OSError):
            while data := await reader.read(65536):
                await until(lambda: not self.silent)
                if self.cut_after and self.cut_after in data:
                    self.silent = True  # the answer to it gets lost
                    writer.write(data)
                    await writer.drain()
                    await asyncio.sleep(0.1)
                    self.silent = False
                    await self.cut()
                    return
                writer.write(data)
                await writer.drain()
        writer.close()
