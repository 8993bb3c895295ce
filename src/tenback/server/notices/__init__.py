"""Notices to those who are not at the table: that it is their turn, or that the game is over. By push and by mail, on
consent. `watching.py` sees whom to tell, `postman.py` sends; nothing of it ever keeps a table waiting.
"""
