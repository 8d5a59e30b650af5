"""Where the long words on cards of market games may be hyphenated, where a card is narrow. Browsers
hyphenate too, but not all of them know both languages."""

import re
from typing import Final

from markupsafe import Markup, escape

_WORDS: Final = {
    "en": (
        *("Alad-din", "Assas-sins’", "ceme-tery", "Cav-al-ry", "En-chant-ed", "Ex-cel-lent"),
        *("Ex-plor-er", "For-ti-fied", "Fright-ful", "Im-pos-ing", "Jew-el-ler", "Kid-nap-per"),
        *("Li-brary", "Lynch-ing", "Mis-chie-vous", "Par-ti-san", "Per-fum-er", "prai-rie"),
        *("Pro-tec-tor", "quar-ter", "Sche-he-ra-zade", "Sea-soned", "Sher-iff"),
        *("tor-na-do", "Trap-per", "Un-der-tak-er", "Vet-er-an", "Weap-on-smith"),
    ),
    "fr": (
        *("as-sas-sins", "Bi-blio-thèque", "Bi-jou-tier", "Ca-va-le-rie", "Ca-va-lier"),
        *(
            "Ci-me-tière",
            "Clô-ture",
            "confir-mé",
            "d’ar-mes",
            "ef-frayant",
            "en-chan-té",
            "ex-cel-lent",
        ),
        *("ex-plo-ra-teur", "fa-cé-tieux", "For-geur", "for-ti-fié", "im-po-sant"),
        *("kid-nap-peur", "Lyn-chage", "ma-gique", "mé-diocre", "Pa-nique", "Par-fu-meur"),
        *("Par-ti-san", "prai-rie", "pro-fes-sion-nel", "pro-tec-teur", "Quar-tier"),
        *("Sché-hé-ra-zade", "Ter-rain", "Tis-seur", "Tor-nade", "Trap-peur", "Tri-cheur"),
        *("Trou-peau", "vé-té-ran"),
    ),
}
_BREAKS: Final = {
    lang: {word.replace("-", ""): word.split("-") for word in words}
    for lang, words in _WORDS.items()
}
_WORD: Final = re.compile(r"([\w’]+)")
# An empty element, to which the style sheet adds the hyphen: the text stays as it is.
_HYPHEN: Final = Markup('<span class="hyphen"></span>')
_LONG: Final = Markup('<span class="long-word">{}</span>')


def hyphenated(name: str, lang: str) -> Markup:
    """The name with every place at which one of its words may be broken."""
    breaks = _BREAKS.get(lang, {})
    return Markup().join(
        _LONG.format(_HYPHEN.join(breaks[word])) if word in breaks else escape(word)
        for word in _WORD.split(name)
    )
