"""The bot of the map: takes what is weak, throws no army away, and guards its home."""
