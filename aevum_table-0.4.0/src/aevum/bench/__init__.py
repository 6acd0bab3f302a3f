"""Speed, measured beside a peer in the same run: only the ratio says something on another machine."""
