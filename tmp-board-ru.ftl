uprising-board-sign-used = жетон лицом вниз
