"""The arena: matches between bots, measured so that the numbers can be believed.

A *line-up* has a bot for each side of a game. Each *deal* (a seed) is played once for every way to turn the line-up
round the table, so every bot has every side of the same luck, and whom the luck favoured cancels out. Games go into a
*ledger* one by one; whatever stops a run, it goes on from there. From the ledger alone come win rates, ratings, lengths
and times, the same whoever played the games: this process, several, or a Ray cluster.
"""
