"""A fixed number of actions: the options page by page, and "more" for the next page."""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import Move, Outcome


class Actions:
    """Action k is the option k of the page that is shown; the last action shows the next page.

    One can only go forwards, so that a choice is made after a bounded number of actions: who has
    seen the last page chooses from it. Every option can be reached, however many there are.
    """

    def __init__(self, most: int) -> None:
        if most < 1:
            raise ValueError(f"{most} options at once: there must be at least one")
        self.most: Final = most
        """How many options a page has at most."""
        self.more: Final = most
        """The action that shows the next page."""
        self.count: Final = most + 1

    def page(self, options: Sequence[Move], page: int) -> Sequence[Move]:
        """The options that this page shows."""
        return options[page * self.most : (page + 1) * self.most]

    def has_more(self, options: Sequence[Move], page: int) -> bool:
        """Whether there is a page after this one."""
        return len(options) > (page + 1) * self.most

    def legal(self, options: Sequence[Move], page: int) -> list[int]:
        """The actions that are possible on this page."""
        actions = list(range(len(self.page(options, page))))
        return [*actions, self.more] if self.has_more(options, page) else actions

    def of(self, options: Sequence[Move], move: Move) -> list[int]:
        """The actions, one after another, that make this move on the first page."""
        at = options.index(move)
        return [self.more] * (at // self.most) + [at % self.most]


def rewards(outcome: Outcome) -> tuple[float, ...]:
    """Of the others, the share that a seat is ahead of less the share that is ahead of it: from 1
    for a victory to −1 for the last place. The sum of all seats is 0."""
    places = outcome.places
    others = max(1, len(places) - 1)
    return tuple(
        [sum([(other > place) - (other < place) for other in places]) / others for place in places]
    )
