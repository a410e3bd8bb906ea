# What the `dejarik` command says. What games say is in their own catalogues.

## Help

cli-help-usage = usage:
cli-help-arguments = arguments
cli-help-commands = commands
cli-help-help = show this help and exit
cli-help-lang = language (by default that of the system, else English)
cli-help-version = show the version and exit
cli-help-about = A table for board games with hidden information: complete rules, people and bots.
cli-about-serve = open the table for people, bots and scripts; “dejarik” without a command does it too, and opens the browser
cli-about-admin = look after a table server: tables, people, notices, a restart
cli-about-backup = copy all data of a table server into one file, while it runs
cli-about-restore = make a back-up the data of a table server that has none yet
cli-about-games = what can be played
cli-about-play = play a game in the terminal
cli-about-sim = let bots play many games and count who wins
cli-about-arena = let bots play matches and rate them, with how sure the numbers are
cli-about-check = try the promises of the engine on random games; exit code 1 if one is broken
cli-about-digest = one short text for many random games, the same as long as the rules play the same
cli-about-replay = a recorded game in words, and the table at any moment of it
cli-about-rules = the numbered rules of a game
cli-about-bench = run the benchmarks of the source tree
cli-help-game = id of the game, as “dejarik games” lists it
cli-help-json = print one JSON object
cli-help-seat = who takes a seat: “human” or the name of a bot, e.g. empire=random; may be repeated (by default you take the first free seat, the bot “greedy” the others)
cli-help-players = number of players (by default as many as usual in this game)
cli-help-players-in-turn = number of players (by default every possible number in turn)
cli-help-seed = makes luck repeatable: the same number deals the same cards
cli-help-first-seed = seed of the first game; each further game takes the next number (by default 0)
cli-help-option = an option of the game, e.g. capitol=true; may be repeated
cli-help-resume = go on with a saved game; without FILE the last unfinished one
cli-help-save = where to save (by default in your data folder)
cli-help-games-count = number of games (by default 100)
cli-help-bots = the bots in the order of the seats, or one for all seats, e.g. “ismcts:200ms” (by default “random”)
cli-help-jobs = number of processes (by default 1)
cli-help-all-jobs = number of processes (by default one for each processor)
cli-help-record = a saved game
cli-help-as = through whose eyes: a seat, or “spectator” (by default everything is open)
cli-help-to = only the first K picks
cli-help-wanted = only the rules with this id, or with all these words
cli-help-where = what plays the rules with this id or with all these words, and what proves them, by file and line (by default all); exit code 1 if one is neither cited nor excused
cli-help-coverage = which tests prove each rule; exit code 1 if one has neither a test nor a reason
cli-help-bench = name of a benchmark (by default all)
cli-help-seconds = length of one measurement (by default 1)
cli-help-host = address to listen at (by default 127.0.0.1: only this machine; 0.0.0.0: every network)
cli-help-port = port (by default 8000; 0: any free one)
cli-help-db = where the data are: “sqlite:///FILE” or “postgresql://USER@HOST/NAME” (by default what DEJARIK_DB says, else a file in your data folder)
cli-help-actions = what is to be done
cli-help-status = only tables with this status
cli-help-table = id of a table, as in its address
cli-help-people = only people in whose name, login or id this occurs
cli-help-whom = login or id of a person, or an address or network such as “203.0.113.0/24”
cli-help-reason = what they are told (by default that whoever runs the server does not let them in)
cli-help-ban-hours = for so many hours (by default for good)
cli-help-unban = id of the ban, or whom it is about
cli-help-login = login or id of an account
cli-help-at-once = do not wait until the link is used: the old password, all sessions and all tokens are worth nothing from now on
cli-help-link-origin = how browsers see the table, for the link (by default what DEJARIK_ORIGIN says)
cli-help-who = login or id of a person
cli-help-yes = I am sure
cli-help-notice = what everybody shall read; without TEXT all notices are taken down
cli-help-notice-hours = for so many hours (by default until it is taken down)
cli-help-drain-minutes = say that it will be in so many minutes
cli-help-drain-cancel = there will be no restart after all
cli-help-backup-file = the new file; it is a database itself, with everything secret in it: keep it safe
cli-help-restore-file = the back-up
cli-help-redis = “redis://HOST:PORT”, when several processes serve one database (by default what DEJARIK_REDIS says)
cli-help-workers = number of processes in which bots think (by default 2)
cli-help-origin = how browsers see the table when a proxy stands in between: “https://table.example.org” (by default what DEJARIK_ORIGIN says)
cli-help-trusted-host = another name by which browsers may call this table, such as “table.local”; may be repeated (its addresses, “localhost”, this machine’s own name and that of --origin always may)
cli-help-trusted-proxy = address or network of a proxy that is believed when it says for whom it speaks, such as “127.0.0.1”; may be repeated (by default none)
cli-help-limit = how much one person may have, such as “tables-per-person=50”; may be repeated. With --origin the limits are those for strangers, else a family never notices them
cli-help-smtp = the server through which letters go, such as “smtp://USER:PASSWORD@HOST:587?from=table@example.org”; needs --origin (by default what DEJARIK_SMTP says; without it there are no letters)
cli-help-metrics = where monitoring (Prometheus) may ask for numbers, such as “127.0.0.1:9100”; an address of its own, which nobody else should reach (by default nowhere)
cli-help-log = how the log is written: “text” for people, only when something is wrong; “json” with a line for every request (by default “text”)
cli-help-browser = open the table in the browser (“dejarik” without a command does it by itself)
cli-help-arena-bots = who plays: names of bots, or files of your own such as “mine.py”
cli-help-format = who meets whom: “round-robin” (everybody everybody, by default), “ladder” (each the next), “gauntlet” (the first each of the others); with more than two sides one plays against a field of the other
cli-help-line-up = who sits at one table, a bot for each side, the measured one first, instead of --bots; may be repeated
cli-help-arena-side = the first of every line-up always plays this side (by default everybody plays every side)
cli-help-arena-count = number of games of each line-up, at least: every deal is played from every side (by default 100)
cli-help-first-deal = seed of the first deal; each further deal takes the next number (by default 0)
cli-help-reference = a bot whose rating is fixed, e.g. greedy=1000; it plays, too; may be repeated (by default the mean of all is 1000)
cli-help-sprt = stop a line-up as soon as it is clear whether its first bot wins at most LOW or at least HIGH per cent of its games, e.g. 50:55
cli-help-error = how often --sprt may be wrong, in per cent (by default 5)
cli-help-ray = play on a Ray cluster (by default the one that runs here, else a new one on this machine)
cli-help-ledger = file to which every game is added; if it exists, the match goes on from there (by default one for each match in your data folder)
cli-help-json-file = write the results as JSON; without FILE print them
cli-help-plot = draw the results: png, svg or pdf

