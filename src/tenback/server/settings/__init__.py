"""What a host may choose: in a file, in the environment, on the command line. `docs/settings.md` has it all."""
