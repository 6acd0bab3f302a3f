"""Boards of hexes from open geodata: `python -m tools.maps GAME` where the game's map.toml has [hexes]."""
