"""Keys of seats: random secrets. Only their hashes are kept, so a stolen database opens no seat.

A key is as random as the hash is long, so there is nothing a slow hash would protect.
"""

import hashlib
import hmac
import secrets

HOST = "host"
"""Under this name stands the key of whoever may save and delete a table."""


def new_key() -> str:
    return secrets.token_urlsafe(24)


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def fits(key: str, kept: str) -> bool:
    return bool(kept) and hmac.compare_digest(hashed(key), kept)


def bearer(header: str | None) -> str:
    """The key in an `Authorization` header."""
    kind, _, key = (header or "").partition(" ")
    return key.strip() if kind.lower() == "bearer" else ""
