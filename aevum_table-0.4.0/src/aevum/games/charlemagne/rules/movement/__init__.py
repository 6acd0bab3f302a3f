"""How a force moves (12.3-12.5, T5): its points, what a step costs, and coming into a hex."""
