"""What `deploy/`, the Dockerfile and compose.yaml name exists: options, variables, paths, ports, settings."""

import re
import shlex
import shutil
import subprocess
import sys
from ipaddress import ip_network
from pathlib import Path

import pytest
import yaml

from tenback.server.settings.config import Config
from tenback.server.settings.keys import keys
from tenback.server.settings.sources import chosen
from tests.docs import repository
from tests.docs.claims import tenback

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "tenback@.service"
FILES = [ROOT / "Dockerfile", ROOT / "compose.yaml", *sorted(DEPLOY.iterdir())]
PORT = Config().port


def text_of(path):
    return path.read_text("utf-8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_variables_and_settings_that_a_file_names_are_read(path):
    named = set(re.findall(r"TENBACK_[A-Z_]+", text_of(path)))
    assert named - repository.variables() == set()
    settings = set(re.findall(r"\b(?:limits|bots|retention)\.[a-z_.]*[a-z_]", text_of(path)))
    assert {name for name in settings if name not in keys(Config)} == set()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_commands_that_a_file_names_take_their_options(path):
    for line in re.findall(r"(?:^|[\s/`])tenback ((?:serve|backup|restore|export)\b[^`\n]*)", text_of(path)):
        words = shlex.split(line.split("#")[0].replace('"', ""))
        assert list(tenback(words)) == []
    for option in re.findall(r"(?<![\w-])--trust-proxy|--metrics-for|--config", text_of(path)):
        assert option in repository.options_of(repository.commands()["serve"])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_files_of_ours_that_a_file_names_are_there(path):
    for name in re.findall(r"(?<![\w/.])(?:\./)?((?:docs|deploy|src)/[\w./@-]*\w)", text_of(path)):
        assert (ROOT / name).exists(), name
    for address in re.findall(r"(?<![\w.])/(?:health|metrics)\b", text_of(path)):
        assert any(pattern.fullmatch(address) for pattern in repository.addresses())


# The image

STEPS = re.findall(r"^([A-Z]+) (.*)$", re.sub(r"\\\n\s*", " ", text_of(ROOT / "Dockerfile")), re.MULTILINE)


def step(name):
    return [text for kind, text in STEPS if kind == name]


def test_the_image_copies_what_is_there_and_may_be_copied():
    kept = {line[1:] for line in text_of(ROOT / ".dockerignore").splitlines() if line.startswith("!")}
    copied = {name for text in step("COPY") if "--from" not in text for name in text.split()[:-1]}
    assert copied == kept
    assert all((ROOT / name).exists() for name in copied)


def test_what_the_image_copies_is_enough_to_build_a_wheel(tmp_path):
    for name in {name for text in step("COPY") if "--from" not in text for name in text.split()[:-1]}:
        there = ROOT / name
        if there.is_dir():
            shutil.copytree(there, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(there, tmp_path / name)
    made = [
        sys.executable,
        "-m",
        "build",
        "--wheel",
        "--no-isolation",
        "--outdir",
        str(tmp_path / "made"),
        str(tmp_path),
    ]
    subprocess.run(made, check=True, capture_output=True)  # noqa: S603 - our own
    assert len(list((tmp_path / "made").glob("tenback-*.whl"))) == 1


def test_the_image_runs_as_nobody_in_particular_and_says_how_it_is():
    assert step("USER") == ["tenback"]
    assert "useradd --system --uid 10010" in " ".join(step("RUN"))
    assert step("EXPOSE") == [str(PORT)]
    assert step("ENTRYPOINT") == ['["tenback"]']
    assert step("CMD") == ['["serve"]']
    (health,) = step("HEALTHCHECK")
    assert "/health" in health
    code = re.search(r'"-c", "(.*)"\]', health)
    assert code
    compile(code[1].replace('\\"', '"'), "HEALTHCHECK", "exec")


def test_the_image_keeps_everything_on_its_volumes(monkeypatch):
    """The data directory and that of the compiled code, as a server would find them there."""
    environment = dict(re.findall(r"(\w+)=(\S+)", " ".join(step("ENV"))))
    (volumes,) = step("VOLUME")
    monkeypatch.setenv("XDG_DATA_HOME", environment["XDG_DATA_HOME"])
    from tenback import store  # noqa: PLC0415 - after the environment

    settings = chosen(None, {name: text for name, text in environment.items() if name.startswith("TENBACK_")}).config
    assert f'"{Path(store.at(settings.data, settings.database).place).parent}"' in volumes
    assert settings.kernels
    assert f'"{settings.kernels.parent}"' in volumes
    assert (settings.host, settings.port) == ("0.0.0.0", PORT)  # noqa: S104 - a container is reached from outside


# compose.yaml


@pytest.fixture(scope="module")
def compose():
    return yaml.safe_load(text_of(ROOT / "compose.yaml"))


def test_the_services_name_one_another_rightly(compose):
    services = compose["services"]
    servers = [name for name, service in services.items() if service.get("image") == "tenback"]
    assert len(servers) == 2
    assert services["caddy"]["environment"]["UPSTREAMS"].split() == [f"{name}:{PORT}" for name in servers]
    for name, service in services.items():
        assert set(service.get("depends_on", [])) <= services.keys() - {name}
        assert set(service["networks"]) <= compose["networks"].keys()
        for volume in service["volumes"]:
            here, _, _ = volume.partition(":")
            assert (ROOT / here).exists() if here.startswith("./") else here in compose["volumes"]
    assert "ports" not in services["database"]
    assert all("ports" not in services[name] for name in servers), "only Caddy is reached from outside"


def test_the_servers_get_settings_that_hold(compose):
    (network,) = [each["subnet"] for each in compose["networks"]["inside"]["ipam"]["config"]]
    told = compose["services"]["one"]["environment"]
    plain = {name: re.sub(r"\$\{(\w+)(?::([-?])([^}]*))?\}", filled, value) for name, value in told.items()}
    settings = chosen(None, plain).config
    assert settings.proxies == (ip_network(network),)
    database = compose["services"]["database"]["environment"]
    assert (
        settings.database == f"postgresql://{database['POSTGRES_USER']}:SECRET@database:5432/{database['POSTGRES_DB']}"
    )


def filled(found):
    """As Compose fills in a variable that nobody has set, or that must be."""
    return found[3] if found[2] == "-" else "SECRET"


# Proxies and systemd


def test_the_proxies_lead_to_the_port_that_a_server_has():
    assert re.findall(r"server (127\.0\.0\.1:\d+)", text_of(DEPLOY / "nginx.conf"))[0] == f"127.0.0.1:{PORT}"
    assert f"{{$UPSTREAMS:127.0.0.1:{PORT}}}" in text_of(DEPLOY / "Caddyfile")


def test_the_proxies_let_go_of_an_idle_line_before_a_server_does():
    """Else a request may meet a line that is being closed."""
    after = [
        *re.findall(r"keepalive_timeout (\d+)s", text_of(DEPLOY / "nginx.conf")),
        *re.findall(r"keepalive (\d+)s", text_of(DEPLOY / "Caddyfile")),
    ]
    assert len(after) == 2
    assert all(int(seconds) < Config().limits.keep_alive for seconds in after)
    (silent,) = re.findall(r"proxy_read_timeout (\d+)s", text_of(DEPLOY / "nginx.conf"))
    assert int(silent) > 2 * Config().limits.ping


def test_systemd_understands_the_unit_and_finds_little_to_fear(tmp_path):
    if shutil.which("systemd-analyze") is None:
        pytest.skip("THE UNIT IS UNTESTED: there is no systemd-analyze")
    unit = tmp_path / UNIT.name
    unit.write_text(text_of(UNIT).replace("/opt/tenback/bin/tenback", sys.executable), "utf-8")
    asked = ["systemd-analyze", "verify", "--recursive-errors=no", str(unit)]
    said = subprocess.run(asked, capture_output=True, text=True, check=False)  # noqa: S603 - Debian's
    assert (said.returncode, said.stdout, said.stderr) == (0, "", "")
    asked = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)]
    said = subprocess.run(asked, capture_output=True, text=True, check=False)  # noqa: S603 - Debian's
    assert said.returncode == 0, said.stdout[-300:]


def test_the_unit_keeps_everything_where_it_may_be_written():
    told = dict(re.findall(r"^(\w+)=(.*)$", text_of(UNIT), re.MULTILINE))
    environment = dict(each.split("=") for each in told["Environment"].split())
    assert environment["XDG_DATA_HOME"] == "/var/lib"
    assert told["StateDirectory"] == "tenback", "where a server looks without further words"
    assert environment["TENBACK_KERNELS"].startswith(f"/var/cache/{told['CacheDirectory']}/")
    assert "MemoryDenyWriteExecute" not in told, "what Numba compiles could not run"
