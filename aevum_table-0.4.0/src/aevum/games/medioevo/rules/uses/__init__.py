"""Empire cards and technologies in use: moments, payment, and what each of them does."""
