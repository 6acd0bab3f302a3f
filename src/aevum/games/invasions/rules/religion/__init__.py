"""XXXI Religion."""
