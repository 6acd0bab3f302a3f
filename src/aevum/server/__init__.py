"""The table over HTTP and sockets."""
