
# Стіл у терміналі.
uprising-board-round = Раунд { $round } з { $rounds }
uprising-board-phase-choose-pair = фаза 1: Опір обирає райони
uprising-board-phase-play-open = фаза 2: Опір планує операцію
uprising-board-phase-use-token = фаза 3: Імперія захищається
uprising-board-phase-assign-card = фаза 4: Опір проводить операцію
uprising-board-phase-declare = фаза 5: Опір перевіряє захоплення
uprising-board-phase-over = гру завершено
uprising-board-decisive = Вирішальна операція
uprising-board-pool = пул
uprising-board-marker = ескалація
uprising-board-cordon = оточено
uprising-board-tokens = Жетони влади
uprising-board-hand = Рука
uprising-board-planned = Задумано
uprising-board-deck = Колода
uprising-board-eliminated = Ліквідовано
uprising-board-captured = Захоплено
uprising-board-captured-with = { $district } ({ $mission }):
uprising-board-cards =
    { $count ->
        [one] { $count } картка
        [few] { $count } картки
        [many] { $count } карток
       *[other] { $count } картки
    }
uprising-board-closed-cards =
    { $count ->
        [one] { $count } закрита картка
        [few] { $count } закриті картки
        [many] { $count } закритих карток
       *[other] { $count } закритої картки
    }
uprising-board-reconstructed = ⟲ відтворено
uprising-board-sign-closed = закрита, з раунду 3
uprising-board-sign-sent = спрямувала Імперія
uprising-board-sign-used = жетон лицем донизу
