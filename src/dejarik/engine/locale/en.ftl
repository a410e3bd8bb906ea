engine-illegal-pick =
    “{ $pick }” is not one of the { $count ->
        [one] 1 option
       *[other] { $count } options
    } at { $asked }: { $options }
engine-game-over = “{ $pick }” comes too late: the game is over
engine-unknown-game = there is no game “{ $id }”; the games are: { $known }
engine-bad-option = { $game } has no option “{ $name }”; it has: { $known }
engine-bad-value = option { $name } cannot be “{ $value }”; possible: { $values }
engine-bad-players =
    { $game } is not for { $players ->
        [one] 1 player
       *[other] { $players } players
    }, but for { $least }–{ $most }
engine-damaged = { $where }: { $why }
engine-why-unexpected = does not belong here
engine-why-missing = is missing
engine-why-no-such = there is no { $sort } “{ $text }”
engine-why-unlike = should be { $wanted }, not { $text }
engine-why-not-an-order = { $text } is not an order of cards
engine-why-no-such-luck = chance cannot give { $text } here (values go from 0 to less than { $limit })
engine-why-no-json = not JSON ({ $problem })
engine-why-no-record = this is not the header of a Dejarik record
engine-why-no-pick = neither a pick nor the end of a game
engine-why-after-end = nothing can follow the end of the game
engine-why-other-end = the game did not end like this
engine-why-other-seat = it was not { $seat } but { $asked } who had to decide
engine-why-other-luck = chance was used differently here
engine-why-foreign = made for “{ $theirs }”, this is “{ $ours }”
engine-why-no-decision = a running game waits for a decision, a finished one for nothing
engine-unknown-bot = there is no bot “{ $name }”; the bots are: { $known }
engine-bad-budget = the bot “{ $name }” cannot think for “{ $budget }”: say a time of at most 60 seconds (200ms, 1s) or a number of iterations of at most 1000000 (1000)
engine-bot-without-budget = the bot “{ $bot }” picks at once and takes no budget; write “{ $bot }” instead of “{ $name }”
engine-bad-players-exactly =
    { $game } is for exactly { $least ->
        [one] 1 player
       *[other] { $least } players
    }, not { $players }
engine-why-not-all = the components are not all there, or some are there twice
engine-why-uneven = lists that belong together differ in length
engine-why-impossible = no game can come to this
engine-line = line { $number }
engine-line-field = line { $number }, { $field }
engine-your-turn = It is your turn: { $game }
engine-new-password = A new password for the game table
engine-new-password-about = Somebody, probably you, has asked for a new password for the account “{ $login }”. Within an hour you can set one here. If it was not you, do nothing: the old one stays.
engine-ended-resigned =
    { $seat } has given up. { $count ->
        [0] Nobody has won.
       *[other] Won by: { $winners }
    }
engine-ended-time =
    { $seat } has run out of time. { $count ->
        [0] Nobody has won.
       *[other] Won by: { $winners }
    }
