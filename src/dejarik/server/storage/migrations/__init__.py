"""The steps by which the database has come to be as schema.py has it. Applied at every start."""
