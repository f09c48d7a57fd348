# What the browser client says itself. The games' own words are in the games' files.

## The shell

app-tagline = Civilization games at one table
nav-play = Play
nav-games = My games
nav-rules = Rules
nav-decks = Decks
nav-learn = Learn
nav-leaders = Leaders
nav-settings = Settings
nav-menu = Menu
skip-to-content = Skip to the content
language-other = Polski
language-switch = Switch to Polish
title-waiting = ({ $count }) { $title }
loading = One moment…
back = Back
close = Close
cancel = Cancel
confirm = Confirm
save = Save
saved = Saved
copy = Copy
copied = Copied
lost-title = There is nothing here
lost-text = The address leads nowhere. Perhaps the table was closed.
lost-home = To the lobby
error-title = That did not work
offline-title = The connection is lost
offline-text = Trying again. Nothing you have played is lost.
footer-rules = Rules and components: where they come from

## Coming in

guest-called = Guest { $mark }
guest-hint = You play as a guest. An account keeps your games on every device.
sign-in = Sign in
sign-out = Sign out
make-account = Make an account
account-name = Name
account-password = Password
password-hint = At least 10 characters
password-old = Password until now
password-new = New password
password-changed = Your password is changed. Every other device is signed out.
your-name = What others call you
playing-as = You are { $name }

## Lobby

lobby-title = Which game today?
lobby-none-waiting = No table waits for you.
lobby-waiting = { $count ->
    [one] One table waits for your move.
   *[other] { $count } tables wait for your move.
}
lobby-new-table = New table
lobby-play-bot = Play a bot
lobby-which-bot = { $game }: how good a bot?
about-stone-age = Your tribe gathers, hunts, sows and builds; dice say how much it brings home.
    .length = about an hour
    .weight = easy to learn
about-age-of-civilization = In six rounds civilizations are born and fall, and what they leave makes the next one stronger.
    .length = half an hour
    .weight = easy to learn
about-through-the-ages = From antiquity to our days with cards: science, culture, wonders, armies, and never enough actions.
    .length = 2 to 4 hours
    .weight = demanding
about-civilization-ccg = Each has a deck of their own: lands in a line, what is built on them, and armies that march into yours.
    .length = about an hour
    .weight = medium
about-civolution = Dice choose what your civilization does: its tribes wander over a continent, settle, research and grow.
    .length = 2 to 3 hours
    .weight = demanding
lobby-newcomer = New here?
lobby-newcomer-learn = Learn a game by playing it: the tutorial plays the first turns with you.
lobby-newcomer-friends = Play with friends: open a table, leave seats open to anybody, send them the link. Nobody needs an account.
lobby-newcomer-alone = Nobody there? A bot is always ready, and several people can share one screen.
lobby-my-games = My games
lobby-by-urgency = by urgency
lobby-open-tables = Open tables
lobby-no-games = You are at no table yet. Open one, or play a bot.
lobby-no-open = Nobody is looking for players right now. Open a table and send the link.
lobby-running = Running tables
lobby-watch = Watch
lobby-join = Join
lobby-open = Open
lobby-play = Play
lobby-replay = Replay
lobby-players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1–{ $most } players
    }
   *[other] { $least }–{ $most } players
}
house-none = Cards as printed
house-share = { $share } % of cards hold a value of ours
house-card = house value
house-card-detail = A value on this card is our own completion, not the printed game’s.
as-printed = as in the printed game
your-move = Your move
waits-for = Waiting for { $names }
waits-for-players = Waiting for players
bots-of = { $n ->
    [one] a bot ({ $level })
   *[other] { $n } bots ({ $level })
}
status-open = Waiting for players
status-playing = In play
status-over = Finished
status-abandoned = Ended without a result
ago-now = just now
ago-minutes = { $n } min ago
ago-hours = { $n } h ago
ago-days = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}

## Opening a table

new-title = New table: { $game }
new-seats = Seats
new-seat = Seat { $number }
new-seats-follow = “{ $option }” is for { $n ->
    [one] one player, so the other seats are empty now.
   *[other] up to { $n } players, so the seats after them are empty now.
}
new-option-gone = “{ $option }” is for { $n ->
    [one] one player, so it is not chosen any more.
   *[other] up to { $n } players, so it is not chosen any more.
}
seat-me = You
seat-free = Open to anybody
seat-bot = Bot: { $level }
seat-local = At this screen
seat-local-name = Name
seat-empty = Nobody
level-random = random
    .help = Does anything the rules allow.
level-easy = easy
    .help = For a first game.
level-medium = medium
    .help = For somebody who knows the game.
level-hard = hard
    .help = As good as it gets; it thinks a little longer.
new-options = The game’s options
new-no-options = This game has no options.
new-table-options = The table
option-private = Only by invitation link
option-private-help = The table is not listed in the lobby.
option-rated = Rated
option-rated-help = The result counts. No hints, and nobody sits twice.
option-hints = Hints allowed
option-hints-help = Everybody may ask a bot for advice.
option-counted = Count what is left
option-counted-help = What is still in the decks is counted for everybody.
clock = Time to think
clock-none = No clock
clock-live = { $base } min, +{ $increment } s a decision
clock-turns = { $hours ->
    [one] An hour a turn
    [24] A day a turn
    [72] Three days a turn
   *[other] { $hours } hours a turn
}
new-begin = Begin
new-open = Open the table
new-house = { $share } % of this game’s cards and chips hold a value of our own, because the printed ones could not be had. Look at one, and a small house says which. The rules follow the rulebook; rulings and options of ours are marked as ours.
new-house-none = All components are as in the printed game.
new-house-link = Where they come from
choose-none = none
choose-usual = as usual

## Waiting at a table

wait-title = Waiting for players
wait-ready = Ready to begin
wait-remove-bot = Remove the bot
wait-free-seat = Free the seat
wait-link = Send this link to the others
wait-begin = Begin
wait-sit = Sit down
wait-leave = Stand up
wait-bot = Put a bot here
wait-close = Close the table
wait-free = free
wait-host-begins = The host begins when every seat is taken.
invite-title = You are invited
invite-text = to a table of { $game }
invite-join = Sit down and play
invite-watch = Only watch
invite-name = Your name

## The table

