"""Places and cards of the city in words: what a place touches, how it lines up, and letters for
cards of one name."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core import Dice, Event, History, Match, Player, Record, State
from ludotheque.games.noxford.letters import like_named
from ludotheque.games.noxford.moves import STAY
from ludotheque.games.noxford.state import NoxfordState
from ludotheque.texts import LANGUAGES, Texts
from tests.games.noxford.tables import GAME, opening, place, table

NAMES = ("Ada", "Blaise", "Colette", "Denis")
TEXTS = {lang: Texts(GAME, lang) for lang in LANGUAGES}
ENGLISH, FRENCH = TEXTS["en"], TEXTS["fr"]


def said(text: str) -> str:
    """With plain spaces."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def meaning(state: NoxfordState, move: str, lang: str = "en", reader: int = -1) -> str:
    assert move in [str(option) for option in state.decision().options]  # type: ignore[union-attr]
    return said(TEXTS[lang].say(GAME.meaning(GAME.move(move), state), NAMES, reader))


def told(event: Event, lang: str = "en", reader: int = -1) -> str:
    return said(TEXTS[lang].say(event, NAMES, reader))


# Places


def test_a_place_between_two_sides_is_named_by_a_card_on_each() -> None:
    state = table(opening(**{"upright 563 363": "lion-tough"}), display="barracks")
    move = "place cobra-punk upright 626 363"
    assert meaning(state, move) == (
        "Place a Cobra Punk upright, right of the Lion Tough, above the District of gold and "
        "poison B"
    )
    assert meaning(state, move, "fr", 1) == (
        "Placer un Sbire des Cobras à la verticale, à droite de votre Gros Bras des Lions, "
        "au-dessus du Quartier de l’or et du poison B"
    )


def test_a_place_on_one_side_says_with_what_it_is_flush() -> None:
    state = table({"upright 500 300": "lion-tough", "upright 563 300": "lion-punk"})
    move = "place cobra-punk sideways 500 388"
    assert meaning(state, move) == (
        "Place a Cobra Punk on its side, above the Lion Tough, flush left, above the Lion Punk"
    )
    state = table(
        {"upright 500 300": "lion-tough", "upright 563 300": "lion-punk"}, display="barracks"
    )
    assert meaning(state, "place barracks sideways 538 237", "fr").endswith(
        "au-dessous du Sbire des Lions, alignée à droite, au-dessous du Gros Bras des Lions"
    )
    assert "aligné à droite" in meaning(state, "place cobra-punk sideways 538 237", "fr")


def test_places_in_a_gap_say_how_they_line_up() -> None:
    state = table({"upright 400 300": "lion-tough", "upright 551 300": "rat-tough"})
    found = {
        str(move): meaning(state, str(move)).removeprefix("Place a Cobra Punk on its side, ")
        for move in state.decision().options  # type: ignore[union-attr]
        if str(move).startswith("place cobra-punk sideways 463 ")
    }
    between = "between the Lion Tough ({}) and the Rat Tough"
    assert list(found.values()) == [
        between.format("overhanging at the bottom"),
        between.format("flush at the bottom"),
        between.format("between its ends"),
        between.format("flush at the top"),
        between.format("overhanging at the top"),
    ]


def test_places_in_a_gap_that_read_the_same_are_numbered() -> None:
    """The end of a card that these places need not touch makes them line up once more."""
    state = table({
        "upright 400 300": "lion-tough", "upright 551 300": "rat-tough",
        "upright 400 420": "lion-punk",
    })  # fmt: skip
    found = {
        str(move).rpartition(" ")[2]: meaning(state, str(move))
        for move in state.decision().options  # type: ignore[union-attr]
        if str(move).startswith("place cobra-punk sideways 463 ")
    }
    assert len(set(found.values())) == len(found)
    beyond = "(overhanging at the top), number {} of 3 from the bottom"
    assert [found[y].rpartition("Rat Tough ")[2] for y in ("341", "357", "372")] == [
        beyond.format(number) for number in (1, 2, 3)
    ]


# Letters


def match_of(players: int = 2, state: State | None = None, seed: str = "words") -> Match:
    return Match.start(GAME, [Player(name) for name in NAMES[:players]], start=state,
                       seed=seed if state is None else None)  # fmt: skip


def lettered(match: Match, where: str) -> str:
    """The name of the card that lies here."""
    return said(headings(match)[place(where)])


def headings(match: Match) -> dict[int, str]:
    state = match.state
    assert isinstance(state, NoxfordState)
    words = state.words()
    return {at: ENGLISH.say(match.labels.named(words.heading(at)), NAMES) for at in state.piles}


CITY = opening(**{"upright 563 363": "lion-tough", "sideways 500 237": "cobra-gear-punk"})


def a_match() -> Match:
    return match_of(state=table(
        CITY, hands=("cobra-gear-punk cobra-tough", "lion-tough lion-punk"), active=1
    ))  # fmt: skip


def test_a_letter_is_given_when_a_second_card_of_the_name_comes() -> None:
    match = a_match()
    assert lettered(match, "upright 563 363") == "Lion Tough"
    match.play(1, "place lion-tough upright 626 363")
    assert lettered(match, "upright 563 363") == "Lion Tough A"
    assert lettered(match, "upright 626 363") == "Lion Tough B"
    assert told(match.journal(0)[-1]) == (
        "Blaise places a Lion Tough (B) upright, right of the Lion Tough A, above the District of "
        "gold and poison B."
    )


