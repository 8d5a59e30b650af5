"""The commands that concern the web table: serving it, and backing it up."""

import os
import re
from pathlib import Path
from urllib.parse import urlsplit

from ludotheque.terminal import Voice
from ludotheque.user_files import state_folder
from ludotheque.web.errors import StoreProblem
from ludotheque.web.server import CannotListen, listen
from ludotheque.web.server import serve as run
from ludotheque.web.settings import Settings
from ludotheque.web.storage.database import default_url
from ludotheque.web.storage.store import back_up
from ludotheque.web.views.language import phrasebook

from .terminal import Failure, Given


def serve(given: Given, voice: Voice) -> None:
    words = phrasebook(voice.lang)
    settings = Settings(
        host=given.last("host") if "host" in given else Settings().host,
        public_url=_public_url(given, voice),
        keep_days=_keep(given, voice),
    )
    try:
        listening = listen(settings.host, _port(given, voice))
    except CannotListen as error:
        port = given.last("port") if "port" in given else str(settings.port)
        text = words.word("wrong-address", host=settings.host, port=port, why=str(error))
        raise Failure(text) from None
    with listening:
        settings = settings._replace(port=listening.getsockname()[1])
        try:
            run(
                settings,
                _database(given),
                listening,
                words,
                voice.show,
                browse="no-browser" not in given,
            )
        except StoreProblem as problem:
            raise _failure(problem, voice) from None


def backup(given: Given, voice: Voice) -> None:
    if not given.argument:
        raise Failure(voice.word("wrong-needs-file"))
    file = Path(given.argument).absolute()
    try:
        back_up(_database(given), file)
    except StoreProblem as problem:
        raise _failure(problem, voice) from None
    voice.show(phrasebook(voice.lang).word("backed-up", file=str(file)))


def _failure(problem: StoreProblem, voice: Voice) -> Failure:
    return Failure(phrasebook(voice.lang).word(problem.key, **problem.values))


def _database(given: Given) -> str:
    return given.last("db") if "db" in given else default_url(state_folder(os.environ))


def _port(given: Given, voice: Voice) -> int | None:
    if "port" not in given:
        return None
    text = given.last("port")
    if not re.fullmatch(r"[0-9]{1,5}", text) or not 0 < int(text) < 65536:
        raise Failure(phrasebook(voice.lang).word("wrong-port", found=text))
    return int(text)


def _keep(given: Given, voice: Voice) -> float:
    if "keep" not in given:
        return Settings().keep_days
    text = given.last("keep")
    try:
        days = float(text)
    except ValueError:
        days = 0.0
    if not 0.0 < days < 100_000.0:
        raise Failure(phrasebook(voice.lang).word("wrong-keep", found=text))
    return days


def _public_url(given: Given, voice: Voice) -> str:
    if "public-url" not in given:
        return ""
    text = given.last("public-url")
    try:
        parts = urlsplit(text)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/")
        good = good and parts.port != 0 and not (parts.query or parts.fragment or "@" in text)
    except ValueError:
        good = False
    if not good:
        raise Failure(phrasebook(voice.lang).word("wrong-public-url", found=text))
    return text.rstrip("/")