round = Round { $round }
table-loading = Laying the table…
log = Log
chat = Chat
notes = Notes
notes-hint = Only you can read this.
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
you = you
first-player = first
bot = bot · { $level }
is-out = has given up
points = { $n ->
    [one] point
   *[other] points
}
undo = Undo
redo = Redo
reset-turn = Reset turn
hint = Hint
hint-is = A bot would: { $what }
hint-thinking = A bot is thinking about it …
hint-do = Do it
all-moves = All moves
all-moves-count = { $n ->
    [one] One move
   *[other] { $n } moves
}
moves-concede-sure = Really give up? This ends the game for you.
moves-play-on = Play on
not-your-turn = { $names } to move
several-to-move = { $names } decide
chance-decides = Chance decides
why-title = Why not?
why-legal = You can do this.
why-open-rule = Open in the rule book
preview-same = No change that can be told beforehand
watching = You are watching
pass-the-screen = The screen goes to { $name }
pass-the-screen-text = Nobody else looks now.
i-am = I am { $name }
proposal-undo = { $name } would like to take a move back.
proposal-abandon = { $name } would like to end the match without a result.
proposal-continue = { $name } would like to play on by today’s rules.
proposal-waits = Your proposal waits for the others.
agree = Agree
refuse = Refuse
propose-undo = Ask to take a move back
propose-abandon = Propose to end the match
propose-continue = Propose to play on
held-title = This match is held
held-text = It was begun by version { $then } of the game’s rules, and this server plays version { $here }. It can go on from the last position, by today’s rules, if all its players agree.
held-cards = It was begun with other cards than this server has now. It can go on from the last position, with today’s cards, if all its players agree.
held-broken = What was played cannot be played again: { $why }.
concede = Give up
concede-sure = Really give up? A bot plays on in your seat for the others; you can come back to it.
concede-sure-ends = Really give up? The match ends at once, and you come last.
concede-sure-alone = Really give up? The match ends at once.
return-seat = Come back to your seat
table-menu = Table
rules = Rules
settings = Settings
auto-title = Answered for me
auto-forced = Steps without alternative, also while I am away
auto-pass = Always pass on: { $what }
premove-hint = Plan your next move while others decide
premove-clear = Forget the plan
auto-forced-help = The server answers after a moment that is always the same, so nobody learns anything from it.
confirm-turn = End your turn: { $what }?
plan = Plan ahead
plan-question = Your next answer: { $what }
plan-nothing = Nothing more can be planned: what comes next depends on others or on the dice
plan-hint = Click what you mean to do. It is played as soon as it is your turn; if it is no longer possible, you decide.
plan-which = The question you plan for
plan-next = Planned
plan-forget = Forget: { $what }
plan-not-yet = You can plan as soon as you have been asked once: what was open then can be planned.
plan-done = Done
plan-plays = Your plan is being played
plan-dropped = What you planned is not possible any more: decide anew.
are-away = { $names } is not at the table just now.
looking-back = Looking back: step { $step } of { $steps }
log-setup = Set-up
look-then = The table after step { $step }
counted-tab = Decks
counted-text = What everybody could count: what has been seen is not in the deck.
counted-of = { $n } of { $of }
counted-unseen = { $n ->
    [one] One not seen yet
   *[other] { $n } not seen yet
}
left-in-deck = { $n } left
counted-aside = { $n ->
    [0] None of them is in here: they were put aside before the game.
    [one] Only one of them is in here, face down; the others were put aside before the game.
   *[other] Only { $n } of them are in here, face down; the others were put aside before the game.
}
counted-title = What is left
since-last-turn = Since your last turn
details = Details
look-back = Look back
look-now = Back to now
tab-log = Log
tab-more = More

## The end

end-wins = { $name } wins
end-you-win = You win
end-beats-machine = You beat { $name }
end-machine-wins = { $name } wins
end-machine-score = You have { $n } points, { $name } has { $other }.
end-machine-tie = { $name } wins ties.
end-shared = { $names } share the victory
end-points = with { $n } { $n ->
    [one] point
   *[other] points
}
end-ahead = { $n ->
    [0] ahead of { $name } on the tie-break
   *[other] { $n } ahead of { $name }
}
end-concede = { $names } gave up, so the match is over.
end-concede-you = You gave up, so the match is over.
end-timeout = { $names } ran out of time, so the match is over.
end-timeout-you = You ran out of time, so the match is over.
end-left = { $names } left before the end; a bot played on.
end-early = Over before its end
end-stood = It stood { $scores }.
end-length = { $rounds ->
    [0] Less than a round
    [one] One round
   *[other] { $rounds } rounds
}, { $steps } steps.
end-table = The table at the end
end-solo = You reach { $n } { $n ->
    [one] point
   *[other] points
}
end-sources = Where the points came from
end-over-time = Score over time
end-total = Total
play-again = Play again
again-opened = The others play again at a new table.
show-result = Result
show-board = Board
replay = Replay
share-replay = Copy the link
download-replay = Download
dice-verified = The dice can be checked
dice-how = From before the first move on, the menu of the table shows a number made from its secret, which therefore cannot be changed later. The replay file tells the secret and what the players added to it; every roll and every shuffle follows from them. Whoever has the file can check that with “epoka replay verify”.
dice-text = The number of this table: { $commitment }
dice-fair = Are the dice fair?
dice-fair-how = Every roll and every shuffle follows from the table’s secret and from what the players have added to it. This number is made from the secret: keep it, and after the match the replay proves that the secret was the same all along.
replay-step = Step { $step } of { $steps }
replay-start = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-end = To the end
replay-speed = Speed
replay-fork = Play on from here
replay-fork-seat = As { $name }, against bots
replay-plot = Score of every player, step by step

## Rule book, players, leaders

rules-title = Rules: { $game }
rules-contents = Contents
rules-search = Search the rules
rules-none = No rule says that.
rules-none-whole = No rule says all of that; these say some of it.
# Words that a search leaves out, and groups of words that mean the same to it. In any form, without accents.
rules-search-ignored = a an the of in on at to for from with by and or is are be am was do does did can may must will how many much what when where which who why if i my me you your it its there happen happens get
rules-search-same = starve hunger feed; die dice; roll throw; buy bought purchase; figure worker meeple; war battle attack fight; win winner victory; points score; coin money; end finish; begin start; tie equal; solo alone
rules-found = { $n ->
    [one] one rule
   *[other] { $n } rules
}
rules-ruling = our ruling
rules-components = Components
profile-since = here since { $date }
profile-guest = guest
profile-games = { $n ->
    [one] one game
   *[other] { $n } games
}
profile-ratings = Ratings
profile-no-ratings = No rated game yet.
profile-history = Finished games
profile-no-history = No finished game yet.
profile-wins = { $n ->
    [one] one win
   *[other] { $n } wins
}
profile-place = Place { $place } of { $of }
profile-alone = Played alone
profile-lost-alone = Lost, playing alone
profile-out = not played to the end
profile-points = { $n } { $n ->
    [one] point
   *[other] points
}
profile-terrains = { $n } { $n ->
    [one] terrain
   *[other] terrains
}
leaders-title = Leaders
leaders-people = among people
leaders-bots = with bots
leaders-none = Nobody has played a rated game yet.
rating = Rating

## Settings

