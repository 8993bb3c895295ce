"""Programs that tests start find their modules compiled, as where tenback is installed: else each would compile them
anew, half a second of a server's start.
"""

import os
import tempfile
from pathlib import Path

__all__ = ["keep_compiled"]


def keep_compiled() -> None:
    """For all programs that are started from now on; the sources stay as they are."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ.setdefault("PYTHONPYCACHEPREFIX", str(Path(tempfile.gettempdir()) / "tenback-compiled"))
