"""XVI Revolts."""
