"""Pages of the documentation that are worked out."""
