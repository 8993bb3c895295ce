"""What turns are worth, for `solvers.review`: bots that say what they think of each, instead of playing one."""
