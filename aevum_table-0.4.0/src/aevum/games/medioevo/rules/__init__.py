"""The rules of Medioevo Universale."""
