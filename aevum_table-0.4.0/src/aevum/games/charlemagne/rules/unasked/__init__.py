"""Markers that a player lays open unasked (14.1): whenever he likes, or while their phase goes on."""
