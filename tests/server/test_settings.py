"""Settings: in a file, in the environment, on the command line; what is wrong is told with its place."""

import asyncio
import os
import re
import tomllib
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path

import pytest

from tenback.core import OptionError
from tenback.server.limits import Limits, Rate
from tenback.server.settings.checking import checked
from tenback.server.settings.config import Bots, Config, Retention
from tenback.server.settings.keys import keys
from tenback.server.settings.page import example, renewed
from tenback.server.settings.sources import chosen, unread
from tests.server.house import POSTGRES, Place, http, in_postgres, measured, refused_start, serving, sqlite_place

ROOT = Path(__file__).parents[2]
KEYS = keys(Config)
CODE = "\n".join(
    path.read_text("utf-8")
    for path in (ROOT / "src" / "tenback").rglob("*.py")
    if path.parts[-3:-1] in {("tenback", "server"), ("server", "workers"), ("server", "notices"), ("cli", "commands")}
)
SECRET = "postgresql://ada:swordfish@127.0.0.1:1/games"  # noqa: S105 - of nobody


@pytest.fixture
def file(tmp_path):
    """A file of settings, with this text."""
    path = tmp_path / "tenback.toml"

    def written(text):
        path.write_text(text, encoding="utf-8")
        return path

    return written


# What they are


def test_without_any_all_is_as_ever():
    settings = chosen(None, {"PATH": "/bin"})
    assert settings.config == Config()
    assert settings.given == {}


def test_a_key_has_one_name_one_variable_and_one_sentence():
    assert len({key.variable for key in KEYS.values()}) == len(KEYS)
    assert all(key.name.isascii() and key.about.what for key in KEYS.values())
    assert KEYS["limits.guests.burst"].variable == "TENBACK_LIMITS_GUESTS_BURST"


@pytest.mark.parametrize("name", KEYS)
def test_every_default_may_be_set(name):
    """A default out of its own bounds would be refused when it is written down."""
    key = KEYS[name]
    if key.default is not None and not key.many:
        assert key.from_text("here", str(key.default).lower()) == key.default
        assert key.from_file("here", key.default) == key.default


def test_everything_can_be_said_in_the_file_and_in_the_environment(file):
    told = file(
        """
        host = "0.0.0.0"
        trust_proxy = ["10.0.0.0/8", "192.0.2.7"]
        log_health = true
        [limits]
        guests.burst = 5
        head = 20_000
        [bots]
        seconds = 2
        [retention]
        guests_days = 30
        """
    )
    proxies = (ip_network("10.0.0.0/8"), ip_network("192.0.2.7"))
    config = Config(
        host="0.0.0.0",  # noqa: S104 - what a host may want
        proxies=proxies,
        log_health=True,
        limits=Limits(guests=Rate(5, 0.1), head=20_000),
        bots=Bots(seconds=2.0),
        retention=Retention(guests_days=30),
    )
    assert chosen(told, {}).config == config
    environment = {
        "TENBACK_HOST": "0.0.0.0",  # noqa: S104 - the same
        "TENBACK_TRUST_PROXY": "10.0.0.0/8, 192.0.2.7",
        "TENBACK_SIGNUP": "closed",
        "TENBACK_OWNER": "Ada",
        "TENBACK_LOG_HEALTH": "true",
        "TENBACK_LIMITS_GUESTS_BURST": "5",
        "TENBACK_LIMITS_HEAD": "20000",
        "TENBACK_BOTS_SECONDS": "2",
        "TENBACK_RETENTION_GUESTS_DAYS": "30",
        "TENBACK_CONTACT": "",  # empty is not set
    }
    assert chosen(None, environment).config == config


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(file):
    told = file("port = 1\nworkers = 2\n[limits]\nlisted = 7")
    environment = {"TENBACK_CONFIG": str(told), "TENBACK_WORKERS": "3", "TENBACK_PORT": "4"}
    settings = chosen(None, environment, {"port": "5", "name": ["a.example", "b.example"], "origin": None})
    assert settings.config == Config(port=5, workers=3, names=("a.example", "b.example"), limits=Limits(listed=7))
    assert {name: given.place for name, given in settings.given.items()} == {
        "port": "--port",
        "workers": "TENBACK_WORKERS",
        "name": "--name",
        "limits.listed": f"limits.listed in {told}",
    }


def test_whoever_names_one_store_unchooses_another(file):
    told = file(f'database = "{SECRET}"')
    assert chosen(told, {}).config.database == SECRET
    config = chosen(told, {"TENBACK_DATA": "/here"}).config
    assert (config.data, config.database) == (Path("/here"), None)
    config = chosen(told, {"TENBACK_DATA": "/here"}, {"database": SECRET}).config
    assert (config.data, config.database) == (None, SECRET)
    with pytest.raises(OptionError, match=r"^TENBACK_DATA is a directory, TENBACK_DATABASE a server; choose one"):
        chosen(None, {"TENBACK_DATA": "/here", "TENBACK_DATABASE": SECRET})


