"""The workflows of GitHub run what this machine runs, on every Python that the package says it runs on."""

import tomllib
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = {path.stem: yaml.safe_load(path.read_text("utf-8")) for path in (ROOT / ".github/workflows").glob("*.yml")}
CLASSIFIED = [
    each.rpartition(" ")[2]
    for each in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["classifiers"]
    if each.startswith("Programming Language :: Python :: 3.")
]


def commands(workflow):
    return [step["run"] for job in workflow["jobs"].values() for step in job["steps"] if "run" in step]


def test_every_python_that_the_package_names_is_tried():
    assert WORKFLOWS["ci"]["jobs"]["run"]["strategy"]["matrix"]["python"] == CLASSIFIED
    assert CLASSIFIED


def test_a_change_is_checked_and_every_night_all_of_it_is_tested():
    *_, last = commands(WORKFLOWS["ci"])  # what is before it installs the proxies
    assert last == ".ci/run"
    assert commands(WORKFLOWS["nightly"]) == ["make test-thorough"]
    when = WORKFLOWS["nightly"][True]  # `on`, as YAML 1.1 reads it
    assert when["schedule"]
    assert "workflow_dispatch" in when


@pytest.mark.parametrize("name", WORKFLOWS)
def test_they_bring_what_tests_would_skip_without(name):
    for job in WORKFLOWS[name]["jobs"].values():
        assert {"TENBACK_CHROMIUM", "TENBACK_TEST_POSTGRES"} <= job["env"].keys()
        assert "postgres" in job["services"]
