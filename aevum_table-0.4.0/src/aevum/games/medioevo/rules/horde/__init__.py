"""The horde of the turn (2.DICE) and what may be added to a horde (2.BARB)."""
