"""Lessons, played through on the rules: what is wanted, all else that is allowed, and what is not."""

import json
import random
from collections.abc import Iterator

import msgspec
import pytest

from tenback import games
from tenback.protocol.lessons import LessonAsked, LessonDeed, LessonTold
from tenback.server import lessons
from tenback.server.lessons import Lesson, Step, answering, message
from tenback.server.lessons.lesson import LEARNER
from tenback.table import Declined
from tests.languages import HOUSE, LISTED, WORDS
from tests.server.house import http
from tests.web.fluent import read_all

EVERY = [(lesson, number) for lesson in lessons.lessons().values() for number in range(len(lesson.steps))]
NAMED = pytest.mark.parametrize(("lesson", "number"), EVERY, ids=[f"{each.name}-{n}" for each, n in EVERY])


def told(lesson: Lesson, number: int, *done: LessonDeed, deed: LessonDeed | None = None) -> LessonTold:
    """What the server would send, read as a client reads it."""
    answer = lessons.answered(LessonAsked(lesson.name, number, list(done), deed))
    return msgspec.json.decode(msgspec.json.encode(answer), type=LessonTold)


def legal(lesson: Lesson, step: Step) -> list[str]:
    state = games.get(lesson.game).position(lesson.position_of(step))
    return [str(action) for action in state.actions()] if state.turn == LEARNER else []


def test_every_game_has_a_lesson_of_five_to_eight_steps():
    for game in games.shelf():
        assert lessons.lessons_of(game.slug)
    assert lessons.lessons_of("ten") == ["ten-drawing", "ten-auction"]
    assert all(5 <= len(lesson.steps) <= 8 for lesson in lessons.lessons().values())


@NAMED
def test_what_is_wanted_is_allowed_and_leads_on(lesson, number):
    step = lesson.steps[number]
    assert step.by == "read" or step.lit
    for way in step.wanted:
        done = told(lesson, number, deed=LessonDeed(step.by, list(way)))
        assert done.outcome == step.outcome(way[0])
        assert not done.refused
        assert not done.wrong
        if step.by == "plan":
            assert done.planned
            assert not done.planned.refused
        else:
            assert len(done.events) == 1 + len(step.then.get(done.outcome, ()))
            assert done.events[-1].scene == done.scene
        for part in range(1, len(way)):  # a plan on its way there is no mistake
            if step.by in ("plan", "play"):
                assert not told(lesson, number, deed=LessonDeed("plan", list(way[:part]))).wrong


@NAMED
def test_what_else_is_allowed_is_answered_kindly_and_changes_nothing(lesson, number):
    step = lesson.steps[number]
    begun = told(lesson, number)
    assert begun.scene.you
    assert begun.scene.you.actions == legal(lesson, step)
    for text in legal(lesson, step):
        done = told(lesson, number, deed=LessonDeed("plan" if step.by == "plan" else "play", [text]))
        assert not done.refused
        if step.by in ("plan", "play") and ((text,) in step.wanted or step.once):
            assert done.outcome
        elif step.wanted or step.by in ("read", "say"):
            assert done.wrong or done.planned
            assert not done.outcome
            assert done.scene == begun.scene
    for signal in begun.scene.setting.signals:
        done = told(lesson, number, deed=LessonDeed("say", [signal]))
        assert bool(done.outcome) == ((signal,) in step.wanted)
        assert done.wrong == (not done.outcome)


@NAMED
def test_what_the_rules_forbid_is_refused_with_its_rule(lesson, number):
    step = lesson.steps[number]
    text = FORBIDDEN[lesson.game]
    for deed in (LessonDeed("play", [text]), LessonDeed("plan", [text])):
        done = told(lesson, number, deed=deed)
        on_turn = bool(legal(lesson, step))
        refused = done.refused or (done.planned and done.planned.refused)
        assert refused
        assert not done.outcome
        assert refused.rule or not on_turn


FORBIDDEN = {"the-game": "99>up1", "quick-and-easy": "R1>up", "face-to-face": "2>up", "ten": "buy:P9"}


def paths(lesson: Lesson, number: int, done: list[LessonDeed]) -> Iterator[str]:
    """Every way through a step that takes several plays, to what came of it."""
    now = told(lesson, number, *done)
    assert now.scene.you
    for text in now.scene.you.actions:
        deed = LessonDeed("play", [text])
        then = told(lesson, number, *done, deed=deed)
        assert not then.wrong
        assert not then.refused
        if then.outcome:
            yield then.outcome
        else:
            yield from paths(lesson, number, [*done, deed])


def test_every_way_of_paying_ends_it():
    for lesson, number in EVERY:
        if lesson.steps[number].name == "pay":
            assert set(paths(lesson, number, [])) == {"done"}


def test_a_turn_of_ones_own_goes_well_whatever_is_laid():
    lesson = lessons.lessons()["face-to-face"]
    number = next(place for place, step in enumerate(lesson.steps) if step.name == "turn")
    dice = random.Random(1)
    for first in legal(lesson, lesson.steps[number]):
        state = games.get(lesson.game).position(lesson.position_of(lesson.steps[number]))
        texts = [first]
        state = state.play(games.get(lesson.game).action(first))
        while state.turn == LEARNER and not state.ending:
            action = dice.choice([each for each in state.actions() if str(each) != "end"] or list(state.actions()))
            action = next((each for each in state.actions() if str(each) == "end"), action)
            texts.append(str(action))
            state = state.play(action)
        if state.ending:
            continue  # who lays so that nothing follows has lost: the table asks before
        assert told(lesson, number, deed=LessonDeed("play", texts)).outcome == "done"


