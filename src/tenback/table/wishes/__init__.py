"""What may be wished at a table. Each wish is checked against the table and becomes entries of its log, or is
declined; nothing here changes anything.
"""

from tenback.table.granting import stamped
from tenback.table.planning import Plan, plan
from tenback.table.wishes.away import check_hurry, come_back, hand_over, pace, pause, resume
from tenback.table.wishes.branching import branch_off, branched, moment_of
from tenback.table.wishes.consent import answer, may_take_back, propose, resign, take_back
from tenback.table.wishes.hinting import hint, may_have_hints
from tenback.table.wishes.opening import open_challenge, open_day, open_table
from tenback.table.wishes.playing import BOT, CLOCK, offer, play, seat_acting
from tenback.table.wishes.rematch import rematch
from tenback.table.wishes.seats import (
    begin,
    close,
    invite,
    resize,
    revoke,
    seat_bot,
    sit,
    stand,
    unseat,
)
from tenback.table.wishes.sharing import deal, promise, reveal
from tenback.table.wishes.talking import LONGEST_CHAT, chat, say, unsay

__all__ = [
    "BOT",
    "CLOCK",
    "LONGEST_CHAT",
    "Plan",
    "answer",
    "begin",
    "branch_off",
    "branched",
    "chat",
    "check_hurry",
    "close",
    "come_back",
    "deal",
    "hand_over",
    "hint",
    "invite",
    "may_have_hints",
    "may_take_back",
    "moment_of",
    "offer",
    "open_challenge",
    "open_day",
    "open_table",
    "pace",
    "pause",
    "plan",
    "play",
    "promise",
    "propose",
    "rematch",
    "resign",
    "resize",
    "resume",
    "reveal",
    "revoke",
    "say",
    "seat_acting",
    "seat_bot",
    "sit",
    "stamped",
    "stand",
    "take_back",
    "unsay",
    "unseat",
]
