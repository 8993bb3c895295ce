"""What takes long is done in a thread: who asks first waits for it, and nobody at a table with them."""

import json
import threading
from importlib import import_module

import pytest
from segno import make_qr
from starlette.requests import Request

from tenback.server import names
from tenback.server.assets import Client
from tenback.server.compression import AT_ONCE
from tenback.server.links_api import LinksWeb


class Noted:
    """A function, and in which threads it ran."""

    def __init__(self, whole):
        self._whole = whole
        self.threads = []

    def __call__(self, *given, **named):
        self.threads.append(threading.current_thread())
        return self._whole(*given, **named)


@pytest.fixture
def once_and_elsewhere():
    noted: list[Noted] = []
    yield lambda whole: noted.append(Noted(whole)) or noted[0]  # type: ignore[func-returns-value]
    (thread,) = noted[0].threads
    assert thread is not threading.main_thread()


async def test_the_dictionaries_that_names_need_are_loaded_in_a_thread(monkeypatch, once_and_elsewhere):
    monkeypatch.setattr("tenback.server.names.import_module", once_and_elsewhere(import_module))
    names._letters.cache_clear()
    await names.can_read_names()
    await names.can_read_names()
    assert names.looks("\u0410da") == names.looks("Ada")


async def test_a_page_with_a_new_head_is_compressed_in_a_thread(monkeypatch, once_and_elsewhere):
    monkeypatch.setitem(AT_ONCE, "gzip", once_and_elsewhere(AT_ONCE["gzip"]))
    client = Client()
    scope = {"type": "http", "method": "GET", "path": "/", "headers": [(b"accept-encoding", b"gzip")]}
    first, again = [await client.page(Request(scope)) for _ in range(2)]
    assert first.headers["content-encoding"] == "gzip"
    assert first.body == again.body


async def test_a_link_is_drawn_in_a_thread(monkeypatch, once_and_elsewhere):
    async def receive():
        return {"type": "http.request", "body": b'{"link": "https://table.example/j#a-key"}'}

    monkeypatch.setattr("segno.make_qr", once_and_elsewhere(make_qr))
    headers = [(b"content-type", b"application/json")]
    told = await LinksWeb(None, None).qr(Request({"type": "http", "method": "POST", "headers": headers}, receive))  # type: ignore[arg-type]
    assert json.loads(bytes(told.body))["size"] > 20
