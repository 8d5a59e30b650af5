"""Example positions shown as pictures in the rules."""

from ludotheque.core import BadField, Fields
from ludotheque.games.illustrations import others_of
from ludotheque.games.market.example_positions import moment
from ludotheque.games.sans_foi_ni_loi.cards import Cards
from ludotheque.games.sans_foi_ni_loi.loading import restore
from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState

Herd = tuple[str, int]
Land = tuple[str, list[Herd], str, str]
Ranch = tuple[list[Land], str, str, str]


def third_turn(cards: Cards) -> SansFoiNiLoiState | None:
    """Three players have built for some turns, and there are a raid and a panic. None if these
    cards do not allow it."""
    return _moment(
        cards,
        line="poor-land fair-herd novice hold-up excellent-herd fence",
        hands=("veteran panic poor-herd", "saloon novice", "killer-3 fair-land"),
        gold=(4, 7, 2),
        ranches=(
            (
                [
                    ("fair-land", [("fair-herd", 3), ("poor-herd", 1)], "", ""),
                    ("poor-land", [], "gold-mine", ""),
                    ("excellent-land", [("excellent-herd", 1)], "", ""),
                ],
                "novice seasoned sheriff",
                "fence",
                "",
            ),
            (
                [
                    ("poor-land", [("fair-herd", 2)], "", ""),
                    ("poor-land", [("fair-herd", 4)], "", "indian-raid"),
                ],
                "seasoned veteran",
                "",
                "",
            ),
            ([("poor-land", [("poor-herd", 1)], "", "")], "novice", "", "panic"),
        ),
    )


def _moment(
    cards: Cards,
    *,
    line: str,
    hands: tuple[str, ...],
    gold: tuple[int, ...],
    ranches: tuple[Ranch, ...],
) -> SansFoiNiLoiState | None:
    """A true state with these cards in the given places, and the others in the deck."""
    named = " ".join([line, *hands]).split()
    for lands, people, fences, panic in ranches:
        named += [*people.split(), *fences.split(), *panic.split()]
        for card, herds, mine, raid in lands:
            named += [card, *[herd for herd, _ in herds], *mine.split(), *raid.split()]
    deck = others_of(cards.box, named)
    if deck is None:
        return None
    content = moment(cards, line.split(), hands, gold, cards.banks[len(hands)], deck)
    content["ranches"] = [
        [_written(lands), people.split(), fences.split(), panic]
        for lands, people, fences, panic in ranches
    ]
    content["victims"] = [[] for _ in cards.wanted]
    try:
        return restore(cards, Fields(content))
    except BadField:  # the deal or the counts differ
        return None


def _written(lands: list[Land]) -> list[object]:
    """Lands as the content of a state writes them."""
    return [[card, [list(herd) for herd in herds], mine, raid] for card, herds, mine, raid in lands]
