"""V.A A match before its first question."""
