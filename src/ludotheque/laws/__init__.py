"""The laws that every game obeys, with every number of players: docs/contract.md lists them.

Each law is a function of a game, a number of players and a source of choices. It plays, and an
assertion fails where the law is broken; so Python must not run with `-O`, which leaves assertions
out. `check_laws` is for the tests of a game; whoever wants to run the laws one by one takes `LAWS`.
"""

from collections.abc import Callable
from typing import Final

from ludotheque.core import Chance, Dice, Game

from .sentence_laws import (
    law_9_everything_can_be_said,
    law_13_no_two_options_read_the_same,
    law_14_what_is_told_tells_moves_apart,
)
from .state_laws import (
    law_1_filling_a_view_gives_the_view_again,
    law_2_a_copy_shares_nothing,
    law_3_texts_and_dumps_come_back,
    law_4_a_record_replays,
    law_5_no_question_gives_a_secret_away,
    law_6_options_are_what_is_not_refused,
    law_7_what_a_seat_cannot_know_changes_nothing,
    law_8_nothing_is_lost_and_games_end,
    law_10_what_can_be_taken_back_showed_nothing,
    law_11_opening_the_hands_opens_nothing_else,
    law_12_zones_are_where_everything_lies,
    law_15_reshuffling_moves_only_what_nobody_has_seen,
)

Law = Callable[[Game, int, Chance], None]

LAWS: Final[tuple[Law, ...]] = (
    law_1_filling_a_view_gives_the_view_again,
    law_2_a_copy_shares_nothing,
    law_3_texts_and_dumps_come_back,
    law_4_a_record_replays,
    law_5_no_question_gives_a_secret_away,
    law_6_options_are_what_is_not_refused,
    law_7_what_a_seat_cannot_know_changes_nothing,
    law_8_nothing_is_lost_and_games_end,
    law_9_everything_can_be_said,
    law_10_what_can_be_taken_back_showed_nothing,
    law_11_opening_the_hands_opens_nothing_else,
    law_12_zones_are_where_everything_lies,
    law_13_no_two_options_read_the_same,
    law_14_what_is_told_tells_moves_apart,
    law_15_reshuffling_moves_only_what_nobody_has_seen,
)


def check_laws(game: Game, players: int, seed: int) -> None:
    """Every law, on games of so many players that this seed gives. An exception says in a note
    which law found it, and where."""
    for law in LAWS:
        try:
            law(game, players, Dice(f"laws {seed}"))
        except Exception as error:
            error.add_note(f"{law.__name__}: {game.name}, {players} players, seed {seed}")
            raise
