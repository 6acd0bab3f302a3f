"""Pillage (15.0, T4)."""
