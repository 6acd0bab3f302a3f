"""Take the pictures that the games use out of game-icons: `python -m tools.web.icons`.

They come from the package `@iconify-json/game-icons` in `web/node_modules` and go, alone of it all,
into the `telling/icons.json` of each game. Their authors stand in docs/credits.md.
"""

import json
import re
from pathlib import Path

from aevum.games.charlemagne.telling import icons as charlemagne
from aevum.games.invasions.telling import icons as invasions
from aevum.games.medioevo.telling import icons as medioevo

ROOT = Path(__file__).resolve().parents[2]
COLLECTION = ROOT / "web/node_modules/@iconify-json/game-icons/icons.json"
GAMES = ROOT / "src/aevum/games"
PATH = re.compile(r'<path fill="currentColor" d="([^"]+)"/>')
PART = re.compile(r"[A-Za-z][^A-Za-z]*")
NUMBER = re.compile(r"-?\d*\.?\d+")


def outline(body: str, name: str) -> str:
    """The one path that a picture of the collection is made of."""
    found = PATH.fullmatch(body)
    if found is None:
        raise SystemExit(f"{name} is more than one path: choose another picture")
    return "".join(_short(part) for part in PART.findall(found.group(1)))


def _short(part: str) -> str:
    """One decimal is fine enough. Flags of arcs may stand without a gap, so arcs stay as they are."""
    if part[0] in "aA":
        return part
    numbers = [f"{float(text):.1f}".removesuffix(".0") for text in NUMBER.findall(part)]
    numbers = [
        "0" if text == "-0" else text.replace("0.", ".", 1) if abs(float(text)) < 1 else text
        for text in numbers
    ]
    return part[0] + " ".join(numbers).replace(" -", "-")


def take(used: list[str], target: Path) -> None:
    collection = json.loads(COLLECTION.read_text(encoding="utf-8"))["icons"]
    missing = [name for name in used if name not in collection]
    if missing:
        raise SystemExit(f"game-icons has no {', '.join(missing)}")
    found = {name: outline(collection[name]["body"], name) for name in used}
    document = {"source": "game-icons.net, CC BY 3.0; authors in docs/credits.md", "icons": found}
    target.write_text(json.dumps(document, indent=0) + "\n", encoding="utf-8")
    print(f"{target.relative_to(ROOT)}: {len(found)} pictures, {target.stat().st_size // 1024} KB")


def main() -> None:
    take(invasions.used(), GAMES / "invasions/telling/icons.json")
    take(charlemagne.used(), GAMES / "charlemagne/telling/icons.json")
    take(medioevo.used(), GAMES / "medioevo/telling/icons.json")


if __name__ == "__main__":
    main()
