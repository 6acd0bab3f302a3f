"""The Vassalage Phase (9.0, T8)."""
