"""What can be wrong with a sentence in French or English, as far as the sentence alone shows."""

import re
from collections.abc import Mapping
from typing import Final

_VOWELS: Final = "aeiouàâéèêëîïôöùûüœAEIOUÀÂÉÈÊËÎÏÔÖÙÛÜŒ"
_NUMBER: Final = r"(?<![\d.,+\u2212×–-])(?<!\d à )(?<!\d to )"
"""No part of a longer number, nor the end of a range."""

_EVERYWHERE: Final = {
    "a doubled space": r"[ \u00a0\u202f]{2}",
    "a space before a full stop or comma": r"\s[.,](?!\w)",
    "a straight apostrophe": "'",
    "a straight quotation mark": '"',
    "three full stops": r"\.\.\.",
}

_FRENCH: Final = {
    "a plural after 0 or 1": (
        _NUMBER
        + r"\b[01][ \u00a0](?!(?:fois|des|les|dans|sous|sans|pas|plus|puis|mais|vers|as|choix)\b)"
        r"[a-zà-ÿ-]+(?<!s)[sx]\b"
    ),
    "an uncontracted article": r"\b(?:[Dd]e|[Àà]) [Ll]es? (?=[A-ZÀ-Ý])|\b[Dd]e Les?\b",
    "a missing elision": (
        rf"(?<!-)\b(?:(?:[Dd]e|[Qq]ue|[JjNnSs]e) (?!(?:oui|onze|a à)\b)[{_VOWELS}]"
        rf"|[Ll][ea] [{_VOWELS.upper()}](?![A-Z]))"
    ),
    "no narrow space before ; ! ?": r"(?<![\u202f\u00a0?!])[;!?](?![\w=])",
    "no no-break space before a colon": r"(?<!\u00a0):(?!//|\d)",
    "no no-break space inside quotation marks": r"«(?!\u00a0)|(?<!\u00a0)»",
}

_ENGLISH: Final = {
    "a plural after 1": (
        _NUMBER + r"\b1[ \u00a0](?!(?:is|as|was|has|this|its|across|times|us)\b)[a-z-]+(?<!s)s\b"
    ),
    "a singular after a number": (
        _NUMBER + r"\b(?:0|2|5)[ \u00a0](?:point|card|player|seat|second|line|symbol|herd|land)\b"
    ),
    "a before a vowel": r"\b[Aa] (?!(?:one|uni|use|euro)\w*)[aeiouAEIOU]",
    "an before a consonant": r"\b[Aa]n (?!(?:hour|honest|heir|SVG|8|11|18))[^aeiouAEIOU“\W]",
    "a space before punctuation": r"\s[;:!?]",
}

CHECKS: Final[Mapping[str, Mapping[str, str]]] = {
    "fr": {**_EVERYWHERE, **_FRENCH},
    "en": {**_EVERYWHERE, **_ENGLISH},
}


def problems(text: str, lang: str) -> list[str]:
    """What is wrong with this text, in words."""
    text = re.sub(r'= "[^"]*"', "= x", text)  # a line of a card list is told as it is typed
    found = []
    for what, pattern in CHECKS.get(lang, _EVERYWHERE).items():
        match = re.search(pattern, text)
        if match:
            found.append(f"{what}: {text!r} at {match[0]!r}")
    return found
