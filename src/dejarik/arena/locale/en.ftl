# What the arena says: what it cannot use, what it has found, the words of its pictures.

## What cannot be used

arena-no-side = { $game } has no side “{ $side }”; there are { $sides }
arena-line-up-size =
    “{ $bots }” { $count ->
        [one] is one bot
       *[other] are { $count } bots
    }; { $game } with this number of players has { $sides } sides, and each needs one
arena-same-file-name = two different files are called “{ $name }”; give one another name
arena-no-bot-file = cannot read the bot { $file }: { $problem }
arena-no-bot-in-file = { $file } has no “BOT”: what makes a bot from a seed
arena-broken-bot-file = the bot { $file } cannot be loaded: { $problem }
arena-cannot-write = cannot write { $file }: { $problem }
arena-in-use = { $file } is being written by another match
arena-no-ledger = { $file } is not a file of games of the arena
arena-bad-line = { $file }: line { $number } is not a game of this match
arena-other-match = { $file } belongs to another match: { $what } is { $theirs } there and { $ours } here; give another file with --games
arena-field-arena = the format
arena-field-dejarik = the version of dejarik
arena-field-game = the game
arena-field-rules = the version of the rules
arena-field-content = the content of the game
arena-field-code = the program that plays
arena-field-players = the number of players
arena-field-options = the options of the game
arena-field-line-ups = who plays
arena-field-seed = the first seed
arena-field-side = the side of the first
arena-field-sources = the bots from files
arena-worker-died = a process that was playing has died (perhaps there was not enough memory); the same command goes on from where it was
arena-no-ray = --ray needs Ray; install it: { $command }
arena-no-cluster = no Ray cluster can be used at { $address }: { $problem }
arena-other-code = a machine of the cluster has another program (“{ $theirs }”, here “{ $ours }”); install the same dejarik everywhere
arena-no-matplotlib = --plot needs matplotlib; install it: { $command }

## What was found

arena-title =
    { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $how }
arena-every-side = every deal played from every side
arena-one-side = the first of each line-up always with the same side
arena-line-up = line-up
arena-games = games
arena-won = won
arena-interval = 95 %
arena-even = even
arena-bot = bot
arena-elo = Elo
arena-reference = { $bot } (fixed)
arena-picks = choices
arena-mean = mean, ms
arena-p95 = p95, ms
arena-longest = longest, ms
arena-cpu = CPU, ms
arena-length = decisions in a game
arena-length-of = { $mean } on average, { $least }–{ $most }
arena-side-worth = { $side }: advantage
arena-side-worth-of = { $elo } Elo ({ $low } to { $high })
arena-unfinished = without an end
arena-errors = broken off by errors
arena-verdict-high = { $bot } wins at least { $high } rather than at most { $low }; { $deals } deals were enough
arena-verdict-low = { $bot } wins at most { $low } rather than at least { $high }; { $deals } deals were enough
arena-verdict-none = { $bot }: { $deals } deals do not yet tell at least { $high } from at most { $low }
arena-nothing = No deal has been played from every side yet.
arena-already =
    { $count ->
        [one] 1 game was
       *[other] { $count } games were
    } already in { $file }
arena-progress = { $done } of { $total } games; { $left } left
arena-interrupted = Interrupted. Every finished game is in { $file }; the same command goes on from there.
arena-too-many-jobs = More processes ({ $jobs }) than processors ({ $processors }): bots with a time limit will think less than they could.

## Pictures

arena-chart-ratings = Elo, with 95 % intervals
arena-chart-rates = win rate of the first bot, with 95 % intervals; dotted: even
arena-chart-all = all sides
