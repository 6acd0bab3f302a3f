"""How long a new program takes to look through the tables of an old one."""
