"""The set-up (0.SETUP)."""
