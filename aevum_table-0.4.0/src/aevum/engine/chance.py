"""Chance that can be proved afterwards.

A match has one seed of 128 bits and a counter. The n-th draw is a keyed hash of n, so that
 - the same seed and the same choices give the same match,
 - nobody can work out coming dice from past ones,
 - the hash of the seed, published at the start, binds the host to it, and the seed, published at the end,
   lets anybody check every roll.
"""

from hashlib import blake2b, sha256
from struct import Struct

SEED_BITS = 128
_WORDS = Struct(">16I")
"""What one hash gives: sixteen numbers of 32 bits."""


def draw(seed: int, counter: int, sides: int, count: int) -> list[int]:
    """`count` numbers from 1 to `sides` for one tick of the counter.

    >>> draw(7, 0, 6, 3) == draw(7, 0, 6, 3)
    True
    """
    key = seed.to_bytes(SEED_BITS // 8, "big")
    result: list[int] = []
    block = 0
    while len(result) < count:
        label = counter.to_bytes(8, "big") + block.to_bytes(4, "big")
        words = _WORDS.unpack(blake2b(label, digest_size=_WORDS.size, key=key).digest())
        for word in words[: count - len(result)]:
            result.append((word * sides >> 32) + 1)
        block += 1
    return result


def commitment(seed: int) -> str:
    """The hash of the seed that may be shown while the match runs.

    >>> commitment(1) == commitment(2)
    False
    """
    return sha256(b"aevum:" + seed.to_bytes(SEED_BITS // 8, "big")).hexdigest()
