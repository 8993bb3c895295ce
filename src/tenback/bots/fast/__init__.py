"""`fast`: a tuned judgement of every turn there is, in milliseconds. The judgement is compiled; see `kernels`."""
