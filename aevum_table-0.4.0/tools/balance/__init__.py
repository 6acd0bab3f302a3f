"""Many matches between bots, and what they say about balance and history."""
