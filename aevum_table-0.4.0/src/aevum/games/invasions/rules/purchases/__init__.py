"""XV Units are bought, elites repaired and cities fortified."""