settings-title = Settings
settings-look = Look
settings-language = Language
theme = Theme
theme-system = as the system
theme-light = light
theme-dark = dark
palette = Colours
palette-print = printed map
palette-safe = safe for colour-blind eyes
settings-play = Playing
pace = Pace of bots
pace-once = at once
pace-brisk = brisk
pace-calm = calm
pace-help = How long each thing a bot does stands before the next one. A click on the table or the space bar skips it; where a clock runs there is no waiting.
pace-skip = Skip
key-space = Space
set-animation = Animation
set-animation-help = What others do is shown moving. If your system is set to less motion, nothing moves here either.
set-sound = Sound
set-sound-help = Wood, stone and paper; never the only sign of anything.
set-forced = Steps without alternative happen by themselves
set-confirm = Confirm the end of a turn
set-confirm-help = A move that hands the turn on asks once more before it is played.
set-previews = Show what a move would change
settings-keys = Keys
key-arrows = walk over what you can do
key-enter = do it
key-undo = take back
key-why = why not? on what is pointed at
key-escape = close
key-hint = a bot’s advice
key-back = look back, and back to now
key-log = log, chat, notes
settings-account = Account
settings-export = Everything kept about you
settings-password = Change the password
settings-forget = Leave for good
settings-forget-sure = Type your name to delete everything you have said, noted and won.

## Learning

learn-title = Learn by playing
learn-text = The first turns together: every step says what to do and why.
learn-begin = Begin
learn-step = Lesson { $step } of { $steps }
learn-aside = By the way
learn-between = Between lessons
learn-between-you = Your move: play as you like. The next lesson comes with something new.
learn-between-wait = See what the others do. The next lesson comes with something new.
learn-try = Try it: { $what }
learn-over = Well done: you know the way
learn-over-text = That was the tutorial: the game goes on until somebody has won. Ask for a hint when you are at a loss; choose what does not glow, and it says why. On a phone, hold a card to read it.
learn-next = Next
learn-done = Play on
learn-real = Play a real game
since-title = Since your move
learn-hide = I can go on alone

## The plain table

generic-text = This game has no board yet. Everything is here in words.
yes = yes
no = no

## Details of a component

detail-now = Now
detail-end = At the end
detail-points = Worth
detail-main = While main
detail-needs = Cost
detail-legacy = Legacy

## Boards

board = The board

stone-age-left = { $n } left
stone-age-kinds = { $n ->
    [one] of exactly 1 kind
   *[other] of exactly { $n } kinds
}
stone-age-any = of any kind
stone-age-means-place = { $home ->
    [one] One of your people is at home. Choose a glowing place.
   *[other] { $home } of your people are at home. The number on a ghost says how many go.
}
stone-age-means-use = Choose a glowing place. Gather first, pay afterwards.
stone-age-means-add-tools = Every tool works once a round.
stone-age-means-pay = The outlined one costs { $due }. Nothing is paid before you confirm.
stone-age-means-take-die = What is under a die is what it gives; the others choose from the rest.
stone-age-means-choose = Click a resource in your stores.
stone-age-means-feed = { $missing ->
    [one] One piece of food is missing; going hungry costs 10 points.
   *[other] { $missing } pieces of food are missing; going hungry costs 10 points.
}
stone-age-closed = closed
stone-age-stores = Stores
stone-age-tools = Tools
stone-age-field = Field
stone-age-once = one-use
stone-age-food-track = Food track
stone-age-feeding = Feeding
stone-age-feeds = feeds { $n }
stone-age-food-left = { $n } left
stone-age-missing = { $n } missing
stone-age-at-home = { $home } of { $all } at home
stone-age-civilization = Civilization
stone-age-kept = kept
stone-age-look = What { $name } has bought
stone-age-bought = bought
stone-age-cards-hidden = { $n ->
    [one] One card face down
   *[other] { $n } cards face down
}
stone-age-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
stone-age-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
stone-age-top-now = now
stone-age-top-dice-pick = pick a die
stone-age-top-food-track = food track
stone-age-top-tool = a tool
stone-age-top-extra-card = extra card
stone-age-top-roll = roll 2 dice
stone-age-top-once = one-use tool
stone-age-top-any = of any kind


lesson-stone-age-valley = This is the valley. Every round you place your figures, use them where they stand, and feed the whole tribe. Whoever has most points at the end wins.
lesson-stone-age-place = Click a numbered figure: the number says how many of your figures go there. Each of them brings a die. The sum of the dice is divided by the number on the plate and rounded down: ÷3 makes wood, ÷6 gold. The dearer the resource, the more figures it takes.
lesson-stone-age-village = The village is small and precious. The field gives food every round, the hut (two figures) one more figure, the tool maker a tool: after a roll you may click it and add its value to the dice, once a round.
lesson-stone-age-hunt = Figures that are left can hunt: food is the sum divided by 2, and there is always room on the hunting ground. At the end of the round each of your figures costs 1 food. For what is missing you pay resources, or the tribe goes hungry and you lose 10 points.
lesson-stone-age-limits = Places without a glow are closed to you in this round. With two players only two of the three village places can be taken, and the forest, the clay pit, the quarry and the river each belong to whoever came first. Click such a place and it names the rule.
lesson-stone-age-market = One figure can claim a building (points at once) or a card (something now, more at the end). You pay in resources when you use the figure, from what you have gathered by then. The number above a card is its price.
lesson-stone-age-use = All figures stand. Now use yours in any order: gather before you pay for what you have claimed.
lesson-stone-age-tools = The dice are rolled. The sum is divided by the number on the plate. A tool adds to the sum; each works once a round. Click the tools you add; nothing is used before you confirm.
lesson-stone-age-pay = Put what you pay with into the basket, in any order, or take a suggestion. Nothing is paid before you confirm.
lesson-stone-age-feed = Not enough food: every missing piece is paid with a resource, or the tribe starves and you lose 10 points.
lesson-stone-age-second = Round two. The line under your stores says whether your food will do at the end of the round. If it will not, send figures hunting.
lesson-stone-age-end = The game ends when a stack of buildings is empty or the deck cannot fill the row. Then the lower halves of your cards score: sets of green ones, and the people of yellow ones multiplied by what you have. Every resource left is a point. Click anything that does not glow: it answers with the rule.

aoc-round = Round
aoc-this-round = This round
aoc-still-to-come = Still to come
aoc-last-round = The last round
aoc-own-slots = Slots of your own
aoc-free = free
aoc-war = war
aoc-plague = plague
aoc-war-next = war is next
aoc-if-no-tech = point if no technology
aoc-if-strongest-with-strength = points if strongest
aoc-draft = Pick
aoc-birth = Birth
aoc-absorb = Absorb
aoc-fund = 2 coins
aoc-hand = hand
aoc-you-hold = you hold { $n } of 3
aoc-pick = pick { $n } of 5
aoc-picked = Picked:
aoc-no-wonder-left = none is left
aoc-tab-main = Civilization
aoc-tab-tree = Technologies
aoc-tab-points = Points
aoc-purse-coins = Coins
aoc-purse-workers = Workers left
aoc-see-nation = What { $name } has
aoc-choose-wonder = Choose one of the glowing wonders.
aoc-choose-research = Choose a glowing technology in your tree.
aoc-population = population { $n }
aoc-bonus = { $n ->
    [one] 1 bonus coin
   *[other] { $n } bonus coins
}
aoc-main = Main civilization
aoc-legacies = Legacies
aoc-fallen = fallen or absorbed
aoc-none-yet = none yet
aoc-coins = { $n ->
    [one] coin
   *[other] coins
}
aoc-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
aoc-workers-left = { $left } of { $all } workers left
aoc-in-hand = { $n } in hand
aoc-points-so-far = Points so far
aoc-strength = Strength
aoc-you = You
aoc-means-draft = Nobody sees your pick, now or later: your hand is secret.
aoc-means-birth = A birth brings as many workers as the population of the civilization.
aoc-means-civilization = You hold { $held } of 3. A birth brings new workers, an absorbed one only its legacy and a worker.
aoc-means-work = { $left ->
    [one] One worker
   *[other] { $left } workers
} and { $coins ->
    [one] one coin
   *[other] { $coins } coins
} to spend. A red slot costs the worker.
aoc-means-learn = Choose a glowing technology in your tree.
aoc-means-receive = Choose a glowing wonder.
aoc-means-end-turn = Each ability can be used once.
aoc-rival = Virtual opponent
aoc-weakest = Weakest: { $names }. A war costs the weakest a worker.

