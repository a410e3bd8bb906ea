"""The automatic opponent of the solo game, run by its cards. [RIM-SOLO]"""
