"""python -m tools.maps.draw GAME: draw the board again over the geometry that is there."""

from __future__ import annotations

import sys

from tools.maps import build

build.pictures(sys.argv[1])
