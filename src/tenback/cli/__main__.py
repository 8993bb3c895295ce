"""`python -m tenback.cli`."""

from tenback.cli import main

main()
