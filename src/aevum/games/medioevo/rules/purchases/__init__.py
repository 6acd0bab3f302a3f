"""4 Purchases."""
