"""Who is lost, who gets away, and what a fight leaves on the map."""
