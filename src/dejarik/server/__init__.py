"""The table server: play any game at a distance, live or by mail.

This module stays empty, for the processes in which bots think load it: that takes 0.4 seconds, with the application 3.
"""
