"""The arena: matches between bots, measured so that the numbers can be believed.

A *line-up* has a bot for each side of a game. Each *deal* (a seed) is played once for every way to turn the line-up
round the table, so every bot plays every side with the same luck, and the luck cancels out. Games go into a *ledger*
one by one; a run that was stopped, for whatever reason, goes on from there. Win rates, ratings, lengths and times come
from the ledger alone, so it does not matter who played the games: this process, several, or a Ray cluster.
"""
