"""Missions and projects: assigned in secret, revealed in a turn, perhaps opposed. [REB-MISSION, REB-PROJECT]"""
