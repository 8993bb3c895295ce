"""The `tenback` command as its users have it: at a keyboard, in a pipe, killed, fed with nonsense."""

import pytest

from tenback import games, record
from tenback.cli.commands.replay import seat_of
from tests.cli.kit import BAD_INPUT, DOES_NOT_HOLD, FINE, begun, broken_off, hand, run, tell, written

NOWHERE = "/dev/null/x.json"  # no file can be made inside another one, not even by root


# Bad input

BAD = [
    (["play", "chess"], "There is no game 'chess'; on the shelf are the-game, quick-and-easy, face-to-face, ten."),
    (["rules", "Ten"], "There is no game 'Ten'; on the shelf are"),
    (["deal", "chess"], "There is no game 'chess'"),
    (["rules", "ten", "T99"], "TEN has no rule 'T99'; its rules are T1, T2,"),
    (["play", "--seats", "6"], "The Game is for 1 to 5 players, not 6."),
    (["play", "quick-and-easy", "--seats", "1"], "Quick & Easy is for 2 to 5 players, not 1."),
    (["play", "face-to-face", "--seats", "3"], "The Game: Face to Face is for 2 players, not 3."),
    (["deal", "ten", "--seats", "0"], "TEN is for 1 to 5 players, not 0."),
    (["play", "--seats", "two"], "--seats is a whole number, not 'two'."),
    (["play", "--seats", "9" * 5000], "--seats is a whole number, not '999"),
    (["play", "--first", "x"], "--first is a whole number, not 'x'."),
    (["play", "--first", "1"], "With 1 at the table the starter is seat 0, not 1."),
    (["deal", "ten", "--seats", "3", "--first", "-1"], "With 3 at the table the starter is seat 0 to 2, not -1."),
    (["play", "--seed", ""], "A seed is text of 1 to 1000 characters; this one has 0."),
    (["deal", "ten", "--seed", "x" * 1001], "A seed is text of 1 to 1000 characters; this one has 1001."),
    (["deal", "ten", "--seed", "\udcff"], "A seed must be valid Unicode; the character at place 0 is half of a pair."),
    (["play", "--set", "pro"], "There is no option 'pro'; The Game has expert, short_hands and on_fire."),
    (["play", "--set", "expert=maybe"], "Option expert (G15) is false or true, not 'maybe'."),
    (["play", "--set", "expert", "--set", "expert"], "Option expert is set twice; set it once."),
    (["play", "ten", "--set", "limit=3"], "Option limit (T23) is 4 to 10, not '3'."),
    (["play", "ten", "--set", "limit"], "Option limit (T23) is 4 to 10, not 'true'."),
    (["play", "ten", "--seats", "2", "--set", "limit=4"], "Option limit is for one player alone (T23), not for 2."),
    (["play", "ten", "--set", "deck=tarot"], "Option deck (T2) is reconstructed or full or a deck file"),
    (["play", "ten", "--set", "deck=/no/x.toml"], "Deck file /no/x.toml cannot be read: No such file or directory."),
    (["play", "face-to-face", "--set", "last_card=draws"], "Option last_card (F10) is loses or wins, not 'draws'."),
    (["play", "--names", "Ada,,Mira"], "--names: A name is text of 1 to 40 characters, not ''."),
    (["play", "--names", "Ada,Ada"], "--names: 'Ada' already sits at"),
    (["play", "--names", "A\x1b[31m"], r"--names: A name has printable characters and spaces only, not 'A\x1b[31m'."),
    (["play", "ten", "--names", "TEN"], "--names: TEN is the automatic opponent here; take another name."),
    (["play", "--names", "Ada,Tomek", "--seats", "3"], "--seats says 3, --names has 2; one of them is enough."),
    (["play", "quick-and-easy", "--names", "Ada"], "Quick & Easy is for 2 to 5 players, not 1."),
    (["play", "--names", "a,b,c,d,e,f"], "The Game is for 1 to 5 players, not 6."),
    (["play", "--save", NOWHERE], f"{NOWHERE} cannot be written: Not a directory."),
    (["play", "--save", "/"], "/ is a directory; name a file in it."),
    (["play", "--save", "/" + "x" * 300], "cannot be written: File name too long."),
    (["play", "--save", "-"], "--save and --resume take a file; standard input is the players'."),
    (["play", "--resume", "-"], "--save and --resume take a file; standard input is the players'."),
    (["play", "--resume", "/no/game.json"], "/no/game.json cannot be read: No such file or directory."),
    (["play", "ten", "--resume", "x"], "--resume goes on with a game as it is; it takes no other option, and no GAME."),
    (["play", "--resume", "x", "--seats", "2"], "--resume goes on with a game as it is; it takes no other option"),
    (["replay", "/no/game.json"], "/no/game.json cannot be read: No such file or directory."),
    (["verify", "/no/game.json"], "/no/game.json cannot be read: No such file or directory."),
    (["replay", "/"], "/ cannot be read: Is a directory."),
    (["verify", "/"], "/ cannot be read: Is a directory."),
]


