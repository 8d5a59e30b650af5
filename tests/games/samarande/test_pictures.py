"""Pictures: whole, wordless, one for each card, and blind to what is hidden."""

from ludotheque.core import HIDDEN, WATCHER, Dice
from ludotheque.games.samarande.pictures import (
    DRAWINGS,
    card,
    figure,
    gives,
    hurts,
    illustration,
    picture,
    symbol_id,
)
from ludotheque.games.samarande.state import SamarandeState
from tests.games.samarande.tables import CARDS, GAME, cards, table
from tests.games.svg import moments

KINDS = range(len(CARDS.box.kinds))


def played() -> list[SamarandeState]:
    """Some states of a game, the last one included."""
    choices = Dice("drawn")
    found = moments(GAME.new(players=3, chance=choices), choices)
    return [*found[::40], found[-1]]


MOMENTS = played()


def test_a_drawing_is_named_after_its_card() -> None:
    for kind, name in enumerate(CARDS.box.names):
        if name in DRAWINGS:
            assert symbol_id(CARDS, kind) == f"sa-{name}"
    assert len(DRAWINGS.names) > 25
    assert symbol_id(CARDS, HIDDEN) == "sa-back"


def test_corners_say_what_a_card_costs_and_gives() -> None:
    def corners(name: str) -> tuple[str, str, str]:
        (kind,) = cards(name)
        return (figure(CARDS, kind), *gives(CARDS, kind))

    assert corners("souk") == ("3", "artisan", "3")
    assert corners("perfumer") == ("2", "coin", "3")
    assert corners("desert-rider") == ("3", "guard", "+3")
    assert corners("caliph") == ("3", "", "")
    assert corners("desert-tornado") == ("2+", "", "")  # a District alone
    assert corners("mischievous-genie") == ("0", "", "")
    assert figure(CARDS, HIDDEN) == ""
    red = {CARDS.box.name(kind) for kind in KINDS if hurts(CARDS, kind)}
    assert {"aladdin", "kidnapper-genie"} < red
    assert not red & {"magic-lamp", "caliph", "protector-genie", "souk", "royal-guard"}
    assert not hurts(CARDS, HIDDEN)


def test_cards_of_ones_own_are_drawn_by_their_type() -> None:
    text = CARDS.box.text
    for old, new in (
        ("palace", "tower"),
        ("library", "school"),
        ("perfumer", "baker"),
        ("royal-guard", "watchman"),
        ("desert-rider", "nomad"),
        ("caliph", "sultan"),
    ):
        assert f'name = "{old}"' in text
        text = text.replace(f'name = "{old}"', f'name = "{new}"')
    own = GAME.with_cards(text).cards
    names = ("tower", "school", "baker", "watchman", "nomad", "sultan")
    found = [own.box.find(name) for name in names]
    assert [symbol_id(own, kind) for kind in found] == [
        *("sa-district", "sa-district", "sa-artisan", "sa-guard", "sa-guard", "sa-action")
    ]
    assert DRAWINGS["district"] in card(own, found[0])
    assert illustration(own, "position:line") is None
    assert illustration(own, "card:palace") is None
    assert illustration(own, "card:tower") == card(own, found[0])


def test_there_is_no_such_moment_with_fewer_cards() -> None:
    fewer = GAME.with_cards(CARDS.box.text.replace("bank = 60", "bank = 5")).cards
    assert illustration(fewer, "position:table") is None


def test_sa_90_what_eyes_cannot_see_is_in_no_picture() -> None:
    """Whatever the hidden cards may be, the picture is the same."""
    for state in MOMENTS:
        for seat in (0, 2, WATCHER):
            view = state.view(seat)
            imagined = GAME.fill(view, seat, Dice("other"))
            assert picture(imagined.view(seat)) == picture(view) == picture(state)


def test_sa_61_what_is_out_of_play_is_pale() -> None:
    struck = picture(table("port: perfumer, frightful-genie"))
    assert struck.count('opacity=".45"') == 1
    assert 'opacity=".45"' not in picture(table("port: perfumer"))
