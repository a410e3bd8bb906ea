"""What missions and projects do, card by card. [REB-CARD, REB-PROJECT]"""
