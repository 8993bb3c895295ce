"""What is refused is refused in the reader's language, in a real browser; and the server's English never shows."""

import json
import re

import pytest

from tenback.games.ten.decks import RECONSTRUCTED
from tests.web.conftest import LINE
from tests.web.tables import line_of, table_of

PASSWORD = "correct horse battery"  # noqa: S105 - a test's
INVISIBLE = "\u202e"
SMALL_STEPS_ON_A, KEEP_OFF_A = 8, 0  # in the pad of signals: rows of four piles

# By language: what is pressed, and what is read.
GERMAN = {
    "locale": "de-DE",
    "give-up": "Vorschlagen, hier aufzuhören",
    "nothing-to-take-back": "Es gibt gerade nichts von dir zurückzunehmen.",
    "proposed-already": "Es ist schon etwas vorgeschlagen; antworte zuerst darauf.",
    "said-already": "Darüber hast du seit dem letzten Zug schon gesprochen; warte auf den nächsten.",
    "unfit": r"^(\d+) passt nicht auf A\. A steigt von (\d+): alles darüber oder genau (\d+)\.",
    "number-word": "siebzehn",
    "number": "Nicht gesendet: „siebzehn“. Zahlen sind nicht erlaubt; gib ein Signal.",
    "rule": "Regel",
    "name": "Ein Name braucht sichtbare Zeichen und darf nicht zu lang sein.",
    "name-taken": "So heißt schon jemand.",
    "password": "Ein Passwort hat 10 bis 200 Zeichen.",
    "wrong-password": "Name oder Passwort ist falsch.",
    "deck-wilds": "Die Deckdatei geht nicht auf: Joker für vier oder fünf sind es 19, bei TEN 18.",
    "no-watching": "Alle Stühle sind besetzt",
    "any": "Das geht gerade nicht.",
}
POLISH = {
    "locale": "pl-PL",
    "give-up": "Zaproponuj koniec",
    "nothing-to-take-back": "Nie masz teraz czego cofnąć.",
    "proposed-already": "Jest już jakaś propozycja; najpierw na nią odpowiedz.",
    "said-already": "Od ostatniej tury była już o tym mowa; poczekaj na następną.",
    "unfit": r"^(\d+) nie pasuje na A\. A rośnie od (\d+): wszystko powyżej albo dokładnie (\d+)\.",
    "number-word": "siedemnaście",
    "number": "Nie wysłano: „siedemnaście”. Liczb nie wolno podawać; użyj sygnału.",
    "rule": "Zasada",
    "name": "Imię musi się składać z widocznych znaków i nie może być za długie.",
    "name-taken": "Nazwa jest zajęta.",
    "password": "Hasło ma od 10 do 200 znaków.",
    "wrong-password": "Błędna nazwa lub hasło.",
    "deck-wilds": (
        "Liczba kart w pliku talii się nie zgadza: jokerów na czterech lub pięciu graczy jest 19, a w TEN 18."
    ),
    "no-watching": "Wszystkie krzesła zajęte",
    "any": "Teraz nie można tego zrobić.",
}

in_both = pytest.mark.parametrize("said", [GERMAN, POLISH], ids=["de", "pl"])


def toast(page, text):
    return page.locator(".toast").filter(has_text=text)


def choose_in_menu(page, name):
    page.locator(".top button").last.click()
    page.get_by_role("button", name=name).click()


def propose_to_stop(page, name):
    choose_in_menu(page, name)
    page.locator("sure-button").get_by_role("button", name=name).click()  # it asks first


@in_both
def test_wishes_at_a_table(visit, host, said):
    ada, toni = host.guest("Ada"), host.guest("Toni")
    table = table_of(host, ada, "the-game", others=[toni], offers="gladly")
    page = visit(token=ada, path=f"t/{table}", locale=said["locale"])
    page.locator(".hcard").first.wait_for()
    page.evaluate("document.querySelector('.tableroom > *').takeBackPlay()")  # not offered: nothing was laid
    toast(page, said["nothing-to-take-back"]).wait_for()
    signals = page.locator(".sigpad button")
    signals.nth(KEEP_OFF_A).click()
    page.locator(".sigpad button[aria-pressed=true]").wait_for()
    signals.nth(SMALL_STEPS_ON_A).click()
    toast(page, said["said-already"]).wait_for()
    propose_to_stop(page, said["give-up"])
    page.locator(".asked").wait_for()
    propose_to_stop(page, said["give-up"])
    toast(page, said["proposed-already"]).wait_for()


@in_both
def test_a_card_that_does_not_fit_and_a_pile_by_its_letter(visit, host, said):
    token = host.guest("Ada")
    table = table_of(host, token, "the-game", seats=1)
    with line_of(host, token) as line:
        line.wish("enter", table=table)
        line.until("playing")
        *low, high = sorted(line.scene["you"]["hand"])
        line.wish("play", actions=[f"{high}>up1"])
    card = next(each for each in low if each != high - 10)
    page = visit(token=token, path=f"t/{table}", locale=said["locale"])
    page.locator(f"[data-held='{card}']").click()
    page.locator("[data-press='up1']").click()
    page.locator(".toast a").filter(has_text=f"{said['rule']} G6").wait_for()
    told = re.search(said["unfit"], page.locator(".toast").inner_text())
    assert told
    assert [int(each) for each in told.groups()] == [card, high, high - 10]


