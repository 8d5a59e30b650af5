"""Example positions shown as pictures in the rules."""

from ludotheque.core import BadField, Fields
from ludotheque.games.illustrations import others_of
from ludotheque.games.market.example_positions import moment
from ludotheque.games.samarande.cards import Cards
from ludotheque.games.samarande.loading import restore
from ludotheque.games.samarande.state import SamarandeState

District = tuple[str, list[str], str]
City = tuple[list[District], list[str], list[str], list[str]]


def fourth_turn(cards: Cards) -> SamarandeState | None:
    """Three players have built for some turns, and there are genies. None if these cards do not
    allow it."""
    return _moment(
        cards,
        line=["port", "jeweller", "partisan", "magic-lamp", "perfumer", "assassins-guild"],
        hands=("souk weaponsmith aladdin", "royal-guard palace", "caliph library"),
        gold=(6, 4, 9),
        cities=(
            (
                [
                    ("library", ["jeweller"], ""),
                    ("souk", ["weaponsmith", "perfumer"], ""),
                    ("fortified-quarter", [], ""),
                ],
                ["partisan", "man-of-the-desert"],
                ["protector-genie"],
                ["magic-carpet"],
            ),
            (
                [("port", ["weaponsmith", "carpet-weaver"], "frightful-genie"), ("palace", [], "")],
                ["royal-guard"],
                ["imposing-genie"],
                [],
            ),
            (
                [("enchanted-cemetery", [], ""), ("port", ["perfumer"], "")],
                ["desert-rider"],
                ["mischievous-genie"],
                [],
            ),
        ),
    )


def _moment(
    cards: Cards,
    *,
    line: list[str],
    hands: tuple[str, ...],
    gold: tuple[int, ...],
    cities: tuple[City, ...],
) -> SamarandeState | None:
    """A true state with these cards in the given places, and the others in the deck."""
    named = [*line, *" ".join(hands).split()]
    for districts, *others in cities:
        for names in others:
            named += names
        for district, artisans, genie in districts:
            named += [district, *artisans, *genie.split()]
    deck = others_of(cards.box, named)
    if deck is None:
        return None
    content = moment(cards, line, hands, gold, cards.bank, deck)
    content["cities"] = [
        [[list(district) for district in districts], *others] for districts, *others in cities
    ]
    content["bought"] = 0
    content["returned"] = content["aside"] = [[] for _ in hands]
    content["sightings"] = []
    try:
        return restore(cards, Fields(content))
    except BadField:  # the deal or the counts differ
        return None
