"""One module a command, called as it is; each has a function `command` whose parameters are what is typed."""
