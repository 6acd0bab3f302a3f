"""12.0, T5 The Operations Phase: forces and what they do."""
