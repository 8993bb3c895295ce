"""What `python -m build` makes is what a stranger gets: built, installed and used here, far from the checkout.

The wheel goes into an environment of its own. The libraries that it needs are lent by the one that runs the tests, so
that nothing is downloaded; tenback itself is not.
"""

import json
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from dataclasses import replace
from email.parser import HeaderParser
from importlib.util import find_spec
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import connect

from tenback import __version__, games, record
from tenback.core import Chance
from tenback.protocol.languages import LANGUAGES

ROOT = Path(__file__).parents[2]
PLAYTHROUGHS = ROOT / "tests" / "playthroughs"
REPOSITORY = "https://github.com/tenback/tenback"
PATIENCE = 300  # seconds: a busy machine is no reason to fail


def tracked(folder: str) -> set[str]:
    """The files that belong to the project: in git, or about to be."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", folder]
    told = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout  # noqa: S603 - git
    return {name for name in told.splitlines() if (ROOT / name).exists()}


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """A folder with the source archive, and the wheel that was made from it."""
    into = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(into), str(ROOT)]
    made = subprocess.run(command, check=False, capture_output=True, text=True)  # noqa: S603 - our own build
    assert made.returncode == 0, made.stdout + made.stderr
    return into


@pytest.fixture(scope="module")
def wheel(built):
    (file,) = built.glob("*.whl")
    return file


class Installed:
    """An environment with the wheel, a home of its own, and no way back into the checkout."""

    def __init__(self, place: Path, wheel: Path) -> None:
        self.place = place
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place / "env")], check=True)  # noqa: S603
        self.bin = place / "env" / ("Scripts" if sys.platform == "win32" else "bin")
        own = ["--python", str(self.bin / "python"), "install", "-q", "--no-deps", "--no-index", "--no-compile"]
        subprocess.run([sys.executable, "-m", "pip", "--isolated", *own, str(wheel)], check=True)  # noqa: S603
        (packages,) = {*self.say("-c", "import sysconfig; print(sysconfig.get_path('purelib'))").splitlines()}
        lent = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
        (Path(packages) / "lent.pth").write_text("\n".join(lent), "utf-8")
        (place / "home").mkdir()

    @property
    def environment(self) -> dict[str, str]:
        ours = {name: text for name, text in os.environ.items() if not name.startswith(("PYTHON", "TENBACK", "NUMBA"))}
        # What compiling takes is tried elsewhere: here the kernels run as they are written.
        return {**ours, "HOME": str(self.place / "home"), "NUMBA_DISABLE_JIT": "1"}

    def say(self, *arguments: str) -> str:
        return self.run("python", *arguments).stdout

    def run(self, program: str, *arguments: str, told: str = "", code: int = 0) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(  # noqa: S603 - our own program
            [str(self.bin / program), *arguments],
            cwd=self.place,
            env=self.environment,
            input=told,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        assert done.returncode == code, done.stdout + done.stderr
        assert "Traceback" not in done.stderr
        return done

    def tenback(self, *arguments: str, told: str = "", code: int = 0) -> subprocess.CompletedProcess[str]:
        return self.run("tenback", *arguments, told=told, code=code)


@pytest.fixture(scope="module")
def installed(tmp_path_factory, wheel):
    return Installed(tmp_path_factory.mktemp("stranger"), wheel)


# What is in it


def test_the_wheel_holds_every_file_of_the_package_and_nothing_else(wheel):
    with zipfile.ZipFile(wheel) as archive:
        held = {
            f"src/{name}" for name in archive.namelist() if not name.startswith(f"tenback-{__version__}.dist-info/")
        }
    assert held == tracked("src/tenback")


def test_the_source_archive_holds_what_building_and_testing_take(built):
    (file,) = built.glob("*.tar.gz")
    with tarfile.open(file) as archive:
        members = {member.name.partition("/")[2]: member for member in archive.getmembers()}
    assert all(member.isfile() for member in members.values())  # a link would lead out of it
    for folder in ("src", "tests", "docs", "examples", "bench", "deploy"):
        assert {name for name in members if name.startswith(f"{folder}/")} == tracked(folder)
    assert {"LICENSE", "README.md", "CHANGELOG.md", "Makefile", "constraints.txt", "pyproject.toml"} <= members.keys()


def test_no_link_can_take_a_folder_along():
    # A builder that follows links puts a folder where it meets it first: once the English rules were not in the wheel.
    assert not [name for name in tracked(".") if (ROOT / name).is_symlink()]


@pytest.fixture(scope="module")
def metadata(wheel):
    with zipfile.ZipFile(wheel) as archive:
        return HeaderParser().parsestr(archive.read(f"tenback-{__version__}.dist-info/METADATA").decode())


def test_the_metadata_say_what_an_index_shows(metadata):
    for field in ("Summary", "Author", "Keywords", "License-Expression", "License-File", "Requires-Python"):
        assert metadata[field], field
    addresses = dict(each.split(", ") for each in metadata.get_all("Project-URL"))
    assert addresses.keys() == {"Homepage", "Documentation", "Changelog", "Issues"}
    assert all(address.startswith(REPOSITORY) for address in addresses.values())
    versions = {each.rpartition(" ")[2] for each in metadata.get_all("Classifier") if "Python :: 3." in each}
    assert versions == {"3.11", "3.12", "3.13", "3.14"}
    needed = [each for each in metadata.get_all("Requires-Dist") if "extra ==" not in each]
    assert [each for each in needed if ">=" not in each] == []
    bounded = {re.split(r"[<>=]", each)[0] for each in needed if "<" in each.split(";")[0]}
    assert bounded >= {"uvicorn", "websockets"}  # of which we use what they do not promise


def test_the_page_on_an_index_leads_somewhere(metadata):
    page = metadata.get_payload()
    assert page.startswith("# tenback")
    links, pictures = re.findall(r"\]\(([^)]+)\)", page), re.findall(r'\b(?:src|srcset|href)="([^"]+)"', page)
    assert links
    assert len(pictures) >= 2  # the table, light and dark
    links += pictures
    for link in links:
        if link.startswith(REPOSITORY):
            path = re.sub(f"^{REPOSITORY}/(blob|raw)/main/|#.*", "", link)
            assert (ROOT / path).exists(), link
        else:
            assert re.match("https?://|#", link), link


# What it does


def test_it_is_the_wheel_that_runs(installed):
    place = installed.say("-c", "import tenback; print(tenback.__file__)").strip()
    assert Path(place).is_relative_to(installed.place)
    assert installed.tenback("--version").stdout == f"tenback {__version__}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_the_rules_in_every_language(installed, language):
    assert len(installed.tenback("rules", "ten", "--language", language).stdout) > 1000


def test_it_plays(installed):
    state = games.get("the-game").deal(1, Chance("a wheel"))
    actions = []
    for _ in range(6):
        actions.append(str(state.actions()[0]))
        state = state.play(state.actions()[0])
    kept = installed.place / "evening.json"
    installed.tenback("play", "--seed", "a wheel", "--save", str(kept), told="\n".join([*actions, ""]), code=1)
    assert json.loads(kept.read_text())["actions"] == actions
    assert "the record holds" in installed.tenback("verify", str(kept)).stdout


def test_it_rates(installed):
    rated = installed.tenback(
        "match", "face-to-face", "--bots", "novice,random", "--games", "4", "--workers", "2", "--json"
    )
    assert json.loads(rated.stdout)["games"] == 4


def test_it_reviews(installed):
    whole = record.read((PLAYTHROUGHS / "quick-and-easy-stuck.json").read_text("utf-8"))
    begun = installed.place / "begun.json"  # three turns: uncompiled, each takes a second
    begun.write_text(record.to_json(replace(whole, actions=whole.actions[:6], signals=(), ending=None)), "utf-8")
    told = installed.tenback("review", str(begun), "--worlds", "20", "--workers", "1", "--json")
    assert [turn["actions"][0] for turn in json.loads(told.stdout)["turns"]] == ["R10>down", "R7>down", "R6>down"]


def test_it_serves(installed):
    command = [str(installed.bin / "tenback"), "serve", "--port", "0", "--data", str(installed.place / "data")]
    serving = subprocess.Popen(  # noqa: S603 - our own program
        command,
        cwd=installed.place,
        env=installed.environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert serving.stdout
        address = next(found[0] for line in serving.stdout if (found := re.search(r"http://[\d.:]+/", line)))
        page = got(address)
        (client,) = {*re.findall(r"/client/[^/\"]+/", page)}
        for language in ("en", "de"):
            assert got(f"{address.rstrip('/')}{client}pages/{language}/ten.md").startswith("#")
        body = json.dumps({"name": "Ada"}).encode()
        token = json.loads(got(f"{address}api/guests", body, {"content-type": "application/json"}))["token"]
        with connect(f"{address.replace('http', 'ws', 1)}ws") as line:
            line.send(json.dumps({"type": "hello", "version": 1, "token": token}))
            assert json.loads(line.recv())["type"] == "welcome"
    finally:
        serving.terminate()
        serving.communicate()
    assert serving.returncode == 0


def got(address: str, body: bytes | None = None, headers: dict[str, str] | None = None) -> str:
    with urlopen(Request(address, body, headers or {})) as answer:  # noqa: S310 - our own server
        text: str = answer.read().decode()
        return text


def test_what_building_takes_is_here():
    assert all(map(find_spec, ("build", "hatchling", "hatch_fancy_pypi_readme")))
