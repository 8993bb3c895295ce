"""What there is to be named: files, commands with their options, make targets, modules, settings and addresses."""

import importlib
import inspect
import os
import re
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import typer

from tenback import games
from tenback.cli.app import app
from tenback.server.settings.config import Config
from tenback.server.settings.keys import keys
from tenback.server.settings.sources import IN_A_FILE, NOT_OURS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tenback"
PACKAGES = {"tenback": ROOT / "src", "tests": ROOT, "bench": ROOT, "examples": ROOT}
FLOORS = {entry.name for entry in SOURCE.iterdir() if (entry / "__init__.py").is_file()}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
MADE = [line.strip("/\n") for line in (ROOT / ".gitignore").read_text("utf-8").splitlines() if line.strip()]
OURS_THOUGH_HIDDEN = {".ci", ".github"}
TEXTS = {".py", ".js", ".ts", ".toml", ".cfg", ".sh", ".yml", ".yaml", ".css", ".html", ".ftl", ".json", ""}


# Files


@cache
def files() -> list[Path]:
    """Everything of the repository, below its root; nothing that was made by running it."""
    found = []
    for folder, below, names in os.walk(ROOT):
        here = Path(folder)
        below[:] = [
            name
            for name in sorted(below)
            if name not in MADE and (not name.startswith(".") or name in OURS_THOUGH_HIDDEN) and name != "__pycache__"
        ]
        found += [(here / name).relative_to(ROOT) for name in sorted(names) if name != ".git"]
    return found


def pages() -> list[Path]:
    return [path for path in files() if path.suffix == ".md"]


@cache
def names() -> set[str]:
    """The names of all files and folders."""
    return {part for path in files() for part in path.parts}


@cache
def code() -> str:
    """All text that is not documentation."""
    texts = [
        path for path in files() if path.suffix in TEXTS and "vendor" not in path.parts and not in_tests_of_this(path)
    ]
    return "\n".join((ROOT / path).read_text("utf-8", errors="replace") for path in texts)


def in_tests_of_this(path: Path) -> bool:
    return path.parts[:2] == ("tests", "docs")


# Commands


@cache
def group() -> Any:
    return typer.main.get_command(app)


def commands() -> dict[str, Any]:
    """By name, as click knows them."""
    return dict(group().commands)


def options_of(command: Any) -> set[str]:
    """Of a command that has commands of its own, all that they take."""
    parts = () if command is group() else getattr(command, "commands", {}).values()
    if parts:
        return {option for part in parts for option in options_of(part)}
    told = {text for parameter in command.params for text in (*parameter.opts, *parameter.secondary_opts)}
    return {text for text in told if text.startswith("-")} | {"--help"}


def first_argument(command: Any) -> str:
    """What the command's first argument is called in its help, as in GAME."""
    arguments = [parameter for parameter in command.params if parameter.param_type_name == "argument"]
    return str(getattr(arguments[0], "metavar", "")) if arguments else ""


def slugs() -> set[str]:
    return {game.slug for game in games.shelf()}


def settings() -> set[str]:
    """What --set takes in one game or another."""
    return {option.name for game in games.shelf() for option in game.options}


@cache
def targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    return {name for line in re.findall(r"^([\w.\- ]+):(?!=)", makefile, re.MULTILINE) for name in line.split()}


def phony() -> set[str]:
    makefile = (ROOT / "Makefile").read_text("utf-8").replace("\\\n", " ")
    return {name for line in re.findall(r"^\.PHONY:(.*)$", makefile, re.MULTILINE) for name in line.split()}


@cache
def make_variables() -> set[str]:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    return set(re.findall(r"^([A-Z_]+) *[?:]?=", makefile, re.MULTILINE)) | set(
        re.findall(r"\$\(([A-Z_]+)\)", makefile)
    )


def extras() -> set[str]:
    return set(PROJECT["project"]["optional-dependencies"])


# Python


def module_file(dotted: str) -> Path | None:
    """The file of a module of ours, or the folder of a package; None if there is none."""
    root = PACKAGES.get(dotted.partition(".")[0])
    if root is None:
        return None
    path = root.joinpath(*dotted.split("."))
    if path.with_suffix(".py").is_file():
        return path.with_suffix(".py")
    return path if path.is_dir() and any(path.glob("*.py")) else None


def can_be_run(dotted: str) -> bool:
    """Whether `python -m` has something to run."""
    top = dotted.partition(".")[0]
    if top not in PACKAGES:
        return (
            top in sys.stdlib_module_names
            or re.search(rf'"{re.escape(top)}\b', str(PROJECT)) is not None
            or top in KNOWN_TOOLS
        )
    found = module_file(dotted)
    return found is not None and (found.is_file() or (found / "__main__.py").is_file())


KNOWN_TOOLS = {"build", "pip", "twine"}  # run by hand, when a release is made


def is_there(dotted: str) -> bool:
    """Whether a dotted name of ours is a module, or something that a module defines."""
    parts = dotted.split(".")
    for length in range(len(parts), 0, -1):
        module = ".".join(parts[:length])
        if module_file(module) is not None:
            return _defined(module, parts[length:])
    return False


def _defined(module: str, rest: list[str]) -> bool:
    if not rest:
        return True
    try:
        here: Any = importlib.import_module(module)
    except ImportError:  # an extra that is not installed: then what the file says must do
        found = module_file(module)
        assert found is not None
        text = (found / "__init__.py" if found.is_dir() else found).read_text("utf-8")
        return re.search(rf"^(?:async )?(?:class |def )?{rest[0]}\b", text, re.MULTILINE) is not None
    for name in rest:
        if not hasattr(here, name) and name not in getattr(here, "__annotations__", {}):
            return False
        here = inspect.getattr_static(here, name, None) if inspect.isclass(here) else getattr(here, name, None)
    return True


# The server


@cache
def deployed() -> str:
    """The text of all that says how to run one."""
    named = (path for path in files() if path.parts[0] in {"deploy", "Dockerfile", "compose.yaml"})
    return "\n".join((ROOT / path).read_text("utf-8") for path in named)


def settable() -> set[str]:
    """The variables of the environment that are settings."""
    return {key.variable for key in keys(Config).values()} | NOT_OURS


@cache
def variables() -> set[str]:
    """The same, and those that name a file."""
    return {variable + ending for variable in settable() for ending in ("", IN_A_FILE)}


@cache
def addresses() -> list[re.Pattern[str]]:
    """The paths that the server answers to."""
    texts = [path.read_text("utf-8") for path in sorted((SOURCE / "server").rglob("*.py"))]
    told = {found for text in texts for found in re.findall(r'"(/[\w./{}:-]*)"', text)}
    return [re.compile(re.sub(r"\\\{[^}]*\\\}", "[^/]+", re.escape(path))) for path in told if path != "/dev/fd"]
