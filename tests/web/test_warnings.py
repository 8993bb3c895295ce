"""Before a turn that ends the game badly the table asks, once; before one that ends it well, it does not."""

from types import SimpleNamespace

import pytest

from tenback.games.the_game import FIRE
from tests.web.conftest import Host
from tests.web.staged import found, last_cards, lights, stranding, strands_alone, uncovered, write


@pytest.fixture(scope="module")
def staged(tmp_path_factory):
    """A server where Ada is on turn at a table of each kind."""
    tables = {
        "alight": found("the-game", lights, on_fire=True),
        "team": found("the-game", stranding),
        "fire": found("the-game", uncovered, on_fire=True),
        "quick": found("quick-and-easy", strands_alone, since=5033),
        "duel": found("face-to-face", last_cards, since=30),
    }
    host = Host(tmp_path_factory.mktemp("staged"))
    people = {name: host.somebody(name) for name in ("Ada", "Bela")}
    with host.asleep() as data:
        write(data, {name: who["id"] for name, who in people.items()}, {name: on for name, (on, _) in tables.items()})
    yield SimpleNamespace(
        host=host, token=people["Ada"]["token"], plays={name: play for name, (_, play) in tables.items()}
    )
    host.kill()


def planned(visit, staged, table):
    """Ada's page, with the plays in question planned."""
    page = visit(token=staged.token, path=f"t/{table}", at=staged.host)
    page.locator(".mine.is-turn").wait_for()
    for play in staged.plays[table]:
        card, pile = play.split(">")
        page.locator(f"[data-held='{card}']").click()
        page.locator(f"[data-press='{pile}']").click()
        page.locator(f".hcard.is-away[data-held='{card}']").wait_for()
    return page


@pytest.mark.parametrize("table", ["team", "fire", "quick"])
def test_who_is_about_to_strand_the_team_is_asked_and_may_do_it_anyway(visit, staged, table):
    page = planned(visit, staged, table)
    page.locator(".plan__lay.btn--warn").wait_for()
    assert page.locator(".plan__list .pchip--warn").count() == 1
    assert page.locator(".plan .pchip--open").count() == 0  # no older figure stands beside it
    if table == "fire":
        page.locator(".pchip--warn").get_by_text("burns: cover it now").wait_for()
    page.locator(".plan__lay.btn--warn").click()
    question = page.get_by_role("alertdialog")
    question.wait_for()
    page.get_by_role("button", name="Think again").click()
    question.wait_for(state="detached")
    assert page.locator(".pchip").count() >= len(staged.plays[table])  # it is still planned
    assert page.locator(".ended").count() == 0
    page.locator(".plan__lay.btn--warn").click()
    page.get_by_role("button", name="Lay it anyway").click()
    page.locator(".ended").wait_for()
    assert int(page.locator(".ended .huge").inner_text()) > 0


def test_who_wins_a_duel_by_the_last_card_is_not_asked(visit, staged):
    page = planned(visit, staged, "duel")
    page.locator(".plan__lay.btn--go").click()
    page.locator(".ended, [role=alertdialog]").first.wait_for()
    assert page.locator("[role=alertdialog]").count() == 0
    assert page.locator(".ended .huge--lost").count() == 0


def test_a_card_that_will_burn_has_a_flame_in_hand_and_plan(visit, staged):
    page = visit(token=staged.token, path="t/alight", at=staged.host)
    page.locator(".mine.is-turn").wait_for()
    held = [int(each.get_attribute("data-held")) for each in page.locator(".hcard").all()]
    burning = {int(each.get_attribute("data-held")) for each in page.locator(".hcard:has(.flame)").all()}
    assert burning == FIRE.intersection(held)
    card = burning.pop()
    page.locator(f"[data-held='{card}']").click()
    page.locator(".lane.is-legal .lane__press, .lane.is-trick .lane__press").first.click()
    page.locator(".planned .flame").wait_for(state="attached")
