"""The bot of a whole match: what land is worth to whom, and how a realm is governed."""
