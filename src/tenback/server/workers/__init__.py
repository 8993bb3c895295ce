"""Where bots think: processes of their own, so that thinking never delays a table.

A question goes to a worker pickled, for the pipe is between our own processes; what comes back is plain text, and is
read like a stranger's. Whatever happens to a worker, the question gets an answer.
"""

from tenback.server.workers.parent import Lanes, WorkerFailed, Workers, WorkersClosed
from tenback.server.workers.questions import Answer, Piece, Question
from tenback.server.workers.reviewers import PieceFailed, Reviewers
from tenback.server.workers.turns import Whose

__all__ = [
    "Answer",
    "Lanes",
    "Piece",
    "PieceFailed",
    "Question",
    "Reviewers",
    "Whose",
    "WorkerFailed",
    "Workers",
    "WorkersClosed",
]
