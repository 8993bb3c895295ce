"""The doors that need libraries of others say which extra brings them."""

__all__ = ["missing"]


def missing(error: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same error for whoever imported a door of ours, with its remedy."""
    return ModuleNotFoundError(f"{error.name} is not installed: pip install 'tenback[envs]'.", name=error.name)
