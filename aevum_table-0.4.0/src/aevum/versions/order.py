"""Which of two program versions is the newer one."""

from __future__ import annotations

import re

PATTERN = re.compile(r"(\d+(?:\.\d+)*)(?:(a|b|rc)(\d+))?(?:\.post(\d+))?(?:\.dev(\d+))?(?:\+.*)?")
FINAL = "z"
"""Behind a, b and rc."""

Age = tuple[tuple[int, ...], str, int, int, int, str]


def age(version: str) -> Age:
    """Grows with the version; one that cannot be read is older than all others.

    >>> sorted(["1.10", "1.9", "1.10rc1", "1.10.post1", "1.10.dev2", "nightly"], key=age)
    ['nightly', '1.9', '1.10.dev2', '1.10rc1', '1.10', '1.10.post1']
    """
    found = PATTERN.fullmatch(version)
    if found is None:
        return (), "", 0, 0, 0, version
    numbers, kind, number, post, dev = found.groups()
    release = [int(part) for part in numbers.split(".")]
    while release and release[-1] == 0:
        release.pop()
    # 1.0.dev1 comes before 1.0a1, but 1.0a1.dev1 after 1.0a0.
    stage = kind or ("" if dev and not post else FINAL)
    return tuple(release), stage, int(number or 0), int(post or -1), _before(dev), version


def _before(dev: str | None) -> int:
    return int(dev) - (1 << 62) if dev is not None else 0