def test_a_secret_may_lie_in_a_file_of_its_own(tmp_path):
    (tmp_path / "secret").write_text(f"{SECRET}\n")
    assert chosen(None, {"TENBACK_DATABASE_FILE": str(tmp_path / "secret")}).config.database == SECRET
    both = {"TENBACK_DATABASE_FILE": str(tmp_path / "secret"), "TENBACK_DATABASE": SECRET}
    with pytest.raises(OptionError, match="say the same thing; set one of them"):
        chosen(None, both)
    with pytest.raises(OptionError, match="nowhere cannot be read: No such file"):
        chosen(None, {"TENBACK_DATABASE_FILE": str(tmp_path / "nowhere")})
    (tmp_path / "secret").write_text("\n")
    with pytest.raises(OptionError, match="is an empty file"):
        chosen(None, {"TENBACK_DATABASE_FILE": str(tmp_path / "secret")})


# What is wrong


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 80", "FILE: there is no setting 'prot' (port?)."),
        ("[limits]\ngests.burst = 3", "FILE: there is no setting 'limits.gests' (limits.guests?)."),
        ("[limits.guests]\nbrust = 3", "FILE: there is no setting 'limits.guests.brust' (limits.guests.burst?)."),
        ("[juggling]\nballs = 3", "FILE: there is no setting 'juggling'."),
        ("port = 70000", "port in FILE is a whole number from 0 to 65535, not 70000."),
        ("port = -1", "port in FILE is a whole number from 0 to 65535, not -1."),
        (
            'port = "80"x',
            "FILE is not TOML: Expected newline or end of document after a statement (at line 1, column 12).",
        ),
        ("port = 80.0", "port in FILE is a whole number from 0 to 65535, not 80.0."),
        ("port = true", "port in FILE is a whole number from 0 to 65535, not True."),
        ("workers = 0", "workers in FILE is a whole number from 1 to 64, not 0."),
        ("limits = 3", "limits in FILE is a table with keys as frames, not 3."),
        ("[limits]\nguests = 3", "limits.guests in FILE is a table with keys as burst, not 3."),
        (
            "[limits]\nguests.a_second = 0",
            "limits.guests.a_second in FILE is a number from 0.0001 to 1000000000, not 0.",
        ),
        (
            "[limits]\nguests.a_second = nan",
            "limits.guests.a_second in FILE is a number from 0.0001 to 1000000000, not nan.",
        ),
        ("[limits]\nlocal = 1", "limits.local in FILE is true or false, not 1."),
        ('log_level = "loud"', 'log_level in FILE is "debug", "info", "warning" or "error", not \'loud\'.'),
        ("contact = 3", "contact in FILE is a text, not 3."),
        ('contact = ""', "contact in FILE is a text, not ''."),
        ("data = 3", "data in FILE is a path, not 3."),
        ('trust_proxy = "10.0.0.1"', 'trust_proxy in FILE is a list of texts, as ["…", "…"]; not \'10.0.0.1\'.'),
        (
            'trust_proxy = ["here"]',
            "trust_proxy in FILE is an address or a network, as 10.0.0.7 or 10.0.0.0/8; not 'here'.",
        ),
        ("[retention]\nguests_days = 0", "retention.guests_days in FILE is a whole number from 1 to 36500, not 0."),
        ('imprint = "javascript:alert(1)"', "imprint in FILE is an address as https://example.org/imprint, not "),
        ('contact = "two\\nlines"', "contact in FILE is a line of at most 200 characters, not 'two\\nlines'."),
        (
            'database = "ada:swordfish"',
            "database in FILE is an address as postgresql://user:password@host:5432/name, and this has no ://.",
        ),
        ("database = 3", "database in FILE is a text, not that."),
        (
            f'data = "/here"\ndatabase = "{SECRET}"',
            "data in FILE is a directory, database in FILE a server; choose one",
        ),
    ],
)
def test_what_is_wrong_in_a_file_is_told_with_its_place_and_what_would_be_right(file, text, sentence):
    path = file(text)
    with pytest.raises(OptionError) as raised:
        chosen(path, {})
    said = str(raised.value).replace(str(path), "FILE")
    assert said.startswith(sentence)
    assert "swordfish" not in said


