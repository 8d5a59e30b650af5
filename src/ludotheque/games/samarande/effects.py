"""All Actions by the name of their effect, in the order of the rulebook."""

from typing import Final

from .genies import (
    ExplorerGenie,
    FrightfulGenie,
    ImposingGenie,
    KidnapperGenie,
    MischievousGenie,
    ProtectorGenie,
)
from .targets import Action
from .wonders import (
    GUILD,
    Aladdin,
    AliBaba,
    Caliph,
    DesertTornado,
    MagicCarpet,
    MagicLamp,
    OpenSesame,
    Scheherazade,
)

CARD_EFFECTS: Final[dict[str, Action]] = {
    effect.name: effect
    for effect in (
        Caliph(),
        FrightfulGenie(),
        ExplorerGenie(),
        MischievousGenie(),
        ImposingGenie(),
        KidnapperGenie(),
        ProtectorGenie(),
        GUILD,
        MagicLamp(),
        OpenSesame(),
        DesertTornado(),
        MagicCarpet(),
        Aladdin(),
        AliBaba(),
        Scheherazade(),
    )
}
