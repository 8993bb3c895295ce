"""The guard by the lists: what docs/talk.md says of it is so, and it never gets worse unnoticed."""

from pathlib import Path

import pytest

from tenback.protocol.languages import LANGUAGES
from tests.talk import figures

DOCS = Path(__file__).parents[2] / "docs" / "talk.md"
LEAST = 150  # messages of each kind in each language
ALLOWED = 0.01  # to be judged wrongly where the guard was mended
# Of `eighth`, by another head. The aim is 0.99 and 0.01, and the page must tell the very figures, so nothing gets worse
# within these bounds unseen.
AT_LEAST_HELD_OUT, AT_MOST_HELD_OUT = 0.80, 0.06


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["hostile", "harmless"])
@pytest.mark.parametrize("of", figures.OPENED)
def test_where_it_was_mended_at_most_one_in_a_hundred_is_judged_wrongly(of, kind, language):
    judged = figures.judged(of, kind, language)
    assert judged.of >= LEAST
    assert judged.rate <= ALLOWED + 1 / judged.of, judged.wrongly  # one message more: the lists are short


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_came_to_mind_is_stopped(language):
    assert figures.judged("tuned", "hostile", language).wrongly == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_that_nobody_tuned_on(language):
    hostile = figures.judged(figures.HELD_OUT, "hostile", language)
    harmless = figures.judged(figures.HELD_OUT, "harmless", language)
    assert min(hostile.of, harmless.of) >= LEAST
    assert hostile.rate <= 1 - AT_LEAST_HELD_OUT
    assert harmless.rate <= AT_MOST_HELD_OUT


def test_no_message_is_in_two_lists_of_a_language_as_far_as_words_go():
    """Digits, pictures and other alphabets are the same in every language; sentences are not copied."""
    for language in LANGUAGES:
        held_out = set(figures.messages(figures.HELD_OUT, "harmless", language))
        opened = {text for of in figures.OPENED for text in figures.messages(of, "harmless", language)}
        assert len(held_out & opened) <= 15, language


def test_the_page_tells_the_figures_that_the_command_prints():
    assert figures.table(figures.HELD_OUT) in DOCS.read_text(encoding="utf-8")