lesson-age-of-civilization-aim = Six rounds, one turn each. The frame marked “This round” is the window: these six actions can be done this round, and it moves one card to the right afterwards. Most points at the end win.
lesson-age-of-civilization-civilization = First choose a civilization. Its birth gives you as many workers as its population and its main ability. The line below the dashes is its legacy, which stays for good.
lesson-age-of-civilization-work = Now your workers act. A glowing action can be done: it costs the coins before the arrow and gives what comes after it.
lesson-age-of-civilization-red = A red slot costs the worker: Wonder, Exploit and Conquest are done by workers who do not come back.
lesson-age-of-civilization-research = Research is done by choosing a glowing technology in your tree; building a wonder by choosing it in the list. Clicking the action itself shows where to choose.
lesson-age-of-civilization-finish = Nothing is left that your workers could do for free. End your turn, or click another glowing action if you want to pay for it.
lesson-age-of-civilization-more = Some of your workers are still free, and there is work that costs nothing. Use them: the coins they earn pay for research and wonders later.
lesson-age-of-civilization-war = The outlined card comes next, and it brings war: when this round ends, whoever has the least strength loses a worker; of several who are tied, each does. Strength comes from civilizations and technologies, and the list shows who is weakest.
lesson-age-of-civilization-bonus = Civilizations left in the pool collect coins. An unloved one may be worth taking for them.
lesson-age-of-civilization-fall = You may absorb a civilization (its legacy, one worker) or let a new one be born: then the old one falls, and only its legacy stays. At most three in all.

## Civilization, the card game

ccg-capital = The capital: strength and toughness
ccg-line = The terrains of { $name }
ccg-fold = Fold the terrains of { $name }
ccg-unfold = Show the terrains of { $name }
ccg-plays = playing
ccg-happiness = Happiness against terrains
ccg-unrest = Unrest: at the start of the next own turn the people cost { $n } food
ccg-units = Units, and how many there may be
ccg-pool = What can be spent in this phase
ccg-for-units = for units
ccg-for-buildings = for buildings
ccg-for-inventions = for inventions
ccg-hand = hand { $n }
ccg-library = library { $n }
ccg-atlas = atlas { $n }
ccg-discard = discarded { $n }
ccg-hidden = { $n ->
        [one] { $n } card you cannot see
       *[other] { $n } cards you cannot see
    }
ccg-no-cards = No cards in hand
ccg-needs = Needs { $cards }.
ccg-regions = Only for { $regions }.
ccg-price = Price: { $stages } production
ccg-price-tax = Price: { $stages } in taxes
ccg-unit = Strength { $strength }, toughness { $toughness }, movement { $movement } { $mode }
ccg-capital-is = Strength { $strength }, toughness { $toughness }
ccg-toughness = Toughness { $n }
ccg-yields = Yields: { $production } production, { $tax } taxes or { $food } food
ccg-site = Where: { $where }
ccg-site-any = any terrain
ccg-site-capital = the capital
ccg-site-unit = Where: the capital, or where another card lets it
ccg-lies = Lies on: { $where }
ccg-not-on = Not on: { $where }
ccg-when = When: { $when }
ccg-turn-own = your turn
ccg-turn-opponent = an opponent's turn
ccg-turn-any = any turn
ccg-when-phase-start = when the phase begins
ccg-when-travel-declared = when units set out
ccg-when-attack-declared = when an attack is declared
ccg-when-event-played = when an event is played
ccg-pay-food = Costs { $n } food
ccg-pay-tax = { $n ->
        [one] Costs { $n } tax
       *[other] Costs { $n } taxes
    }
ccg-why-no-more = Why can I do nothing else with it?
ccg-meets = There stands: { $what }
ccg-meets-nobody = Nobody stands there
ccg-walls = the capital { $strength }/{ $toughness }
ccg-ask-explorers = Explorers: discover a terrain or a resource
ccg-ask-military = Military: move and attack
ccg-ask-management = Management: collect, build, invent, play events
ccg-to-hand = Hand: { $n }
ccg-nothing-collected = Nothing has been collected yet. End the management phase all the same?
ccg-next-terrain = Your next terrain
ccg-here = What lies on { $place }
ccg-inventions = Inventions of { $name }
ccg-border = border
ccg-border-two = Both ends of your line touch your rival's: left the left end as you see it, right the right one.
ccg-ends = Beyond the ends of the terrains of { $name }:
ccg-number = The number of the terrain, as sentences call it
ccg-occupied = occupied
ccg-damage = Damage taken in this phase
ccg-strength = Strength of this side
ccg-prosperity = On the way to prosperity: whoever has { $terrains } terrains and { $food } food in their own Explorers phase wins
ccg-piles = Cards of { $name }
ccg-unknown-cards = You cannot know these.
ccg-attack-on = Attack on { $place } ({ $rival }): who takes part?
ccg-attackers = Attack
ccg-defenders = Defence
ccg-against = against
ccg-falls = falls
ccg-fight-last = The last fight
ccg-fight-title = { $name } attacks { $place } ({ $rival })
ccg-fight-building = { $name } attacks the building { $building } on { $place }
ccg-fight-nobody = nobody
ccg-fight-fold = Fold the fight to a line
ccg-fight-away = Put the fight away
ccg-fight-show = Show the fight
ccg-fight-declared = The attack is declared. Whoever can answer it is asked.
ccg-fight-called-off = The attack is called off.
ccg-fight-capital-falls = The capital of { $rival } has fallen.
ccg-fight-occupied = { $place } is occupied by { $name }.
ccg-fight-razed = The building is destroyed.
ccg-fight-open = Nobody defends { $place } any more.
ccg-fight-held = { $place } holds out.
ccg-end-prosperity = By prosperity: { $terrains } terrains and { $food } food in their own Explorers phase.
ccg-end-conquest = By conquest: the capital of { $names } has fallen.
ccg-end-given-up = By conquest without a last battle: { $names } gave up.
ccg-end-limit = By count: nobody had won when round { $round }, the last one, was over. Most terrains decide, then food, then wonders.
ccg-end-had = What each civilization had
ccg-end-over-time = Terrains over time
ccg-end-fell = conquered
ccg-end-gave-up = gave up
ccg-end-food = Food
ccg-end-capital = Damage to the capital
ccg-end-rest = Units: { $units }, buildings: { $buildings }, wonders: { $wonders }, inventions: { $inventions }
ccg-end-note = Terrains and food are the way to prosperity, damage to the capital the way to conquest. Of who has fallen you see what there was just before.

