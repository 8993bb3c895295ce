"""Which of several actions is best: what is clearly behind is dropped, and doubt favours the first."""

import math

import numpy as np
import pytest

from tenback.kernels.comparing import decide, errors_ahead, lead, narrow, standard_error


def columns(*means):
    """Results in 100 worlds, up and down in the same rhythm, so that nothing but the means differs."""
    waves = np.arange(100).reshape(100, 1) % 10 / 10
    return waves + np.array(means)


def test_what_is_clearly_behind_is_dropped_and_what_is_equal_stays():
    results, still = columns(0.2, 0.5, 0.5, 0.1), np.ones(4, np.int64)
    assert narrow(results, 100, still, 2.5) == 2
    assert still.tolist() == [0, 1, 1, 0]
    assert decide(results, 100, still, 1.5) == 1


def test_a_doubtful_lead_does_not_replace_the_choice_of_fast():
    results, still = columns(0.5, 0.5), np.ones(2, np.int64)
    results[::10, 1] += 0.3  # better in one world of ten
    results[1, 1] -= 2.5
    assert results[:, 1].mean() > results[:, 0].mean()
    assert decide(results, 100, still, 1.5) == 0
    assert decide(results, 100, still, 0.0) == 1
    assert narrow(results, 100, still, 2.5) == 2


def test_what_was_dropped_is_not_chosen_however_good():
    results, still = columns(0.1, 0.9, 0.3), np.array([1, 0, 1], np.int64)
    assert narrow(results, 100, still, 2.5) == 1
    assert still.tolist() == [0, 0, 1]
    assert decide(results, 100, still, 1.5) == 2


def test_a_lead_has_a_standard_error():
    results = np.array([[0.0, 1.0], [0.0, 0.0], [0.0, 1.0], [0.0, 0.0]])
    assert lead(results, 4, 1, 0) == (0.5, 0.25)
    assert lead(results, 4, 0, 1) == (-0.5, 0.25)
    assert lead(results, 1, 1, 0) == (1.0, 0.0)  # the worlds so far, and no others


def test_a_standard_error_is_that_of_the_mean():
    more = np.array([0.5, -0.25, 1.0, 0.0, 0.75])
    expected = more.std() / math.sqrt(5)
    assert standard_error(more.mean(), (more**2).sum(), 5) == pytest.approx(expected)
    assert standard_error(1.0, 3.0 - 1e-12, 3) == 0  # nothing varies; rounding makes that no error


def test_side_by_side_a_lead_is_counted_in_errors_of_a_sample():
    one, other = np.array([1.0, 0.0, 1.0, 1.0]), np.array([0.0, 0.0, 1.0, 0.0])
    assert errors_ahead(one, other) == pytest.approx(0.5 / (math.sqrt(1 / 3) / 2))
    assert errors_ahead(other, one) == -errors_ahead(one, other)
    assert errors_ahead(one, one) == 0
    assert errors_ahead(one[:1], other[:1]) > 1e6  # a single world leaves no doubt
