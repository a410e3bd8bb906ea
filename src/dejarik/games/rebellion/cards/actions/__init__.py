"""Action cards: each is used once, at its moment, by a leader shown on it. [REB-ACTION]"""
