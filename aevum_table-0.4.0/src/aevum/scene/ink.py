"""Colours that can be read on each other."""

from __future__ import annotations

DARK, LIGHT = "#100a04", "#fffdf7"


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """As the Web Content Accessibility Guidelines count it: from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def ink(colour: str) -> str:
    """Whichever is easier to read."""
    return max((DARK, LIGHT), key=lambda shade: contrast(colour, shade))