## What cannot be used

cli-usage-required = still needed: { $names }
cli-usage-unrecognized = unknown: { $names }
cli-usage-choice = { $name } cannot be “{ $value }”; possible: { $known }
cli-usage-value-missing = { $name } needs a value
cli-usage-no-value = { $name } takes no value (here “{ $value }”)
cli-usage-argument = { $name }: { $problem }
cli-usage-other = { $problem }
cli-usage-no-number = “{ $text }” is not a number
cli-usage-too-small = { $text } is too small; at least { $least }
cli-usage-too-large = { $text } is too large; at most { $most }
cli-usage-no-time = “{ $text }” is not a length of time in seconds
cli-usage-no-rate = “{ $text }” is not a number of per cent between 0 and 100
cli-usage-no-rates = “{ $text }” is not LOW:HIGH in per cent, e.g. 50:55
cli-not-a-pair = { $argument } takes name=value, not “{ $text }”
cli-no-seat = there is no seat “{ $name }”; the seats are: { $known }
cli-no-player = nobody called “{ $name }” can take a seat; possible: { $known }
cli-not-text = { $file } is not a text file
cli-bad-record = { $file }: { $problem }
cli-cannot-read = cannot read { $file }: { $problem }
cli-cannot-write = cannot write { $file }: { $problem }
cli-because-missing = it does not exist
cli-because-folder = it is a folder
cli-because-forbidden = permission denied
cli-save-exists = { $file } exists already; go on with it by --resume, or choose another name
cli-save-finished = the game in { $file } is over; look at it with “dejarik replay”
cli-save-in-use = { $file } is being played in another window
cli-nothing-to-resume = there is no unfinished game of { $game } in { $folder }
cli-not-when-resuming = { $argument } belongs to a new game and cannot be changed by --resume
cli-other-game = { $file } is a game of { $game }
cli-no-source = this needs the source tree: there is no folder “{ $folder }” beside “src”
cli-sim-bots =
    { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    } for { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }: give one for each seat, or one for all
cli-replay-too-far =
    the record has no pick { $to }: there { $count ->
        [one] is 1 pick
       *[other] are { $count } picks
    }
