"""The Treasury Phase (10.0)."""
