"""What the lost components hold: cards, Timeline, counters, objectives; a table and a reader for each."""
