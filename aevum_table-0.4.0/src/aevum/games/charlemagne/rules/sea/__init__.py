"""Fleets and the sea (17.0)."""