cli-no-bench = there is no benchmark “{ $name }”; there are: { $known }
cli-no-peers = the module “{ $name }” to compare with is missing; install it: { $command }
cli-coverage-all = --coverage shows all rules of a game and takes no words (“{ $words }”)
cli-coverage-unknown = tests cite rules that no game has: { $rules }
cli-coverage-unreadable = { $file }: cannot be read: { $problem }
cli-where-unknown = { $place } cites a rule that the game does not have: { $rule }
cli-serve-no-libraries = the table server needs more libraries (“{ $name }” is missing); install them: { $command }
cli-serve-port-taken = port { $port } of { $host } is taken; choose another with --port
cli-serve-no-host = this machine has no address “{ $host }”
cli-serve-cannot-listen = cannot listen at port { $port } of { $host }: { $problem }
cli-serve-bad-db = --db takes “sqlite:///FILE” or “postgresql://USER@HOST/NAME”
cli-serve-no-data = cannot open the database { $file }: { $problem }
cli-serve-not-sqlite = this is not an SQLite file
cli-serve-newer = it was made by a newer version of dejarik
cli-serve-bad-redis = --redis takes “redis://HOST:PORT”
cli-serve-no-redis = cannot reach Redis at { $url }: { $problem }
cli-serve-silent = nobody answers there
cli-serve-bad-origin = --origin takes scheme and host, as “https://table.example.org”, not “{ $text }”
cli-serve-bad-host = --trusted-host takes a name without scheme and port, as “table.local”, not “{ $text }”
cli-serve-bad-proxy = --trusted-proxy takes an address or a network, as “127.0.0.1” or “10.0.0.0/8”, not “{ $text }”
cli-serve-bad-limit = --limit takes NAME=NUMBER, as “tables-per-person=50”, not “{ $text }”; the names are { $known }
cli-serve-bad-smtp = --smtp takes “smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS”
cli-serve-smtp-needs-origin = --smtp needs --origin: letters have links, and they must lead here
cli-admin-nobody = there is no “{ $who }” here
cli-admin-sure = “{ $who }” would be forgotten with everything that is theirs, for ever; if you are sure, add --yes
cli-admin-long = a reason has at most { $most } characters
cli-admin-other-version = { $place } belongs to servers of another version of dejarik; start those of this version first
cli-backup-exists = { $file } exists already; a back-up replaces nothing
cli-backup-damaged = { $place } is damaged, and a copy of it would be, too
cli-backup-other-version = { $place } is kept by another version of dejarik; back it up with that one
cli-restore-not-empty = { $place } has data already; a back-up is restored only where there are none
cli-restore-no-backup = { $file } is no back-up, or it is damaged
cli-serve-bad-metrics = --metrics takes ADDRESS:PORT, as “127.0.0.1:9100”, not “{ $text }”
cli-serve-no-metrics = monitoring cannot be answered at { $place }: the address is taken, or not one of this machine
cli-bots-or-line-up = give either --bots or --line-up
cli-too-few-bots = a match needs at least two different bots (--bots A,B)
cli-no-opponents = { $game } with this number of players has only one side: nobody to play against
cli-bad-reference = --reference takes bot=rating; “{ $text }” is not a rating of “{ $name }”
cli-reference-absent = “{ $name }” is a --reference but does not play in any --line-up

## Playing

cli-command-help = help
cli-command-table = table
cli-command-look = look
cli-command-why = why
cli-command-rule = rule
cli-command-log = log
cli-command-undo = undo
cli-command-save = save
cli-command-quit = quit
cli-play-hint = Number or text · ? help · table · undo · look · why · quit
cli-play-hint-one = Number or text (Enter: 1) · ? help · table · undo · look · why · quit
cli-play-help = Type the number of an option, its text, or the beginnings of its words or of some of them; “3 x4” picks option 3 four times. Enter takes option 1 where the hint says so, and otherwise shows the table again. A table too large for the screen is shown when your turn begins, and whenever you ask for it.
cli-play-help-help = this help
cli-play-help-table = the table as it is now
cli-play-help-look = look NAME: what is printed on a component
cli-play-help-why = why TEXT: why something cannot be done now
cli-play-help-rule = rule ID or rule WORDS: what the rules say
cli-play-help-log = everything that you have seen happen
cli-play-help-undo = take back your last pick, as long as nobody has picked since, no luck was used and nothing hidden was seen
cli-play-help-save = where the game is saved; every pick is saved at once
cli-play-help-quit = leave the game; it can be resumed
cli-play-curtain = Pass the device to: { $seat }. Press Enter when nobody else is looking.
cli-play-thinking = { $seat } is thinking …
cli-play-ambiguous = That can mean several things:
cli-play-no-number =
    { $count ->
        [one] There is only option 1.
       *[other] The options have the numbers 1 to { $count }.
    }
cli-play-possible = That is possible: { $pick }
cli-play-more-rules =
    … and { $count ->
        [one] 1 more rule
       *[other] { $count } more rules
    }
cli-play-nothing-named = nothing is called “{ $words }”
cli-play-more-things = … and { $count } more
cli-play-saved = Saved in { $file }
cli-play-resume = Go on with: { $command }
cli-undo-nothing = There is nothing to take back yet.
cli-undo-other = This cannot be taken back: somebody else has picked since.
cli-undo-luck = This cannot be taken back: luck has been used since.
cli-undo-revealed = This cannot be taken back: something hidden has been seen since.
cli-end-title = The game is over
cli-end-won =
    { $count ->
        [0] Nobody wins.
        [1] Winner: { $sides }
       *[other] Winners: { $sides }
    }
