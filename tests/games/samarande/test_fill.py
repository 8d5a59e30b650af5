"""`fill` on a box so small that every way in which the unseen cards can lie can be listed: SA-91.

Nothing is sampled: every sequence of outcomes that chance could give is tried, with its exact
probability.
"""

from fractions import Fraction
from functools import partial
from itertools import permutations

import pytest

from ludotheque.core import Card, Frame
from ludotheque.games.market.hands import Hands
from ludotheque.games.market.rivals import rivals_of
from ludotheque.games.samarande.city import City
from ludotheque.games.samarande.sightings import Sighting
from ludotheque.games.samarande.state import SamarandeState
from tests.games.samarande.tables import GAME
from tests.laws.uniform import every_chance

COUNTS = {"palace": 2, "souk": 1, "jeweller": 1, "partisan": 1, "caliph": 1, "aladdin": 1}


def tiny() -> str:
    """Seven cards."""
    text = "[deal]\nhand = 1\nkept = 1\nline = 1\nlimit = 4\npoints = 6\nbank = 60\n"
    for table in GAME.box.text.split("[[kind]]")[1:]:
        name = table.split('"')[1]
        if name in COUNTS:
            lines = [line for line in table.splitlines() if not line.startswith("count")]
            text += "[[kind]]\n" + "\n".join([*lines, f"count = {COUNTS[name]}"]) + "\n"
    return text


TINY = GAME.with_cards(tiny())
PALACE, SOUK, JEWELLER, PARTISAN, CALIPH, ALADDIN = (TINY.box.find(name) for name in COUNTS)
Way = tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]
"""The hands of seats 1 and 2, and the deck."""


def state(
    hands: list[tuple[Card, ...]],
    deck: tuple[Card, ...],
    sightings: tuple[Sighting, ...] = (),
    returned: tuple[tuple[Card, ...], ...] = ((), (), ()),
    frames: tuple[Frame, ...] = (),
    absent: tuple[Card, ...] = (),
) -> SamarandeState:
    """The Caliph lies in the line, unless it is the beginning."""
    line = () if frames else (CALIPH,)
    made = SamarandeState(
        TINY.cards,
        (0, 1, 2),
        rivals_of((0, 1, 2)),
        [0, 0, 0],
        Hands(hands, [()] * 3, {}),
        list(frames),
        [City(TINY.cards, seat, (), (), (), ()) for seat in range(3)],
    )
    made.bank, made.line, made.deck, made.absent = 60, line, deck, absent
    made.returned, made.sightings = returned, sightings
    return made


def filled(true: SamarandeState) -> dict[Way, Fraction]:
    """What seat 0 imagines, and how likely."""
    found: dict[Way, Fraction] = {}
    for full, chance in every_chance(partial(TINY.fill, true.view(0), 0)):
        assert isinstance(full, SamarandeState)
        key = (full.hands.held[1], full.hands.held[2], full.deck)
        found[key] = found.get(key, Fraction(0)) + chance
    return found


def listed(unseen: tuple[Card, ...], barred: dict[int, tuple[int, ...]]) -> dict[Way, Fraction]:
    """Every way in which five unseen cards can lie, equal cards being two cards: one in the first
    hand, two in the second, two in the deck. `barred` says which card cannot be in which places."""
    ways: dict[Way, int] = {}
    for order in permutations(range(5)):
        if any(order[place] == card for card, places in barred.items() for place in places):
            continue
        cards = [unseen[number] for number in order]
        key = ((cards[0],), tuple(sorted(cards[1:3])), tuple(cards[3:]))
        ways[key] = ways.get(key, 0) + 1
    total = sum(ways.values())
    return {key: Fraction(count, total) for key, count in ways.items()}


UNSEEN = (PALACE, PALACE, SOUK, JEWELLER, PARTISAN)
HANDS = [(ALADDIN,), (JEWELLER,), (SOUK, PARTISAN)]


@pytest.mark.rule("SA-91")
def test_without_sightings_the_cards_can_lie_anyhow() -> None:
    assert filled(state(HANDS[:], (PALACE, PALACE))) == listed(UNSEEN, {})


@pytest.mark.rule("SA-91")
def test_what_was_put_back_is_not_among_the_cards_that_were_there_before() -> None:
    """The first hand has one such card, the second one, and another that was drawn since."""
    seen = Sighting(((PALACE,), (), (), ()), (0, 1, 1))
    assert filled(state(HANDS[:], (PALACE, PALACE), (seen,))) == listed(UNSEEN, {0: (0, 1)})


@pytest.mark.rule("SA-91")
def test_older_and_newer_sightings_hold_together() -> None:
    older = Sighting(((SOUK,), (), (), ()), (0, 0, 1))
    newer = Sighting(((), (), (), (PALACE,)), (0, 1, 2))
    true = state([(ALADDIN,), (JEWELLER,), (PALACE, PARTISAN)], (PALACE, SOUK), (older, newer))
    assert filled(true) == listed(UNSEEN, {2: (1,), 0: (0, 1, 2)})


@pytest.mark.rule("SA-91")
def test_a_card_that_one_holds_may_be_the_one_that_was_seen() -> None:
    true = state(
        [(PALACE,), (JEWELLER,), (SOUK, PARTISAN)],
        (PALACE, ALADDIN),
        (Sighting(((), (), (), (PALACE,)), (0, 1, 1)),),
    )
    assert filled(true) == listed((PALACE, ALADDIN, SOUK, JEWELLER, PARTISAN), {})


@pytest.mark.rule("SA-91")
def test_a_kind_that_is_not_in_the_deck_is_in_hands() -> None:
    true = state(HANDS[:], (PALACE, PALACE), absent=(SOUK,))
    assert filled(true) == listed(UNSEEN, {2: (3, 4)})


@pytest.mark.rule("SA-11")
def test_a_hand_that_was_handed_back_held_no_district() -> None:
    redealing = (Frame("choosing", 1), Frame("redealing", 1, ("redeal",)))
    true = state(
        [(ALADDIN,), (SOUK,), (PALACE,)],
        (PALACE, PARTISAN, CALIPH),
        returned=((), (JEWELLER,), ()),
        frames=redealing,
    )
    possible: dict[Card, Fraction] = {}
    for full, chance in every_chance(partial(TINY.fill, true.view(0), 0)):
        assert isinstance(full, SamarandeState)
        (card,) = full.returned[1]
        possible[card] = possible.get(card, Fraction(0)) + chance
    assert possible == dict.fromkeys((JEWELLER, PARTISAN, CALIPH), Fraction(1, 3))
