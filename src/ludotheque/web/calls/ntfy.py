"""Calls through the host's ntfy server: each seat has a topic that nobody can guess, and whose
messages its player subscribes to."""

import hmac
import json
from hashlib import sha256
from typing import Final

from ludotheque.texts import Phrasebook

from .call import Call
from .posting import Message

TOPIC_LETTERS: Final = 32
"""128 bits."""


class Ntfy:
    """Makes the topics and the messages. A topic belongs to a seat's link and to a language: with
    a new link it changes."""

    def __init__(self, url: str, secret: str) -> None:
        self._url: Final = url
        self._secret: Final = secret.encode()

    def topic(self, table_id: str, holder: str, lang: str) -> str:
        about = f"{table_id} {holder} {lang}".encode()
        return f"ludo-{hmac.new(self._secret, about, sha256).hexdigest()[:TOPIC_LETTERS]}"

    def address(self, table_id: str, holder: str, lang: str) -> str:
        """Where a player subscribes."""
        return f"{self._url}/{self.topic(table_id, holder, lang)}"

    def message(self, call: Call, game: str, words: Phrasebook) -> Message:
        content = {
            "topic": self.topic(call.table_id, call.holder, words.lang),
            "title": game,
            "message": words.word("your-turn"),
            "click": call.link,
        }
        body = json.dumps(content, ensure_ascii=False).encode()
        headers = {"content-type": "application/json; charset=utf-8"}
        return Message(f"{self._url}/", headers, body, is_to_host=True)
