"""The stages of a build of a board of hexes, one after another."""

from __future__ import annotations

from tools.maps import checksums
from tools.maps.draw.fonts import Fonts
from tools.maps.draw.style import Style
from tools.maps.hexmap import board, chart, inputs, lines, names, picture, shapes, sheet, tables, world
from tools.maps.hexmap.settings import HexSettings
from tools.maps.hexmap.units import Units
from tools.maps.partition import say


def build(settings: HexSettings, pictures: bool) -> None:
    """Write the tables of the board, chart.json and, if wanted, the painted ground."""
    given = inputs.load(settings)
    earth = world.load(settings, given)
    found = board.build(settings, given, earth)
    say(f"{len(found.in_play)} land hexes in play, {len(found.sea)} of the sea")
    written = tables.write(found, settings.data)
    units = Units(found.lattice)
    seen = shapes.make(units, found, earth)
    rivers = lines.rivers(units, found.rivers, seen.water)
    fonts = Fonts()
    labels, fixed = names.Names(units, found, seen, rivers, inputs.titles(settings), fonts).place()
    say(f"{len(labels)} names")
    drawn = settings.output / "chart.json"
    document = chart.document(units, found, seen, rivers, labels)
    drawn.write_text(chart.dump(document), encoding="utf-8")
    written.append(drawn)
    if pictures:
        style = Style(settings.folder / "drawing.toml")
        ground = picture.paint(units, seen, earth, rivers, (labels, fixed), style, fonts)
        written += picture.save(ground, settings.output, style.get("sheet.quality"))
        written.append(sheet.write(settings, document, style, fonts))
    checksums.note(*written)
    for path in written:
        say(f"{path.name}: {path.stat().st_size // 1000} KB")


def compare(settings: HexSettings) -> int:
    """Only look: how many rows of the tables would change."""
    given = inputs.load(settings)
    found = board.build(settings, given, world.load(settings, given))
    changed = tables.changes(found, settings.data)
    print("\n".join(changed))
    say(f"{len(changed)} rows of the tables differ from the build")
    return len(changed)
