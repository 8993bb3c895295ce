"""What may be said: signals, and the guard that stops numbers."""
