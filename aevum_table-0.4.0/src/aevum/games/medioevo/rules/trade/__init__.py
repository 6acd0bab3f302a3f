"""6 Trade."""
