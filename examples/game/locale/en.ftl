stones-title = Stones
stones-about = Take stones from a heap, and do not leave what the other player has chosen as a trap.
stones-setting-heap = how many stones there are
stones-seat-sun = Sun
stones-seat-moon = Moon
stones-side-sun = Sun
stones-side-moon = Moon
stones-prompt-take-stones = Take one to three stones
stones-prompt-answer-duel = You are challenged
stones-option-take =
    { $stones ->
        [one] Take 1 stone
       *[other] Take { $stones } stones
    }
stones-option-fight = Fight
stones-option-back-out = Back out
stones-event-trap = Your trap is { $trap }.
stones-event-took =
    { $player } takes { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }.
stones-event-backed-out = { $player } backs out.
stones-event-fought =
    The fight costs the heap { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }.
stones-no-unclear = “{ $pick }” is no pick here
stones-no-over = the game is over
stones-no-not-your-turn = it is { $player } who decides
stones-no-not-now = something else is decided now
stones-no-how-many = one to three stones are taken, not “{ $text }”
stones-no-too-many =
    { $stones ->
        [one] only 1 stone is left
       *[other] only { $stones } stones are left
    }
stones-no-not-challenged = nobody has been challenged
