"""The commands of the lab. The lab itself, and the packages that it needs, are imported only when
one of them runs, so that the other commands start as soon as before."""

from ludotheque.commands.command import CommandGroup

from .compare import compare
from .doubt import doubt
from .imports import import_records
from .ladder import ladder
from .merge import merge
from .report import report
from .simulate import simulate
from .tune import tune
from .worth import worth

lab = CommandGroup(
    "lab",
    [simulate, import_records, merge, report, worth, compare, tune, doubt, ladder],
)
for _command in lab.commands.values():
    _command.within = lab.name  # type: ignore[attr-defined]  # all of them are LabCommands

__all__ = ["lab"]
