"""District Noir on the web: what a take would do, before it is made."""

import pytest

from tests.games.district_noir.tables import table as laid
from tests.web.rendered_pages import rendered, table_of

TAKE = laid(
    line="5 7 7 8 6",
    hands=("5 +2", "7 -1"),
    piles=("5 6 8", "5 6 6 7 8 8"),
    active=0,
)


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "Majority gained: Support 5 and Support 7. No longer anybody’s: Support 6 and"),
        ("fr", "Majorité gagnée : Soutien 5 et Soutien 7. Plus à personne : Soutien 6 et"),
    ],
)
def test_a_take_says_what_it_makes_of_each_majority(lang: str, says: str) -> None:
    page = rendered(table_of("district-noir", 2, TAKE), 0, lang)
    (take,) = [each for each in page.all if each.get("id") == "take"]
    assert says in take["data-consequence"].replace("\xa0", " ")
