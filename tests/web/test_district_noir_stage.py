"""District Noir on the web: what a take would do, before it is made."""

import pytest

from ludotheque.core import WATCHER, Seat
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


@pytest.mark.parametrize(
    ("eyes", "lang", "says"),
    [
        (0, "en", "taking gives you these 5"),
        (0, "fr", "vous prendriez ces 5 cartes"),
        (WATCHER, "en", "whoever takes gets these 5"),
        (WATCHER, "fr", "qui prend emporte ces 5 cartes"),
    ],
)
def test_whoever_watches_takes_nothing(eyes: Seat, lang: str, says: str) -> None:
    page = rendered(table_of("district-noir", 2, TAKE), eyes, lang)
    assert [each for each in page.all if each.get("aria-label", "").replace("\xa0", " ") == says]
