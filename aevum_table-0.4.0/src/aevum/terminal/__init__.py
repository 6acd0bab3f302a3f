"""The table as text. It knows no game: it shows what the table offers, in words."""