@pytest.mark.parametrize(
    ("variable", "text", "sentence"),
    [
        ("TENBACK_PORT", "tcp://10.0.0.1:8010", "TENBACK_PORT is a whole number from 0 to 65535, not 'tcp://"),
        ("TENBACK_PORT", "1e3", "TENBACK_PORT is a whole number from 0 to 65535, not '1e3'."),
        ("TENBACK_PORT", "٣", "TENBACK_PORT is a whole number from 0 to 65535, not '٣'."),
        ("TENBACK_BOTS_SECONDS", "inf", "TENBACK_BOTS_SECONDS is a number from 0.01 to 60, not 'inf'."),
        ("TENBACK_LIMITS_LOCAL", "yes", "TENBACK_LIMITS_LOCAL is true or false, not 'yes'."),
        ("TENBACK_NAME", "a.example, B", "TENBACK_NAME is a name as tenback.example"),
        ("TENBACK_DATABASE", "mysql://ada:swordfish@b", "TENBACK_DATABASE is an address as postgresql://"),
        ("TENBACK_CONFIG", "/nowhere/at.all", "/nowhere/at.all cannot be read: No such file or directory."),
        ("TENBACK_CONFIG", "/", "/ cannot be read: Is a directory."),
    ],
)
def test_what_is_wrong_in_the_environment_is_told_just_so(variable, text, sentence):
    with pytest.raises(OptionError) as raised:
        chosen(None, {variable: text})
    assert str(raised.value).startswith(sentence)
    assert "swordfish" not in str(raised.value)


def test_what_is_no_text_is_no_file_of_settings(tmp_path):
    (tmp_path / "latin").write_bytes(b'owner = "Andr\xe9"')
    with pytest.raises(OptionError, match="is not a text in UTF-8"):
        chosen(tmp_path / "latin", {})
    (tmp_path / "huge").write_bytes(b"#" * (1 << 21))
    with pytest.raises(OptionError, match="that is no file of settings"):
        chosen(tmp_path / "huge", {})


def test_a_mistyped_variable_is_noticed():
    environment = {
        "TENBACK_DATABSE": "x",
        "TENBACK_DATA": "x",
        "TENBACK_CONTACT_FILE": "x",
        "TENBACK_TEST_POSTGRES": "x",
    }
    assert unread(environment) == ["TENBACK_DATABSE (TENBACK_DATABASE?)"]


# --check


def report_of(config, environment=None, **given):
    settings = chosen(None, {}, given)
    return checked(replace(settings, config=replace(settings.config, **config)), environment or {})


def test_a_check_prints_settings_that_can_be_read_again_and_no_password(file, tmp_path):
    told = file(f'database = "{SECRET}"\nport = 0\n[limits]\nguests.burst = 7')
    report = checked(chosen(told, {"TENBACK_NAME": "a.example"}), {"TENBACK_PROT": "1"})
    text = "\n".join(report.lines)
    assert "swordfish" not in text + "".join(report.wrong)
    assert 'name = ["a.example"]  # TENBACK_NAME' in report.lines
    assert f"guests.burst = 7  # limits.guests.burst in {told}" in report.lines
    assert "# workers = 1" in report.lines
    assert "Not read: TENBACK_PROT (TENBACK_PORT?) in the environment is no setting." in report.lines
    assert f"{told} holds the database's address, and others may read it: chmod 600 helps." in report.lines
    assert report.wrong == ["PostgreSQL at 127.0.0.1:1/games cannot be reached (Connect call failed ('127.0.0.1', 1))."]
    settings = tomllib.loads(text.partition("\n\n")[0])
    assert settings["limits"] == {"guests": {"burst": 7}}
    told.chmod(0o600)
    assert "chmod" not in "".join(checked(chosen(told, {}), {}).lines)
    assert list(tmp_path.iterdir()) == [told]


def test_a_check_tells_of_the_file_of_the_store_and_changes_nothing(tmp_path):
    below = tmp_path / "not" / "yet"
    report = report_of({"port": 0}, data=below)
    assert f"Store: {below / 'tenback.sqlite3'}: not there yet; the first start makes it." in report.lines
    assert report.wrong == []
    assert list(tmp_path.iterdir()) == []
    with sqlite_place() as place:
        assert place.data
        with serving(place) as server:
            report = report_of({"port": server.port}, data=place.data)
            assert f"Store: {place.data / 'tenback.sqlite3'}: open in a running server." in report.lines
            assert f"Port {server.port}: in use." in report.lines
            assert report.wrong == []
            assert server.stop() == 0
        before = {path.name: path.read_bytes() for path in place.data.iterdir()}
        assert any(re.search(r"sqlite3: schema \d+\.$", line) for line in report_of({"port": 0}, data=place.data).lines)
        assert {path.name: path.read_bytes() for path in place.data.iterdir()} == before


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("tenback.sqlite3", b"Dear diary, today I have lost again. " * 100, "is not a SQLite database"),
        ("tenback.sqlite3", None, "something else has that name"),
    ],
)
def test_a_check_tells_why_the_store_cannot_be_used(tmp_path, name, content, sentence):
    if content is None:
        (tmp_path / name).mkdir()
    else:
        (tmp_path / name).write_bytes(content)
    (wrong,) = report_of({"port": 0}, data=tmp_path).wrong
    assert sentence in wrong
    (wrong,) = report_of({"port": 0}, data="/dev/null/below").wrong
    assert "cannot be made" in wrong


