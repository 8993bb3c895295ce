"""How a connection ends from our side."""

__all__ = ["Closing", "Hangup"]


class Closing:
    """The codes with which a line is closed (RFC 6455)."""

    GOING_AWAY = 1001
    BAD_FRAMES = 1008
    RESTART = 1012
    TRY_LATER = 1013
    WHO = 4401  # no identity, or one that does not hold
    BANNED = 4403  # the host does not let them in
    VERSION = 4400  # a protocol version that this server does not speak


class Hangup(Exception):
    """The line is to be closed; `reason` and `sentence` go out first, as an error; `after`: when to come back,
    in seconds.
    """

    def __init__(self, code: int, reason: str = "", sentence: str = "", after: float | None = None) -> None:
        super().__init__(code)
        self.code, self.reason, self.sentence, self.after = code, reason, sentence, after
