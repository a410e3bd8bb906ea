stones-title = Kamienie
stones-about = Bierz kamienie ze stosu i nie zostaw tylu, ile przeciwnik wybrał na pułapkę.
stones-setting-heap = ile kamieni jest w stosie
stones-seat-sun = Słońce
stones-seat-moon = Księżyc
stones-side-sun = Słońce
stones-side-moon = Księżyc
stones-prompt-take-stones = Weź od jednego do trzech kamieni
stones-prompt-answer-duel = Rzucono ci wyzwanie
stones-option-take =
    { $stones ->
        [one] Weź { $stones } kamień
        [few] Weź { $stones } kamienie
        [many] Weź { $stones } kamieni
       *[other] Weź { $stones } kamienia
    }
stones-option-fight = Walcz
stones-option-back-out = Wycofaj się
stones-event-trap = Twoja pułapka: { $trap }.
stones-event-took =
    { $player } bierze { $stones ->
        [one] { $stones } kamień
        [few] { $stones } kamienie
        [many] { $stones } kamieni
       *[other] { $stones } kamienia
    }.
stones-event-backed-out = { $player } wycofuje się.
stones-event-fought =
    Walka kosztuje stos { $stones ->
        [one] { $stones } kamień
        [few] { $stones } kamienie
        [many] { $stones } kamieni
       *[other] { $stones } kamienia
    }.
stones-no-unclear = „{ $pick }” nie jest tu wyborem
stones-no-over = gra się skończyła
stones-no-not-your-turn = decyduje { $player }
stones-no-not-now = teraz decyduje się co innego
stones-no-how-many = bierze się od jednego do trzech kamieni, a nie „{ $text }”
stones-no-too-many =
    pozostało tylko { $stones ->
        [one] { $stones } kamień
        [few] { $stones } kamienie
        [many] { $stones } kamieni
       *[other] { $stones } kamienia
    }
stones-no-not-challenged = nikomu nie rzucono wyzwania
