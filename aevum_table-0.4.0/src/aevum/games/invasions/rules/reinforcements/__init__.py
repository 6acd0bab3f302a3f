"""IX Reinforcements: who comes, with what, and who has to make room."""
