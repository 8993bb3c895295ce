"""The `tenback` command."""
