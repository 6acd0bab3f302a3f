"""X.C Event cards: the deck, who holds which, and the windows in which they are played into something."""
