# What the client says around the table: home, a new table, joining, the rules, and what went wrong.

## Everywhere

app-tagline = Board games with secrets, by their complete rules. With friends far away, around one screen, or against a bot. Nothing to sign up for.
app-home = Home
app-rules = Rules
app-language = Language
app-theme-system = Colours: as the system
app-theme-dark = Colours: dark
app-theme-light = Colours: light
app-again = Try again
app-notice = From whoever runs this table
app-restart-title = The table is about to be restarted
app-restart = Your game is saved, and it goes on right after. New games have to wait a few minutes.
app-restart-at = It happens at { $time }. Your game is saved, and it goes on right after. New games have to wait until then.
app-close = Close
app-copy = Copy
app-copied = Copied
app-save = Save
app-cancel = Cancel
app-loading = One moment …
app-nowhere = There is nothing at this address.
app-nowhere-home = Back to the games

## Who somebody is

app-guest-names = Quiet Fox | Bold Heron | Sly Otter | Brave Wren | Night Owl | Grey Wolf | Red Squirrel | Swift Hare | Calm Badger | Bright Raven | Merry Lynx | Lucky Crane
app-nobody = guest
app-bot-random = Easy bot
app-bot-greedy = Medium bot
app-bot-ismcts = Hard bot
app-bot-other = Bot “{ $name }”
app-bot-random-about = picks any legal move
app-bot-greedy-about = looks one step ahead
app-bot-ismcts-about = imagines what is hidden and plays on from there, many times over
app-seat-open = free
app-seat-you = you

## You

app-you = You
app-you-open = You: { $name }
app-you-name = Your name
app-you-guest = You play as a guest, known by a cookie of this browser.
app-you-account = You are logged in as { $login }.
app-you-why = With an account your games are there on every device.
app-you-make = Make an account
app-you-login = Log in
app-you-logout = Log out
app-you-login-name = Login
app-you-password = Password (8 characters or more)
app-you-mail = E-mail, if you want a letter when it is your turn
app-you-more = Password, devices, tokens, your data
app-you-more-guest = Devices, tokens, a forgotten password

## Home