@pytest.mark.parametrize(("args", "words"), BAD, ids=[" ".join(args)[:60] for args, _ in BAD])
def test_bad_input_gets_one_sentence(args, words):
    code, said, complained = tell(*args)
    assert (code, said) == (BAD_INPUT, "")
    assert words in complained
    assert complained.startswith("tenback: ")
    assert complained.removesuffix("\n").isprintable()
    assert len(complained) < 400


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ([], "Usage: tenback [OPTIONS] COMMAND"),
        (["paly"], "No such command 'paly'"),
        (["rules"], "GAME"),
        (["verify"], "FILE"),
        (["play", "--sets", "expert"], "No such option"),
        (["play", "ten", "ten"], "unexpected extra argument"),
    ],
)
def test_a_command_that_is_none_is_told_what_there_is(args, words):
    code, said, complained = tell(*args)
    assert code == BAD_INPUT
    assert words in said + complained


def test_a_record_that_does_not_hold_is_refused_with_the_place(tmp_path):
    told = broken_off("the-game", 2, most=8)
    other = next(card for card in range(2, 100) if card not in hand(begun("the-game", 2), 0))
    text, transcript = record.to_json(told), record.to_transcript(told)
    forged = tmp_path / "forged.json"
    for content, words in (
        (
            text.replace(told.actions[0], f"{other}>up1", 1),
            f"actions[0]: {other}>up1 is refused: You do not hold {other};",
        ),
        (text.replace('"rules": 1', '"rules": 2'), "rules: The Game is known under rules version 1, not 2."),
        (text[:-30], "line "),
        (transcript.replace(told.actions[0], f"{other}>up1", 1), f"actions[0]: {other}>up1 is refused: "),
        ("hello\n", "line 1: is 'hello', but a record is a JSON object, or a transcript that begins"),
        ("", "line 1: "),
        ("{}", "tenback: is missing"),
    ):
        forged.write_text(content, encoding="utf-8")
        code, said, complained = tell("verify", forged)
        assert (code, complained) == (DOES_NOT_HOLD, "")
        assert said.startswith(f"{forged} does not hold. ")
        assert words in said
        for args in (["replay", forged], ["replay", forged, "--eyes", "0"], ["play", "--resume", forged]):
            code, nothing, complained = tell(*args)
            assert (code, nothing) == (DOES_NOT_HOLD, "")
            assert complained == f"tenback: {said}"
        assert forged.read_text(encoding="utf-8") == content
    assert tell("verify", "-", stdin="{}")[:2] == (DOES_NOT_HOLD, said.replace(str(forged), "-"))
    assert tell("verify", "-", stdin=text)[0] == FINE


def test_a_sealed_record_cannot_be_proved_yet(tmp_path):
    told = broken_off("the-game", 2, most=8).sealed()
    file = written(told, tmp_path / "sealed.json")
    cannot = f"{file} cannot be checked yet: the seed is not published, only its hash.\n"
    assert tell("verify", file) == (DOES_NOT_HOLD, cannot, "")
    assert tell("replay", file) == (FINE, record.to_transcript(told), "")
    assert tell("replay", file, "--json") == (FINE, record.to_json(told), "")
    for args, words in (
        (["play", "--resume", file], "has no seed, only its hash"),
        (["replay", file, "--eyes", "0"], "The seed is not published yet"),
    ):
        code, said, complained = tell(*args)
        assert (code, said) == (BAD_INPUT, "")
        assert words in complained


def test_a_seat_goes_before_a_name():
    told = record.begin(games.get("the-game"), ["1", "Ada"], "eyes")
    assert [seat_of(eye, told) for eye in ("0", "1", "Ada", "spectator")] == [0, 1, 1, None]


@pytest.mark.parametrize("eye", ["2", "-1", "nobody", "9" * 5000, ""])
def test_eyes_that_nobody_has(eye, tmp_path):
    file = written(begun("the-game", 2), tmp_path / "game.json")
    code, said, complained = tell("replay", file, "--eyes", eye)
    assert (code, said) == (BAD_INPUT, "")
    assert "--eyes is all, spectator, or a seat: 0 (Ada), 1 (Tomek [b]x[/b]); not " in complained


def test_a_game_is_kept_in_a_file_only():
    code, said, complained = run("play", "--resume", "/dev/stdin", stdin=record.to_json(begun("the-game", 1)))
    assert (code, said) == (BAD_INPUT, "")
    assert complained == "tenback: /dev/stdin is no file that a game can be kept in.\n"


def test_an_existing_file_is_never_overwritten(tmp_path):
    file = tmp_path / "game.json"
    file.write_text("precious")
    code, _, complained = tell("play", "--save", file)
    assert code == BAD_INPUT
    assert complained == f"tenback: {file} is there already; go on with it by --resume {file}, or name another file.\n"
    assert file.read_text() == "precious"
