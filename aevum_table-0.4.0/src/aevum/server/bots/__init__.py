"""Bots think in processes of their own, from what their seat may know."""
