"""XX, XXIV A fight on the map, from the muster to what it leaves."""
