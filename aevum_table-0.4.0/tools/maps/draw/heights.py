"""Hill shading from ETOPO5, whose grid is nine kilometres wide; finer ridges on steep ground are made up."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PIL import Image
from scipy import ndimage

from tools.maps.draw.noise import blur, fractal, resize
from tools.maps.draw.style import Raster

Sampler = Callable[[np.ndarray, np.ndarray], np.ndarray]  # map units to metres
SUN = (-0.55, -0.62, 0.56)  # from the north-west, as on every relief map


def sample(metres: Sampler, size: tuple[float, float], shape: tuple[int, int], step: int = 3) -> Raster:
    """Metres above the sea for each pixel of a picture of the whole map."""
    rows, columns = shape[0] // step + 1, shape[1] // step + 1
    y = (np.arange(rows) + 0.5) / rows * size[1]
    x = (np.arange(columns) + 0.5) / columns * size[0]
    grid = np.meshgrid(x, y)
    return resize(np.asarray(metres(*grid), np.float32), shape)


def relief_energy(height: Raster, pixel: float) -> Raster:
    """How rough the ground is: 0 in plains, 1 in high mountains. `pixel`: pixels per point."""
    ground = blur(np.clip(height, 0, None), 2 * pixel)
    down, right = np.gradient(ground)
    slope = blur(np.hypot(down, right) * pixel, 9 * pixel)  # metres per point
    return np.asarray(np.clip((slope - 4.0) / 36, 0, 1) ** 0.8, np.float32)


def shade(height: Raster, energy: Raster, pixel: float) -> Raster:
    """Light on the ground: 0 is flat, negative in shadow, positive in the sun."""
    shape = (height.shape[0], height.shape[1])
    ground = np.clip(height, 0, None)
    ridges = _ridges(shape, pixel)
    fine = blur(ground, 1.5 * pixel) + ridges * energy * 380
    light = 0.62 * _lambert(fine, 0.0105 * pixel) + 0.38 * _lambert(blur(ground, 6 * pixel), 0.017 * pixel)
    return light * (0.25 + 0.75 * np.clip(energy * 3, 0, 1))


def _ridges(shape: tuple[int, int], pixel: float) -> Raster:
    """Branching crests: folded noise whose ground is itself bent by noise."""
    bend = 9 * pixel
    dy = fractal(shape, (60 * pixel, 26 * pixel), 31) * bend
    dx = fractal(shape, (60 * pixel, 26 * pixel), 32) * bend
    total = np.zeros(shape, np.float32)
    weight, strength = np.ones(shape, np.float32), 1.0
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    for seed, wave in ((41, 44), (42, 22), (43, 11), (44, 6)):
        folded = 1 - np.abs(fractal(shape, (wave * pixel,), seed))
        folded = ndimage.map_coordinates(folded, [y + dy, x + dx], order=1, mode="reflect", output=np.float32)
        folded = np.clip(folded, -0.6, 1)
        total += strength * folded * weight
        weight = np.clip(folded * 0.8 + 0.5, 0.2, 1)
        strength *= 0.52
    return total


def _lambert(height: Raster, steepness: float) -> Raster:
    down, right = np.gradient(height * np.float32(steepness))
    normal = 1 / np.sqrt(1 + right * right + down * down)
    return ((-right * SUN[0] - down * SUN[1] + SUN[2]) * normal - SUN[2]) / SUN[2]


def to_picture(values: Raster) -> Image.Image:
    return Image.fromarray(np.clip(values + 0.5, 0, 255).astype(np.uint8), mode="RGB")
