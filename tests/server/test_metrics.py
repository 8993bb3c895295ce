"""What /metrics tells, what is written about it, and what the dashboard asks for."""

import json
import re
from dataclasses import fields
from pathlib import Path

import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

import tenback
from tenback.server.limits import Limits
from tenback.server.metrics import Measures
from tests.server.house import a_game, calling, ends_turn, guest, http, limits, measured, opened, serving, sqlite_place

ROOT = Path(__file__).parents[2]
SERVER = Path(tenback.__file__).parent / "server"
ENDINGS = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}
PROCESS = {"process_virtual_memory_bytes", "process_resident_memory_bytes", "process_start_time_seconds"} | {
    *("process_cpu_seconds", "process_open_fds", "process_max_fds")
}


def families(text):
    """By name, without the moments at which counting began."""
    told = text_string_to_metric_families(text)
    return {family.name: family for family in told if not family.name.endswith("_created")}


def known():
    """The names of all figures, as one asks Prometheus for them."""
    told = families(generate_latest(Measures().registry).decode())
    ours = {f"{family.name}{ending}" for family in told.values() for ending in ENDINGS[family.type]}
    return ours | PROCESS | {f"{name}_total" for name in PROCESS}


DASHBOARD = json.loads((ROOT / "deploy" / "grafana.json").read_text("utf-8"))
ASKED = sorted({target["expr"] for panel in DASHBOARD["panels"] for target in panel.get("targets", [])})


@pytest.mark.parametrize("expression", ASKED)
def test_the_dashboard_asks_for_figures_that_there_are(expression):
    named = set(re.findall(r"\b(?:tenback|process)_[a-z_]+", expression))
    assert named
    assert named - known() == set()


def test_the_dashboard_shows_every_figure_of_ours():
    named = set(re.findall(r"\btenback_[a-z_]+", " ".join(ASKED)))
    for family in families(generate_latest(Measures().registry).decode()).values():
        if family.name.startswith("tenback_"):
            assert named & {f"{family.name}{ending}" for ending in ENDINGS[family.type]}, family.name


def test_the_panels_of_the_dashboard_do_not_cover_one_another():
    taken = [
        (x, y)
        for panel in DASHBOARD["panels"]
        for place in [panel["gridPos"]]
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    ]
    assert len(taken) == len(set(taken))
    assert max(x for x, _ in taken) < 24
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])


def test_the_page_tells_of_every_figure():
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    told = families(generate_latest(Measures().registry).decode())
    missing = [
        name
        for name, family in told.items()
        if name.startswith("tenback_") and not any(f"`{name}{ending}`" in page for ending in ("", "_total"))
    ]
    assert missing == []


def test_a_limit_is_counted_by_the_name_of_its_setting():
    text = "\n".join(path.read_text("utf-8") for path in SERVER.rglob("*.py"))
    named = set(re.findall(r'\bmet\("(\w+)"\)', text)) | set(re.findall(r'Answer\(\s*\d+,\s*"(\w+)"', text))
    assert len(named) > 15
    assert named <= {field.name for field in fields(Limits)}


def sample(server, name, **labels):
    told = families(http(server, "GET", "/metrics").body.decode())
    found = [each.value for family in told.values() for each in family.samples if each.name == name]
    if not labels:
        return found
    return [
        each.value
        for family in told.values()
        for each in family.samples
        if each.name == name and each.labels.items() >= labels.items()
    ]


@pytest.fixture
def server():
    with sqlite_place() as place, serving(place) as running:
        yield running


@pytest.fixture
def strict():
    """One that allows little."""
    few = limits(local=True, guests=(3, 0.001), tables=(1, 0.001), sockets_a_person=1)
    with sqlite_place() as place, serving(place, settings=few) as running:
        yield running


async def test_an_evening_in_figures(server):
    async with a_game(server, "face-to-face", "Ada", bots=1) as (ada, _):
        await ada.sees(lambda scene: bool(scene["you"]["actions"]))
        await ends_turn(ada)
        await ada.sees(lambda scene: bool(scene["you"]["actions"]))
        assert sample(server, "tenback_people") == [2]
        assert sample(server, "tenback_tables_opened_total", game="face-to-face") == [1]
        assert sample(server, "tenback_guests_total") == [2]
        (thought,) = sample(server, "tenback_bot_seconds_count", lane="quick")
        assert thought >= 1
        assert sample(server, "tenback_bot_wait_seconds_count", lane="quick") >= [thought]
        assert sample(server, "tenback_bots_waiting", lane="strong") == [0]
        await ada.granted("open", game="ten", seats=1, pace="instant")
    http(server, "GET", "/nothing/of/the/kind?key=1234")
    assert sample(server, "tenback_tables_opened_total", game="ten") == [1]
    assert sample(server, "tenback_requests_total", path="unknown", status="404") == [1]
    assert sample(server, "tenback_requests_total", path="/api/guests", status="201") == [2]
    assert sample(server, "tenback_request_seconds_count", path="/api/guests") == [2]
    assert sample(server, "tenback_build_info", version=tenback.__version__) == [1]
    assert sample(server, "process_resident_memory_bytes")[0] > 1 << 20
    assert sample(server, "tenback_ready") == [1]


async def test_limits_that_are_met_are_counted_by_their_names(strict):
    ada, bela = guest(strict, "Ada"), guest(strict, "Bela")
    for name in ("Cyril", "Dora", "Emil"):
        http(strict, "POST", "/api/guests", {"name": name})
    async with calling(strict, ada) as line:
        await opened(line, "ten", 1, talk="open")
        assert (await line.ask("open", game="ten", seats=1))["key"] == "too-fast"
        async with calling(strict, bela) as other:
            assert other.who == bela
        with pytest.raises(Exception):  # noqa: B017, PT011 - the line is closed, in whichever way
            async with calling(strict, ada):
                pass
    for limit, times in {"guests": 2, "tables": 1, "sockets_a_person": 1}.items():
        assert sample(strict, "tenback_limits_met_total", limit=limit) == [times], limit
    assert measured(strict, "tenback_limits_met_total") == 4
    assert measured(strict, 'tenback_requests_total{path="/api/guests",status="429"}') == 2
