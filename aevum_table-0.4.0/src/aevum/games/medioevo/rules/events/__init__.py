"""2 Events."""
