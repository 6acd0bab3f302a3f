"""What a release needs besides the build itself."""
