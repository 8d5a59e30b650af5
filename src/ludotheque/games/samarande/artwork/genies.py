"""Genies: blue from head to tail, which is smoke."""

from typing import Final

from .ink import (
    arch,
    box,
    cut_out,
    disc,
    dome,
    glint,
    gold,
    gold_pen,
    ink,
    khatim,
    light_pen,
    limb,
    moved,
    paper,
    pen,
    sky,
)

_SKULL: Final = "M34 27C33 13 41 7 50 7 59 7 67 13 66 27 65 39 59 47 50 50 41 47 35 39 34 27z"
_EARS: Final = ("M35 24L24 17C26 26 29 32 36 35z", "M65 24L76 17C74 26 71 32 64 35z")
_TOPKNOT: Final = "".join(
    (
        ink("M46 9C40 3 44-4 50-5 48-2 52 0 56-1 58 3 56 7 54 9z"),
        gold(box(45, 6, 10, 3.4)),
    )
)
_HEAD: Final = cut_out(*_EARS) + cut_out(_SKULL) + _TOPKNOT
_RINGS: Final = gold_pen(1.8, disc(26.6, 30.6, 3), disc(73.4, 30.6, 3))
_GOATEE: Final = light_pen(1.4, "M45 46.4L50 60 55 46.4") + ink("M45.6 45L50 58 54.4 45z")
_EYE: Final = "M37.6 25C40 21 45 21.4 47.4 26.4 44 28.8 39.6 28.4 37.6 25z"
_OTHER_EYE: Final = "M62.4 25C60 21 55 21.4 52.6 26.4 56 28.8 60.4 28.4 62.4 25z"
_EYES: Final = paper(_EYE, _OTHER_EYE) + ink(disc(43.4, 25.4, 1.7), disc(56.6, 25.4, 1.7))
_NOSE: Final = light_pen(1.5, "M50 27L47.6 34.6C49 36 51 36 52.4 34.6")
_BROWS: Final = light_pen(
    1.7, "M36.6 19.4C40 16.4 44.6 17.4 47.6 21M63.4 19.4C60 16.4 55.4 17.4 52.4 21"
)
_ANGRY: Final = light_pen(2, "M36 16L47.6 22M64 16L52.4 22")

_TORSO: Final = "M24 56C30 48 40 48 50 52 60 48 70 48 76 56 76 66 68 74 64 82H36C32 74 24 66 24 56z"
_CHEST: Final = light_pen(1.3, "M50 56V66M36 66C41 70 46 69 50 66 54 69 59 70 64 66")
_SASH: Final = gold("M34.6 78C44 82 56 82 65.4 78L64 86C56 89 44 89 36 86z")
_TAIL: Final = "".join(
    (
        ink("M36 84H64C66 92 54 93 46 96 40 98 42 100 46 101H24C22 94 34 92 36 84z"),
        light_pen(1.4, "M56 86C54 90 46 92 38 96M46 86C44 89 40 91 36 93"),
    )
)
_BODY: Final = _TAIL + cut_out(_TORSO) + _CHEST + _SASH


def _whole(parts: tuple[str, ...]) -> str:
    """A genie with room for the topknot."""
    return moved(2.5, 6, "".join(parts), 0.95)


def _puffs(*at: tuple[float, float, float]) -> str:
    """Smoke around a genie."""
    return sky(*[disc(x, y, r) for x, y, r in at])


def _band(x: float, y: float, turn: float = 0) -> str:
    """A bracelet."""
    return moved(x, y, gold("M-5.4-2.2H5.4V2.2H-5.4z"), 1, turn)


_FINGERS: Final = "M-7-2L-10-10M-2.6-4L-3.6-13M2.6-4L3.6-13M7-2L10-10"
_OPEN_HAND: Final = limb(_FINGERS, width=3.2) + cut_out(disc(0, 0, 7)) + pen(3.2, _FINGERS)
_CLAW: Final = "".join(
    (
        limb("M-7-1L-12-10M-2.6-4L-5-15M2.6-4L5-15M7-1L12-10", width=3.6),
        cut_out(disc(0, 0, 7.6)),
        gold("M-12.6-9L-15-16-9.6-11.6z", "M-5.6-14L-6.4-22-2.8-15.6z", "M5.6-14L6.4-22 2.8-15.6z"),
        gold("M12.6-9L15-16 9.6-11.6z"),
    )
)

