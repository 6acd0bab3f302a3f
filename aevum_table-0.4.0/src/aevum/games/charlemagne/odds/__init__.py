"""Odds before one commits: exact, by the functions that resolve the roll. What nobody can know is left out:
the markers that the enemy may play, and the Spear of Longinus."""
