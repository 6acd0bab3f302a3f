"""The combat phase (5)."""
