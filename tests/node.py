"""Where Node is, if anywhere: the machine's, or the one from PyPI that `make check` installs beside Python."""

import shutil
import sys
from pathlib import Path

__all__ = ["NODE"]

NODE = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
