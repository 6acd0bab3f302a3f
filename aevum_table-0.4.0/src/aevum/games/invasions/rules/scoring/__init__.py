"""V.B Victory points: what nations hold, and what they did."""
