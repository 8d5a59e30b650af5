"""Scenes of Les Fils de Samarande: every genie and Action, answers to them, every way to end."""

from itertools import count

from ludotheque.core import Dice
from ludotheque.games.samarande.state import SamarandeState
from tests.games.samarande.tables import CARDS, GAME, table
from tests.playthroughs.entries import Scene

NAME = "samarande"


def second_has_no_district() -> SamarandeState:
    """The first deal in which the second player has no District, and the first has one."""
    for seed in count():
        state = GAME.new(players=2, chance=Dice(seed))
        has_one = [any(CARDS.is_district[card] for card in hand) for hand in state.hands.held]
        if has_one[state.active] and not has_one[1 - state.active]:
            return state
    raise AssertionError


def seeking_categories(state: SamarandeState) -> SamarandeState:
    state.seeks_kinds = False
    return state


def with_a_small_deck(dealt: SamarandeState) -> SamarandeState:
    """The same hands, but too few cards for another."""
    state = dealt.copy()
    state.deck = state.deck[: CARDS.hand - 1]
    return state


DEALT = second_has_no_district()

CITIES = (
    Scene(
        NAME,
        "another-hand",
        "Who is dealt no District may have another hand; then four cards are kept.",
        DEALT,
        ("stay", "redeal", str(CARDS.ways_to_keep(DEALT.hands.held[DEALT.active])[1])),
    ),
    Scene(
        NAME,
        "the-same-hand",
        "Who is dealt no District may keep that hand all the same.",
        DEALT,
        ("stay", "stay"),
    ),
    Scene(
        NAME,
        "no-other-hand",
        "Who is dealt no District has to keep that hand if the deck is too small for another.",
        with_a_small_deck(DEALT),
        ("stay", "stay"),
    ),
    Scene(
        NAME,
        "building",
        "Cards are laid, taken, drawn and discarded, and points are bought.",
        table(
            "library; palace",
            players=2,
            hands=("port perfumer desert-rider caliph souk souk souk",),
            gold=(4,),
            points=10,
        ),
        (
            "lay port",
            "lay perfumer 3",
            "lay desert-rider",
            "take 2",
            "buy",
            "buy",
            "draw",
            "end",
            "discard palace",
        ),
    ),
    Scene(
        NAME,
        "guard-tests",
        "One is won; one is lost in spite of a desert rider, and the neighbour picks who vanishes.",
        table(
            "",
            "port: perfumer, jeweller; fortified-quarter; partisan; royal-guard",
            "port: perfumer, jeweller; palace: weaponsmith; desert-rider",
            players=3,
        ),
        ("end", "end", "reroll", "vanish 1 perfumer"),
        dice="5 3 2 6 1",
    ),
)

GENIES = (
    Scene(
        NAME,
        "frightful-genie-and-lamp",
        "A frightful genie puts a District out of play, until a magic lamp sends him away.",
        table(
            "",
            "port: perfumer, jeweller; palace: weaponsmith",
            players=2,
            hands=("frightful-genie", "magic-lamp"),
        ),
        ("play frightful-genie 2 1", "pass", "end", "play magic-lamp 2 frightful-genie 1", "pass"),
        dice="1 6",
    ),
    Scene(
        NAME,
        "explorer-genies",
        "They find a card at once, after others, without a place for it, and not at all.",
        table(
            "palace; port",
            players=2,
            hands=("explorer-genie explorer-genie", "explorer-genie explorer-genie"),
            gold=(0, 4),
            deck="library caliph perfumer jeweller palace partisan",
            points=8,
        ),
        (
            *("play explorer-genie library", "pass"),
            *("play explorer-genie perfumer", "pass", "put 2"),
            "end",
            *("play explorer-genie jeweller", "pass"),
            *("buy", "buy", "play explorer-genie souk", "pass"),
        ),
        outcomes=(*(5, 4, 3, 2, 1), *(4, 3, 2, 1), *(3, 2, 1), *(2, 1)),
    ),
    Scene(
        NAME,
        "explorers-of-categories",
        "They take the first District, artisan or guard that comes, and may find none.",
        seeking_categories(
            table(
                "port",
                players=2,
                hands=("explorer-genie explorer-genie", "explorer-genie explorer-genie"),
                gold=(0, 4),
                deck="caliph souk perfumer palace ali-baba",
                points=8,
            )
        ),
        (
            *("play explorer-genie any district", "pass"),
            *("play explorer-genie any artisan", "pass", "put 1"),
            "end",
            *("play explorer-genie any guard", "pass"),
        ),
        outcomes=(*(4, 3, 2, 1), *(3, 2, 1), *(2, 1)),
    ),
    Scene(
        NAME,
        "kidnapper-genies",
        "An artisan is kidnapped onto a District; the next comes into the hand, for want of room.",
        table(
            "palace",
            "port: perfumer, jeweller",
            players=2,
            hands=("kidnapper-genie kidnapper-genie",),
            points=8,
        ),
        (
            "play kidnapper-genie 2 1 perfumer 1",
            "pass",
            "play kidnapper-genie 2 1 jeweller hand",
            "pass",
        ),
    ),
    Scene(
        NAME,
        "imposing-and-protector-genies",
        "One makes guards count for nothing, the other keeps the assassins away.",
        table(
            "partisan",
            "palace: weaponsmith; royal-guard",
            players=3,
            hands=("imposing-genie", "protector-genie", "assassins-guild"),
        ),
        (
            "play imposing-genie 2",
            "pass",
            "pass",
            "end",
            "play protector-genie",
            "pass",
            "pass",
            "end",
            "take 1",
        ),
        dice="1 4",
    ),
    Scene(
        NAME,
        "mischievous-genies",
        "An Action is cancelled, and the next time the genie that cancels is cancelled itself.",
        table(
            players=3,
            hands=("ali-baba ali-baba", "mischievous-genie mischievous-genie", "mischievous-genie"),
        ),
        (
            "play ali-baba",
            "play mischievous-genie",
            "pass",
            "pass",
            "play ali-baba",
            "play mischievous-genie",
            "play mischievous-genie",
            "pass",
            "pass",
            "pass",
            "pass",
            "end",
        ),
        dice="2",
    ),
)

