"""Aevum: a table for heavy historical strategy board games."""

# The one place the version is written; the packaging reads it from here.
__version__ = "0.4.0"