## The board of Through the Ages

tta-row = Card row
tta-costs = { $n ->
        [one] costs you { $n } civil action
       *[other] costs you { $n } civil actions
    }
tta-deck = { $n ->
        [one] { $n } card until Age { $age }
       *[other] { $n } cards until Age { $age }
    }
tta-deck-first = Age I begins with round 2
tta-deck-none = no more cards
tta-civilizations = All civilizations
tta-order = In turn order
tta-culture = Culture
tta-science = Science
tta-strength = Strength
tta-faces = Faces
tta-food = Food
tta-resources = Resources
tta-actions = Actions
tta-government = Government
tta-leader = Leader
tta-wonder = Wonder
tta-tactic = Tactic
tta-hand = Hand
tta-ties = Wars, pacts
tta-ties-short = Ties
tta-look = Look at the civilization of { $name }
tta-turn = on turn
tta-answers = answers
tta-wonders = { $n ->
        [0] no wonder
        [one] { $n } wonder
       *[other] { $n } wonders
    }
tta-hand-civil = Civil cards: { $n } of { $of }
tta-hand-military = Military cards: { $n } of { $of }
tta-colonies = Colonies
tta-after = after this turn
tta-of = of { $n }
tta-at-least = ≥ { $n }
tta-limit = limit
tta-eaten = eaten
tta-made-of = { $what }: what it is made of
tta-each-turn = { $n } each turn
tta-strength-help = Strength; beside it, how much stronger or weaker than you
tta-as-strong = as strong as you
tta-stronger-by = { $n } stronger than you
tta-weaker-by = { $n } weaker than you
tta-faces-of = Happy faces: { $n }, needed: { $of }
tta-unstored = the blue tokens run out
tta-discontent = { $n } discontent
tta-hunger = { $n } food missing
tta-corruption = corruption
tta-kind-farm = Farms
tta-kind-mine = Mines
tta-kind-lab = Labs
tta-kind-temple = Temples
tta-kind-library = Libraries
tta-kind-theater = Theaters
tta-kind-arena = Arenas
tta-kind-infantry = Infantry
tta-kind-cavalry = Cavalry
tta-kind-artillery = Artillery
tta-kind-air-force = Air forces
tta-kind-government = Government
tta-kind-military-special = Military technology
tta-kind-civil-special = Civil technology
tta-kind-colonization-special = Colonization technology
tta-kind-construction-special = Construction technology
tta-kind-leader = Leader
tta-kind-wonder = Wonders
tta-kind-territory = Colonies
tta-kind-pact = Pacts
tta-kind-tactic = Tactic
tta-actions-left = { $civil } civil and { $military } military actions left
tta-building-wonder = Under construction
tta-stages = { $n } of { $of } stages
tta-none = none
tta-no-wonder = none begun
tta-ruin = a ruin
tta-urban-limit = buildings of this type, and the limit of the government
tta-no-worker = no worker
tta-workers = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
tta-stored = { $n ->
        [one] { $n } blue token
       *[other] { $n } blue tokens
    }
tta-population = Population
tta-bank-yellow = { $faces ->
        [one] { $faces } happy face needed
       *[other] { $faces } happy faces needed
    }, { $eaten } food eaten
tta-next-worker = next worker −{ $n } food
tta-cheaper = { $n } cheaper
tta-no-growth = no more workers
tta-eats = eats { $n }
tta-faces-after = { $n ->
        [one] after one more
       *[other] after { $n } more
    }: { $faces ->
        [one] { $faces } face needed
       *[other] { $faces } faces needed
    }
tta-yellow-left = { $n } yellow tokens in the bank
tta-blue-left = { $n } blue tokens in the bank
tta-short-resources = { $n ->
        [one] { $what } costs { $n } resource
       *[other] { $what } costs { $n } resources
    }, and you have { $have }
tta-short-science = { $what } costs { $n } science, and you have { $have }
tta-short-food = { $what } costs { $n } food, and you have { $have }
tta-needed = needed
tta-price-eaten = price, eaten
tta-left = { $n } left
tta-unused = Unused
tta-grow = Grow
tta-stores = Stores
tta-corruption-now = corruption { $n }
tta-corruption-after = { $corruption } after { $n ->
        [one] one more token
       *[other] { $n } more tokens
    }
tta-warn-uprising = Uprising: { $discontent } discontent, but only { $unused } unused. Nothing is produced at the end of the turn.
tta-warn-discontent = { $discontent ->
        [one] { $discontent } worker is discontent
       *[other] { $discontent } workers are discontent
    }. Keep as many unused ({ $unused } now), or there is an uprising and nothing is produced.
tta-warn-famine = { $food } food missing at the end of the turn: { $culture } culture lost.
tta-warn-excess = { $n ->
        [one] { $n } military card too many: it must go at the end of the turn.
       *[other] { $n } military cards too many: they must go at the end of the turn.
    }
tta-warn-faces = { $faces ->
        [one] With one more worker you need { $faces } happy face
       *[other] With one more worker you need { $faces } happy faces
    }, more than you have.
tta-warn-age = { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    } until the age ends: { $yellow ->
        [one] you lose { $yellow } yellow token
       *[other] you lose { $yellow } yellow tokens
    }.
tta-warn-age-cards = { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    } until the age ends; { $yellow ->
        [0] these cards go
        [one] you lose { $yellow } yellow token, and these cards go
       *[other] you lose { $yellow } yellow tokens, and these cards go
    }: { $cards }.
tta-warn-stronger = Stronger than you: { $names }.
tta-civil-hand = Civil hand
tta-military-hand = Military hand
tta-fresh = just taken
tta-back = A military card of Age { $age }
tta-auction = A territory is auctioned: { $card }
tta-attack = { $name } attacks: { $card }
tta-you-attack = You attack { $name }: { $card }
tta-more-in-log = and more, in the log
tta-war-when = decided when the next turn of { $name } begins
tta-war-odds = strength on both sides now
tta-to-attacker = The attacker reads:
tta-offer = { $name } offers a pact: { $card }
tta-colonize = The force for { $card }
tta-bids = bids { $n }
tta-passed = is out
tta-bidding = decides
tta-cannot-bid = cannot bid: no units
tta-to-bid = has not decided yet
tta-your-bid = Your bid
tta-missing = { $n } more to hold
tta-holds = The defence holds
tta-cards-left = { $n ->
        [one] at most { $n } more card
       *[other] at most { $n } more cards
    }
