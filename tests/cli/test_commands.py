"""The `tenback` command as its users have it: at a keyboard, in a pipe, killed, fed with nonsense."""

import json
import re
import shlex
from importlib.resources import files

import pytest

import tenback
from tenback import games, record
from tenback.cli import pages
from tenback.cli.evening import Evening, same_deal
from tenback.protocol.languages import LANGUAGES, Language, meant
from tests.cli.kit import BAD_INPUT, FINE, KINDS, begun, settings_of, tell

# What the commands say


@pytest.mark.parametrize("name", ["games", "rules", "deal", "play", "replay", "verify"])
def test_every_command_has_help(name):
    code, said, complained = tell(name, "--help")
    assert (code, complained) == (FINE, "")
    assert said.startswith(f"Usage: tenback {name}")
    assert f"\n  {name} " in tell("--help")[1]


def test_the_version():
    assert tell("--version") == (FINE, f"tenback {tenback.__version__}\n", "")


def test_the_shelf_with_every_option():
    code, said, _ = tell("games")
    assert code == FINE
    for game in games.shelf():
        assert f"{game.slug}: {game.title}, " in said
        for option in game.options:
            assert re.search(rf"--set {option.name}\b.*{re.escape(option.about)}.*\({option.rule}\)\n", said)
    assert said.count("Unofficial.") == 1
    assert "the names of the games belong to their publishers" in said
    told = " ".join(said.split())
    assert "default loses. Unofficial: wins. (F10)" in told
    assert "Unofficial: full. (T2)" in told


@pytest.mark.parametrize("game", games.shelf(), ids=lambda game: game.slug)
def test_the_rules_whole_and_one_by_one(game):
    page = (files("tenback") / "pages" / "en" / f"{game.slug}.md").read_text(encoding="utf-8")
    assert tell("rules", game.slug) == (FINE, page, "")
    for rule in set(re.findall(r"\(([A-Z]\d+[a-z]?)\)", page)):
        code, said, _ = tell("rules", game.slug, rule.lower())
        assert code == FINE
        blocks = said.rstrip("\n").split("\n\n")
        assert all(f"({rule})" in block for block in blocks)
        assert sum(block.count(f"({rule})") for block in blocks) == page.count(f"({rule})")
        assert "|" not in said
    assert pages.about(game).endswith(".")
    assert pages.in_a_minute(game).startswith("- On your turn")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_in_every_language(language):
    page = (files("tenback") / "pages" / language / "ten.md").read_text(encoding="utf-8")
    assert tell("rules", "ten", "--language", language) == (FINE, page, "")
    for rule in ("T9", "T23", "T23g"):
        code, said, _ = tell("rules", "ten", rule, "--language", language)
        assert code == FINE
        assert said.count(f"({rule})") == page.count(f"({rule})") > 0


@pytest.mark.parametrize("language", ["la", "pt-BR", "ru-Latn", "", "../en", "en/", "-"])
def test_a_language_without_rules_is_refused(language):
    code, said, complained = tell("rules", "ten", "--language", language)
    assert (code, said) == (BAD_INPUT, "")
    assert f"there are in {', '.join(LANGUAGES[:-1])} and {LANGUAGES[-1]}" in complained


@pytest.mark.parametrize(("tag", "language"), [("PL", "pl"), ("de-AT", "de"), ("cs_CZ", "cs"), ("ru-Cyrl-UA", "ru")])
def test_a_language_of_a_country_is_the_language(tag, language):
    assert tell("rules", "ten", "T9", "--language", tag) == tell("rules", "ten", "T9", "--language", language)


@pytest.mark.parametrize(
    ("tag", "listed", "found"),
    [
        ("zh-Hant", {"zh": "Hans"}, None),
        ("zh-hans-SG", {"zh": "Hans"}, "zh"),
        ("zh-Hant-TW", {"zh-Hans": "Hans", "zh-Hant": "Hant"}, "zh-Hant"),
        ("pt-br", {"pt": "Latn", "pt-BR": "Latn"}, "pt-BR"),
        ("pt-PT", {"pt": "Latn", "pt-BR": "Latn"}, "pt"),
        ("pt-PT", {"pt-BR": "Latn"}, None),
        ("frr", {"fr": "Latn"}, None),
    ],
)
def test_a_tag_means_a_language_in_these_letters(tag, listed, found):
    assert meant(tag, [Language(code, code, code, script, "ltr") for code, script in listed.items()]) == found


@pytest.mark.parametrize(("slug", "players", "settings"), KINDS)
def test_a_deal_is_the_position(slug, players, settings):
    told = begun(slug, players, settings, seed="deal")
    position = told.state.position()
    args = ["deal", slug, "--seats", players, "--seed", "deal", *settings_of(settings)]
    code, said, complained = tell(*args, "--json")
    assert (code, complained) == (FINE, "")
    assert json.loads(said) == position
    assert games.get(slug).position(json.loads(said)) == told.state
    code, said, _ = tell(*args)
    assert code == FINE
    shown = [
        *position.get("hands", ()),
        *position.get("draws", ()),
        *([position["draw"]] if "draw" in position else ()),
    ]
    assert all(f" {' '.join(map(str, cards))}\n" in said for cards in shown)
    assert f"starts        Seat {told.state.turn}\n" in said
    assert told.seed_hash in said
    assert all(f"{name} " in said for name in position["options"])


def test_a_fresh_deal_tells_its_seed_apart_from_the_json():
    _, said, complained = tell("deal", "the-game", "--json")
    seed = complained.removeprefix("tenback: dealt from the seed ").strip()
    assert tell("deal", "the-game", "--json", "--seed", seed) == (FINE, said, "")
    assert tell("deal", "the-game", "--json")[1] != said


def test_the_starter_can_be_named():
    assert '"turn": 2' in tell("deal", "the-game", "--seats", 3, "--first", 2, "--json")[1]
    assert "\n--- Player C ---\n" in tell("play", "--seats", 3, "--first", 2)[1]


@pytest.mark.parametrize(("slug", "players", "settings"), KINDS)
def test_the_same_deal_can_be_played_again(slug, players, settings):
    told = begun(slug, players, settings, seed="--it's a $HOME")
    tenback_, *args = shlex.split(same_deal(told))
    assert tenback_ == "tenback"
    dealt: list[record.Record] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Evening, "play", lambda self: dealt.append(self.record))
        assert tell(*args) == (FINE, "", "")
    assert [again.state for again in dealt] == [told.state]
