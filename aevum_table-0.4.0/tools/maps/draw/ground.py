"""The painted ground: terrain colours under hill shading, water with its depths, parchment."""

from __future__ import annotations

import numpy as np
from scipy import ndimage

from tools.maps.draw.canvas import Canvas
from tools.maps.draw.heights import Sampler, relief_energy, sample, shade
from tools.maps.draw.noise import blur, fractal
from tools.maps.draw.style import POINT, Raster, Style


def paint(canvas: Canvas, style: Style, metres: Sampler) -> tuple[Raster, Raster]:
    """The picture (height, width, 3) and the heights below it."""
    pixel = canvas.scale * POINT
    board = canvas.board
    height = sample(metres, (board.width, board.height), canvas.shape, max(1, round(3 * pixel)))
    energy = relief_energy(height, pixel)
    light = shade(height, energy, pixel)
    picture = _land(canvas, style, height, light, pixel)
    water = _water(canvas, style, height, pixel)
    picture[~canvas.land] = water[~canvas.land]
    lakes = canvas.filled(board.lakes) & canvas.land
    soft = blur(lakes.astype(np.float32), 0.6 * pixel)[..., None]
    picture += (style.rgb("water.lake") - picture) * soft
    return _paper(picture, style, pixel), height


def _land(canvas: Canvas, style: Style, height: Raster, light: Raster, pixel: float) -> Raster:
    colours = np.zeros((1000, 3), np.float32)
    colours[0] = style.rgb("ground.beyond")
    paper, faded = style.rgb("ground.parchment"), style.number("ground.faded")
    for name, province in canvas.board.provinces.items():
        own = style.rgb(f"terrain.{province.terrain}")
        colours[canvas.number[name]] = own * (1 - faded) + paper * faded
    flat = colours[np.where(canvas.land, canvas.places, 0)]
    mixed = _mixed(flat, canvas.land, style.number("ground.soften") * pixel)
    crisp = style.number("ground.crisp")
    picture = crisp * flat + (1 - crisp) * mixed
    rise = np.clip((height - 1000) / 2000, 0, 1)[..., None] * 0.25
    picture += (style.rgb("ground.high") - picture) * rise
    line = style.number("ground.snow_line")
    snow = np.clip((height - line) / 1500, 0, 1)[..., None] * 0.55
    picture += (style.rgb("ground.snow") - picture) * snow
    beyond = (canvas.places == 0)[..., None]
    force = np.where(beyond, 0.45, 1.0).astype(np.float32) * style.number("ground.contrast")
    dark = np.clip(-light, 0, 1)[..., None] * force
    bright = np.clip(light, 0, 1)[..., None] * force
    shadow, sun = style.rgb("ground.shadow"), style.rgb("ground.light")
    picture *= 1 - np.clip(dark * 0.78, 0, 0.62) * (1 - shadow / 255 * 0.75)
    picture += (sun - picture) * np.clip(bright * 0.5, 0, 0.5)
    return picture


def _mixed(flat: Raster, land: np.ndarray, sigma: float) -> Raster:
    """Colours of land that run into each other but not into the sea."""
    weight = blur(land.astype(np.float32), sigma)
    mixed = np.empty_like(flat)
    for channel in range(3):
        mixed[..., channel] = blur(flat[..., channel] * land, sigma) / np.maximum(weight, 1e-3)
    return mixed


def _water(canvas: Canvas, style: Style, height: Raster, pixel: float) -> Raster:
    depth = np.clip(-height / style.number("water.abyss"), 0, 1) ** 0.6
    depth = blur(depth, 5 * pixel)[..., None]
    picture = style.rgb("water.shallow") * (1 - depth) + style.rgb("water.deep") * depth
    far = ndimage.distance_transform_edt(~canvas.land).astype(np.float32) / pixel
    shore = style.rgb("water.shore")
    for distance, strength in style.get("water.ripples"):
        line = strength * np.exp(-(((far - distance) / 1.0) ** 2))
        picture += (shore - picture) * line[..., None]
    picture += (shore - picture) * (0.30 * np.exp(-far / 8))[..., None]
    return picture


def _paper(picture: Raster, style: Style, pixel: float) -> Raster:
    """Old paper: slow stains, fine grain, a warm cast."""
    shape = (picture.shape[0], picture.shape[1])
    stains = fractal(shape, (900 * pixel, 420 * pixel, 190 * pixel, 90 * pixel), 21, 0.7)
    grain = fractal(shape, (9 * pixel, 4 * pixel), 22, 0.8)
    picture *= (1 + style.number("ground.mottle") * stains)[..., None]
    picture += (style.number("ground.grain") * grain)[..., None]
    return picture * np.array((1.0, 0.988, 0.955), np.float32) + np.array((3, 2, -2), np.float32)
