"""XIII The Administration phase, and the cards by which Civilized nations are governed."""
