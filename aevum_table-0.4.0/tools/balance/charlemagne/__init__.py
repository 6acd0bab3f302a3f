"""What is kept and told of matches of Charlemagne."""
