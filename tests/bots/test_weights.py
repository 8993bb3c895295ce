"""Files of what was learnt: each in its game's folder, and named so where something is wrong with it."""

import pytest

from tenback import games
from tenback.bots import weights
from tenback.bots.weights import WeightsError

NAMES = ("steep", "flat")


@pytest.mark.parametrize("game", games.shelf(), ids=lambda game: game.slug)
def test_every_game_has_weights_in_its_folder(game):
    file = weights.path(game.slug)
    assert file.is_file()
    assert file.parts[-3:] == ("bots", game.module, "weights.toml")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("weights", "the_game/weights.toml holds no weights; `tenback tune the-game` makes them."),
        ("outlook", "the_game/outlook.toml holds no weights; `python -m tenback.bots.the_game.learn` makes them."),
    ],
)
def test_an_empty_file_is_told_how_it_is_made(tmp_path, name, sentence):
    file = tmp_path / "the_game" / f"{name}.toml"
    file.parent.mkdir()
    file.touch()
    with pytest.raises(WeightsError) as refused:
        weights.read("the-game", NAMES, file)
    assert str(refused.value) == sentence


def test_an_unusable_entry_is_named_with_its_game_and_file(tmp_path):
    file = tmp_path / "ten" / "weights.toml"
    file.parent.mkdir()
    file.write_text("[2]\nvalues = 3\n")
    with pytest.raises(WeightsError, match=r"^ten/weights\.toml, \[2\]: give exactly how, result, values, when\.$"):
        weights.read("ten", NAMES, file)
