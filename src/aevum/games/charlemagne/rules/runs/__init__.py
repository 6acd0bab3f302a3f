"""Whole decisions that a seat may want to make, found by taking their choices on copies."""
