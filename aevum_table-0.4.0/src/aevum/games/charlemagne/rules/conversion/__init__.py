"""Religion and conversion (16.0, T6)."""
