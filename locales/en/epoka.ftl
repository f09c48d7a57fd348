# What all games and the program itself say. Each game has a file of its own beside this one.

## Telling a match

# Seats are called by colour until somebody sits down.
seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Yellow

list-comma = { $a }, { $b }
list-and = { $a } and { $b }

tell-title = { $title }, { $players } players, seed “{ $seed }”
tell-goes-on = The match is not over: it stands at step { $steps }.
tell-result = Result
tell-standing = { $place }. { $player }: { $score } points ({ $parts })
tell-part = { $source } { $points }

## Why a decision cannot be taken back

undo-beginning = There is nothing to take back yet.
undo-chance = This cannot be taken back: chance has decided something since.
undo-revealed = This cannot be taken back: it showed something that was hidden.
undo-foreign = This cannot be taken back: somebody else has decided since.

## Components

kind-card = Cards
kind-building = Buildings

confidence-rulebook = from the rulebook
confidence-checked = several sources agree
confidence-picture = read off a picture
confidence-one-source = its values come from one source
confidence-memory = from memory
confidence-ours = ours, not the printed game’s
confidence-partly = partly ours

# What of a component is a house completion, value by value.
house-whole = All of it is ours, not the printed game’s.
house-parts = Ours, not the printed game’s: { $parts }.

error-no-deck = there is no deck “{ $deck }”
error-arena-decks = `--decks` is for the game that is played with decks, with one bot for all seats and at least two decks
decks-fine = { $file }: this deck may be played
decks-warning = note: { $warning }
cards-fine = { $file }: { $changed ->
    [0] nothing wrong, and nothing that differs
    [one] nothing wrong, one component differs
   *[other] nothing wrong, { $changed } components differ
}

## The command line

notice = Epoka is an unofficial project for people who love these games. It contains no publisher’s art and no publisher’s text. The names of the games belong to their owners.

games-entry = { $id }: { $title }, { $least }–{ $most } players, rules version { $version }
games-as-printed = all components as in the printed game
games-house-share = { $share } % of the components hold a value of ours, not the printed game’s

rules-ruling = our ruling

replay-holds = { $file }: holds, { $steps ->
    [one] one step
   *[other] { $steps } steps
}, hash { $hash }

replay-fair = The dice follow from the host’s secret and the players’ nonces. Compare the commitment with the one the table showed before the first move: { $commitment }

bench-games = games
bench-games-per-s = games per second
bench-decisions-per-game = decisions per game
bench-chances-per-game = outcomes of chance per game
bench-options = actions to choose from
bench-ns-per-decision = nanoseconds per decision
bench-allocs-per-decision = allocations per decision
bench-allocs-per-clone = allocations per copy
bench-allocs-per-imagine = allocations per imagined world
bench-clone-ns = nanoseconds per copy
bench-imagine-ns = nanoseconds per imagined world
bench-playouts-per-s = games played out by instinct per second
bench-simulations-per-s = iterations of the search per second
bench-state-bytes = bytes of the state

arena-bot = bot
arena-wins = wins %
arena-interval = 95 %
arena-score = points
arena-quantiles = least, quarters, most
arena-elo = Elo
arena-time = ms per decision (most)
arena-forfeits = { $bot } forfeited { $count ->
    [one] one game
   *[other] { $count } games
}: { $fault }
arena-speed = { $games ->
    [one] one game
   *[other] { $games } games
}, { $games-per-s } games/s, { $decisions-per-s } decisions/s
arena-deck = deck
arena-balance = { $bot }: { $games ->
    [one] one game
   *[other] { $games } games
}; who begins wins { $first } % ({ $low }–{ $high })
arena-ending = { $by ->
    [prosperity] prosperity
    [conquest] conquest
   *[other] last round
} { $share } %
arena-length = { $rounds } rounds and { $decisions } decisions in a game, { $ms } ms per decision
version-program = epoka { $version } (commit { $commit })
version-game = { $game }: rules version { $version }

menu-title = Epoka: civilization board games. What would you like to do?
menu-browser = Play in the browser
menu-terminal = Play here, in the terminal
menu-help = Show all commands
menu-quit = Quit
menu-again = Type a number from 1 to { $most }.

serve-listens = Listening on { $url }
serve-no-client = This program was built without its browser client. In the repository `cargo xtask play` or `cargo xtask dist` builds one with it.

join-sits = You sit down at seat { $seat }.
join-looks-on = There is no seat for you: you look on.
join-waits = The match has not begun yet.
join-commands = A number plays an action, several play a whole: 3 1 1. u: take back, s TEXT: say something, t: show the table, q: leave
join-not-asked = You are not asked now.
join-no-such = There is no action with this number.
join-over = The match is over.
join-standing = { $place }. { $player }: { $score }

