"""Migrations of the database. Each brings it from one shape to the next; they run when the server starts."""