FRIGHTFUL: Final = "".join(
    (
        _puffs((14, 52, 11), (86, 52, 11), (24, 66, 10), (76, 66, 10), (50, 62, 20)),
        ink("M16 100V70H84V100z", dome(50, 72, 34, 24), box(14, 68, 72, 4)),
        # a face far too big for the house it is on
        moved(
            50,
            44,
            "".join(
                (
                    # horns
                    gold("M-20-20C-34-22-40-34-36-44-32-34-24-32-12-30z"),
                    gold("M20-20C34-22 40-34 36-44 32-34 24-32 12-30z"),
                    pen(
                        1.4,
                        "M-20-20C-34-22-40-34-36-44-32-34-24-32-12-30z",
                        "M20-20C34-22 40-34 36-44 32-34 24-32 12-30z",
                    ),
                    cut_out("M-26-8L-40-16C-38-4-34 2-25 4z", "M26-8L40-16C38-4 34 2 25 4z"),
                    cut_out(
                        "M-27-10C-28-30-14-40 0-40 14-40 28-30 27-10 26 12 14 26 0 30-14 26-26"
                        " 12-27-10z"
                    ),
                    paper("M-21-14L-4-7C-6 0-18 0-21-14z", "M21-14L4-7C6 0 18 0 21-14z"),
                    gold(disc(-10, -6, 3), disc(10, -6, 3)),
                    ink(disc(-10, -6, 1.2), disc(10, -6, 1.2)),
                    light_pen(2.4, "M-24-22L-4-12M24-22L4-12"),
                    light_pen(1.6, "M-3-2L-5 5H5L3-2M-2-34V-26M4-34V-28"),
                    paper("M-17 9C-8 12 8 12 17 9 14 22 6 25 0 25-6 25-14 22-17 9z"),
                    ink(
                        "M-13 10L-10 17-7 11z",
                        "M-5 11.4L-2.6 17 0 11.6z",
                        "M5 11.4L2.6 17 0 11.6z",
                        "M13 10L10 17 7 11z",
                        "M-9 23L-6.6 17.4-4 24.6z",
                        "M9 23L6.6 17.4 4 24.6z",
                    ),
                    pen(1.6, "M-17 9C-8 12 8 12 17 9 14 22 6 25 0 25-6 25-14 22-17 9z"),
                )
            ),
            1.02,
        ),
        # claws over the walls
        moved(12, 82, _CLAW, 0.9),
        moved(88, 82, _CLAW, 0.9),
        paper(arch(50, 100, 12, 16), arch(32, 94, 7, 11), arch(68, 94, 7, 11)),
        light_pen(1.4, "M26 78L30 84 27 90M74 78L70 84 73 90"),
    )
)

EXPLORER: Final = _whole(
    (
        _puffs((20, 92, 9), (32, 97, 8), (76, 94, 7)),
        _BODY,
        limb("M70 58C80 62 86 56 84 44", width=8.4),
        _HEAD,
        _RINGS,
        _GOATEE,
        paper(_EYE),
        ink(disc(43.4, 25.4, 1.7)),
        _BROWS,
        _NOSE,
        light_pen(1.6, "M44 41C47 43.6 53 43.6 56 41"),
        # a spyglass before the eye
        moved(
            57,
            26,
            light_pen(9, "M2 0H40")
            + pen(6.4, "M0 0H16")
            + gold("M14-5.4H29V5.4H14z")
            + ink("M29-7H43L45-8.4V8.4L43 7H29z")
            + gold(box(43.4, -9, 3, 18), box(-2, -4.4, 3, 8.8))
            + light_pen(1, "M31-3.6H41M16-2.4H27"),
            0.94,
            -16,
        ),
        _band(84.6, 46, -6),
        limb("M84 44C84 40 83 36 81 32", width=7.4),
        # a chart in the other hand
        limb("M30 58C20 62 16 66 18 74", width=8.4),
        moved(
            20,
            78,
            light_pen(3, "M-18-11L-6-8 6-11 18-8V13L6 10-6 13-18 10z")
            + paper("M-18-11L-6-8 6-11 18-8V13L6 10-6 13-18 10z")
            + pen(1.7, "M-18-11L-6-8 6-11 18-8V13L6 10-6 13-18 10zM-6-8V13M6-11V10")
            + gold_pen(1.5, "M-14 5L-9-2-3 4 3-3")
            + gold_pen(2, "M9-3L15 4M15-4L9 5"),
            1,
            -6,
        ),
    )
)

