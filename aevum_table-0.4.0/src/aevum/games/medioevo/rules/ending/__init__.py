"""The end of the turn (7)."""
