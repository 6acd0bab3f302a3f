"""V Honour."""
