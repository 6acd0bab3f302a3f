"""A plugin of pytest: examples that are made up are the same each time, and none is kept."""

from hypothesis import settings

settings.register_profile("mutation", database=None, deadline=None, derandomize=True)
settings.load_profile("mutation")