MISCHIEVOUS: Final = _whole(
    (
        _puffs((14, 26, 7), (22, 18, 5), (78, 92, 9), (66, 97, 7), (90, 84, 5)),
        _BODY,
        _HEAD,
        _RINGS,
        _GOATEE,
        # a wink and a grin from ear to ear
        light_pen(2.2, "M37.4 26.4C40 22.8 44.6 23 47.2 26.4"),
        paper(_OTHER_EYE),
        ink(disc(57.6, 25, 1.9)),
        light_pen(1.8, "M36 17.6C39.6 14.4 44.6 16 47 19.4M64.4 15C60.6 12.6 55.6 14.4 53 18.4"),
        light_pen(1.5, "M50 27L47.6 34C49 35.4 51 35.4 52.4 34"),
        paper("M39 36.4C46 40 55 40 62.4 35.4 60 44.6 55 46.6 50.4 46.6 46 46.6 41 44.6 39 36.4z"),
        pen(1, "M43 38.4V42.6M47 39.4V46M51 39.6V46.6M55 39V45.6M59 37.6V42"),
        # one hand on the hip, the other snaps its fingers
        limb("M74 58C88 62 90 74 68 80", width=8),
        _band(77, 77.6, 66),
        limb("M27 58C14 58 12 48 15 38", width=8),
        _band(14.6, 42, 4),
        limb("M15 36L10 26", "M15 36L19 22", "M16 36L25 32", width=3.6),
        cut_out(disc(15.4, 36, 5.4)),
        pen(3.6, "M15 36L10 26M15 36L19 22M16 36L25 32"),
        gold(glint(20, 12, 8), glint(8, 15, 4.4), glint(32, 20, 3.6)),
        # a card in pieces
        moved(
            88,
            28,
            paper("M-8-12H4L1-4 5 0-1 6 2 12H-8z") + pen(1.6, "M-8-12H4L1-4 5 0-1 6 2 12H-8z"),
            0.9,
            -12,
        ),
        moved(
            95,
            40,
            paper("M-2-12H6V12H1L-2 6 4 0 0-4z") + pen(1.6, "M-2-12H6V12H1L-2 6 4 0 0-4z"),
            0.9,
            16,
        ),
    )
)

_SMALL_GUARD: Final = "".join(
    (
        ink("M-5 0C-5-8-4-12 0-13 4-12 5-8 5 0z", disc(0, -16, 3.4)),
        gold("M-4.4-17C-4-22 4-22 4.4-17z"),
        pen(1.3, "M7 0V-26"),
        ink("M7-31L9-26 7-23 5-26z"),
    )
)

IMPOSING: Final = _whole(
    (
        gold(disc(50, 34, 34)),
        # shoulders from edge to edge
        moved(
            50,
            30,
            cut_out(
                "M-44 62C-52 40-44 18-26 16-14 14-8 18 0 20 8 18 14 14 26 16 44 18 52 40 44 62"
                " 30 70-30 70-44 62z"
            ),
        ),
        _HEAD,
        _RINGS,
        _GOATEE,
        paper("M38 26L47.4 27.6C45 30 40 30 38 26z", "M62 26L52.6 27.6C55 30 60 30 62 26z"),
        _ANGRY,
        _NOSE,
        light_pen(1.8, "M44 42C47 40 53 40 56 42"),
        # arms folded
        limb("M10 54C12 66 26 72 44 70L62 63", width=12),
        limb("M90 54C88 68 74 76 58 74L36 64", width=12),
        cut_out(disc(33, 63, 6.4)),
        pen(12, "M42 66L52 71"),
        moved(47, 69, gold("M-3-7H3V7H-3z"), 1, 26),
        moved(20, 67.6, gold("M-3-7H3V7H-3z"), 1, 22),
        # guards who look up at him
        paper("M0 91H100V100H0z"),
        ink(box(0, 97, 100, 3)),
        moved(
            24,
            97,
            cut_out("M-5 0C-5-8-4-12 0-13 4-12 5-8 5 0z", disc(0, -16, 3.4)) + _SMALL_GUARD,
            0.76,
        ),
        moved(
            76,
            97,
            cut_out("M-5 0C-5-8-4-12 0-13 4-12 5-8 5 0z", disc(0, -16, 3.4)) + _SMALL_GUARD,
            0.76,
        ),
    )
)