tta-force = Force { $n } of { $of }
tta-enough = enough
tta-send-more = send more
tta-side = side { $side }
tta-looking = is looked at; nothing can be played here
tta-back-home = Back to mine
tta-tab-nation = Civilization
tta-tab-hand = Hand
tta-tab-world = World
tta-events = Events
tta-decks = civil { $civil } · military { $military }
tta-current = Current
tta-future = Future
tta-top-event = On top:
tta-known = { $n ->
        [one] You know { $n } of them
       *[other] You know { $n } of them
    }
tta-last-event = Last event
tta-past-events = All { $n } events so far
tta-tactics = Common tactics
tta-tactic-same = still { $n }
tta-tactic-own = common from the next turn of { $name }
tta-copy-price = to copy: −2
tta-age-began = Age { $age } begins
tta-age-took = The end of the last age took:
tta-age-nothing = The end of the last age took nothing from anybody.
tta-age-last = No more cards will come. Round { $round } is the last.
tta-age-yellow = { $n ->
        [one] −{ $n } yellow token
       *[other] −{ $n } yellow tokens
    }
tta-age-military = { $n ->
        [one] { $n } military card in hand
       *[other] { $n } military cards in hand
    }
tta-impacts = What the impacts brought (events of Age III)
tta-log-laid = New on the row: { $cards }.
tta-log-cleared = Gone from the row: { $cards }.
tta-log-drew = { $name } draws { $cards }.
tta-log-drew-unseen = { $name } draws { $n } military cards.
tta-log-discarded = { $name } discards { $cards }.
tta-log-discarded-unseen = { $name } discards { $n } military cards.
tta-kind-action = Action card
tta-kind-event = Event
tta-kind-aggression = Aggression
tta-kind-war = War
tta-kind-bonus = Bonus card
tta-fact-kind = Age { $age } · { $kind }
tta-fact-science = Costs { $n } science to develop
tta-fact-revolution = Costs { $n } science by revolution
tta-fact-resources = { $n ->
        [one] Each building costs { $n } resource
       *[other] Each building costs { $n } resources
    }
tta-fact-resources-unit = { $n ->
        [one] Each unit costs { $n } resource
       *[other] Each unit costs { $n } resources
    }
tta-fact-stages = The stages cost { $prices } resources ({ $n } in all)
tta-fact-actions = { $n ->
        [one] Costs { $n } military action to play
       *[other] Costs { $n } military actions to play
    }
tta-tactic-worth = an army is worth { $n }
tta-means-actions = { $civil } civil and { $military } military actions left. Unused military actions draw cards, 3 at most.
tta-means-politics = One card of your military hand, or nothing. Cards that can be used glow.
tta-means-excess = Throw away { $excess } of your military cards.
tta-means-auction = The highest bidder must send a force that strong. Whoever passes is out.
tta-means-defend = Cards that glow can be used: bonus cards for their value, others for 1 each.
tta-means-colonize = Units that glow can be sent; they do not come back.
tta-means-throw = Choose { $count } of your military cards.
tta-means-lose-population = Choose a card with a worker.
tta-event = Event: { $card }
tta-means-raised = { $card }: { $what }
tta-ask-mix-loss = How much of what you lose is food?
tta-ask-mix-gain = How much of what you gain is food?
tta-tone-mix-loss = You lose { $n } in all, in food and resources.
tta-tone-mix-gain = You gain { $n } in all, in food and resources.
tta-tone-choose = You gain { $n } food or { $n } resources.
tta-tone-plunder = You take up to { $n } in all from { $name }, in food and resources.
tta-tone-store-food = You gain { $n } food.
tta-tone-store-resources = { $n ->
        [one] You gain { $n } resource.
       *[other] You gain { $n } resources.
    }
tta-tone-pay-food = It costs you { $n } food.
tta-tone-pay-resources = { $n ->
        [one] It costs you { $n } resource.
       *[other] It costs you { $n } resources.
    }
tta-tone-throw = { $n ->
        [one] You lose { $n } military card.
       *[other] You lose { $n } military cards.
    }
tta-tone-build-free = You may build for free.
tta-tone-reform = You pay { $n } less.
tta-tone-agreement = { $n ->
        [one] You may take cards that cost { $n } civil action.
       *[other] You may take cards that cost { $n } civil actions in all.
    }
tta-tone-lose-population = { $n ->
        [one] You lose { $n } worker.
       *[other] You lose { $n } workers.
    }
tta-tone-lose-blue = { $n ->
        [one] You lose { $n } blue token.
       *[other] You lose { $n } blue tokens.
    }
tta-tone-lose-colony = You lose a colony.
tta-tone-ruin = You lose what a wonder gives.
tta-tone-raze = You lose a building.
tta-tone-raze-other = { $name } loses a building.
tta-tone-of = At the expense of { $name }.
tta-tone-spoils = You may take technologies or science from { $name }, worth { $n } in all.

lesson-through-the-ages-aim = You lead a civilization from antiquity to today. Whoever has most culture at the end wins. All civilizations stand in this table, so that you can compare them; a click on a name shows one in full.
lesson-through-the-ages-row = Cards come from this row: technologies, leaders, wonders, actions. They move to the left and grow cheaper; the number above the row says how many civil actions a card costs. Take one.
lesson-through-the-ages-actions = The white dots are your civil actions, the red ones your military actions. In the first round you may only take cards. The cards you take come to your hand; a wonder is begun at once.
lesson-through-the-ages-politics = Each turn begins with politics: play one card of your military hand, or none. Preparing an event scores culture and turns up another one.
lesson-through-the-ages-build = From now on you can do everything. Every card of your tableau is a technology; yellow dots are the workers on it. To build costs resources and an unused worker. The tag on a card says the price, with a minus as everywhere.
lesson-through-the-ages-population = A new worker costs food and comes from the yellow bank. The emptier the bank, the dearer the next worker, the more they eat, the more happy faces they want. The ringed token shows where you are.
lesson-through-the-ages-stores = Food and resources are blue tokens on your farms and mines. If too few are left in the blue bank, corruption takes some every turn: spend what you have.
lesson-through-the-ages-develop = Technologies in your hand are developed with science. Cards that can be played glow; any other answers a click with the rule that forbids it. Point at a card to read it.
lesson-through-the-ages-wonders = A wonder you take is under construction at once, one at a time. Each stage costs a civil action and resources; only a finished wonder does something. With every wonder you finish, the next one costs one civil action more to take.
lesson-through-the-ages-government = Your government says how many actions you have and how many urban buildings of one type you may keep. A better one is developed for a lot of science, or brought by a revolution: cheaper, but it takes all civil actions of the turn.
lesson-through-the-ages-attack = In politics you can attack others. An aggression needs a weaker rival and is decided at once, and the defender may add military cards. A war is decided only when your next turn begins: both sides can still arm, and either can win. What lies between you is listed here.
lesson-through-the-ages-military = Units and tactics make you strong. Whoever is weak is attacked and suffers from events. Each military action you do not use draws a card. When nothing more is worth it, end the phase: science, culture, food and resources are produced by themselves.
lesson-through-the-ages-attacked = You are attacked. The panel says how much strength is missing. Cards of your military hand can make up for it.
lesson-through-the-ages-auction = A territory is discovered. Bid the strength you are ready to send; units you send are gone, the colony stays.
lesson-through-the-ages-end = An age ends when its cards run out: old leaders and unfinished wonders leave, and everybody loses two yellow tokens. After Age III the game ends. Events of Age III are impacts: they score culture for what you have, and those not yet turned up are scored at the very end. Good luck!

