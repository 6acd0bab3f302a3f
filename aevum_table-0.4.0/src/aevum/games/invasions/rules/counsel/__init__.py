"""What seats do between activations: cards are played, and Foedera offered."""
