"""13.0, T11 Battle."""
