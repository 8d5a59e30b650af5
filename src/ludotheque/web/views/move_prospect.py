"""What a move would mean for one's turn, in a short note beside the button that confirms it."""

from ludotheque.core import Dice, Move, Prospect, foresee

from .scene import Scene
from .table_scene import TableScene


def note_on(scene: TableScene, move: Move) -> str:
    """Whether the reader could take this move back, and whether it ends their turn; empty if there
    is nothing to warn of, or if it is none of their moves. Worked out from their own view alone."""
    decision = scene.decision()
    if decision is None or decision.window is not None or not scene.is_asked:
        return ""  # an answer among others' can be changed until all are played
    if move not in decision.options:
        return ""
    prospect = _foresee(scene, move)
    if scene.is_practice:  # any turn can be taken back there, until the end
        is_last = prospect is not None and prospect.ends_game
        return scene.word("prospect-game") if is_last else ""
    return scene.word("prospect-unsure") if prospect is None else _note(scene, prospect)


def final_note(scene: Scene, text: str) -> str:
    """For a button that is a whole move: a word or two if this ends the turn for good."""
    if not isinstance(scene, TableScene) or not scene.is_asked or scene.is_practice:
        return ""
    decision = scene.decision()
    if decision is None or decision.window is not None:
        return ""
    moves = [move for move in decision.options if move.text == text]
    prospect = _foresee(scene, moves[0]) if moves else None
    if prospect is None or prospect.can_take_back or prospect.turn_of == scene.eyes:
        return ""
    return scene.word("for-good")


def _foresee(scene: TableScene, move: Move) -> Prospect | None:
    chance = Dice(f"prospect/{scene.table_id}/{scene.number}/{move.text}")
    return foresee(scene.game, scene.view(), scene.eyes, move, chance)


def _note(scene: TableScene, prospect: Prospect) -> str:
    if prospect.ends_game:
        return scene.word("prospect-game")
    ends_turn = prospect.turn_of != scene.eyes
    if not prospect.can_take_back:
        return scene.word("prospect-final" if ends_turn else "prospect-stands")
    if prospect.next_seat == scene.eyes:
        return ""
    return scene.word("prospect-until", name=scene.names[prospect.next_seat])