def test_a_card_keeps_its_letter_where_it_is_moved_and_says_where_it_was() -> None:
    match = a_match()
    match.play(1, "place lion-tough upright 626 363")
    match.play(0, "place cobra-gear-punk upright 437 237")
    match.play(0, "move 563 363 upright 651 275")
    assert lettered(match, "upright 651 275") == "Lion Tough A", "not by where it lies now"
    assert lettered(match, "upright 626 363") == "Lion Tough B"
    moved = match.journal(0)[-1]
    assert told(moved, reader=1) == (
        "Ada moves your Lion Tough A upright, right of the District of gold and poison B, below "
        "your Lion Tough B; before, it was left of your Lion Tough B, above the District of gold "
        "and poison B."
    )
    assert told(moved, "fr", 0) == (
        "Vous déplacez le Gros Bras des Lions A à la verticale, à droite du Quartier de l’or et du "
        "poison B, au-dessous du Gros Bras des Lions B ; il était auparavant à gauche du Gros Bras "
        "des Lions B, au-dessus du Quartier de l’or et du poison B."
    )


def test_what_is_told_is_not_told_anew() -> None:
    """A place is named by what was there then, with the letters of then."""
    match = a_match()
    match.play(1, "place lion-punk upright 626 363")
    before = [told(event) for event in match.journal(0)]
    match.play(0, "place cobra-tough sideways 588 237")
    match.play(1, "place lion-tough upright 689 363")
    assert [told(event) for event in match.journal(0)][: len(before)] == before


def test_a_move_taken_back_gives_its_letter_back() -> None:
    match = match_of(state=table(
        CITY, hands=("cobra-gear-punk cobra-tough", "lion-tough lion-punk")
    ))  # fmt: skip
    match.play(0, "place cobra-gear-punk upright 626 363")
    assert lettered(match, "sideways 500 237") == "Cobra Punk with a gear A"
    assert match.back(0) is None
    assert lettered(match, "sideways 500 237") == "Cobra Punk with a gear"
    match.play(0, "place cobra-gear-punk upright 437 237")
    assert lettered(match, "upright 437 237") == "Cobra Punk with a gear B"


def test_a_covered_card_has_its_letter_too() -> None:
    match = match_of(state=table(
        opening(**{"upright 563 363": "lion-punk", "upright 626 363": "lion-punk"}),
        hands=("cobra-tough", "lion-tough"), decks=("cobra-punk", "lion-punk"),
    ))  # fmt: skip
    match.play(0, "cover cobra-tough 626 363")
    covered, _ = match.journal(0)
    assert told(covered, reader=1) == "Ada lays a Cobra Tough over your Lion Punk B."
    assert told(covered, "fr", 0) == "Vous posez un Gros Bras des Cobras sur le Sbire des Lions B."


def test_a_replayed_match_has_the_same_letters_at_every_moment() -> None:
    match = match_of(3)
    dice = Dice("replayed letters")
    seen = []
    while (decision := match.decision()) is not None:
        match.play(decision.seat, dice.pick(decision.options))
        if dice.below(3) == 0:
            match.back(decision.seat)
        seen.append((match.number, headings(match)))
    history = History(GAME, Record.read(match.record.text().encode()))
    for number, shown in seen[::5] + seen[-1:]:
        assert headings(history.at(number)) == shown
    assert history.match.journal(0) == match.journal(0)


def test_cards_of_ones_own_that_have_one_name_share_their_letters() -> None:
    """Their texts are made of type, Syndicate and gear alone."""
    own = GAME.box.text.replace('"lion-tough"', '"lion-bruiser"')
    own = own.replace('"district-gold-arms"', '"market"')
    game = GAME.with_cards(own.replace('"district-gold-poison"', '"harbour"'))
    alike = like_named(game.box, game.texts)
    assert alike[game.box.find("market")] == alike[game.box.find("harbour")]
    assert alike[game.box.find("market")] != alike[game.box.find("district-gold-secrets")]
    assert alike[game.box.find("lion-bruiser")] != alike[game.box.find("rat-tough")]


# All of them


def check_that_no_two_read_the_same(match: Match) -> None:
    """In either language; and nothing is told in millimetres."""
    decision = match.decision()
    assert decision is not None
    view = match.view(decision.seat)
    assert isinstance(view, NoxfordState)
    meanings = [match.labels.named(GAME.meaning(move, view)) for move in decision.options]
    for lang, texts in TEXTS.items():
        read = [texts.say(each, NAMES, decision.seat) for each in meanings]
        assert len(set(read)) == len(read), (lang, match.record.text())
        assert not [text for text in read if re.search(r"\d\d|  |none", text)]


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.slow), 4])
def test_a2_no_two_options_read_the_same(players: int) -> None:
    """Whole games, every Gear and every third turn, until the city is too crowded for a test."""
    match = match_of(players, seed=f"alike {players}")
    dice = Dice(f"alike {players}")
    gears = 0
    while (decision := match.decision()) is not None and match.number < 45:
        is_gear = decision.options[-1] == STAY
        if is_gear or match.number % 3 == 0:
            check_that_no_two_read_the_same(match)
            gears += is_gear
        match.play(decision.seat, dice.pick(decision.options))
    assert gears > 2
    for seat in range(players):
        for lang in LANGUAGES:
            for event in match.journal(seat):
                assert not re.search(r"\d\d|  |none", told(event, lang, seat))


@settings(max_examples=12)
@given(st.sampled_from((2, 3, 4)), st.integers(0, 999), st.lists(st.integers(0, 3000), max_size=40))
def test_a2_no_two_options_read_the_same_however_it_is_played(
    players: int, seed: int, choices: list[int]
) -> None:
    match = match_of(players, seed=f"{seed}")
    for choice in choices:
        decision = match.decision()
        if decision is None:
            return
        match.play(decision.seat, decision.options[choice % len(decision.options)])
    if match.decision() is not None:
        check_that_no_two_read_the_same(match)
