"""5 Battle."""
