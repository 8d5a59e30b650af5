"""The events of a table, as the API tells them."""

from typing import Final

from ludotheque.web.routes.services import Services
from ludotheque.web.tables.session import TableSession

from .serializers import MOST_TOLD, event_shown


class TableEvents:
    """What one caller is told, one event after another."""

    def __init__(self, services: Services, holder: str, lang: str, after: int) -> None:
        self.sent = after
        """The number of the last line that was told."""
        self._services: Final = services
        self._holder: Final = holder
        self._lang: Final = lang

    def next(self, session: TableSession) -> dict[str, object] | None:
        """The next event; None if there is nothing new."""
        table = session.table
        self.sent = min(self.sent, table.number)  # a restored backup may be behind the caller
        if table.number == self.sent:
            return None
        number = table.end_of_page(self.sent, MOST_TOLD)
        scene = self._services.scene(session, self._holder, self._lang)
        event = event_shown(scene, self.sent, number)
        self.sent = number
        return event

    def is_behind(self, session: TableSession) -> bool:
        """Whether there is more to tell at once."""
        return self.sent < session.table.number
