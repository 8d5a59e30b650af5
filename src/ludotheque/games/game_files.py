"""The files beside a game: its cards, now and formerly, and its texts in every language."""

import re
from importlib.resources import files
from typing import Final

_FORMER: Final = re.compile(r"cards\.rules-([1-9][0-9]*)\.toml")


def cards_text(package: str) -> str:
    """The list of cards in this package: its `cards.toml`."""
    return (files(package) / "cards.toml").read_text("utf-8")


def former_cards(package: str, rules: int) -> dict[int, str]:
    """The list of cards that kept games were dealt from, by each former number of the rules, which
    are at `rules` now.

    A published list that has since been changed is kept: `cards.rules-1.toml` was the published one
    as long as the rules had the number 1, or one below that is not kept on its own. Where none is
    kept, only the rules have changed."""
    kept: dict[int, str] = {}
    for file in files(package).iterdir():
        named = _FORMER.fullmatch(file.name)
        if named is not None:
            kept[int(named[1])] = file.read_text("utf-8")
    kept.setdefault(rules, cards_text(package))
    return {
        number: kept[min([last for last in kept if last >= number])] for number in range(1, rules)
    }


def texts_by_language(package: str) -> dict[str, str]:
    """The sentences in this package: its `fr.ftl`, its `en.ftl`, and whatever else it speaks."""
    return {
        file.name.removesuffix(".ftl"): file.read_text("utf-8")
        for file in files(package).iterdir()
        if file.name.endswith(".ftl")
    }
