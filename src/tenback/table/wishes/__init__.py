"""What may be wished at a table. Each wish is checked against the table and becomes entries of its log, or is
declined; nothing here changes anything.
"""

from tenback.table.granting import stamped
from tenback.table.planning import Plan, plan
from tenback.table.wishes.away import PATIENCE, come_back, hand_over, pause, resume
from tenback.table.wishes.consent import answer, propose, resign, take_back
from tenback.table.wishes.playing import BOT, CLOCK, offer, play, seat_acting
from tenback.table.wishes.seats import (
    begin,
    close,
    invite,
    open_table,
    rematch,
    resize,
    revoke,
    seat_bot,
    sit,
    stand,
    unseat,
)
from tenback.table.wishes.talking import LONGEST_CHAT, chat, say

__all__ = [
    "BOT",
    "CLOCK",
    "LONGEST_CHAT",
    "PATIENCE",
    "Plan",
    "answer",
    "begin",
    "chat",
    "close",
    "come_back",
    "hand_over",
    "invite",
    "offer",
    "open_table",
    "pause",
    "plan",
    "play",
    "propose",
    "rematch",
    "resign",
    "resize",
    "resume",
    "revoke",
    "say",
    "seat_acting",
    "seat_bot",
    "sit",
    "stamped",
    "stand",
    "take_back",
    "unseat",
]
