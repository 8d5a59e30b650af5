"""The texts of the web pages in every language, and the choice between them."""

from functools import cache
from importlib.resources import files
from typing import Final

from starlette.requests import HTTPConnection

from ludotheque.analysis import analysis_words
from ludotheque.bots import BOTS
from ludotheque.plugins import OWN_PACKAGE
from ludotheque.texts import DEFAULT_LANGUAGE, LANGUAGES, Phrasebook

LANGUAGE_COOKIE: Final = "lang"


@cache
def phrasebook(lang: str) -> Phrasebook:
    own = (files(__package__) / f"{lang}.ftl").read_text("utf-8")
    return Phrasebook(lang, f"{own}\n{analysis_words(lang)}\n{_brought_by_bots(lang)}")


def _brought_by_bots(lang: str) -> str:
    """What bots of other packages are called, in Fluent, beside our own."""
    lines = [""]
    for name, bot in BOTS.all_usable().items():
        if BOTS.package(name) != OWN_PACKAGE:
            title, about = bot.titles.get(lang, name.capitalize()), bot.abouts.get(lang, name)
            lines += [f"bot-{name} = {_literal(title)}", f"bot-{name}-about = {_literal(about)}"]
    return "\n".join(lines)


def _literal(text: str) -> str:
    """A text that Fluent repeats as it is."""
    return '{ "' + " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"') + '" }'


def language_for(request: HTTPConnection) -> str:
    """The language chosen here, else the browser's first language that we have."""
    chosen = request.query_params.get(LANGUAGE_COOKIE) or request.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    return negotiated(request.headers.get("accept-language", ""))


def negotiated(header: str) -> str:
    """The language that an Accept-Language header prefers; English if it names none of ours."""
    best, liked = DEFAULT_LANGUAGE, 0.0
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
