"""The texts of the web pages in both languages, and the choice between them."""

from functools import cache
from importlib.resources import files
from typing import Final

from starlette.requests import HTTPConnection

from ludotheque.texts import LANGUAGES, Phrasebook

LANGUAGE_COOKIE: Final = "lang"


@cache
def phrasebook(lang: str) -> Phrasebook:
    return Phrasebook(lang, (files(__package__) / f"{lang}.ftl").read_text("utf-8"))


def language_for(request: HTTPConnection) -> str:
    """The language chosen here, else the browser's first language that we have."""
    chosen = request.query_params.get(LANGUAGE_COOKIE) or request.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    return negotiated(request.headers.get("accept-language", ""))


def negotiated(header: str) -> str:
    """The language that an Accept-Language header prefers; English if it names neither."""
    best, liked = "en", 0.0
    for part in header[:200].split(","):
        tag, _, quality = part.strip().partition(";")
        lang = tag.strip().lower().split("-")[0]
        try:
            weight = float(quality.strip().removeprefix("q=")) if quality else 1.0
        except ValueError:
            weight = 0.0
        if lang in LANGUAGES and weight > liked:
            best, liked = lang, weight
    return best