ACTIONS = (
    Scene(
        NAME,
        "assassins",
        "Duels won, lost because of a new roll, and drawn.",
        table(
            "",
            "royal-guard; man-of-the-desert; partisan",
            players=2,
            hands=("assassins-guild assassins-guild",),
            points=9,
        ),
        (
            "play assassins-guild 2 royal-guard",
            "pass",
            "play assassins-guild 2 man-of-the-desert",
            "pass",
            "reroll",
            "play assassins-guild 2 partisan",
            "pass",
        ),
        dice="3 4 6 1 6 1 4",
    ),
    Scene(
        NAME,
        "caliph",
        "A Caliph orders the line, gaps of this turn included; another leaves it as it is.",
        table(
            players=2,
            hands=("caliph caliph",),
            line="palace port souk aladdin partisan caliph",
            points=9,
        ),
        (
            *("take 1", "play caliph", "pass", "place souk", "place -", "leave"),
            *("play caliph", "pass", "leave"),
        ),
    ),
    Scene(
        NAME,
        "thieves",
        "Aladdin steals a card, open sesame more gold than there is, Scheherazade guards.",
        table(
            "",
            "partisan; royal-guard",
            "",
            "desert-rider",
            players=4,
            hands=("aladdin open-sesame scheherazade", "palace souk"),
            gold=(0, 2),
            points=11,
        ),
        (
            "play aladdin 2",
            *["pass"] * 3,
            "steal souk",
            "play open-sesame 2",
            *["pass"] * 3,
            "play scheherazade",
            *["pass"] * 3,
        ),
        dice="5",
        outcomes=(1, 0),
    ),
    Scene(
        NAME,
        "lamps-at-home",
        "Lamps chase a player's own genies: before the city, and on a District of it.",
        table(
            "mischievous-genie; palace: frightful-genie",
            players=2,
            hands=("magic-lamp magic-lamp",),
        ),
        (
            *("play magic-lamp 1 mischievous-genie", "pass"),
            *("play magic-lamp 1 frightful-genie 1", "pass"),
        ),
    ),
    Scene(
        NAME,
        "an-empty-hand",
        "Aladdin finds nothing: the victim's last card was a genie that did not help.",
        table("", hands=("aladdin", "mischievous-genie", "mischievous-genie")),
        (
            "play aladdin 2",
            "play mischievous-genie",
            "play mischievous-genie",
            *["pass"] * 4,
        ),
    ),
    Scene(
        NAME,
        "carpet-ali-baba-and-tornado",
        "A carpet is laid, the bank owes Ali Baba gold, a tornado takes a District and all on it.",
        table(
            "",
            "port: perfumer, jeweller; palace",
            players=2,
            hands=("magic-carpet ali-baba desert-tornado",),
            bank=5,
            points=10,
        ),
        (
            "play magic-carpet",
            "pass",
            "play ali-baba",
            "pass",
            "play desert-tornado 2 1 3",
            "pass",
        ),
        dice="4",
    ),
)

ENDS = (
    Scene(
        NAME,
        "bank-is-out",
        "Taxes take the bank's last gold, which ends the game after the turn.",
        table(
            "souk: jeweller; enchanted-cemetery; magic-carpet; partisan; royal-guard",
            "souk: perfumer, carpet-weaver; library; library; desert-rider",
            players=3,
            gold=(30, 28),
            bank=2,
        ),
        ("end", "stand", "end"),
        dice="1 6",
    ),
    Scene(
        NAME,
        "deck-is-out",
        "The last card of the deck fills the line; the two richest get fewer points each, and win.",
        table(
            "souk", "palace: weaponsmith", "port", players=4, gold=(7, 7, 3), bank=43, deck="palace"
        ),
        ("take 1", "end"),
    ),
    Scene(
        NAME,
        "all-idle",
        "A whole round in which nobody does anything; five share the victory.",
        table("palace", "library", "palace", "library", "palace", players=5),
        ("end", "end", "end", "end", "end"),
    ),
    Scene(
        NAME,
        "gold-goes-round",
        "A point is bought, as so often, and nothing is done with it.",
        table("palace", "library", players=2, gold=(2, 2), bank=56, quiet=2 * 60 * 2),
        ("buy", "end"),
    ),
)

SCENES = (*CITIES, *GENIES, *ACTIONS, *ENDS)
