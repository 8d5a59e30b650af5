"""What tells like-named things on the table apart, wherever they are spoken of."""

from typing import Final

from mypy_extensions import mypyc_attr

from .event import Event
from .sentence import SentenceT


@mypyc_attr(allow_interpreted_subclasses=True)
class Labels:
    """The labels at one moment of a match, worked out from what was told so far. They belong to the
    words, not to the game: no state and no record holds them. Most games need none, and their
    sentences stay as they are."""

    __slots__ = ()

    def after(self, event: Event) -> "Labels":
        """The labels once this has happened. This object does not change."""
        return self

    def named(self, sentence: SentenceT) -> SentenceT:
        """The sentence with the labels of what it speaks of."""
        return sentence


NO_LABELS: Final = Labels()
