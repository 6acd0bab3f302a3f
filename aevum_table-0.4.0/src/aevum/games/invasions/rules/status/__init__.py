"""VI, VII, VIII How nations age, and become Kingdoms and Empires."""
