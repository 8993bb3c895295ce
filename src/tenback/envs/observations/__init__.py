"""A view as numbers, a module a game: `LAYOUT` says what stands where, `written` writes it, `TEXTS` numbers actions.

Only a view comes in, so that nothing comes out which its seat may not know.
"""