_CAPTIVE: Final = "".join(
    (
        # somebody who kicks and cries
        light_pen(3.4, "M-7-8C-7-14 7-14 7-8L5 14H-5z"),
        gold("M-7-8C-7-14 7-14 7-8L5 14H-5z"),
        pen(1.6, "M-7-8C-7-14 7-14 7-8L5 14H-5z"),
        pen(3, "M-3 14L-8 24M3 14L9 22M-7-6L-16-16M7-6L17-14"),
        paper(disc(0, -18, 6)),
        pen(1.6, disc(0, -18, 6)),
        ink("M-6.4-19C-7-28 7-28 6.4-19 3-22-3-22-6.4-19z"),
        ink(disc(-2, -18, 0.9), disc(2, -18, 0.9), disc(0, -14.6, 1.6)),
    )
)

KIDNAPPER: Final = _whole(
    (
        _puffs((20, 94, 8), (10, 88, 6)),
        moved(
            -14,
            6,
            "".join(
                (
                    _BODY,
                    _HEAD,
                    _RINGS,
                    _GOATEE,
                    _EYES,
                    _ANGRY,
                    _NOSE,
                    paper("M42 39.6C47 42 53 42 58 39 56 45 45 45.6 42 39.6z"),
                    limb("M28 58C18 64 18 74 30 78", width=8),
                )
            ),
        ),
        # a fist around a captive
        moved(80, 44, _CAPTIVE, 1.06, 10),
        limb("M60 64C68 72 78 70 80 60", width=9),
        _band(76.6, 66.4, -52),
        limb("M68 50H88", "M69 55.4H88", "M71 60.6H86", width=4.4),
        pen(1.8, "M94 16L98 11M82 10V4M66 18L61 14"),
    )
)

PROTECTOR: Final = _whole(
    (
        _puffs((50, 94, 6), (26, 96, 8), (74, 96, 8)),
        # arms and a cloak of smoke around a small city
        ink("M10 100C2 76 8 56 28 48 40 44 60 44 72 48 92 56 98 76 90 100z"),
        light_pen(1.4, "M12 84C12 72 16 64 24 58M88 84C88 72 84 64 76 58"),
        _HEAD,
        _RINGS,
        _GOATEE,
        # eyes shut in peace
        light_pen(2, "M38 26C40.6 29 44.6 29 47 26.4M62 26C59.4 29 55.4 29 53 26.4"),
        _BROWS,
        _NOSE,
        light_pen(1.7, "M44 41C47 44 53 44 56 41"),
        # the niche that he makes
        paper(arch(50, 100, 50, 42)),
        gold_pen(2, arch(50, 102, 50, 44)),
        sky(dome(50, 84, 20, 18), box(41, 83, 18, 17), box(31, 82, 5, 18), box(64, 82, 5, 18)),
        sky(dome(33.5, 83, 7, 8), dome(66.5, 83, 7, 8)),
        ink(arch(50, 100, 8, 12)),
        gold(disc(50, 64.6, 1.6)),
        # open hands on both sides
        moved(16, 60, _OPEN_HAND, 0.95, -10),
        moved(84, 60, _OPEN_HAND, 0.95, 10),
        _band(17, 68.6),
        _band(83, 68.6),
        gold(khatim(16, 60, 3.6), khatim(84, 60, 3.6)),
        gold(glint(8, 34, 4), glint(92, 34, 4)),
    )
)
