"""Tables of Sans Foi Ni Loi laid out for a test."""

from typing import Unpack

from ludotheque import scripted_play as playing
from ludotheque.core import Card
from ludotheque.games.market.rivals import rivals_of
from ludotheque.games.sans_foi_ni_loi import SANS_FOI_NI_LOI
from ludotheque.games.sans_foi_ni_loi.ranch import NONE, Land, Ranch, age_of, card_of, herd_of
from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState
from tests.games.markets import Around, MarketTables, filled_up

GAME = SANS_FOI_NI_LOI
CARDS = GAME.cards
_TABLES = MarketTables(GAME)
cards, names, hand = _TABLES.cards, _TABLES.names, _TABLES.hand
play, refused, next_turn = _TABLES.play, _TABLES.refused, _TABLES.next_turn
told, options, asked = playing.told, playing.options, playing.asked
LINE = "poor-land poor-land fair-herd novice trapper fence"
DECK = "fair-land poor-herd novice panic veteran trapper poor-land fair-herd seasoned girls"


def land(text: str) -> Land:
    """`"fair-land: fair-herd 2, poor-herd 1, indian-raid"`."""
    name, _, rest = text.partition(":")
    herds, mine, raid = [], NONE, NONE
    for part in filter(None, map(str.strip, rest.split(","))):
        if part == "gold-mine":
            mine = GAME.box.find(part)
        elif part == "indian-raid":
            raid = GAME.box.find(part)
        else:
            herd, age = part.split()
            herds.append(herd_of(cards(herd)[0], int(age)))
    return CARDS.land(cards(name)[0], tuple(sorted(herds)), mine, raid)


def ranch(number: int, text: str) -> Ranch:
    """Lands, people, fences and panic, with semicolons between them."""
    lands: list[Land] = []
    people: list[Card] = []
    fences: list[Card] = []
    panic = NONE
    for part in filter(None, map(str.strip, text.split(";"))):
        if "land" in part.split(":")[0]:
            lands.append(land(part))
        elif part == "fence":
            fences += cards(part)
        elif part == "panic":
            (panic,) = cards(part)
        else:
            people += cards(part)
    return Ranch(CARDS, number, tuple(lands), tuple(sorted(people)), tuple(fences), panic)


def written(ranch: Ranch) -> str:
    """The ranch as `ranch` reads it."""
    parts = []
    for land in ranch.lands:
        what = [f"{GAME.box.name(card_of(herd))} {age_of(herd)}" for herd in land.herds]
        what += [GAME.box.name(card) for card in (land.mine, land.raid) if card != NONE]
        parts.append(names((land.card,)) + (": " + ", ".join(what) if what else ""))
    parts += [names((card,)) for card in (*ranch.people, *ranch.fences)]
    if ranch.panic != NONE:
        parts.append("panic")
    return "; ".join(parts)


def table(
    *ranches: str,
    players: int = 3,
    hands: tuple[str, ...] = (),
    gold: tuple[int, ...] = (),
    victims: tuple[str, str, str] = ("", "", ""),
    **around: Unpack[Around],
) -> SansFoiNiLoiState:
    """A state with these cards where they are said to be, and none elsewhere."""
    owners = (0, 1, 0, 1) if players == 2 else tuple(range(players))
    given = [*ranches, *[""] * (len(owners) - len(ranches))]
    state = SansFoiNiLoiState(
        CARDS,
        owners,
        rivals_of(owners),
        filled_up(gold, len(owners)),
        _TABLES.hands(hands, players),
        [],
        [ranch(number, text) for number, text in enumerate(given)],
        [cards(shot) for shot in victims],
    )
    _TABLES.set_out(state, {"bank": 50, "line": LINE, "deck": DECK, **around})
    return state


def ranches(state: SansFoiNiLoiState) -> list[str]:
    return [written(ranch) for ranch in state.ranches]