@in_both
def test_what_may_not_be_written(visit, host, said):
    ada, toni = host.guest("Ada"), host.guest("Toni")
    table = table_of(host, ada, "the-game", others=[toni], talk="open", offers="gladly")
    page = visit(token=ada, path=f"t/{table}", locale=said["locale"])
    page.locator("[data-tab='chat']").click()
    page.locator("table-chat input").first.fill(said["number-word"])
    page.locator("table-chat input").first.press("Enter")
    page.locator(".chat__stopped").filter(has_text=said["number"]).wait_for()
    page.locator(".chat__stopped a").filter(has_text=f"{said['rule']} G14").wait_for()


@in_both
def test_names_and_passwords(visit, host, said):
    name = f"Maximiliane {said['locale']}"
    first = visit(token=host.guest("Ada"), path="me", locale=said["locale"])
    page = visit(token=host.guest("Toni"), path="me", locale=said["locale"])
    make, enter = ".me__forms .box:nth-child(1)", ".me__forms .box:nth-child(2)"

    def send(where, form, password):
        where.locator(f"{form} input[name=name]").fill(name)
        where.locator(f"{form} input[name=password]").fill(password)
        where.locator(f"{form} button").click()

    send(first, make, PASSWORD)
    first.locator(".me__forms").wait_for(state="detached")
    send(page, make, PASSWORD)
    page.locator("#wrong-register").filter(has_text=said["name-taken"]).wait_for()
    page.locator(f"{make} input[name=password]").evaluate("field => field.removeAttribute('minlength')")
    send(page, make, "short")
    page.locator("#wrong-register").filter(has_text=said["password"]).wait_for()
    send(page, enter, "wrong horse")
    page.locator("#wrong-sign-in").filter(has_text=said["wrong-password"]).wait_for()
    page.locator("input[aria-describedby=wrong-rename]").fill(INVISIBLE)
    page.locator("form:has(#wrong-rename) button").click()
    page.locator("#wrong-rename").filter(has_text=said["name"]).wait_for()


@in_both
def test_a_deck_that_does_not_add_up(visit, said, tmp_path):
    table = RECONSTRUCTED.table()
    table["name"], table["cards"]["*1"] = "ours", [1, 1, 2]
    deck = tmp_path / "deck.json"
    deck.write_text(json.dumps(table), encoding="utf-8")
    page = visit(path="new/ten", locale=said["locale"])
    page.locator("select[name=deck]").select_option("own")
    page.locator("input[type=file]").set_input_files(deck)
    page.locator(".box--go button").first.click()
    toast(page, said["deck-wilds"]).wait_for()
    assert page.locator(".toast a").get_attribute("href") == "/rules/ten#T1"


@in_both
def test_who_may_not_look_on_any_more_is_told_so(visit, host, said):
    ada, toni = host.guest("Ada"), host.guest("Toni")
    table = table_of(host, ada, "the-game", begun=False, listed=True, watch="none")
    page = visit(token=toni, path=f"t/{table}", locale=said["locale"])
    page.locator(".chair--open").wait_for()
    with line_of(host, ada) as line:
        line.wish("enter", table=table)
        line.wish("seat-bot", strength="novice", seat=1)
    page.get_by_role("heading", name=said["no-watching"]).wait_for()


# What this client does not know


def answering(page, answer):
    """Each refusal that the page would read, as `answer` makes it; the page is loaded anew."""

    def through(socket):
        server = socket.connect_to_server()

        def hear(text):
            frame = json.loads(text)
            socket.send(json.dumps(answer(frame)) if frame["type"] == "refused" else text)

        server.on_message(hear)

    page.route_web_socket(LINE, through)
    page.reload()
    page.locator(".hcard").first.wait_for()


def a_newer_server(refused):
    return {**refused, "key": "not-before-tea", "rule": "G8", "sentence": "Not before tea.", "facts": {"tea": "green"}}


def no_frame(refused):
    return {"type": "error", "reason": "not-a-frame", "sentence": "Not before tea.", "id": refused["id"]}


@in_both
@pytest.mark.parametrize(("answer", "rule"), [(a_newer_server, "G8"), (no_frame, None)])
def test_what_has_no_words_here_is_said_in_general(visit, host, said, answer, rule):
    token = host.guest("Ada")
    page = visit(token=token, path=f"t/{table_of(host, token, 'the-game', seats=1)}", locale=said["locale"])
    logged: list[str] = []
    page.on("console", lambda line: logged.append(line.text))
    answering(page, answer)
    page.locator(".hcard").first.wait_for()
    page.evaluate("document.querySelector('.tableroom > *').takeBackPlay()")
    toast(page, said["any"]).wait_for()
    assert "tea" not in page.locator("body").inner_text()
    assert any("Not before tea." in line for line in logged)  # for developers
    links = page.locator(".toast a")
    assert [links.nth(place).get_attribute("href") for place in range(links.count())] == (
        [f"/rules/the-game#{rule}"] if rule else []
    )
