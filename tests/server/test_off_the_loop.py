"""What takes long is done in a thread: who asks first waits for it, and nobody at a table with them."""

import threading

from starlette.requests import Request

from tenback.server import assets, names
from tenback.server.assets import Client


async def test_the_dictionaries_that_names_need_are_loaded_in_a_thread(monkeypatch):
    loaded_in = []
    whole = names.import_module
    monkeypatch.setattr(
        names, "import_module", lambda name: loaded_in.append(threading.current_thread()) or whole(name)
    )
    names._letters.cache_clear()
    await names.can_read_names()
    await names.can_read_names()
    assert names.looks("\u0410da") == names.looks("Ada")
    assert len(loaded_in) == 1
    assert loaded_in[0] is not threading.main_thread()


async def test_a_page_with_a_new_head_is_compressed_in_a_thread_and_once(monkeypatch):
    shrunk_in = []
    whole = assets.AT_ONCE["gzip"]
    monkeypatch.setitem(
        assets.AT_ONCE, "gzip", lambda page: shrunk_in.append(threading.current_thread()) or whole(page)
    )
    client = Client()
    scope = {"type": "http", "method": "GET", "path": "/", "headers": [(b"accept-encoding", b"gzip")]}
    first, again = [await client.page(Request(scope)) for _ in range(2)]
    assert first.headers["content-encoding"] == "gzip"
    assert first.body == again.body
    assert len(shrunk_in) == 1
    assert shrunk_in[0] is not threading.main_thread()
