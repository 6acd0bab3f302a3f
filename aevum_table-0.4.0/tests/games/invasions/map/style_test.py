"""The terrains of the map are told apart by everybody: checked by simulating colour blindness."""

import itertools
import math
import tomllib
from importlib.resources import files

import pytest

LEAST = 7.5
"""Hundredths of OKLab; about two are just noticeable side by side."""

# Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB.
SIGHTS = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_CONES = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
TO_LAB = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)

Vector = tuple[float, ...]


def times(matrix: tuple[Vector, ...], vector: Vector) -> Vector:
    return tuple(sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix)


def seen(colour: str, sight: str) -> Vector:
    """A colour in OKLab as somebody of that sight sees it, in hundredths."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    left = tuple(min(1.0, max(0.0, c)) for c in times(SIGHTS[sight], linear))
    return tuple(100 * c for c in times(TO_LAB, tuple(c ** (1 / 3) for c in times(TO_CONES, left))))


@pytest.mark.parametrize("sight", SIGHTS)
def test_terrains_are_told_apart(sight: str) -> None:
    style = tomllib.loads((files("aevum.games.invasions") / "map" / "style.toml").read_text(encoding="utf-8"))
    terrains = style["terrain"]
    assert set(terrains) == {"plain", "forest", "mountain", "marsh", "steppe", "desert", "sea"}
    for one, other in itertools.combinations(terrains, 2):
        apart = math.dist(seen(terrains[one], sight), seen(terrains[other], sight))
        assert apart >= LEAST, f"{one} and {other} are {apart:.1f} apart"
