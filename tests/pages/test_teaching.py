"""A page teaches: the same parts in the same order, short enough to be read before a first evening."""

import re
from importlib.resources import files

import pytest

from tenback import games
from tenback.protocol.languages import ENGLISH, LANGUAGES

PAGES = files("tenback") / "pages"
SLUGS = [game.slug for game in games.shelf()]

PARTS = {
    "en": "The rules in a minute / Set-up / Your turn / The end / What may be said / Three pieces of advice / "
    "Questions people ask / Variants / Appendix",
    "de": "Die Regeln in einer Minute / Vorbereitung / Dein Zug / Das Ende / Was gesagt werden darf / "
    "Drei Ratschläge / Häufige Fragen / Varianten / Anhang",
    "pl": "Zasady w minutę / Przygotowanie / Twoja tura / Koniec gry / Co wolno mówić / Trzy rady / Częste pytania / "
    "Warianty / Dodatek",
    "cs": "Pravidla za minutu / Příprava / Tvůj tah / Konec hry / Co se smí říkat / Tři rady / Časté otázky / "
    "Varianty / Dodatek",
    "ru": "Правила за минуту / Подготовка / Ваш ход / Конец игры / Что можно говорить / Три совета / Частые вопросы / "
    "Варианты / Приложение",
    "fr": "Les règles en une minute / Mise en place / Ton tour / Fin de la partie / Ce qu\u2019on peut dire / "
    "Trois conseils / Questions fréquentes / Variantes / Annexe",
}
WORKED = {
    "en": "A turn, worked through",
    "de": "Ein Zug als Beispiel",
    "pl": "Przykładowa tura",
    "cs": "Příklad tahu",
    "ru": "Ход на примере",
    "fr": "Un tour en exemple",
}
MINUTE, SET_UP, TURN, END, TALK, ADVICE, QUESTIONS, VARIANTS, APPENDIX = range(9)
# The first page of TEN had almost three thousand words, and nobody learnt the game from it.
MOST_WORDS = {"the-game": 1350, "quick-and-easy": 1000, "face-to-face": 1000, "ten": 1100}
LONGER = 1.15  # than English may another language be

RULE = re.compile(r"\(([A-Z]\d+[a-z]?)\)")
every_page = pytest.mark.parametrize("slug", SLUGS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def text_of(language, slug):
    return (PAGES / language / f"{slug}.md").read_text(encoding="utf-8")


def divided(text, mark="##"):
    """What stands before the first heading, and then each part under its own."""
    head, *parts = re.split(rf"^{mark} (.+)$", text, flags=re.MULTILINE)
    return head, dict(zip(parts[::2], parts[1::2], strict=True))


def part(language, slug, which):
    return list(divided(text_of(language, slug))[1].values())[which]


def items(text):
    return [" ".join(each.split()) for each in re.findall(r"^- (.*(?:\n  .*)*)", text, re.MULTILINE)]


@every_language
@every_page
def test_every_page_has_the_same_parts(language, slug):
    assert list(divided(text_of(language, slug))[1]) == PARTS[language].split(" / ")


@every_language
@every_page
def test_it_begins_with_who_plays_how_long_and_what_for(language, slug):
    title, who, aim = divided(text_of(language, slug))[0].strip().split("\n\n")
    assert title.startswith("# ")
    assert re.fullmatch(r"\*.*\d.*\*", who)
    assert "10" in who or "20" in who or "30" in who  # minutes
    assert len(re.findall(r"[.:](?: |$)", " ".join(aim.split()))) <= 3


@every_language
@every_page
def test_one_turn_is_worked_through(language, slug):
    _, within = divided(part(language, slug, TURN), "###")
    assert list(within)[-1] == WORKED[language]
    assert within[WORKED[language]].count("```text\n") == 1
    before_the_appendix = text_of(language, slug).split(f"\n## {PARTS[language].split(' / ')[APPENDIX]}\n")[0]
    assert before_the_appendix.count("```") == 2


@every_language
@every_page
def test_there_are_three_pieces_of_advice(language, slug):
    advice = items(part(language, slug, ADVICE))
    assert len(advice) == 3
    for each in advice:
        assert re.match(r"\*\*[^*]+\.\*\* .+\.$", each), each
        assert not RULE.search(each)


@every_language
@every_page
def test_questions_are_asked_as_players_ask_and_each_has_its_rule(language, slug):
    questions = items(part(language, slug, QUESTIONS))
    assert len(questions) >= 4
    for each in questions:
        assert re.match(r"\*\*[^*]+\?\*\* .+ \([A-Z]\d+\)$", each) or re.match(
            r"\*\*[^*]+\. [^*]+\?\*\* .+ \([A-Z]\d+\)$", each
        ), each


@every_language
@every_page
def test_a_rule_is_told_before_it_is_asked_about(language, slug):
    """Where it first stands is where a refusal leads."""
    for rule in RULE.findall(part(language, slug, QUESTIONS)):
        told = "".join(part(language, slug, which) for which in (SET_UP, TURN, END, TALK))
        assert f"({rule})" in told
    for which in (MINUTE, ADVICE):
        assert not RULE.findall(part(language, slug, which))


@every_language
@every_page
def test_rulings_and_what_is_typed_stand_in_the_appendix(language, slug):
    head, within = divided(part(language, slug, APPENDIX), "###")
    assert not head.strip()
    *_, rulings, terminal = within.values()
    assert f"`tenback play {slug}`" in terminal
    assert items(rulings)
    assert text_of(language, slug).count("`tenback ") == 1
    assert text_of(language, slug).count("```toml") == part(language, slug, APPENDIX).count("```toml")


@every_language
@every_page
def test_it_is_read_in_five_minutes(language, slug):
    before_the_appendix = text_of(language, slug).split(f"\n## {PARTS[language].split(' / ')[APPENDIX]}\n")[0]
    most = MOST_WORDS[slug] * (1 if language == ENGLISH else LONGER)
    assert len(before_the_appendix.split()) <= most
