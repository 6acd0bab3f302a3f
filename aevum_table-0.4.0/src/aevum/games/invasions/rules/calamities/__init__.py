"""The twelve calamities of Civilized nations (XIII.E)."""
