"""A card that a judge has never heard of is worth something, by what it costs."""

import pytest

from ludotheque.bots.judges import samarande, sans_foi_ni_loi
from ludotheque.bots.judges.market import trick_worth
from ludotheque.core import Kind


def invented(cost: int) -> Kind:
    return Kind("invented", "trick", "invented", 2, {"cost": cost}, {})


def test_it_is_worth_what_it_costs_and_never_nothing() -> None:
    assert trick_worth(invented(3), 0.5) == 1.5
    assert trick_worth(invented(0), 0.5) == 0.5


@pytest.mark.parametrize(
    ("unknown", "a_point"),
    [
        (samarande.UNKNOWN, samarande.A_POINT),
        (sans_foi_ni_loi.UNKNOWN, sans_foi_ni_loi.A_POINT),
    ],
)
@pytest.mark.parametrize("cost", [1, 3, 5])
def test_it_is_worth_its_points(unknown: float, a_point: float, cost: int) -> None:
    """Or nobody would ever play it."""
    assert trick_worth(invented(cost), unknown) > a_point * cost
