"""The webhook: an address of the host's own is told of every call."""

import json
from typing import Final

from ludotheque.texts import Phrasebook

from .call import Call
from .posting import Message


class Webhook:
    """Makes the messages for the host's address."""

    def __init__(self, url: str, words: Phrasebook) -> None:
        self._url: Final = url
        self._words: Final = words

    def message(self, call: Call, game: str) -> Message:
        content = {
            "game": game,
            "table": call.link,
            "seat": call.name,
            "text": self._words.word("call-other", game=game, name=call.name),
        }
        body = json.dumps(content, ensure_ascii=False).encode()
        headers = {"content-type": "application/json; charset=utf-8"}
        return Message(self._url, headers, body, is_to_host=True)
