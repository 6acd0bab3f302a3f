"""IV The sequence of play, and V what a match is won with."""
