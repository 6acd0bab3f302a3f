"""Diplomacy at any time (C)."""
