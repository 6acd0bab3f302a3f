"""What a seat is shown of a table: its view, its question and its story, in words."""