@pytest.mark.parametrize("language", LISTED)
def test_every_language_has_words_for_every_step(language):
    said = set(read_all(language, HOUSE / WORDS))
    wanted = {name for lesson in lessons.lessons().values() for name in lesson.messages}
    wanted |= {f"lesson-{name}" for name in lessons.lessons()}
    assert wanted <= said
    told = {name for name in said if name.startswith(tuple(f"lesson-{each}-" for each in lessons.lessons()))}
    assert told <= wanted, "nobody says these"


def test_nothing_comes_or_goes_in_ten_between_buying_and_counting():
    """What happens between two steps is what the learner did; where it is another moment, the words say so."""
    lesson = lessons.lessons()["ten-drawing"]
    at = {step.name: lesson.position_of(step)["seats"][LEARNER] for step in lesson.steps}
    assert at["buy"] == at["pay"]
    bought = {**at["pay"], "cards": sorted([*at["pay"]["cards"], "B3"])}
    assert sorted(at["count"]["cards"]) == bought["cards"]
    assert (at["count"]["busts"], at["count"]["coins"]) == (at["pay"]["busts"], at["pay"]["coins"] - 3)
    words = read_all("en", HOUSE / WORDS)
    assert "Say you drew on" in str(words["lesson-ten-drawing-bust-say"])
    assert "A later turn" in str(words["lesson-ten-drawing-buy-say"])


def test_names_are_unlike_each_other():
    names = [message(lesson, step, "say") for lesson in lessons.lessons().values() for step in lesson.steps]
    assert len(names) == len(set(names))


# What a learner may not know


def twin(lesson: Lesson) -> Lesson:
    """The same lesson with other cards in the other hands and in the draw pile, wherever nobody lays them."""

    def other(position):
        if "hands" not in position:
            return {**position, **({"draw": position["draw"][::-1]} if "draw" in position else {})}
        return {**position, "hands": [position["hands"][0], *position["hands"][:0:-1]]}

    steps = [msgspec.structs.replace(step, position=other(step.position), then={}) for step in lesson.steps]
    return msgspec.structs.replace(lesson, position=other(lesson.position), steps=tuple(steps))


@pytest.mark.parametrize("name", ["the-game", "quick-and-easy", "ten-drawing", "ten-auction"])
def test_hidden_cards_are_not_told(name, monkeypatch):
    lesson = lessons.lessons()[name]
    plain = msgspec.structs.replace(
        lesson, steps=tuple(msgspec.structs.replace(step, then={}) for step in lesson.steps)
    )
    seen = []
    for each in (plain, twin(lesson)):
        monkeypatch.setattr(answering, "lessons", lambda each=each: {name: each})
        frames = [lessons.answered(LessonAsked(name, number)) for number in range(len(lesson.steps))]
        wrong = LessonDeed("plan", [FORBIDDEN[lesson.game]])
        frames += [lessons.answered(LessonAsked(name, number, [], wrong)) for number in range(len(lesson.steps))]
        seen.append(msgspec.json.encode(frames))
    assert seen[0] == seen[1]


# By HTTP


def test_what_there_is_to_learn(server):
    shown = http(server, "GET", "/api/lessons").json["lessons"]
    assert [each["lesson"] for each in shown] == list(lessons.lessons())
    assert "position" not in json.dumps(shown)
    offered = {each["slug"]: each["lessons"] for each in http(server, "GET", "/api/games").json["games"]}
    assert offered == {game.slug: lessons.lessons_of(game.slug) for game in games.shelf()}


BAD: tuple[tuple[object, int, str | None], ...] = (
    ({"lesson": "chess", "step": 0}, 404, "no-such-lesson"),
    ({"lesson": "the-game", "step": 50}, 404, "no-such-lesson"),
    ({"lesson": "the-game", "step": -1}, 400, "bad-request"),
    ({"lesson": "the-game"}, 400, "bad-request"),
    ({"lesson": "the-game", "step": 1, "more": 1}, 400, "bad-request"),
    ({"lesson": "the-game", "step": 1, "deed": {"kind": "resign", "texts": []}}, 400, "bad-request"),
    ({"lesson": "the-game", "step": 1, "done": [{"kind": "play", "texts": ["22>up2"]}]}, 409, "not-in-this-lesson"),
    ({"lesson": "ten-drawing", "step": 5, "done": [{"kind": "play", "texts": ["pay:coin"]}] * 4}, 409, None),
    ({"lesson": "ten-drawing", "step": 5, "done": [{"kind": "play", "texts": ["pay:coin"]}] * 41}, 400, None),
    ([], 400, "bad-request"),
)


@pytest.mark.parametrize(("body", "status", "error"), BAD)
def test_bad_input_is_told(server, body, status, error):
    answer = http(server, "POST", "/api/lessons", body)
    assert answer.status == status
    assert answer.json["sentence"]
    assert error is None or answer.json["error"] == error


def test_a_step_by_http_needs_nobodys_name(server):
    body = {"lesson": "the-game", "step": 3, "deed": {"kind": "plan", "texts": ["37>up1"]}}
    answer = http(server, "POST", "/api/lessons", body)
    assert answer.status == 200
    assert answer.json["outcome"] == "done"
    assert http(server, "GET", "/api/lessons").status == 200


def test_a_lesson_of_no_game_is_none():
    with pytest.raises(Declined, match="no such lesson"):
        lessons.answered(LessonAsked("chess", 0))
