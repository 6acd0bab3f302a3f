"""relief-1.webp and relief-2.webp: ground, water and terrain symbols, made once at the finer scale."""

from __future__ import annotations

import numpy as np
from PIL import Image

from tools.maps.draw.board import Board
from tools.maps.draw.canvas import Canvas
from tools.maps.draw.fonts import Fonts
from tools.maps.draw.ground import paint
from tools.maps.draw.heights import Sampler, sample, to_picture
from tools.maps.draw.labels import Label
from tools.maps.draw.sheet import document, rasterise
from tools.maps.draw.style import Style
from tools.maps.draw.survey import CELL, Boxes
from tools.maps.draw.terrain import layer


def base(
    board: Board, style: Style, metres: Sampler, labels: list[Label], fixed: Boxes, scale: float, fonts: Fonts
) -> Image.Image:
    ground, _ = paint(Canvas(board, scale), style, metres)
    picture = to_picture(ground).convert("RGBA")
    coarse = Canvas(board, 1 / CELL)
    height = sample(metres, (board.width, board.height), coarse.shape)
    boxes = np.vstack([fixed, *[label.boxes for label in labels]])
    symbols = layer(coarse, style, boxes, height)
    above = rasterise(document(symbols, (0, 0, board.width, board.height), picture.width), fonts)
    if above.size != picture.size:
        above = above.resize(picture.size)
    return Image.alpha_composite(picture, above).convert("RGB")
