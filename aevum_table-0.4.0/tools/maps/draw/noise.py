"""Smooth noise and wide blurs on large pictures, fast: work small, then enlarge."""

from __future__ import annotations

import numpy as np
from PIL import Image
from scipy import ndimage

from tools.maps.draw.style import Raster


def resize(
    values: Raster, shape: tuple[int, int], how: Image.Resampling = Image.Resampling.BICUBIC
) -> Raster:
    """The raster at another size, (height, width)."""
    picture = Image.fromarray(np.ascontiguousarray(values, np.float32), mode="F")
    return np.asarray(picture.resize((shape[1], shape[0]), how), np.float32)


def fractal(shape: tuple[int, int], waves: tuple[float, ...], seed: int, gain: float = 0.6) -> Raster:
    """Noise with mean 0 and deviation about 1; `waves` are lengths in pixels, the longest first."""
    chance = np.random.Generator(np.random.PCG64(seed))
    total = np.zeros(shape, np.float32)
    strength, power = 1.0, 0.0
    for wave in waves:
        rows, columns = int(np.ceil(shape[0] / wave)) + 3, int(np.ceil(shape[1] / wave)) + 3
        lattice = chance.standard_normal((rows, columns)).astype(np.float32)
        large = resize(lattice, (round(rows * wave), round(columns * wave)))
        total += strength * large[: shape[0], : shape[1]]
        power += strength * strength * 0.55
        strength *= gain
    return total / np.float32(np.sqrt(power))


def blur(values: Raster, sigma: float) -> Raster:
    """A Gaussian blur; wide ones are made on a smaller copy."""
    step = int(sigma // 4)
    if step < 2:
        return ndimage.gaussian_filter(values.astype(np.float32), sigma, mode="nearest")
    shape = (-(-values.shape[0] // step), -(-values.shape[1] // step))
    small = ndimage.gaussian_filter(resize(values, shape, Image.Resampling.BOX), sigma / step, mode="nearest")
    return resize(small, (values.shape[0], values.shape[1]), Image.Resampling.BILINEAR)
