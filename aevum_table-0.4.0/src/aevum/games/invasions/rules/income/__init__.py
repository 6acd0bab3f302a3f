"""XIV Income, expenses, recovery, and what becomes of those who cannot pay."""
