"""What somebody wants to be told, and how: by push on this device, by mail after a word from whoever reads it there."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tenback.protocol import pages
from tenback.server.administration.news import Tell
from tenback.server.api import Web
from tenback.server.limits import Limits, Rates
from tenback.server.metrics import Measures
from tenback.server.notices.mail import check_address
from tenback.server.notices.notes import Note
from tenback.server.notices.office import NEWS, Office
from tenback.server.notices.push import a_device
from tenback.server.notices.quiet import MINUTES, Quiet, known_zone
from tenback.server.notices.wanted import Mail, Wanted, Wishes
from tenback.server.requests import BadRequest, address_of, body_of, told
from tenback.server.rooms import now
from tenback.server.words import LANGUAGES
from tenback.store import Person
from tenback.table import Declined

__all__ = ["NoticesWeb"]

LONGEST_TOKEN = 1000  # characters


class NoticesWeb:
    def __init__(
        self,
        web: Web,
        *,
        limits: Limits,
        measures: Measures,
        tell: Tell,
        inside: bool,
    ) -> None:
        self._web, self._tell, self._inside = web, tell, inside
        self._mails_asked = Rates(limits.mails, measures.met("mails"))
        self.office: Office | None = None  # from the start of the server on

    @property
    def _open(self) -> Office:
        assert self.office is not None  # no request comes before
        return self.office

    @property
    def _wishes(self) -> Wishes:
        return self._open.wishes

    async def shown(self, request: Request) -> Response:
        return told(await self._shown(await self._web.person(request)))

    async def choose(self, request: Request) -> Response:
        """Language, time zone and quiet hours: the first time, that is the consent."""
        person = await self._web.person(request)
        body = await body_of(request, pages.NoticesChoice)
        wanted = await self._wishes.of(person.id) or Wanted()
        await self._keep(person, _chosen(wanted, body, request))
        return told(await self._shown(person))

    async def subscribe(self, request: Request) -> Response:
        """From now on the browser takes pushes, and gets one to begin with."""
        person = await self._web.person(request)
        if self._open.push is None:
            raise Declined("no-push", "This server sends no pushes.")
        body = await body_of(request, pages.PushSubscription)
        if not all(isinstance(each, str) for each in body.values()):
            raise BadRequest("A subscription is three texts.")
        device = a_device(body["endpoint"], body["p256dh"], body["auth"], now(), inside=self._inside)
        known = {each.id for each in await self._wishes.devices(person.id)}
        if await self._wishes.of(person.id) is None:
            await self._keep(person, Wanted(base=_base(request)))
        await self._wishes.keep_device(person.id, device, now())
        if device.id not in known:
            await self._open.postman.take(person.id, Note("test"))
        return told(await self._shown(person))

    async def unsubscribe(self, request: Request) -> Response:
        person = await self._web.person(request)
        body = await body_of(request, pages.PushEnd)
        await self._wishes.drop_device(person.id, str(body["device"])[:64])
        return told(await self._shown(person))

    async def ask_for_mail(self, request: Request) -> Response:
        """Somebody wants mail there; whoever reads it there is asked first."""
        person = await self._web.person(request)
        if not self._open.mails.possible:
            raise Declined("no-mail", "This server sends no mail.")
        address = check_address((await body_of(request, pages.MailAddress))["address"])
        for who in (person.id, address.casefold(), address_of(request)):
            if not self._mails_asked.take(who):
                raise self._mails_asked.refused(who, "You have asked for several such mails; wait a little.")
        wanted = await self._wishes.of(person.id) or Wanted()
        wanted = msgspec.structs.replace(wanted, base=_base(request), mail=Mail(address))
        await self._keep(person, wanted)
        await self._open.postman.ask(person.id, wanted)
        return told(await self._shown(person))

    async def no_mail(self, request: Request) -> Response:
        person = await self._web.person(request)
        if wanted := await self._wishes.of(person.id):
            await self._keep(person, msgspec.structs.replace(wanted, mail=None))
        return told(await self._shown(person))

    # By links in mails, whoever is signed in

    async def confirm(self, request: Request) -> Response:
        await self._open.postman.confirm(_token((await body_of(request, pages.NoticeToken))["token"]))
        return Response(status_code=204)

    async def off(self, request: Request) -> Response:
        """One click, also by a mail program (RFC 8058): it brings a form that nobody reads."""
        await self._open.postman.end_mail(_token(request.query_params.get("token")))
        return Response(status_code=204)

    async def _keep(self, person: Person, wanted: Wanted) -> None:
        await self._wishes.keep(person.id, wanted, now())
        await self._tell(f"{NEWS}\n{person.id}")

    async def _shown(self, person: Person) -> pages.NoticesShown:
        wanted = await self._wishes.of(person.id)
        devices = await self._wishes.devices(person.id)
        told_of = wanted or Wanted()
        mail = told_of.mail
        return pages.NoticesShown(
            push=self._open.push.key if self._open.push else None,
            devices=[pages.DeviceShown(each.id, each.since) for each in devices],
            can_mail=self._open.mails.possible,
            mail=None if mail is None else pages.MailShown(mail.address, mail.confirmed, mail.trouble),
            quiet_from=told_of.quiet.begins,
            quiet_to=told_of.quiet.ends,
            zone=told_of.zone if wanted else None,
            language=told_of.language,
        )


def _chosen(wanted: Wanted, body: dict[str, Any], request: Request) -> Wanted:
    begins, ends = body["quiet_from"], body["quiet_to"]
    if not all(type(each) is int and 0 <= each < MINUTES for each in (begins, ends)):
        raise BadRequest("quiet_from and quiet_to are minutes of a day, 0 to 1439.")
    if not known_zone(body["zone"]):
        raise Declined("bad-zone", "That is no time zone, as Europe/Prague.")
    if body["language"] not in LANGUAGES:
        raise BadRequest(f"language is one of {', '.join(LANGUAGES)}.")
    quiet = Quiet(begins, ends)
    return msgspec.structs.replace(
        wanted, quiet=quiet, zone=body["zone"], language=body["language"], base=_base(request)
    )


def _base(request: Request) -> str:
    """The server as the person knows it: by a name that it goes by, or the request would not have come so far."""
    return f"{request.url.scheme}://{request.url.netloc}"


def _token(found: object) -> str:
    if not isinstance(found, str) or len(found) > LONGEST_TOKEN:
        raise BadRequest("token is a text.")
    return found
