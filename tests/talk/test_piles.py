"""Relations to a pile: which letters are one, and what stands beside a start, a step and a neighbour."""

# ruff: noqa: RUF001 - Cyrillic

import pytest

from tenback.talk.guard import stopped
from tests.talk.chatting import declined

# A small "a" is a pile where a word of AFTER_A follows it, or none; else it is an article or "and".
SMALL_A = """
    a minus b                    | a ja tylko o tym marzę
    A minus B                    | a mnie tylko o to chodzi
    b minus a                    | a minus for us
    on A tylko o jeden           | a tylko o tym marzę
    b tylko o jeden              | A ja tylko o tym marzę
    b rounded up                 | what a round, up we go
    on A rounded up              | a round down the pub
    a gespiegelt                 | a rounded upper edge
"""

# A capital is a pile, but not where it begins a sentence and more follows.
CAPITALS = """
    следующая за А               | Кто следующий за мной? А почему
    следующая за А, кстати       | Кто следующий за мной? А, понятно
    следующий за мной. А         | Кто следующий за мной? А?
    следующая на С               | Следующая на очереди. С кем играем?
    следующая на А. А ты?        | Ща, следующую на компе. А ты?
    на А моя следующая           | А следующая моя
    следующая моя, на В          | Следующая моя. В конце ухожу
    I have the next one on A     | Who is next on the list? A guy I know
    I own the next, it goes on A | I own the next car after Tom. A red one
"""

# A start, a step, a neighbour beside a card or a pile; without them it is talk.
LINES = """
    mine is right after the start           | We played badly right from the start
    right after the start of A              | we lost right after the start
    my very first on the ascending pile     | this is my very first game with the new cards
    the very first on an empty pile         | the very first new thing
    skipped mine, just before yours         | I missed my bus after work
    after mine only one card fits           | after that I only play one round
    just one more fits after mine           | just one more round left after this
    meine gleich nach dem Start             | gleich nach dem Start
    gleich nach dem Start von A             | gleich nach dem Start ging alles schief
    eins nach dem Startwert                 | gleich nach dem Anfang wurde es laut
    A und B zusammengezählt                 | alles zusammengezählt war das gut
    vom A abgezogen                         | wurden Punkte abgezogen?
    die oberen zusammengezählt              | sind die Punkte schon zusammengezählt?
    nach meiner Karte nur noch eine         | nach der Arbeit nur noch eine Runde
    nur noch eine, die passt                | nur noch eine Frage, dann geht es weiter
    moja piętro wyżej                       | piętro niżej mieszka babcia
    piętro niżej od twojej                  | babcia mieszka piętro niżej
    krok wyżej niż na A                     | ktoś mieszka piętro wyżej
    moja zaraz po startu                    | zaraz po starcie
    co druga od A                           | co drugi dzień od rana na uczelni
    co druga A                              | co druga osoba
    mam obu sąsiadów A                      | obudziłem obu sąsiadów
    przeskoczyłeś moją kartę                | przeskoczyłeś moją kolej
    moje hned po startu                     | hned po startu
    hned po startu na A                     | hned po startu to spadlo
    jedna nad startem                       | hned za tím obchodem
    karta těsně před tou Janinou            | hned za tou školou bydlím
    moje úplně na dně                       | jsem úplně na dně
    na úplném vrcholu balíčku               | na samém konci hry jsme prohráli
    откат на А                              | откат на прошлую версию
    реверс на левую                         | откат на старую версию помог
    моя сразу после старта                  | сразу после старта вылетел
    сразу после старта на А                 | вылетел сразу после старта
    шаг вниз от твоей                       | шаг вниз по лестнице
    шаг от А                                | шаг от победы
    моя на шаг ниже                         | на лестнице шаг вниз
    пропустил мою карту                     | вы пропустили мою очередь
    la mienne juste après le départ         | juste après le départ de Tom
    juste après le départ sur A             | juste avant le départ on a ri
    juste un cran                           | j'en ai juste un seul
    d'un seul cran                          | un seul et c'est tout
    ma toute première sur la montante       | c'est ma toute première partie avec la nouvelle application
    sauté ma carte juste avant              | j'ai passé ma journée avant que ça marche
"""
ROWS = [
    [cell.strip() for cell in line.split("|")]
    for table in (SMALL_A, CAPITALS, LINES)
    for line in table.strip().splitlines()
]


@pytest.mark.parametrize("told", [row[0] for row in ROWS])
def test_a_relation_to_a_pile_is_stopped(told):
    assert stopped(told)


@pytest.mark.parametrize("talk", [row[1] for row in ROWS])
def test_the_same_words_beside_no_pile_are_talk(talk):
    assert stopped(talk) == ()


@pytest.mark.parametrize(
    ("first", "then", "words"),
    [
        ("следующая за", "А", "следующая за А"),
        ("следующая", "за А", "следующая за А"),
        ("следующая за мной", "а почему", None),
        ("mine is", "right after the start", "mine is right after the start"),
        ("what a", "round, up we go", None),
        ("a ja", "tylko o tym marzę", None),
        ("откат", "на А", "откат на А"),
        ("откат", "на прошлую версию", None),
        ("gleich nach dem", "Start von A", "gleich nach dem Start von A"),
        ("gleich nach dem", "Start", None),
    ],
)
def test_over_two_messages_a_relation_is_stopped_too(first, then, words):
    assert declined(first, then) == words
