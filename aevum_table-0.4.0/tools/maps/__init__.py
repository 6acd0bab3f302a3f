"""Builds the geometry of a map from open geodata and from points that we own: python -m tools.maps GAME."""
