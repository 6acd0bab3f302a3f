"""The Levy Phase (11.0)."""
