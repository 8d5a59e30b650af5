"""Names with the article, number and contraction that a sentence needs: "an Artisan", "du Shérif".

What differs from language to language is written in `texts/LANG.ftl`: each `form-X` there is made
of the attributes of a card's entry, each `name-X` of a person's name.
"""

import unicodedata
from collections.abc import Mapping
from typing import Final

from .messages import Argument, MissingText, Sentences

_LIGATURES: Final = {"œ": "o", "æ": "a"}


class Forms:
    """All forms of names in one language."""

    def __init__(self, sentences: Sentences) -> None:
        self._sentences: Final = sentences
        self._of_cards: Final = sentences.keys("form-")
        self._of_people: Final = sentences.keys("name-")
        self._defaults: Final = sentences.attributes("card-defaults", {})
        self._vowels: Final = sentences.format("vowels", {})

    def card(self, key: str, figures: Mapping[str, Argument]) -> dict[str, Argument]:
        """Everything about the name of one card by what is added to a variable: its forms by their
        names, also with a capital, and its attributes. Added nothing, it is `form-some`."""
        name = self._sentences.format(key, figures)
        facts = self._facts(key, figures, name)
        one = {**facts, "count": 1}
        forms = {form: self._sentences.format(f"form-{form}", one) for form in self._of_cards}
        capital = {form.capitalize(): text[:1].upper() + text[1:] for form, text in forms.items()}
        return {**facts, **forms, **capital, "name": name, "": forms["some"]}

    def several(self, key: str, figures: Mapping[str, Argument], count: int) -> str:
        """This many of the card, with the article or number: "three Artisans"."""
        name = self._sentences.format(key, figures)
        return self._sentences.format(
            "form-some", self._facts(key, figures, name) | {"count": count}
        )

    def person(self, name: str) -> dict[str, Argument]:
        """The forms of a person's name, by their names."""
        facts: dict[str, Argument] = {"name": name, "initial": self._initial(name)}
        return {form: self._sentences.format(f"name-{form}", facts) for form in self._of_people}

    def _facts(self, key: str, figures: Mapping[str, Argument], name: str) -> dict[str, Argument]:
        """What the forms are made of: the entry's attributes, and those that it need not say."""
        own = self._sentences.attributes(key, figures)
        if "plural" not in own:
            raise MissingText(f"{self._sentences.lang}: {key!r} has no plural")
        singular = own.get("singular", name)
        implied = {"singular": singular, "initial": self._initial(singular), **self._defaults}
        return {**implied, **own}

    def _initial(self, word: str) -> str:
        first = unicodedata.normalize("NFD", word[:1].lower())[:1]
        return "vowel" if _LIGATURES.get(first, first) in self._vowels else "consonant"
