"""For all tests."""

import signal

# A run that was started in the background has Ctrl-C switched off, and so would every program that it tries it on.
signal.signal(signal.SIGINT, signal.default_int_handler)
