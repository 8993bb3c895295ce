"""Where no browser can be had: what is skipped is said loudly, all else is tested; under CI it is a failure."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / ".ci" / "browser"
# What stands in for apt-get: it notes what it is asked, and installs what the test lets it.
APT = """#!/bin/sh
echo "$@" >> "{log}"
case "$*" in
    update*) exit {update} ;;
    *{there}) printf '#!/bin/sh\\n' > "{bin}/{there}"; chmod +x "{bin}/{there}" ;;
    *) exit 100 ;;
esac
"""


class Machine:
    """A machine with nothing but a shell: what else it has, the test says."""

    def __init__(self, place: Path) -> None:
        self.bin, self.log = place / "bin", place / "log"
        self.bin.mkdir()
        self.log.touch()
        (self.bin / "sh").symlink_to("/bin/sh")
        self.user(0)

    def user(self, number: int) -> None:
        self.put("id", f"#!/bin/sh\necho {number}\n")

    def put(self, name: str, text: str = "#!/bin/sh\n") -> None:
        file = self.bin / name
        file.write_text(text)
        file.chmod(0o755)

    def apt(self, there: str, update: int = 0) -> None:
        self.put("apt-get", APT.format(log=self.log, bin=self.bin, there=there, update=update))
        self.put("chmod", '#!/bin/sh\nexec /bin/chmod "$@"\n')

    def run(self, **environment: str) -> subprocess.CompletedProcess[str]:
        given = {"PATH": str(self.bin), **environment}
        return subprocess.run([SCRIPT], env=given, capture_output=True, text=True, check=False)  # noqa: S603 - ours

    @property
    def asked(self) -> list[str]:
        return self.log.read_text().splitlines()


@pytest.fixture
def machine(tmp_path):
    return Machine(tmp_path)


@pytest.mark.parametrize("name", ["chromium-headless-shell", "chromium", "chromium-browser"])
def test_a_browser_that_is_there_will_do(machine, name):
    machine.put(name)
    machine.apt("chromium")
    told = machine.run(CI="true")
    assert (told.returncode, told.stdout + told.stderr, machine.asked) == (0, "", [])


def test_root_gets_the_one_without_a_screen(machine):
    machine.apt("chromium-headless-shell")
    assert machine.run(CI="true").returncode == 0
    assert machine.asked == ["update -q", "install -y -q chromium-headless-shell"]


def test_where_there_is_none_of_that_kind_the_other_will_do(machine):
    machine.apt("chromium")
    assert machine.run(CI="true").returncode == 0
    assert machine.asked[1:] == ["install -y -q chromium-headless-shell", "install -y -q chromium"]


def without_apt(_):
    pass


def not_root(machine):
    machine.apt("chromium")
    machine.user(1000)


def no_network(machine):
    machine.apt("chromium", update=100)


def no_package(machine):
    machine.apt("something-else")


@pytest.mark.parametrize(
    ("lacks", "why"),
    [
        (without_apt, "there is no apt-get"),
        (not_root, "only root may install one"),
        (no_network, "apt-get could not install one"),
        (no_package, "apt-get could not install one"),
    ],
)
def test_where_none_can_be_had_that_is_said_and_the_rest_is_tested(machine, lacks, why):
    lacks(machine)
    told = machine.run()
    assert told.returncode == 0
    assert f"NO BROWSER: {why}" in told.stderr
    assert "ARE SKIPPED" in told.stderr
    assert machine.run(CI="true").returncode == 1


def test_a_browser_that_is_named_and_is_not_there_is_a_mistake(machine):
    machine.apt("chromium")
    told = machine.run(TENBACK_CHROMIUM="/no/such/program")
    assert (told.returncode, machine.asked) == (1, [])
    assert "TENBACK_CHROMIUM names /no/such/program" in told.stderr


@pytest.mark.parametrize(("environment", "code"), [({}, 0), ({"CI": "true"}, 1)])
def test_tests_without_a_browser_are_skipped_loudly_and_fail_under_ci(tmp_path, environment, code):
    kept = {name: text for name, text in os.environ.items() if name not in {"CI", "TENBACK_CHROMIUM", "PATH"}}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/web/test_live.py"]
    told = subprocess.run(  # noqa: S603 - our own tests
        command,
        cwd=ROOT,
        env={**kept, "PATH": str(tmp_path), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == code, told.stdout + told.stderr
    assert ("NOT EVERYTHING WAS TESTED" in told.stdout) == (code == 0)
    assert ("THE BROWSER TABLE IS UNTESTED" in told.stdout) == (code == 0)