cli-end-side-won = The automatic opponent wins: { $side }
cli-end-scores = Score: { $scores }
cli-end-replay = Look at it again with: { $command }

## Lists and reports

cli-games-players =
    for { $players } { $most ->
        [one] player
       *[other] players
    }
cli-games-seats = seats: { $seats }
cli-sim-progress = playing
cli-sim-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
cli-sim-wins = wins: { $side }
cli-sim-unfinished = unfinished
cli-sim-errors = errors
cli-sim-ending = ended by { $rule }
cli-sim-numbers = { $mean } on average, median { $median }, from { $least } to { $most }
cli-sim-decisions = decisions
cli-sim-seconds = seconds
cli-digest-progress = playing
cli-digest = { $digest }  { $games } games, { $decisions } decisions
cli-check-progress = checking
cli-check-interrupted = interrupted after { $games } of { $wanted } games
cli-check-where =
    seed { $seed }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }, pick { $pick }
cli-check-passed =
    Every promise holds ({ $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }).
cli-check-failed =
    { $failures ->
        [one] 1 game
       *[other] { $failures } games
    } of { $games } broke a promise.
cli-rules-none = no rule has this id or these words: { $words }
cli-rules-untranslated = These rules are not translated yet; here they are in English.
cli-coverage-exempt = no test: { $reason }
cli-coverage-missing = no test
cli-coverage-sum = { $rules } rules: { $proved } proved, { $exempt } exempt, { $missing } missing
cli-where-uncited = cited by no code and no data
cli-where-exempt = no code: { $reason }
cli-where-no-tests = The tests are not installed here: run this from the source tree to see them.
cli-where-sum = { $rules } rules: { $cited } cited by code or data, { $exempt } exempt, { $uncited } uncited
cli-bench-name = name
cli-bench-value = value
cli-bench-peer = peer
cli-bench-ratio = ratio
cli-bench-goal = goal

## Serving

cli-serve-open = The table is open at { $url }
cli-serve-no-browser = No browser could be opened here; open this address yourself: { $url }
cli-serve-data = Data: { $place }
cli-serve-docs = For bots and scripts: { $url }
cli-serve-help = Other commands: { $command }
cli-serve-stop = To stop: Ctrl+C
cli-backup-done = Everything is in { $file }
cli-restore-done = { $file } is restored. Data: { $place }
cli-serve-stopped = The table is closed; every pick is saved.

## Looking after a server

cli-admin-about-status = which processes serve the database, and how many tables there are
cli-admin-about-tables = the tables that changed last
cli-admin-about-close = end a game without a winner; a table whose game has not begun goes altogether
cli-admin-about-people = the people who were here last
cli-admin-about-bans = who may not come in
cli-admin-about-ban = let somebody in no more, a person or everybody from an address
cli-admin-about-unban = let somebody in again
cli-admin-about-reset-password = make a link by which somebody sets a new password
cli-admin-about-delete-account = forget a person: what is theirs alone is deleted, games with others stay without their name
cli-admin-about-notice = say something to everybody
cli-admin-about-drain = get ready for a restart: players are told, no new tables are begun, games go on after it
cli-admin-column-process = process
cli-admin-column-version = version
cli-admin-column-started = started
cli-admin-column-seen = seen
cli-admin-column-state = state
cli-admin-column-table = table
cli-admin-column-game = game
cli-admin-column-picks = picks
cli-admin-column-changed = changed
cli-admin-column-seats = seats
cli-admin-column-person = person
cli-admin-column-name = name
cli-admin-column-login = login
cli-admin-column-tables = tables
cli-admin-column-ban = ban
cli-admin-column-whom = whom
cli-admin-column-until = until
cli-admin-column-reason = reason
cli-admin-open = open
cli-admin-draining = about to restart
cli-admin-silent = silent
cli-admin-for-good = for good
cli-admin-tables = Tables: { $open } open, { $playing } being played, { $finished } finished
cli-admin-closed = Table { $table } is closed.
cli-admin-banned = { $whom } is not let in any more. To take it back: { $command }
cli-admin-unbanned = { $whom } may come in again.
cli-admin-link = For { $login }, within an hour: { $link }
cli-admin-deleted = { $who } is forgotten.
cli-admin-notices-gone = There are no notices any more.
cli-admin-notice-posted = Everybody reads it within a minute. To take it down: { $command }
cli-admin-drains = Players are told, and no new tables are begun. Start the server again when you like; if not after all: { $command }
cli-admin-stays = There will be no restart after all; players are told.
