"""Names in any one script are welcome; what cannot be seen or told apart is not."""

import unicodedata

import pytest

from ludotheque.core import BadOption
from ludotheque.texts.names import _letters, checked_name, lookalike

WELCOME = [
    "Ada",
    "Élodie",
    "Łukasz",
    "Nguyễn Thị Ánh",
    "O’Connor-Smith 2",
    "J. R. R. (le vrai)",
    "Дмитрий",
    "Ґанна-Марія",
    "Αθηνά",
    "李雷",
    "さくら テスト",
    "高橋さくら",
    "中村クリス",
    "Chris 中村",
    "ラーメン Kenji",
    "한국어",
    "김Minsu",
    "عائشة",
    "علی‌رضا",  # with the sign that keeps two letters apart
    "شیوا",
    "שרה",
    "שָׂרָה",
    "दीपिका",
    "ප්‍රියන්ත",  # with the sign that joins two
    "สมชาย",
    "தமிழ்",
    "ქეთევანი",
    "Հայկ",
    "ᠮᠣᠩᠭᠣᠯ",
    "አበበ",
    "🦊",
    "Ada ❤️",
    "👩‍🚀",
    "👍🏽 Zoé",
    "1️⃣",
    "葛󠄀城",  # with a variant of its first letter
]


@pytest.mark.parametrize("name", WELCOME)
def test_a_name_in_one_script_is_always_welcome(name: str) -> None:
    assert checked_name(name) == unicodedata.normalize("NFC", name)


INVISIBLE = [
    "Ada\u3164",  # the Hangul filler
    "\u3164",
    "\u115f\u1160",
    "Ada\uffa0",
    "A\u200bda",  # of no width
    "Ada\u200d",
    "A\u200cda",
    "\u200eAda",
    "Ada\u2060",
    "Ad\u00ada",
    "\u202eadA",  # written backwards
    "\u2066Ada\u2069",
    "Ada\ufe0f",
    "Ada\U000e0061",
    "Ada\u034f",
    "\u2800",
    "Ada\u2800",
    "Дмитрий\u200d",
    "\U0001d159",
]


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_g10_what_nobody_can_see_is_refused(name: str) -> None:
    with pytest.raises(BadOption) as problem:
        checked_name(name)
    assert problem.value.sentence.key == "wrong-name-invisible"


@pytest.mark.parametrize("name", ["\u0301", "\u0301Ada", "A\u0301\u0302\u0303\u0304\u0305da"])
def test_g10_accents_without_letters_and_piles_of_them_are_refused(name: str) -> None:
    with pytest.raises(BadOption) as problem:
        checked_name(name)
    assert problem.value.sentence.key == "wrong-name-marks"


@pytest.mark.parametrize(
    "name",
    [
        "\u0410da",  # Cyrillic A
        "Ad\u0430",
        "\u0391da",  # Greek A
        "Ada Дмитрий",
        "Дмитрий 李",
        "さくら한국어",
        "\u13aada",  # Cherokee
    ],
)
def test_g10_mixed_scripts_are_refused(name: str) -> None:
    with pytest.raises(BadOption) as problem:
        checked_name(name)
    assert problem.value.sentence.key == "wrong-name-mixed"


@pytest.mark.parametrize("name", ["", "   ", "\u00a0", "x" * 41, "é" * 41, "a\nb", "é\nb", "é\x00"])
def test_what_was_never_a_name_is_none_now(name: str) -> None:
    with pytest.raises(BadOption) as problem:
        checked_name(name)
    assert problem.value.sentence.key == "wrong-name"


def test_a_name_is_kept_as_it_is_seen() -> None:
    assert checked_name(" E\u0301va\u00a0 Marie\u3000") == "\u00c9va Marie"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ada", "Ada"),
        ("ADA", "ada"),
        ("Ida", "lda"),
        ("Sam 1", "Sam l"),
        ("Bob 0", "Bob O"),
        ("Tom", "Torn"),
        ("\u0421\u0410\u0425\u0410", "CAXA"),  # all Cyrillic, all Latin
        ("\u0430\u0440\u043e", "apo"),
        ("\u0410\u0420\u041e", "apo"),
        ("\uff21\uff44\uff41", "Ada"),  # letters of double width
        ("\U0001d400da", "Ada"),
        ("علی‌رضا", "علیرضا"),
        ("O'Neil", "O\u2019Neil"),
    ],
)
def test_g10_names_that_look_the_same_are_told(name: str, other: str) -> None:
    assert lookalike(name, ["Blaise", other, "Eve"]) == other
    assert lookalike(other, [name]) == name


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ada", "Adà"),
        ("Ada", "Adam"),
        ("Eva", "Éva"),
        ("Noël", "Noel"),
        ("李", "李雷"),
        ("Ada", ""),
    ],
)
def test_names_that_differ_do_not_look_the_same(name: str, other: str) -> None:
    assert lookalike(name, [other]) == ""


def test_unicode_itself_is_as_its_file_says() -> None:
    letters = _letters()
    assert letters.scripts("a") == {"Latn"}
    assert letters.scripts("\u0430") == {"Cyrl"}
    assert letters.scripts("1") == frozenset()
    assert "Jpan" in letters.scripts("\u30fc") & letters.scripts("\u4e00")
    assert letters.prototypes[0x0430] == "a"
    assert letters.prototypes[ord("m")] == "rn"
    assert {0x3164, 0x200B, 0xFE0F} <= letters.ignorable
    assert len(letters.prototypes) > 6000