error = error:
help = help:
error-no-game = there is no game “{ $game }”
error-no-rule = { $game } has no rule “{ $rule }”
error-cannot-read = cannot read { $file }: { $why }
error-cannot-write = cannot write { $file }: { $why }
error-program = the program “{ $program }” cannot play: { $fault }
error-log-filter = EPOKA_LOG is “{ $value }”, which is not a filter of logs: { $why }
help-log-filter = it is error, warn, info, debug or trace, or such as info,epoka_server=debug
error-no-terminal = there is no terminal to play in: input or output goes elsewhere
help-no-terminal = run it in a terminal, without redirection; `epoka engine` is for programs
error-join-address = `{ $url }` is not the address of a table
help-join-address = copy it from the browser, such as http://localhost:8080/table/… or http://localhost:8080/join/…
error-join-gone = the server at { $server } does not answer: { $why }
help-join-gone = is the address right, and is the server running?
error-join-no-table = there is no table “{ $table }” at { $server }
error-join-refused = { $server } says: { $why }
error-no-folder = there is no folder for saved games: say one with --data or EPOKA_DATA
error-nothing-to-resume = there is no saved game to play on
error-cannot-resume = { $file } cannot be played on: { $why }
error-cannot-listen = cannot listen on { $addr }: { $why }
error-no-bot = there is no bot “{ $word }”; if it is a person’s name, begin it with a capital letter
error-no-option = there is no option “{ $key }”
error-option-value = the option “{ $key }” cannot be “{ $value }”
error-players = this game is for { $least } to { $most } players, not { $found }
error-setup = that cannot be played, rule { $rule }: { $text }
help-did-you-mean = did you mean “{ $name }”?
help-known = there is { $names }

mistake-subcommand = there is no command “{ $subcommand }”
mistake-no-subcommand = a command is missing
mistake-unknown = “{ $argument }” is not an option here
mistake-no-value = { $argument } needs a value
mistake-value = “{ $value }” does not fit { $argument }
mistake-missing = missing: { $argument }
mistake-conflict = { $argument } and { $other } do not go together
mistake-twice = { $argument } may be given only once
mistake-number-of-values = { $argument } wants another number of values
mistake-not-text = the command line is not valid UTF-8
mistake-try-help = --help shows what is possible

cli = Civilization board games: their rules, a bench for programs, and recorded matches
cli-games = List the games
cli-rules = Show the numbered rules of a game, or one of them
cli-cards = List the components of a game
cli-cards-check = Check a file with corrections to a game’s components
cli-decks = Deck lists as text, for the game that is played with decks
cli-decks-list = List the decks that come with the game
cli-decks-show = Print one of them as a list
cli-decks-check = Check a deck list
cli-engine = Answer JSON-RPC requests, one a line (docs/engine-protocol.md)
cli-replay = Work with recorded matches
cli-replay-show = Tell a recorded match, move by move
cli-replay-verify = Play a recorded match again and check every step
cli-bench = Measure how fast a game is played
cli-arena = Let bots and programs play a tournament
cli-play = Play in the terminal, alone against bots or several at one screen; without a game, from a menu
cli-serve = Let people play in the browser (docs/server.md)
cli-tell = Play a whole game at random and tell it, move by move
cli-manual = Write man pages and shell completions, for packages

cli-exit-codes = Exit codes: 0 all is well, 1 what was asked for failed, 2 the command itself is wrong.

cli-usage = Usage:
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND
cli-default = [default: { $value }]
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options

arg-json = Print one JSON value for programs
arg-lang = Speak English (en) or Polish (pl); the default is that of the environment
arg-game = The game, as `epoka games` calls it
arg-id = A rule, such as SA-17
arg-cards = A file with corrections to the components, laid over the game’s own
arg-deck = A deck, as `epoka decks list` calls it
arg-file = The file; - is standard input
arg-players = How many players
arg-games = How many games, at least one; as many as fit into a second if not given
arg-seed = What all chance comes from
arg-seats = Who plays, one for each seat: random, easy, medium, hard, mcts:500it, mcts:100ms or cmd:./program (in its arguments, \, is a comma)
arg-arena_decks = Let decks play each other instead, every two of them so many games, with one bot for all: decks by name or file, or all
arg-matches = How many games, at least one; everybody plays every seat in turn
arg-setup = An option of the game; may be given more than once
arg-threads = How many games at a time; all cores if not given
arg-budget_ms = How long a program may think about a decision
arg-record = Write the replays to this folder
arg-policy = Who plays: random, greedy or easy
arg-sitters = Who sits where, such as me,hard,Ola: me, a bot by its level, anybody else by name
arg-data = The folder for saved games; the default is EPOKA_DATA or that of the system
arg-resume = Play on the last game that is not over
arg-join = Play at a table of a server, line by line: the address of the table or of the invitation
arg-name = What you are called there; with EPOKA_PASSWORD in the environment you sign in, otherwise you are a guest
arg-save = Write the replay to this file
arg-addr = Where to listen
arg-store = The folder in which everything is kept
arg-database_url = Keep everything on a PostgreSQL server instead, such as postgres://user@host/name
arg-behind_proxy = A proxy in front says who is calling (X-Forwarded-For)
arg-secure = Browsers come by HTTPS: cookies insist on it
arg-private_webhooks = Let players name webhooks on this machine and in private networks
arg-contact = Whom push services may ask about this server: mailto:… or https://…
arg-moderator = An account that may read what players report; may be given more than once
arg-open = Open the browser as well, where there is one
arg-limit_requests = Requests a second from one address; four times as many at once
arg-limit_sign_ins = Attempts to sign in a minute from one address; twice as many at once
arg-limit_messages = Messages a second on one socket; four times as many at once
arg-limit_tables = Tables one player may have open or running
arg-folder = The folder to write to
arg-help = Print help
arg-version = Print the version, the commit and the rules versions of the games
