"""K The Empire cards."""
