"""The table over HTTP and sockets."""

PORT = 8351
"""Tried first; `aevum play` takes any other where it is taken."""
