"""Combat, from the figures that meet to those that are left. [REB-COMBAT]"""
