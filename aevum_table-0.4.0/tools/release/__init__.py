"""Versions of the rules that were released: their golden matches, and the list that holds them fast."""