def test_a_check_asks_the_database_and_leaves_it_empty(database):
    (line,) = [line for line in report_of({"port": 0}, database=database.database).lines if line.startswith("Store")]
    assert re.fullmatch(r"Store: PostgreSQL at .*, schema \w+: PostgreSQL [\d.]+, empty\.", line)
    schema = database.database.partition("search_path=")[2]
    tables = asyncio.run(in_postgres("SELECT 1 FROM pg_tables WHERE schemaname = $1", schema))
    assert tables == []
    (wrong,) = report_of({"port": 0}, database=f"{POSTGRES}?search_path=there_is_no_such_schema").wrong
    assert "has no such schema" in wrong


def test_the_command_checks_and_ends_with_0_or_2(tmp_path):
    fine = refused_start("--check", "--data", str(tmp_path), "--port", "0")
    assert (fine.returncode, fine.stderr) == (0, "")
    assert f'data = "{tmp_path}"  # --data' in fine.stdout
    assert not list(tmp_path.iterdir())
    wrong = refused_start("--check", "--data", "/dev/null", "--host", "192.0.2.1")
    assert wrong.returncode == 2
    assert "cannot be made" in wrong.stderr
    assert "192.0.2.1 is no address of this machine" in wrong.stderr


# What they do


def test_a_server_does_as_its_file_says(file, tmp_path):
    told = file(
        f"""
        data = "{tmp_path / "data"}"
        kernels = "{tmp_path / "kernels"}"
        log_level = "warning"
        [limits]
        local = true
        guests.burst = 2
        guests.a_second = 0.001
        """
    )
    bare = {"TENBACK_KERNELS": "", "TENBACK_PROT": "1"}
    with serving(Place(data=tmp_path / "data"), "--config", str(told), settings=bare) as server:
        answers = [http(server, "POST", "/api/guests", {"name": "Ada"}).status for _ in range(3)]
        assert answers == [201, 201, 429]
        assert "TENBACK_PROT (TENBACK_PORT?)" in server.logged
        assert '"level": "info"' not in server.logged
        assert (tmp_path / "data" / "tenback.sqlite3").exists()
        assert measured(server, "tenback_ready") == 1
        assert (tmp_path / "kernels").is_dir()


def test_probes_are_not_logged_unless_somebody_wants_them():
    for settings, logged in (({}, False), ({"TENBACK_LOG_HEALTH": "true"}, True)):
        with sqlite_place() as place, serving(place, settings=settings) as server:
            assert http(server, "GET", "/api/games").status == 200
            assert http(server, "GET", "/health").status == 200
            assert '"path": "/api/games"' in server.logged
            assert ('"path": "/health"' in server.logged) is logged


@pytest.mark.parametrize("name", KEYS)
def test_every_setting_is_asked_for_somewhere(name):
    """A key that nothing reads would be a promise that nobody keeps."""
    field = KEYS[name].fields[-2 if name.endswith((".burst", ".a_second")) else -1]
    assert re.search(rf"\.{field}\b", CODE)


# What is written about them


def test_the_page_and_the_example_are_those_of_the_code():
    again = "is not what the code says. Run `python -m tenback.server.settings.page`."
    page = (ROOT / "docs" / "settings.md").read_text(encoding="utf-8")
    assert renewed(page) == page, f"docs/settings.md {again}"
    kept = (ROOT / "deploy" / "tenback.toml").read_text(encoding="utf-8")
    assert kept == example(), f"deploy/tenback.toml {again}"


def test_the_example_changes_nothing_and_each_of_its_lines_may_be_used(file):
    assert chosen(file(example()), {}).config == Config()
    lines = re.sub(r"^# (?=[a-z_.]+ = )", "", example(), flags=re.MULTILINE)
    told = lines.replace('database = "…"', "").replace('imprint = "…"', "").replace('mail_from = "…"', "")
    config = chosen(file(told), {}).config
    assert config.limits == Limits()
    assert config.retention == Retention(30, 30, 30, 30)
    assert os.sep in str(config.data)
