"""Sans Foi Ni Loi at a terminal: ranches with their lands and people."""

from collections.abc import Mapping
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from ludotheque.games.sans_foi_ni_loi.ranch import NONE, Land, card_of
from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState
from ludotheque.terminal.scene import Scene

from .market import MarketScreen


class SansFoiNiLoiScreen(MarketScreen[SansFoiNiLoiState]):
    """Lands with their herds, then the people and other things on the ranch."""

    styles: ClassVar[Mapping[str, str]] = {
        "land": "green",
        "herd": "magenta",
        "cowboy": "blue",
        "person": "cyan",
        "killer": "red",
        "trick": "red",
        "bonus": "yellow",
        "fence": "yellow",
    }

    def name(self, view: SansFoiNiLoiState, number: int, scene: Scene) -> str:
        name, home = super().name(view, number, scene), view.home(number)
        if not home:
            return name
        return name + " " + scene.word("ranch-first" if home == 1 else "ranch-second")

    def rows(self, view: SansFoiNiLoiState, number: int, scene: Scene) -> list[list[Text]]:
        ranch = view.ranches[number]
        lands = [self._land(view, at, land, scene) for at, land in enumerate(ranch.lands)]
        others = [*ranch.people, *ranch.fences]
        if ranch.panic != NONE:
            others.append(ranch.panic)
        return [lands, self.counted(view, others, scene)]

    def _land(self, view: SansFoiNiLoiState, at: int, land: Land, scene: Scene) -> Text:
        """`2 Fair land (Fair herd 4 gold, room for 1)`: herds with their selling prices."""
        text = Text.assemble(
            (f"{at + 1}\N{NO-BREAK SPACE}", "bold"), self.card(view, land.card, scene)
        )
        worth = view.catalogue.worth
        there = [
            Text.assemble(
                self.card(view, card_of(herd), scene),
                f"\N{NO-BREAK SPACE}{scene.word('estate-gold', gold=worth[herd])}",
            )
            for herd in land.herds
        ]
        there += [self.card(view, card, scene) for card in (land.mine, land.raid) if card != NONE]
        if land.room:
            there.append(Text(scene.word("estate-room", room=land.room), "dim"))
        if there:
            text.append_text(Text.assemble(" (", Text(", ").join(there), ")"))
        return text

    def remarks(self, view: SansFoiNiLoiState, scene: Scene) -> list[RenderableType]:
        """Whom each killer has shot (SF-66)."""
        card, cards = scene.texts.card, scene.texts.cards
        return [
            Text(scene.word("killer-shot", killer=card(killer), cards=cards(shot)), "dim")
            for killer, shot in zip(view.catalogue.wanted, view.victims, strict=True)
            if shot
        ]
