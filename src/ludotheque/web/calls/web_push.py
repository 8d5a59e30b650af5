"""Web Push: a message that only one browser can read (RFC 8291), signed so that its push service
knows whose it is (RFC 8292). Needs the package `cryptography`."""

import json
import os
from base64 import urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ludotheque.texts import Phrasebook

from .call import Call
from .posting import Message
from .subscription import Subscription, decoded

CURVE: Final = ec.SECP256R1()
RECORD_BYTES: Final = 4096
TEXT_BYTES: Final = 512
"""Every message is filled up to this, so that its length tells nothing."""
SIGNED_SECONDS: Final = 12 * 3600
KEPT_SECONDS: Final = 86400
"""How long a push service tries, for a device that is off."""


def new_key() -> str:
    """A private key, as it is kept."""
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"


class WebPush:
    """Makes the messages, with the house's key."""

    def __init__(self, private: str, contact: str) -> None:
        self._key: Final = ec.derive_private_key(int(private, 16), CURVE)
        self._contact: Final = contact
        self.public_key: Final = encoded(_point(self._key.public_key()))
        """What browsers are given to subscribe."""

    def message(
        self,
        call: Call,
        to: Subscription,
        game: str,
        words: Phrasebook,
        now: float,
        *,
        is_to_host: bool,
    ) -> Message:
        content = {
            "title": game,
            "body": words.word("your-turn"),
            "path": f"/t/{call.table_id}",
        }
        text = json.dumps(content, ensure_ascii=False).encode()
        headers = {
            "authorization": f"vapid t={self._token(to.endpoint, now)}, k={self.public_key}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS),
            "topic": call.table_id[:32],  # a newer message takes the place of one that waits
            "urgency": "high",
        }
        body = encrypted(text.ljust(TEXT_BYTES), decoded(to.key), decoded(to.auth))
        return Message(to.endpoint, headers, body, is_to_host=is_to_host)

    def _token(self, endpoint: str, now: float) -> str:
        """Says to the push service whose message it is, and for whom."""
        audience = "/".join(endpoint.split("/")[:3])
        claims: dict[str, object] = {"aud": audience, "exp": int(now) + SIGNED_SECONDS}
        if self._contact:
            claims["sub"] = self._contact
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(encoded(json.dumps(part).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def encrypted(text: bytes, public: bytes, auth: bytes) -> bytes:
    """As one record that only the owner of this key and this secret can read; ValueError if the
    key is none."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public)
    once = ec.generate_private_key(CURVE)
    ours = _point(once.public_key())
    shared = once.exchange(ec.ECDH(), theirs)
    secret = _derived(shared, auth, b"WebPush: info\0" + public + ours, 32)
    salt = os.urandom(16)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
