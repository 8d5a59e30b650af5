"""A card that a judge has never heard of is worth something, by what it costs."""

from statistics import mean

import pytest

from ludotheque.bots.judges import samarande, sans_foi_ni_loi
from ludotheque.bots.judges.market import trick_worth
from ludotheque.core import Box, Kind
from ludotheque.games.samarande import SAMARANDE
from ludotheque.games.sans_foi_ni_loi import SANS_FOI_NI_LOI


def invented(cost: int) -> Kind:
    return Kind("invented", "trick", "invented", 2, {"cost": cost}, {})


def test_a_known_card_is_worth_what_is_known_of_it() -> None:
    assert trick_worth({"invented": 1.25}, invented(3), 0.5) == 1.25


def test_another_is_worth_what_it_costs_and_never_nothing() -> None:
    assert trick_worth({}, invented(3), 0.5) == 1.5
    assert trick_worth({}, invented(0), 0.5) == 0.5


@pytest.mark.parametrize(
    ("box", "known", "unknown"),
    [
        (SANS_FOI_NI_LOI.box, sans_foi_ni_loi.TRICKS, sans_foi_ni_loi.UNKNOWN),
        (SAMARANDE.box, samarande.ACTIONS, samarande.UNKNOWN),
    ],
    ids=["sans-foi-ni-loi", "samarande"],
)
def test_that_is_about_what_the_known_ones_are_worth(
    box: Box, known: dict[str, float], unknown: float
) -> None:
    kinds = [kind for kind in box.kinds if kind.effect in known]
    guessed = mean(trick_worth({}, kind, unknown) for kind in kinds)
    assert guessed == pytest.approx(mean(known[kind.effect] for kind in kinds), rel=0.2)