app-home-headline = Sit down and play
app-home-games = Games
app-home-play = Play now
app-home-play-about = { $game }: play now against a bot
app-home-new = New table
app-home-new-about = { $game }: open a new table
app-home-rules-about = { $game }: the rules
app-home-join = Join
app-home-join-label = Were you sent a link? Paste it here
app-home-join-bad = This is not a link to a table here.
app-home-mine = Your games
app-home-finished = Finished games
app-home-public = At other tables
app-home-your-turn = Your turn
app-home-turn-of = Turn: { $who }
app-home-gathering =
    { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
app-home-with = with { $people }
app-home-alone = on one screen
app-home-won = You won
app-home-lost = Won by { $who }
app-home-nobody = Nobody won
app-home-ended = Over
app-home-replay = Look at it again
app-home-sit = Take a seat
app-home-watch = Watch
app-home-more = Show all
app-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
app-players-range = { $least }–{ $most } players
app-length-uprising = about 20 minutes
app-length-commanders = about 30 minutes
app-length-rebellion = three to four hours
app-different-uprising = Two sides, two different games: one bluffs with hidden cards, the other has four tokens and always too few of them.
app-different-commanders = Whatever you add to a defence line, you or somebody else will have to match; four special cards upset every plan.
app-different-rebellion = The Rebels hide a base among 32 systems; the Empire hunts it with probes, leaders and fleets. An evening of missions, battles and nerves.

## New table

app-new-title = New table
app-new-game = Game
app-new-players = Players
app-new-seats = Seats
app-new-seats-about = Say who sits where, or drag somebody onto another seat to change places.
app-new-seat = Who takes this seat: { $seat }
app-new-me = Me
app-new-open = Somebody else
app-new-open-about = whoever has the link
app-new-swap = Swap seats
app-new-hot-seat = Several seats are yours: between turns a curtain hides the cards.
app-new-watching = None of the seats is yours: you will watch.
app-new-options = Options
app-new-option-uprising-capitol = Capitol mode
app-new-option-uprising-missions = Missions
app-new-option-commanders-first = First turn
app-new-option-rebellion-setup = How the units stand at the start
app-new-option-rebellion-initiative = Order of turns in a team game
app-new-option-outer_rim-map = Map
app-new-option-outer_rim-fame = Fame that wins
app-new-option-outer_rim-characters = Characters
app-new-option-outer_rim-transfers = Credits may change hands outside a trade
app-new-option-outer_rim-rival_fame = Fame of the automatic opponent at the start
app-new-choice-drawn = by lot
app-new-choice-full = everybody places their own
app-new-choice-first-game = fixed, for a first game
app-new-choice-printed = by the initiative numbers
app-new-choice-alternating = Rebels and Empire by turns
app-new-choice-consecutive = both Rebel turns, then both Imperial ones
app-new-choice-standard = standard
app-new-choice-unknown-regions = unknown regions: the tiles in random order
app-new-choice-chosen = everybody chooses
app-new-chance = by chance
app-new-chosen = { $chosen } of { $count }
app-new-time = Time
app-new-time-none = No clock
app-new-time-none-about = Everybody thinks as long as they like.
app-new-time-live = Clock
app-new-time-live-about = For one evening: so many minutes for the whole game, and seconds added for every turn.
app-new-time-mail = Days
app-new-time-mail-about = For a game over weeks: so many days for each move.
app-new-minutes = Minutes each
app-new-increment = Seconds added for a turn
app-new-days = Days for a move
app-new-visible = Who can find the table
app-new-public = Everybody
app-new-public-about = It stands in the list of tables; anybody may sit down or watch.
app-new-link = Only by link
app-new-link-about = Whoever has the link may sit down or watch.
app-new-make = Open the table
app-new-begin = Begin
app-summary-live = clock: { $minutes } min + { $increment } s
app-summary-mail =
    { $days ->
        [one] 1 day a move
       *[other] { $days } days a move
    }

## Joining and waiting

app-join-title = { $game }: the table
app-join-invite = Invite somebody
app-join-link = Link to this table
app-join-qr = QR code of the link
app-join-scan = or scan this with a phone
app-join-local = This link works on this computer only. To be found by others, start the table with { $command } and open it by the address of this computer.
app-join-share = Share
app-join-seats = Seats
app-join-take = Sit here
app-join-take-about = Sit here: { $seat }
app-join-leave = Get up
app-join-leave-about = Get up from the seat: { $seat }
app-join-waiting =
    { $count ->
        [one] One more player, and the game begins.
       *[other] The game begins when { $count } more players have sat down.
    }
app-join-begun = The game has begun; all seats are taken.
app-join-over = This game is over.
app-join-go = To the table
app-join-claiming = Your seat is being made ready …
app-join-key = On another device
app-join-key-about = The seat on another device: { $seat }
app-join-key-note = Whoever opens this link holds your seat too. It is a secret; a new one makes the old one useless.
app-join-key-link = Secret link of the seat

## Rules

app-rules-of = Rules of { $game }
app-rules-games = Rules of the games
app-rules-search = Search by words or number
app-rules-found =
    { $count ->
        [0] No rule has these words.
        [one] 1 rule
       *[other] { $count } rules
    }
app-rules-untranslated = These rules are not translated yet; here they are in English.
app-rules-english = not translated yet
app-rules-chapters = Chapters
app-rules-link = Link to rule { $rule }
app-rules-source = Source: { $source }

## What went wrong

app-problem-banned = Whoever runs this table does not let you in. { $reason }
app-problem-restarting = The table is about to be restarted. Begin a new game in a few minutes.
app-problem-unreachable = The server does not answer. Is the network all right?
app-problem-other = That did not work: { $detail }
app-problem-our-fault = Something is wrong with the server; it is written in its log.
app-problem-not-found = There is no such table here (any more).
app-problem-seat-taken = Somebody was quicker: the seat is taken.
app-problem-has-begun = The game has begun.
app-problem-not-your-seat = This is not your seat.
app-problem-bad-login = Login or password is wrong.
app-problem-weak-password = Everybody would guess this password first. Take a longer one of your own.
app-problem-name-of-a-bot = That is what a bot is called here. Take another name.
app-problem-bad-password = This is not your password.
app-problem-no-letters = This server sends no letters. Ask whoever runs it.
app-problem-too-many-tokens = You have too many tokens. Revoke one first.
app-problem-login-taken = Somebody has this login already.
app-problem-has-account = You have an account already.
app-problem-bad-request = Something in it is not as it should be: { $detail }
app-problem-bad-key = This seat link is no longer valid. Ask for a new one.
app-problem-too-fast = Too fast: wait a moment.
app-problem-too-many-connections = You have this server open in too many windows. Close some of them.
app-problem-thinks-too-long = Bots may not think for so long on this server. Choose a quicker one.
app-problem-nobody-plays = Here a table needs a person: take a seat yourself, or leave one open.
app-problem-too-many-bots = So many bots are playing for you that they would keep the others waiting. Finish a game first.
app-problem-too-many-tables = You have opened many tables today. Finish or leave some first.
app-problem-database-away = The server cannot reach what it has written down. Nothing is lost; try again in a moment.
app-problem-who-are-you = The server does not know you any more. Load the page again.
