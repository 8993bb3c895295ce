"""One evening, and everything that left the server in it."""

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.server.leaks import twins
from tests.server.leaks.answers import Asker, Made
from tests.server.leaks.evening import Evening, Plot
from tests.server.leaks.frames import Eyes, Told
from tests.server.leaks.inside import check_log, check_question
from tests.server.leaks.pages import Reader, check_headers
from tests.server.leaks.shapes import Leak
from tests.server.leaks.story import Story
from tests.server.leaks.world import DISK, Asked, World, run


@dataclass(slots=True)
class Figures:
    """What was checked."""

    frames: Counter[tuple[str, str]] = field(default_factory=Counter)  # by type, and to whose eyes
    same: int = 0  # frames that were the same in the twin
    twins: Counter[str] = field(default_factory=Counter)  # found, or not
    pages: int = 0
    alike: int = 0  # pairs of answers: of a private table, and of none
    lines: int = 0  # of logs
    questions: int = 0  # to bots

    @property
    def told(self) -> int:
        return self.frames.total()

    def add(self, other: "Figures") -> None:
        self.frames += other.frames
        self.twins += other.twins
        self.same += other.same
        self.pages += other.pages
        self.alike += other.alike
        self.lines += other.lines
        self.questions += other.questions


def check_evening(seed: str, plot: Plot | None = None, *, knowledge: bool = True, twin: bool = True) -> Figures:
    """Leak, if anything left the server that somebody may not know."""
    figures = Figures()
    evening = play(seed, plot)
    if knowledge:
        check_world(evening.world, figures)
        check_alike(evening, figures)
    if twin:
        story = Story(evening.world.disk.logs()[evening.table.id])
        for late in (False, True):
            found = twins.find(evening, story, random.Random(f"twin {seed}"), late=late)
            figures.twins["found" if found else "none"] += 1
            if found:
                other = run(twins.again(evening, found))
                figures.same += twins.compare(evening.world, other, found)
                if knowledge:
                    check_world(other, figures)
    return figures


def play(seed: str, plot: Plot | None) -> Evening:
    async def played() -> Evening:
        dice = random.Random(seed)
        evening_plot = plot or Plot.any(dice)
        world = World(seed, processes=evening_plot.processes)
        with world.laws():
            await world.start()
            evening = Evening(world, evening_plot, dice)
            await evening.play()
            await world.close()
        return evening

    evening: Evening = run(played())
    return evening


def check_world(world: World, figures: Figures) -> None:
    """All frames, pages, lines of the log and questions of one world, each against what its reader may know."""
    stories = {name: Story(entries, world.chance) for name, entries in world.disk.logs().items()}
    secret = [who.token for who in world.people] + [who.password for who in world.people if who.password]
    told = Told(never=[*secret, DISK])
    for line in world.lines:
        eyes = Eyes(line.who.id, stories, told, line.sent)
        for heard in line.heard:
            if not heard.frame.startswith(b"close "):
                eyes.check(heard.frame)
    figures.frames += told.frames
    made = Made()
    for page in world.responses:
        asker = Asker(page.who.id if page.who else "", stories, page.time, made)
        Reader(asker, page.path, page.asked).check(page.method, page.status, page.body)
        check_headers(page.headers)
        if page.method == "GET" or page.status >= 400:
            told.check_never(page.body.decode(errors="replace"))
        figures.pages += 1
    seeds = [word for story in stories.values() for word in (story.last.seed, story.last.secret)]
    for _, logged in world.logged:
        check_log(logged, [*secret, *seeds, *told.keys, *stories, *(who.id for who in world.people)])
        figures.lines += 1
    for asked in world.thoughts.asked:
        check_asked(asked, stories)
        figures.questions += 1


def check_asked(asked: Asked, stories: Mapping[str, Story]) -> None:
    """A bot is asked about a game that goes on, and knows of it what its seat may know, now or earlier.

    A process that nobody has told yet what another one wrote asks by what its table was: whole turns ago, at worst.
    """
    wrong = []
    for name, head in asked.heads.items():
        for moment in stories[name].moments[:head][::-1]:
            if moment.phase in {"starting", "playing"}:
                try:
                    check_question(asked.question, moment)
                except Leak as leak:
                    wrong.append(str(leak))
                else:
                    return
    raise Leak(f"a bot is asked for {asked.question!r}, but {'; '.join(wrong)}")


def check_alike(evening: Evening, figures: Figures) -> None:
    """What a stranger is told of a private table is what there is to say of none."""
    world = evening.world
    for one, two, line in evening.alike:
        if line is not None:
            heard = world.lines[line].heard
            left, right = ([each.frame for each in heard if each.op == op] for op in (one, two))
        else:
            left, right = ([page.body for page in world.responses if page.op == op] for op in (one, two))
        if left != right:
            raise Leak(f"A stranger can tell that a private table is there: {left!r:.1500} or {right!r:.1500}")
        figures.alike += 1
