"""A report of something that seems wrong: what somebody saw, as a text to copy."""

import json
from typing import Final

from ludotheque.core import WATCHER
from ludotheque.version import VERSION, is_compiled

from .table_scene import TableScene

LOG_LINES: Final = 20
"""How many lines of the log it quotes: the fault is usually in the last turn."""


def report_of(scene: TableScene) -> str:
    """Everything that the reader sees of the match, and nothing else."""
    match = scene.table.match
    assert match is not None
    header = match.record.header
    about = {
        "version": VERSION,
        "compiled": is_compiled(),
        "options": dict(header.options),
        "own cards": header.cards or None,
        "language": scene.words.lang,
        "line": scene.number,
        "seat": None if scene.eyes == WATCHER else scene.eyes + 1,
        "view": scene.game.dump(scene.view()),
    }
    told = [scene.say(event) for event in scene.last_told(LOG_LINES)]
    return "\n".join([scene.question(), *told, "", json.dumps(about, ensure_ascii=False)]).strip()
