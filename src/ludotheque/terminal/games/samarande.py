"""Les Fils de Samarande at a terminal: cities with their Districts, guards and genies."""

from collections.abc import Mapping
from typing import ClassVar

from rich.text import Text

from ludotheque.games.samarande.city import NONE, District
from ludotheque.games.samarande.state import SamarandeState
from ludotheque.terminal.scene import Scene

from .market import MarketScreen


class SamarandeScreen(MarketScreen[SamarandeState]):
    """Districts with their artisans, then guards, genies and carpets."""

    styles: ClassVar[Mapping[str, str]] = {
        "district": "yellow",
        "artisan": "magenta",
        "guard": "blue",
        "action": "red",
    }

    def rows(self, view: SamarandeState, number: int, scene: Scene) -> list[list[Text]]:
        city = view.cities[number]
        districts = [
            self._district(view, at, place, scene) for at, place in enumerate(city.districts)
        ]
        others = [*city.guards, *city.genies, *city.carpets]
        return [districts, self.counted(view, others, scene)]

    def _district(self, view: SamarandeState, at: int, place: District, scene: Scene) -> Text:
        """`2 Port (Perfumer, room for 1)`."""
        text = Text.assemble(
            (f"{at + 1}\N{NO-BREAK SPACE}", "bold"), self.card(view, place.card, scene)
        )
        there = [self.card(view, card, scene) for card in place.artisans]
        if place.genie != NONE:
            there.append(self.card(view, place.genie, scene))
        if place.room:
            there.append(Text(scene.word("estate-room", room=place.room), "dim"))
        if there:
            text.append_text(Text.assemble(" (", Text(", ").join(there), ")"))
        return text
