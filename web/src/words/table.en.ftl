# What the client says at the table: seats, what is asked, the log, looking back, the end.

## The table

table-board = The board
table-seats = Seats
table-action = What is asked
table-options = What you can do
table-panels = Parts of the table
table-panel-board = Board
table-panel-log = Log
table-panel-chat = Chat
table-panel-rules = Rules
table-side = Log, chat and rules at the side
table-watching = You are watching
table-your-turn = Your turn
table-deciding = { $seat } ({ $who }) is thinking
table-deciding-partner = { $seat } ({ $who }) decides for your side
table-deciding-phone = { $seat } decides, on their own device
table-here = is here
table-away = is away
table-partner = your side
table-clock = Time left: { $left }
table-clock-days = { $days } d { $hours } h
table-clock-hours = { $hours } h { $minutes } min
table-resigned = has resigned; a bot plays on
table-stand-in = { $bot } stands in
table-replace = Let a bot play
table-reclaim = Take your seat back

## What one does

table-hold = Take in hand: { $what } …
table-let-go = Let go
table-really = { $option } — really? Once more
table-filter = Type to narrow it down
table-none-found = Nothing you can do is called that.
table-all = All { $count }
table-fewer = Fewer
table-undo = Take back
table-undo-ask = Ask to take back
table-undo-asked =
    { $count ->
        [one] { $who } would like to take the last pick back.
       *[other] { $who } would like to take back the last { $count } picks.
    }
table-undo-agree = Agree
table-undo-refuse = No
table-undo-waiting = You have asked to take it back. Waiting for { $who }.
table-undo-others = { $who } has asked to take something back.
table-why-not = Why not?
table-nothing-here = Nothing can be done with this now.
table-nothing-now = There is nothing for you to do right now.
table-sending = Your pick is on its way …

## Rules

table-rule = Rule { $rule }
table-rule-open = In the rule book
table-rules-open = The whole book

## Reading about a thing

table-inspector = Close-up
table-pin = Keep open

## The log and the chat

table-log = Log
table-log-empty = Nothing has happened yet.
table-log-look = Look at this moment again ({ $version })
table-log-undo = { $seat } takes back.
table-log-undone = (taken back)
table-log-fold = Fold away: { $what }
table-log-unfold =
    Unfold { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }: { $what }
table-since = Since your last turn
table-since-look = Step through it
table-since-close = Close
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-spectator = watching
table-chat-say = Say something
table-chat-send = Send
table-chat-to = Who hears it
table-chat-everybody = To everybody
table-chat-side = Only to { $side }
table-chat-among = only { $side }

## Looking back

table-history = Through the game
table-moment = moment { $version } of { $last }
table-first = To the beginning
table-earlier = One step back
table-later = One step on
table-last = To the end
table-looking-back = You are looking back: moment { $version } of { $last }
table-back-to-now = Back to now

## The connection

table-connection-connecting = Coming to the table …
table-connection-lost = The connection is lost; trying again …
table-connection-offline = No network. The table waits, and so do we.
table-connection-keeps = No connection. Your pick is kept and will be sent.
table-connection-back = Back at the table.

## Several players on one screen

table-pass = Pass the device to { $seat }
table-pass-about = The others look away. The cards are shown when { $who } is ready.
table-ready = I am { $seat }. Show my cards
table-curtain-off = I play all seats alone: no curtain
table-curtain = Curtain between the seats
table-tabletop = This screen lies open for everybody
table-phones = Hands on phones
table-phones-about = Open a seat on a phone: it shows that hand and plays for it, while this screen can show the table to everybody.
table-phone-link = Make a link
table-phone-for = A link for the seat: { $seat }

## The menu

table-menu = More
table-sound = Sound when it is my turn
table-auto-pass = Pass for me when I have no choice
table-watch = Invite spectators
table-watch-about = Whoever has this link sees the table as a spectator does: no hands.
table-rest = Let a bot play for me
table-rest-seat = Let a bot play: { $seat }
table-resign = Resign
table-resign-seat = Resign: { $seat }
table-resign-about = Giving up cannot be undone. With two sides the other one wins; at a larger table a bot plays on.
table-resign-yes = Yes, I give up
table-record = Download the record

## The end

table-over = The game is over
table-won = Victory: { $who }
table-you-won = You won!
table-you-lost = You lost. { $who }
table-side-won = The automatic opponent wins: { $side }
table-nobody-won = Nobody wins
table-over-resigned = { $who } has resigned.
table-over-closed = Whoever runs this table has ended the game.
table-over-time = { $who } has run out of time.
table-rematch = Rematch
table-rematch-go = To the rematch
table-replay = Replay
table-play-on = Continue from here
table-play-on-from = Continue from any point
table-chart = How the game went
table-chart-about = from lost (below) to won (above), as the bots see it

## Replay

table-replay-title = Replay: { $game }
table-replay-play = Play
table-replay-pause = Pause
table-replay-speed = Speed
table-replay-eyes = Through whose eyes
table-replay-open = all open
table-replay-spectator = spectator
table-replay-share = Link to this moment
table-replay-table = To the table
table-replay-as = Continue from here as { $seat }
table-replay-on-about = A new table from this moment, with bots on the other seats. What the seat you choose could not know is dealt anew.
table-replay-old = Played by older rules: only some moments can be shown.
table-replay-not-over = The game is not over: you see only what you may know.

## What the bots thought

table-thoughts = What the bot thought
table-thought-next = Next thought
table-thought-earlier = Previous thought
table-thought-none = No bot had to think about this step.
table-thought-iterations =
    { $count ->
        [one] { $count } imagined game
       *[other] { $count } imagined games
    }
table-thought-choices = What it weighed
table-thought-picked = picked
table-thought-value = chances
table-thought-visits = tried
table-thought-more =
    { $count ->
        [one] and { $count } more option
       *[other] and { $count } more options
    }
table-thought-beliefs = What it believed
table-thought-rest = anything else

## What went wrong

table-problem-stale = Meanwhile the game has gone on. Look again: this is how it stands now.
table-problem-not-your-turn = It is somebody else's turn now.
table-problem-not-your-table = You have no seat at this table.
table-problem-not-your-side = You do not play for this side.
table-problem-game-over = The game is over.
table-problem-too-many-picks = It is somebody else's turn now.
table-problem-no-undo = That stays as it is: luck was used, or something hidden was seen.
table-problem-no-request = Nobody waits for your answer any more.
table-problem-not-absent = They are still here.
table-problem-nobody-to-replace = Nobody plays there.
table-problem-resigned = You have resigned.
table-problem-not-over = That can be seen when the game is over.
table-problem-old-rules = This game was played by older rules. It can be looked at, but not be played on.
table-problem-no-such-moment = The game cannot be played on from there.