## Civolution: the board

cvl-era = Era { $round }
cvl-map = The continent
cvl-hidden-area = An area that nobody has revealed
cvl-tribes-of = { $name }: { $strong } strong, { $weak } weak
cvl-boats-of = { $n ->
        [one] { $name }: a boat
       *[other] { $name }: { $n } boats
    }
cvl-raw-of = { $name }: { $n } to transport
cvl-farm-of = The farm of { $name }
cvl-progress = Progress
cvl-favor = Favor
cvl-weather = Weather
cvl-eras = Era scoring
cvl-final = End scoring
cvl-scored = scored
cvl-era-done = Era { $era } is scored
cvl-era-scores = Era { $era }, { $n } VP each
cvl-resets = Resets
cvl-resets-left = { $n } of { $of } Resets; the last one ends the action phase
cvl-last-round = Last round
cvl-event = The event of this era
cvl-displays = Displays
cvl-goals = Goal chips
cvl-incomes = Income chips
cvl-attributes = Attribute chips
cvl-research = Research cards, face up
cvl-none = none
cvl-face-down = { $n } face down
cvl-dice = Dice
cvl-dice-left = { $activation } activation dice and { $fate } fate dice are left
cvl-console = Console
cvl-your-console = Your console
cvl-console-of = The console of { $name }
cvl-vp = VP
cvl-back = Back to mine
cvl-looking = is looked at; nothing can be played here
cvl-key-dice = dice lie ready
cvl-key-ideas = with ideas
cvl-die-space = Space { $value }: dice { $dice }, planning markers { $flags }
cvl-reset = Reset
cvl-reset-markers = Reset markers: { $n }
cvl-fate = fate dice
cvl-used = used dice
cvl-supply = markers left
cvl-stores = Stores
cvl-diamonds = { $n ->
        [one] { $n } diamond
       *[other] { $n } diamonds
    }
cvl-tribes = Tribes
cvl-farms = Farms
cvl-boats = Boats
cvl-settlements = Settlements
cvl-monuments = Monuments
cvl-matrix = Matrix
cvl-row = row { $row }, worth { $n } VP
cvl-era-sum = Era { $era } is scored
cvl-era-scored = The category of the era is scored, VP: { $each }.
cvl-provisions-here = V.I.C.I.’s provision markers: { $n }
cvl-farm-blocked = No farm can be built here: V.I.C.I. has blocked the place
cvl-hunted-here = There was a hunt here in this era
cvl-ask-draft-alone = Choose the card you keep
cvl-slots = In row r a card costs its lines 1 to r and gives their VP.
cvl-cost-of-row = row { $row } asks for this and for the lines above
cvl-row-off = row { $row } does not count yet ({ $n } VP)
cvl-column = Column { $n }
cvl-zone = Goal zone
cvl-goal-space = Goal space { $n }
cvl-hand = Hand
cvl-no-cards = No cards
cvl-civilizations = All civilizations
cvl-look = Look at the console of { $name }: { $n } VP
cvl-vici-turn = V.I.C.I.’s turn
cvl-vici-waits = She has not had a turn yet.
cvl-vici-shown = Revealed cards
cvl-vici-stack = { $n } cards in her stack, { $discard } in her discard
cvl-vici-grids = Grids and pieces
cvl-vici-evolution = Evolution: { $n }
cvl-vici-prosperity = Prosperity: { $n }
cvl-vici-dice = Dice: { $n }
cvl-vici-tribes = Tribes: { $n }
cvl-vici-provisions = Provisions
cvl-vici-gone = Cards out of the game
cvl-offered-aside = Look at the map
cvl-offered-back = Back to the choice ({ $n })
cvl-tab-console = Console
cvl-tab-map = Map
cvl-tab-stores = Stores
cvl-tab-matrix = Matrix
cvl-tab-hand = Hand
cvl-tab-tracks = Tracks
cvl-zoom-in = Enlarge the map
cvl-zoom-out = Reduce the map
cvl-focus-map = The map large (2)
cvl-focus-table = The whole table (1)
cvl-level = Level: { $level }.
cvl-level-harder = Level: { $level }, the harder variant.
cvl-because-draft = Start cards, { $n } of { $of }
cvl-because-module = Module { $name }
cvl-because-card = Card { $name }
cvl-because-goal = Goal chip { $name }
cvl-because-income = { $name }
cvl-because-start-chip = { $name }
cvl-because-attribute = Attribute chip { $name }
cvl-because-event = Event { $name }
cvl-because-weather = The weather: { $name }
cvl-because-track = Track of { $name }, space { $space }
cvl-paid = paid: { $way }
cvl-pay-die = die { $value }
cvl-pay-planning = planning marker { $value }
cvl-pay-focus = focus marker
cvl-pay-ideas = { $n ->
        [one] { $n } idea
       *[other] { $n } ideas
    }
cvl-pay-left = Ideas: { $from } → { $to }
cvl-pay-uses = { $name } would use
cvl-pay-or = or
cvl-pay-more = { $n ->
        [one] and { $n } other way
       *[other] and { $n } other ways
    }
cvl-pay-other = Shift and a click: other dice
cvl-pay-how = What pays for { $name }?
cvl-pay-singly = Other dice, one by one
cvl-more = { $n } more here
cvl-more-aria = { $n ->
        [one] { $n } more thing can be chosen here: go there
       *[other] { $n } more things can be chosen here: go there
    }
cvl-tab-open = { $tab }: { $n } can be chosen
cvl-means-turn = Modules that glow can be activated. Ideas: { $ideas }, focus: { $focus }.
cvl-means-migrate = Click the territory a tribe leaves, then where it goes.
cvl-means-walk = { $where }: click it to choose a camp, or a neighbour that glows to go on.
cvl-means-pay-dice = Name the two in any order; the bulb of a space says for how many ideas (you have { $ideas }).
cvl-means-add-dice = Used dice are rolled anyway; click a space to roll its dice as well.
cvl-means-attributes = You may take an attribute chip whose traits you have trained, or skip.
cvl-means-options-one = You carry out one of these actions.
cvl-means-options-all = You carry out all of these actions, in any order.
cvl-means-feed = You have { $food } food; click the tribes you feed.
cvl-means-fix-test = You rolled { $rolled }; a value up to your favor ({ $favor }) passes.
cvl-means-use-hunt = You rolled { $rolled }. The value says how much food you get.
cvl-means-use-find = You rolled { $rolled }. The value says which material you find.
cvl-means-card-column = Columns that glow can take the card.
cvl-means-card-row = The higher the row, the more cost slots you meet, and the more VP the card brings.
cvl-means-install = Cards of your hand that glow can be installed.
cvl-means-trade = Click a material of your stores to sell it, or one to buy it.

