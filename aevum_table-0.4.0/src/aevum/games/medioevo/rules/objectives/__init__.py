"""Objectives are claimed (4.CARD.13)."""
