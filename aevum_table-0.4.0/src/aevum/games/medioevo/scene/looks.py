"""How the board looks: `map/style.toml` in map units, and the fixed signs of the map."""

from __future__ import annotations

from aevum.games.medioevo.chart import labels, style
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.tables import GOODS, PACKAGE, TERRAINS
from aevum.games.medioevo.scene.borders import HOME
from aevum.games.medioevo.scene.ground import SEA, middle, rooms
from aevum.games.medioevo.telling import icons
from aevum.games.medioevo.telling.owners import HORDE, looks
from aevum.kit.tables import rows
from aevum.scene.board import Sign, Style
from aevum.scene.styles import label_styles, stroke

HOME_WIDTH = 2.6
"""Of the outline of a kingdom's home, in points."""
BEYOND = "beyond"
NO_COLOUR = "#9a9184"
"""Of a good or a terrain that a pack adds in a colour that the style has not."""


def styles() -> dict[str, Style]:
    how = style()
    unit = float(how["unit"])
    found = {kind: stroke(entry, unit) for kind, entry in how["border"].items()}
    for name, look in looks().items():
        if name != HORDE:
            found[f"{HOME}{name}"] = Style(look.colour, width=HOME_WIDTH * unit)
    found["lake"] = Style(fill=how["lake"]["fill"])
    found[BEYOND] = Style(fill=how["beyond"]["fill"], opacity=how["beyond"]["opacity"])
    found["paper"] = Style(how["ink"], how["paper"])
    found["burg"] = Style(how["city"]["edge"], how["icon"]["settlement"], casing=how["city"]["edge"])
    for terrain in (*TERRAINS, SEA):
        found[f"place-{terrain}"] = Style(fill=how["terrain"].get(terrain, NO_COLOUR))
    for sign, icon in icons.SIGNS.items():
        found[f"sign-{icon}"] = Style(how["icon"][sign])
    found.update(label_styles(how["label"], unit))
    return found


def signs() -> list[Sign]:
    """Anchors of ports and fires; settlements come with the position, for much is built there."""
    having = {"anchor": LAND.port, "fire": LAND.fire}
    found: list[Sign] = []
    for kind, icon in icons.SIGNS.items():
        here = [LAND.names[place] for place in range(LAND.places) if having[kind][place]]
        drawn = labels()["icons"][kind]
        found += [Sign(icon, x, y, 2 * r, place=name) for name, (x, y, r) in drawn.items() if name in here]
        found += [
            Sign(icon, *middle(name), 2 * rooms(name)[0][2], place=name) for name in here if name not in drawn
        ]
    return found


def good_colours() -> list[str]:
    """By good (6.BUY.01)."""
    known = {row["good"]: row["colour"] for row in rows(PACKAGE, "goods")}
    return [style()["good"].get(known[good], NO_COLOUR) for good in GOODS]