lesson-civolution-aim = You lead a civilization through four eras on this continent; most points after the fourth win. Points come from everywhere: the map, cards, tracks, your matrix. Your start cards are dealt; whatever you are asked stands in the bar below, and what can answer it glows.
lesson-civolution-goal = Phase 2 of the era. Goal chips are tasks: a chip you take waits in your goal zone until you meet it and install it in your matrix. Take one that glows, or skip.
lesson-civolution-find = Phase 3, the extra find: choose a material that glows in your stores.
lesson-civolution-console = Now the turns begin. Your console is a triangle of dice: a module stands where its two numbers cross, Migration at 1 and 3. A full frame says that its dice lie ready. A turn is one module, or a Reset. Activate one; hold or point at a module to read what it does.
lesson-civolution-pay = Choose what activates the module, one value after the other. A number beside a bulb says how many ideas that space would cost.
lesson-civolution-options = This module offers several actions. The buttons below say what each does; what is asked next says where it comes from.
lesson-civolution-test = A favor test: you roll fate dice, and a value up to your favor passes. Ideas may turn a die, or you let it go.
lesson-civolution-map = What glows on the map can be chosen. Strong tribes stand, weak ones lie flat; the ring with the flame is the bonfire, and its number the points for settling there.
lesson-civolution-ideas = Your next turn; the log tells what the rival did. The bulb on a module says how many ideas it costs: each turns a die by one. A flag or a ring says that a planning or focus marker stands for a die. Where several ways to pay are open, you choose. Activate another module.
lesson-civolution-matrix = Fresh dice. What you install, cards and chips, goes into the matrix: the higher the row, the more a card costs and the more it is worth at the end. Modules such as Invention or Building install cards of your hand. Activate whatever you like.
lesson-civolution-reset = Few dice are left, so a Reset is possible: it rolls all used dice anew. It also counts on the round marks of the era; the last of them ends the action phase for everybody.
lesson-civolution-tracks = Five progress tracks upgrade modules and give favor. Below them stands what each era scores; the dark frame is this era. Plan your turns for it.
lesson-civolution-feed = Every tribe eats. Feed the strong ones first; whoever is not fed weakens, and the weak die.
lesson-civolution-end = You know the way of a turn now. A click on a name shows the console of a rival, and a click on anything that does not glow answers with the rule.

## Decks of one’s own and packs of cards

decks-own = Your decks
decks-starters = Decks that come with the game
decks-build = Build a deck
decks-bring = The deck you bring
decks-brought = a deck of their own
pack = A pack of cards
pack-help = A TOML file with cards and decks of your own, laid over the game’s. Everybody at the table has to accept it before the game begins.
pack-fine = { $name }: { $n ->
    [one] one card or deck is new
   *[other] { $n } cards and decks are new
}
pack-shown = This table plays with the pack “{ $name }” ({ $n ->
    [one] one card
   *[other] { $n } cards
})
pack-all = The game begins only when everybody at the table has accepted it.
pack-accept = Accept the pack
pack-accepted = has accepted the pack
pack-waits = has not accepted the pack yet
presets-title = While others act I am asked
preset-always = always
preset-attacks = in attacks
preset-never = never
presets-all = Every question is yours
presets-some = { $n } of { $of } questions are yours
preset-ask-phase-start = when a phase begins
preset-ask-travel-declared = when units set out
preset-ask-attack-declared = when an attack is declared
preset-ask-event-played = when an event is played

lesson-civilization-ccg-aim = Two ways lead to victory: a realm of nine terrains with ten food, or the capital of your rival. Your rival's line lies above, yours below; their ends touch, and there runs the border over which armies go.
lesson-civilization-ccg-line = This is your line. The capital stands in the middle, new terrains join it on the left and on the right. The number beside a name is the number of the terrain; below stand its types and what it yields in production, taxes and food.
lesson-civilization-ccg-collect = In the Management phase every terrain yields one of its three incomes, once a turn. Production pays buildings and units, taxes pay inventions, food feeds and discovers. Take one.
lesson-civilization-ccg-hand = Your hand. Boxes with numbers are stages, paid in order, as many a turn as you can afford. What is paid in full comes into play when your next turn begins. Cards that glow can be begun now; a click opens what can be done with a card, and last in that list stands throwing it away for income.
lesson-civilization-ccg-build = You can afford this card. It is laid on a terrain as a project and waits for its stages.
lesson-civilization-ccg-food = Food, happiness and units of everybody are in this row. A people with more terrains than happiness costs food at the start of its next turn; the number in red says how much.
lesson-civilization-ccg-finish = Production and taxes that are left over are lost when the phase ends. When you have done everything you want, end it.
lesson-civilization-ccg-presets = While others play you may be asked whether you want to answer with an event. Here you say when: always, only in attacks, or never.
lesson-civilization-ccg-explore = In the Explorers phase you may discover a terrain of your atlas for food. The first one costs nothing. More land means more income, and it is one way to win.
lesson-civilization-ccg-fight = Units move and attack in the Military phase. Click a unit, then one of the terrains that glow; before an attack the menu tells what stands there.
lesson-civilization-ccg-second = From here on it is your game. Whatever does not glow answers with the rule that closes it, when you click it. In the deck builder you make decks of your own.

## Baskets

basket = Basket
basket-sources = Put in
basket-click = click or letter, ⇧ takes out
basket-nothing-sent = nothing is sent before you confirm
basket-suggested = Suggested, one click
basket-empty = Nothing yet.
basket-put = Put in: { $what }
basket-take = Take out: { $what }
basket-count = { $n } in the basket
basket-none-left = none left
basket-full = complete
basket-named = { $n ->
    [one] One piece was named before and is on the table; Undo takes it back.
   *[other] { $n } pieces were named before and are on the table; Undo takes them back.
  }
basket-complete = Complete.
basket-enough = Enough. You may confirm or add more.
basket-points = { $from } → { $to } points
basket-missing = { $n } missing: { $what }
basket-more = Something is missing: { $what }
basket-suggestion = Fill the basket: { $what }
basket-no-suggestion = Nothing left to suggest.
basket-clear = Empty
basket-confirm = Confirm
basket-confirm-points = { $n ->
    [one] Confirm: { $n } point
   *[other] Confirm: { $n } points
  }
basket-incomplete = Not complete
basket-short = { $n } missing

stone-age-tool = tool
stone-age-worth = worth
stone-age-so-far = so far
stone-age-shut-SA-24 = the card costs no more
stone-age-shut-SA-28 = does not fit these kinds
stone-age-shut-SA-29 = seven at most
stone-age-shut-SA-34 = used this round
stone-age-shut-SA-36 = used up
stone-age-shut-SA-50 = none left
