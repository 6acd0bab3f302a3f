"""What a view leaves out, and how an imagined match fills it in."""
