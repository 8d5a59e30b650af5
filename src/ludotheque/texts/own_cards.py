"""Cards of somebody's own list: what it calls them can be read, and tells them apart."""

import re
from difflib import get_close_matches
from typing import Final

from ludotheque.core import BadBox, BadOption, Card, Game
from ludotheque.core.phrases import LIST_SAME_TITLE, LIST_UNKNOWN_KEY
from ludotheque.languages import LANGUAGES

from .game_texts import Texts
from .names import checked_name, skeletons

_OF_ONE_LANGUAGE: Final = re.compile(r"(title|plural|gender)-([a-z]+)")


def check_own_cards(game: Game) -> None:
    """BadBox if a title cannot be read, or if two cards would be called the same."""
    for card, kind in enumerate(game.box.kinds):
        for key, word in kind.words.items():
            line = game.box.line_of_kind(game.box.kind_of[card], key)
            named = _OF_ONE_LANGUAGE.fullmatch(key)
            if named is not None and named[2] not in LANGUAGES:
                known = [f"{named[1]}-{lang}" for lang in LANGUAGES]
                near = get_close_matches(key, known, 1, cutoff=0.0)[0]
                raise BadBox(line, LIST_UNKNOWN_KEY, key, near, ", ".join(known))
            try:
                checked_name(word)
            except BadOption as problem:
                raise BadBox(line, problem.sentence.phrase, *problem.sentence.values) from None
    for lang in LANGUAGES:
        _check_that_names_differ(game, Texts(game, lang))


def _check_that_names_differ(game: Game, texts: Texts) -> None:
    seen: dict[str, Card] = {}
    for card, kind in enumerate(game.box.kinds):
        if kind.letter:
            continue
        name = texts.card(card)
        for skeleton in skeletons(name):
            other = seen.setdefault(skeleton, card)
            if other != card:
                where = game.box.line_of_kind
                before = game.box.names[other]
                title = next((key for key in kind.words if key.startswith("title")), "name")
                raise BadBox(where(card, title), LIST_SAME_TITLE, name, before, where(other))
