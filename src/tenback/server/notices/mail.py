"""A mail to somebody who has asked for it, through the host's own mail server."""

import re
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr

import aiosmtplib
import structlog

from tenback.server.notices.push import Sent
from tenback.server.settings.config import Notices
from tenback.table import Declined

__all__ = ["Letter", "Mails", "check_address"]

log = structlog.get_logger()

LONGEST_ADDRESS = 254  # RFC 5321
SECONDS = 20.0
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*")
REFUSED = range(500, 600)
AS_WRITTEN = SMTP.clone(max_line_length=900)  # a long link would be folded into what no mail program can follow
OURS = {530, 534, 535, 538, 454}  # the host's name or password, which is nobody's fault who plays


def check_address(text: object) -> str:
    """The address, if mail can be sent to it; Declined if not."""
    if not isinstance(text, str) or len(text) > LONGEST_ADDRESS or not ADDRESS.fullmatch(text):
        raise Declined("bad-address", "That is no mail address, as name@example.org.")
    return text


@dataclass(frozen=True, slots=True)
class Letter:
    to: str
    subject: str
    text: str
    language: str
    off: str | None = None  # the address that ends such mails, without a page


class Mails:
    def __init__(self, settings: Notices) -> None:
        self._settings = settings

    @property
    def possible(self) -> bool:
        """Whether the host has said how."""
        return self._settings.smtp_host is not None and self._settings.mail_from is not None

    async def send(self, letter: Letter) -> Sent:
        """LATER if the mail server cannot be reached or wants it so; REFUSED if it will never take it."""
        settings = self._settings
        try:
            await aiosmtplib.send(
                self._written(letter).as_bytes(policy=AS_WRITTEN),
                sender=parseaddr(settings.mail_from or "")[1],
                recipients=[letter.to],
                hostname=settings.smtp_host,
                port=settings.smtp_port,
                username=settings.smtp_user,
                password=settings.smtp_password,
                use_tls=settings.smtp_security == "tls",
                start_tls=settings.smtp_security == "starttls",
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            return Sent.REFUSED if all(each.code in REFUSED for each in error.recipients) else Sent.LATER
        except aiosmtplib.SMTPResponseException as error:
            if error.code in REFUSED and error.code not in OURS:
                return Sent.REFUSED
            log.error("mail cannot be sent", code=error.code)  # noqa: TRY400 - what it says may name somebody
        except (aiosmtplib.SMTPException, OSError) as error:
            log.error("mail cannot be sent", trouble=type(error).__name__)  # noqa: TRY400 - the same
        else:
            return Sent.TAKEN
        return Sent.LATER

    def _written(self, letter: Letter) -> EmailMessage:
        sender = self._settings.mail_from
        assert sender is not None  # possible
        message = EmailMessage()
        message["From"] = sender
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip(">"))
        message["Auto-Submitted"] = "auto-generated"
        if letter.off:
            message["List-Unsubscribe"] = f"<{letter.off}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        message["Content-Language"] = letter.language
        return message
