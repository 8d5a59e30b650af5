"""What scripts know about a table, as attributes of its element."""

from .page_parts import LAST_LINE, Attributes
from .scene import Scene


def table_state(scene: Scene) -> Attributes:
    found = {
        "data-game": scene.game.name,
        LAST_LINE: str(scene.number),
        "data-last-act": str(scene.last_act),
        "data-phase": scene.phase,
        "data-eyes": str(scene.eyes),
    }
    if scene.is_asked:
        found |= {"data-asked": "", "data-own-act": str(scene.own_act)}
    if scene.guest.is_known:
        found["data-known"] = ""
    if scene.deal_hash:
        found["data-deal-hash"] = scene.deal_hash
    if scene.dealing:
        found["data-dealing"] = scene.dealing
    return found
