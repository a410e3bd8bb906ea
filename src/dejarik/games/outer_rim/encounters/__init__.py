"""The encounter step: a patrol, an encounter card, a contact, a job, a bounty, or an ability instead.
[RIM-ENC, RIM-ENCCARD, RIM-ENCCON]

What other chapters use:

    choice.EncounterStep(player)        the encounter step: a choice from a complete list, and what follows
    drawing.draw_card(game, player)     an encounter card is drawn and its section resolved
    meeting.meet(game, player, spot)    a contact is encountered, wherever the token lies
"""
