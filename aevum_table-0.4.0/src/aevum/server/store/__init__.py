"""Where tables are kept: SQLite in a file by default, any database of SQLAlchemy by its address."""
