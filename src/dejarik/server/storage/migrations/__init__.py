"""The steps that lead from an empty or older database to the one in schema.py. Applied at every start."""
