"""The three fonts of the map, cut down to the letters of European languages, under the SIL Open Font License.

The subsets are checked in; `python -m tools.maps.draw.fonts NODE_MODULES` makes them again from the npm
packages @fontsource/cinzel, @fontsource/im-fell-english and @fontsource/im-fell-english-sc (5.3.0), with
fonttools 4.68.0."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any

from PIL import ImageFont

FOLDER = Path(__file__).parents[3] / "src/aevum/scene/fonts"
SOURCES = {
    "cinzel": ("cinzel", "cinzel-latin-600-normal.woff"),
    "fell-italic": ("im-fell-english", "im-fell-english-latin-400-italic.woff"),
    "fell-sc": ("im-fell-english-sc", "im-fell-english-sc-latin-400-normal.woff"),
}
# The names "IM FELL ..." are reserved for the unchanged fonts, so our subsets have names of their own.
FAMILY = {"cinzel": "Cinzel", "fell-italic": "Aevum Fell", "fell-sc": "Aevum Fell SC"}
STYLE = {"fell-italic": "Italic"}
LETTERS = "".join(map(chr, range(0x20, 0x7F))) + "¡¿«»·½–—‘’“”ÀÁÄÇÈÉÍÌÑÒÓÖÙÚÜßàáäçèéìíñòóöùúüÆæ"


class Fonts:
    """Measures text as it will be drawn."""

    MEASURE = 200  # pixels; hinting no longer matters at this size

    def __init__(self) -> None:
        self.files = [str(FOLDER / f"{name}.ttf") for name in SOURCES]
        self._width = cache(self._measure)
        layout = ImageFont.Layout.BASIC
        self._fonts = {
            name: ImageFont.truetype(str(FOLDER / f"{name}.ttf"), self.MEASURE, layout_engine=layout)
            for name in SOURCES
        }

    def _measure(self, name: str, text: str) -> float:
        return float(self._fonts[name].getlength(text) / self.MEASURE)

    def width(self, name: str, text: str, size: float, spacing: float = 0.0) -> float:
        return self._width(name, text) * size + spacing * max(0, len(text) - 1)


def subset(packages: Path, folder: Path = FOLDER) -> None:
    from fontTools import subset as tool  # only whoever makes the fonts anew needs it

    folder.mkdir(parents=True, exist_ok=True)
    for name, (package, file) in SOURCES.items():
        options = tool.Options(layout_features=["kern", "liga"], hinting=False, desubroutinize=True)
        options.recalc_timestamp = False
        font = tool.load_font(str(packages / "@fontsource" / package / "files" / file), options)
        cutter = tool.Subsetter(options)
        cutter.populate(text=LETTERS)
        cutter.subset(font)
        _rename(font, FAMILY[name], STYLE.get(name, "Regular"))
        tool.save_font(font, str(folder / f"{name}.ttf"), options)
        licence = (packages / "@fontsource" / package / "LICENSE").read_text(encoding="utf-8")
        owner = font["name"].getDebugName(0)
        text = f"{owner}\n\n{licence[licence.index('This Font Software') :]}"
        (folder / f"{name}-OFL.txt").write_text(text, encoding="utf-8")


def _rename(font: Any, family: str, style: str) -> None:
    names = font["name"]
    names.names = [entry for entry in names.names if entry.nameID in (0, 13, 14)]
    plain = f"{family} {style}".removesuffix(" Regular")
    entries = {1: family, 2: style, 3: f"Aevum: {plain}", 4: plain, 6: plain.replace(" ", "-"), 10: "Subset"}
    for number, text in entries.items():
        names.setName(text, number, 3, 1, 0x409)


if __name__ == "__main__":
    subset(Path(sys.argv[1]))
