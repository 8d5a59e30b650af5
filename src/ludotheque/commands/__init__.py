"""What each command of the command line takes and does, one module for each family of commands."""
