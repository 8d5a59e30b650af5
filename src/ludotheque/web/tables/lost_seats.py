"""Devices that had a seat at a table and have none any more: what they are told, and how they come
back."""

from typing import Final, NamedTuple

from ludotheque.core import Fields

MOVED: Final = "moved"
"""The seat was moved to another device, with a code."""
RENEWED: Final = "renewed"
"""Whoever has the seat has made a new link."""
RENEWED_BY_HOST: Final = "renewed-by-host"
SENT_AWAY: Final = "sent-away"
"""The host has sent its person away, who sits down here no more unless invited again."""


class Loss(NamedTuple):
    """Why a device has no seat any more."""

    why: str
    by: str = ""
    """The name of whoever did it, if it was somebody else."""
    name: str = ""
    """What whoever was sent away is called."""

    def content(self, holder: str) -> dict[str, object]:
        return {"holder": holder, **self._asdict()}


class LostSeats:
    """The devices of one table that have lost their seat, by what they still hold."""

    def __init__(self) -> None:
        self._losses: Final[dict[str, Loss]] = {}

    def note(self, holder: str, loss: Loss) -> None:
        self._losses[holder] = loss

    def follow(self, content: Fields) -> None:
        """Note what a line says of it."""
        if "handed-on" in content:  # lines of version 0.1 know but one reason
            self.note(content.text("handed-on"), Loss(MOVED))
        if "lost" in content:
            lost = content.fields("lost")
            name = lost.text("name") if "name" in lost else ""
            self.note(lost.text("holder"), Loss(lost.text("why"), lost.text("by"), name))
        if "invited-again" in content:
            self.invite_again(content.text("invited-again"))

    def of(self, holder: str) -> Loss | None:
        """Why this holder has no seat any more; None if they never had one, or have one again."""
        return self._losses.get(holder)

    def is_sent_away(self, holder: str) -> bool:
        loss = self.of(holder)
        return loss is not None and loss.why == SENT_AWAY

    def sent_away(self) -> list[str]:
        """The names of those who were sent away, each once."""
        return list(dict.fromkeys(x.name for x in self._losses.values() if x.why == SENT_AWAY))

    def invite_again(self, name: str) -> None:
        """Whoever was sent away under this name may sit down again."""
        for holder, loss in list(self._losses.items()):
            if loss.why == SENT_AWAY and loss.name == name:
                del self._losses[holder]
