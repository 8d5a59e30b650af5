"""What everybody at a table is told of its people: whose link was renewed, who was sent away."""

from typing import Final, NamedTuple

from ludotheque.core import Fields, Seat

LINK_RENEWED: Final = "link-renewed"
SENT_AWAY: Final = "sent-away"
INVITED_AGAIN: Final = "invited-again"
MUTED: Final = "muted"
UNMUTED: Final = "unmuted"
NOTICES: Final = (LINK_RENEWED, SENT_AWAY, INVITED_AGAIN, MUTED, UNMUTED)

NOBODY_IN_PARTICULAR: Final[Seat] = -1
_LAST_SEAT: Final = 99


class Notice(NamedTuple):
    """Something that somebody has done to the table's people, for all to see."""

    kind: str
    """Also the end of the key of its sentence, `notice-…`."""
    by: Seat
    """Whose act it was; NOBODY_IN_PARTICULAR if they have no seat."""
    by_name: str
    seat: Seat = NOBODY_IN_PARTICULAR
    """Whom it is about, if it is about one person."""
    name: str = ""
    number: int = 0
    """The line that says it."""

    def content(self) -> dict[str, object]:
        content = self._asdict()
        del content["number"]
        return content

    @staticmethod
    def restore(fields: Fields, number: int) -> "Notice":
        return Notice(
            fields.text("kind"),
            fields.number("by", NOBODY_IN_PARTICULAR, _LAST_SEAT),
            fields.text("by_name"),
            fields.number("seat", NOBODY_IN_PARTICULAR, _LAST_SEAT),
            fields.text("name"),
            number,
        )
