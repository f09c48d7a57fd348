# What the terminal client says besides the games’ own words. Lines are short: a screen has 80 columns.

this-language = English
player = Player
watching = watching
over = The game is over · f result · s save replay · q leave
too-small = Epoka needs a terminal of { $least-columns } × { $least-rows } characters. This one has { $columns } × { $rows }: please enlarge it.

## Bots

level-random = random
level-easy = easy
level-medium = medium
level-hard = hard
thinking = { $name } is thinking…
bot-failed = { $name } lost the thread; a random move instead.
hint-thinking = Thinking about a hint…
hint = A bot ({ $level }) would: { $action }
hint-failed = No hint came out of it.

## The menu

menu-title = Epoka
menu-game = Game
menu-range = { $least }–{ $most } players
menu-players = Seats
menu-players-help = How many sit at the table.
menu-seat = Seat { $n }
menu-person = person
menu-bot = bot, { $level }
menu-seat-help = ← → chooses a person or a bot; Enter lets you change the name. Several persons share this screen: the keyboard goes round.
menu-bot-help = ← → chooses a person, or how well the bot plays.
menu-seed = Seed
menu-random = anything
menu-seed-help = All chance comes from the seed: the same seed and the same moves make the same game. Leave it empty for a new game every time.
menu-start = Start
menu-resume = Saved games
menu-saves = { $n ->
        [0] none yet
        [one] one game
       *[other] { $n } games
    }
menu-language = Language
menu-quit = Quit
menu-not-for = { $n ->
        [one] not for one player
       *[other] not for { $n } players
    }
menu-keys-text = ↑ ↓ line · ← → change · Enter type · q quit
menu-keys-seed = ↑ ↓ line · Enter type · q quit
menu-keys-go = ↑ ↓ line · Enter go on · q quit
menu-keys-editing = Type · Enter done · Esc stop typing
menu-keys = ↑ ↓ line · ← → change · Enter go on · q quit

option-yes = yes
option-no = no
option-usual = the usual ones
option-none = none
option-seats = seats { $seats }

## Saved games

saves-title = Saved games
saves-none = No game has been saved yet. Every game you play is saved by itself, move by move.
saves-broken = cannot be read
saves-over = over
saves-keys = ↑ ↓ choose · Enter play on · d throw away · Esc back
saves-remove-keys = Throw this game away for good? Enter yes · any other key no
saves-cannot = { $file } cannot be played on: { $why }. The file stays as it is.
no-game = there is no game “{ $game }”
save-failed = The game could not be saved: { $why }
saved = Saved: { $file }
no-store = This game has no place on disk.
exported = Replay saved: { $file }

ago-now = just now
ago-minutes = { $n } min ago
ago-hours = { $n ->
        [one] an hour ago
       *[other] { $n } hours ago
    }
ago-days = { $n ->
        [one] yesterday
       *[other] { $n } days ago
    }

## The table

status-round = round { $n }
status-setup = setting up
status-first = first: { $name }
page-everything = everything
page-board = board
page-cards = cards
page-tribes = tribes
col-points = points
log-title = Log
log-since = since your last move
undone = Taken back.
undone-turn = Your turn begins anew.
no-line = There is no line { $number }.
your-turn = { $name } is next: please hand over. u takes the last move back.

page-more = { $at } of { $of }, Space: more
key-space = Space
then = then, by itself:
key-about = details
key-play = play
key-count = how many
key-suggest = suggested
key-empty = empty
key-confirm = confirm
key-undo = undo
key-page = page
key-why = why not?
key-find = find
key-cards = look up
key-rules = rules
key-log = log
key-hint = hint
key-help = help
key-quit = quit

## Several things put together, such as a payment

basket-empty = Nothing is chosen yet: → puts a thing in, Enter confirms.
basket-more = Not yet: { $question }
basket-end = Choose the line that ends it.
basket-complete = Complete: Enter confirms
basket-full = It is complete: Enter confirms, ← takes a thing out.
basket-closed = It does not go with the rest: { $title } ({ $rule })
basket-emptied = All is taken out again.

## Sheets

lookup-clear = Esc all again
lookup-search = Type to search · ↑ ↓ choose · → ← scroll · Esc close
lookup-nothing = Nothing fits.
rules-title = Rules
ruling = our ruling
components-title = Components
why-title = Why not?
why-allowed = You can do this now.
why-refused = { $thing }: not now, because of this rule.
why-means = You have: { $numbers }

part-top = At once:
part-bottom = At the end:
part-main = ★
part-legacy = † Legacy:
part-ability = →
part-effect = →
part-verb-effect = By itself:
part-points = →
part-needs = Needs:
part-text = →


detail-title = The chosen line
detail-keys = Esc close
detail-scroll = ↑ ↓ scroll · Esc close

leave-title = Leave the game?
leave-text = It is saved, move by move: you can play on any time (Saved games in the menu, or epoka play --resume).
leave-over = The game is over. It stays among the saved games, to look at.
leave-unsaved = This game could not be saved: it will be lost.
leave-keys = Enter leave · m to the menu · Esc stay
concede-title = Give up?
concede-text = You are about to concede. This ends the game for you.
concede-keys = y give up · Esc play on

curtain-title = { $name } is next
curtain-text = Hand the keyboard over to { $name }: the others look away.
curtain-keys = Enter I am here · u undo the last move · q leave

result-title = Result
result-winner = { $n ->
        [one] { $name } wins with { $n } point.
       *[other] { $name } wins with { $n } points.
    }
result-shared = { $names } share the victory.
result-alone = { $n ->
        [one] You have { $n } point.
       *[other] You have { $n } points.
    }
result-alone-lost = { $n ->
        [one] You have { $n } point, and your opponent has won.
       *[other] You have { $n } points, and your opponent has won.
    }
result-total = Total
result-course = The scores over time, before the final scoring
result-keys = s save replay · n play again · m menu · Esc table · q quit

help-title = Keys
help-walk = choose a line
help-amount = change the number of a line, or how many of it (also - +)
help-digits = choose a line by its number
help-play = play the chosen line, or all you have put together
help-suggest = put in what is suggested; again: the next suggestion
help-empty = take everything out again (also Backspace, u)
help-about = all about the chosen line
help-filter = look for a line: type, Enter chooses it, once more plays it
help-page = the next page of the table: cards, players, technologies
help-scroll = more of a page that is longer than the screen
help-undo = take your last decision back, with what bots answered
help-reset = begin your turn anew
help-hint = what would a bot do?
help-why = why not? every thing, and the rule that closes it
help-rules = the numbered rules, with search
help-cards = all cards and other components
help-log = the log in full; scroll it
help-save = save now (every move is saved anyway); at the end, the replay
help-result = the result again, once the game is over
help-look = Polish; light or dark theme
help-quit = leave; the game is saved
help-turn = Tab what the signs mean · Esc close

alarm-title = Look out!
alarm-keys = Enter go on

## What the signs on the table mean

legend-title = Signs
legend-turn-back = Tab keys · Esc close
legend-meant = what the chosen line is about
    .sign = ▸
legend-turn = who has to decide now
    .sign = ›
legend-seats = the players, in the order of their seats
    .sign = ● ◆ ▲ ■
legend-amount = which number of how many: ← → changes it
    .sign = ‹1/3›
legend-count = how many of it you have chosen: ← → changes it
    .sign = ‹2›
legend-house = holds a value of ours, not the printed game’s
    .sign = ⌂

## Stone Age

sa-hunger = { $n ->
        [one] hunger: { $n } food is missing
       *[other] hunger: { $n } food is missing
    }
sa-legend-pips = how many pips make one piece
    .sign = ÷2 … ÷6
sa-legend-room = room for figures; fewer than four players close some places
    .sign = ···
sa-legend-cards = civilization cards; the number is the price in resources
    .sign = 1 2 3 4
sa-legend-stack = a stack of buildings: price → points
    .sign = ▪
sa-legend-price = wood, brick, stone, gold
    .sign = W B S G
sa-legend-below = how many tiles lie below
    .sign = (+6)
sa-legend-home = home: figures at home, and all figures
    .sign = 2/5
sa-legend-track = track: so much food grows every round
    .sign = +1
sa-legend-tools = three tools and their values; used ones are small
    .sign = 1 ₂ ·

sa-ask-feed = { $n } food is missing: pay with resources, or let the tribe go hungry
sa-ask-feed-on = { $n } food is still missing: pay with resources
sa-closed = closed
sa-ask-pay = { $thing }: choose what you pay with ({ $n } so far)
sa-ask-pay-of = { $thing }: choose what you pay with ({ $n } of { $of })
sa-ask-add-tools = The roll makes { $pips }, so { $n } { $good } (one for { $each }): add tools, or take it
sa-near-end = the end is near
sa-about-hunt = Every figure rolls a die; 2 pips make 1 food.
sa-about-forest = Every figure rolls a die; 3 pips make 1 wood.
sa-about-clay-pit = Every figure rolls a die; 4 pips make 1 brick.
sa-about-quarry = Every figure rolls a die; 5 pips make 1 stone.
sa-about-river = Every figure rolls a die; 6 pips make 1 gold.
sa-about-tool-maker = One tool more, or a stronger one. A tool is added to a roll once a round.
sa-about-hut = Two figures go in; the tribe grows by one figure, which has to be fed.
sa-about-field = One space more on the food track: so much food every round.
sa-about-dice = The dice: 1 wood, 2 brick, 3 stone, 4 gold, 5 a tool, 6 the food track. You choose one first, then the others.
sa-valley = The valley
sa-cards = Civilization cards
sa-buildings = Buildings
sa-last-round = last round
sa-deck = { $n ->
        [one] deck: { $n } card
       *[other] deck: { $n } cards
    }
sa-no-card = no card
sa-no-building = empty
sa-below = { $n ->
        [0] (the last one)
       *[other] (+{ $n })
    }
sa-price-kinds = { $kinds ->
        [one] { $amount } of { $kinds } kind
       *[other] { $amount } of { $kinds } kinds
    }
sa-price-free = { $least }–{ $most } of any kind
sa-sign-wood = W
sa-sign-brick = B
sa-sign-stone = S
sa-sign-gold = G
sa-food = food
sa-wood = wood
sa-brick = brick
sa-stone = stone
sa-gold = gold
sa-track = food track
sa-tools = tools
sa-people = figures
sa-home = at home
sa-col-people = home
sa-col-food = food
sa-col-track = track
sa-col-tools = tools
sa-col-wood = Wood
sa-col-brick = Brick
sa-col-stone = Stone
sa-col-gold = Gold
sa-col-cards = cards
sa-col-buildings = bldg
sa-symbols = Green cards
sa-hidden-cards = { $n ->
        [one] one card face down
       *[other] { $n } cards face down
    }
sa-feeding = feeding now: { $food } + { $track } − { $people } = { $left } left
sa-feeding-short = feeding now: { $food } + { $track } − { $people }, { $left } short!

## Age of Civilization

ac-ask-birth-or-none = Choose a civilization to be born, or take none
ac-ask-absorb = Choose a civilization to be absorbed, or take none
ac-you-have = you have { $n } of { $most }
ac-ask-work-on = Do more actions, or end the turn
ac-clash = solo Clash
ac-goal = goal ({ $name })
ac-goal-born = last one born
ac-no-effect = ⚠ It would come to nothing now.
ac-or = or
ac-needs = needs: { $technologies }
ac-opens = opens: { $technologies }
ac-legend-window = the action cards of this round
    .sign = ┃ … ┃
ac-legend-war = the card will bring a war
    .sign = ⚔
ac-legend-plague = the card will bring a plague
    .sign = ☠
ac-legend-worker = how many workers an action needs; a civilization's population
    .sign = ♟1
ac-legend-coin = coins: what an action costs
    .sign = ¤4
ac-legend-dies = the worker is sacrificed
    .sign = ♟1✗
ac-legend-slot = slots of an action: free, and used in this turn
    .sign = ○ ●
ac-legend-main = the main civilization and its ability; a special technology
    .sign = ★
ac-legend-legacy = legacy: always at work
    .sign = †
ac-legend-bonus = bonus coins on a card
    .sign = +¤3

ac-round = round { $n } of 6
ac-deck = { $n ->
        [one] deck: { $n } card
       *[other] deck: { $n } cards
    }
ac-track = Time track
ac-actions = Actions of this round
ac-tokens = Events
ac-page-pool = civilizations
ac-page-wonders = wonders
ac-page-nations = nations
ac-no-wonders = no wonder is left
ac-specials = special technologies
ac-hand = Your hand
ac-pack = The pack to pick from
ac-hand-count = { $n ->
        [one] one card in hand
       *[other] { $n } cards in hand
    }
ac-rival = Virtual opponent
ac-coins = coins
ac-workers = workers
ac-placed = workers placed
ac-strength = strength
ac-technologies = technologies
ac-wonders = wonders
ac-col-coins = coins
ac-col-workers = wrkrs
ac-col-strength = str
ac-col-technologies = tech
ac-col-wonders = wndr
ac-population = { $n ->
        [one] population { $n } worker
       *[other] population { $n } workers
    }
ac-action-costs = { $sacrifices ->
        [yes] workers { $workers } (sacrificed), coins { $coins }, slots { $slots }
       *[no] workers { $workers }, coins { $coins }, slots { $slots }
    }
ac-brings-war = ⚔ War when it comes into the window
ac-brings-plague = ☠ Plague when it comes into the window

## Through the Ages

tta-page-own = your civilization
tta-page-nations = civilizations
tta-page-centre = events and tactics
tta-ask-excess = { $n ->
        [one] One military card too many: discard it
       *[other] { $n } military cards too many: discard them
    }
tta-row = Card row
tta-age = Age { $age }
tta-last-round = the last round
tta-deck = { $n ->
        [one] { $n } civil card left
       *[other] { $n } civil cards left
    }
tta-culture = culture
tta-science = science
tta-food = food
tta-resources = resources
tta-strength = strength
tta-civil = civil actions
tta-military = military actions
tta-unused = unused workers
tta-happy = happy faces
tta-discontent = discontent
tta-culture-rate = culture a turn
tta-science-rate = science a turn
tta-food-rate = food a turn
tta-resource-rate = resources a turn
tta-corruption = corruption
tta-yellow = yellow
tta-blue = blue
tta-growth = next worker
tta-eats = eaten
tta-uprising = Uprising: more are discontent than are unused
tta-hunger = { $n ->
        [one] { $n } food will be missing
       *[other] { $n } food will be missing
    }
tta-government = Government
tta-leader = Leader
tta-specials = Specials
tta-wonders = Wonders
tta-ruins = Ruins
tta-unfinished = Building
tta-colonies = Colonies
tta-tactic = Tactic
tta-pact = Pact
tta-wars = Wars
tta-hand = Hand
tta-military-hand = Military hand
tta-military-cards = { $n ->
        [one] { $n } military card in hand
       *[other] { $n } military cards in hand
    }
tta-events = Current events:
tta-top-event = The next event
tta-future = Future events:
tta-tactics = Common tactics
tta-military-deck = Military deck:
tta-known = of these you know
tta-auction = Auction:
tta-colonize = To be colonized:
tta-defend = Attack:
tta-offer = Pact offered:
tta-missing = { $n ->
        [one] { $n } strength is missing
       *[other] { $n } strength are missing
    }
tta-col-culture = cult
tta-col-science = sci
tta-col-strength = str
tta-col-food = food
tta-col-resources = res
tta-col-happy = happy
tta-col-civil = civ
tta-col-military = mil
tta-costs-science = Science: { $n }
tta-costs-revolution = By revolution: { $n }
tta-costs-resources = Resources: { $n }
tta-costs-stages = Stages: { $stages }
tta-costs-military = Military actions: { $n }
tta-legend-price = the price of a space in civil actions
    .sign = 1◦ 2◦ 3◦
tta-legend-worker = workers on a card, and blue tokens kept there
    .sign = ♟•
tta-legend-stage = stages of a wonder: built, and what the next cost
    .sign = ■ □3
tta-legend-ruin = happy faces, and how many more are needed
    .sign = 1−1
tta-legend-tactic = what there is, and what a turn brings
    .sign = 4+2
tta-legend-bank = population and materials left in the bank; food eaten a turn
    .sign = yellow blue
tta-legend-actions = civil and military actions: left, and all
    .sign = 2/4

tta-kind-farm = Farm
tta-kind-mine = Mine
tta-kind-lab = Lab
tta-kind-temple = Temple
tta-kind-library = Library
tta-kind-theater = Theater
tta-kind-arena = Arena
tta-kind-infantry = Infantry
tta-kind-cavalry = Cavalry
tta-kind-artillery = Artillery
tta-kind-air-force = Air force
tta-kind-government = Government
tta-kind-military-special = Military technology
tta-kind-civil-special = Civil technology
tta-kind-colonization-special = Colonization technology
tta-kind-construction-special = Construction technology
tta-kind-leader = Leader
tta-kind-wonder = Wonder
tta-kind-action = Action card
tta-kind-event = Event
tta-kind-territory = Territory
tta-kind-aggression = Aggression
tta-kind-war = War
tta-kind-pact = Pact
tta-kind-tactic = Tactic
tta-kind-bonus = Bonus card
## Civilization, the card game

ccg-library = library { $n }
ccg-legend-capital = the capital; its strength and toughness
    .sign = ♜ 1/7
ccg-legend-income = what a terrain yields: production, taxes, food
    .sign = 3/1/0
ccg-legend-resource = the resource on a terrain
    .sign = (…)
ccg-legend-exhausted = exhausted: used in this turn
    .sign = ↷
ccg-legend-occupied = an enemy army stands there
    .sign = ⚑
ccg-legend-built = a building on a terrain
    .sign = +
ccg-legend-project = not finished yet: markers of work on it
    .sign = [… 1]
ccg-legend-unit = a unit of that player: strength and toughness
    .sign = ● 2/1
ccg-legend-damage = damage
    .sign = −1

ccg-terrains = terrains
ccg-food = food
ccg-happiness = happiness
ccg-hand = cards in hand
ccg-production = production
ccg-taxes = taxes

## Civolution

cvl-page-console = your console
cvl-page-rivals = civilizations
cvl-page-middle = the middle of the table
cvl-points = points
cvl-food = food
cvl-money = money
cvl-ideas = ideas
cvl-focus = focus
cvl-dice = dice ready
cvl-tribes = tribes
cvl-traits = trait markers
cvl-stored = stored materials
cvl-raw = raw materials
cvl-tracks = steps on tracks
cvl-favor = favor
cvl-levels = levels of modules
cvl-matrix = items in the matrix
cvl-hand = cards in hand
cvl-col-points = VP
cvl-col-tribes = tri
cvl-col-dice = dice
cvl-col-food = food
cvl-col-money = mon
cvl-col-ideas = idea
cvl-col-tracks = tracks
cvl-col-matrix = mtx
cvl-col-hand = hand
cvl-legend-strong = strong tribes, by player
    .sign = ● ◆ ▲ ■
cvl-legend-weak = weak tribes, by player
    .sign = ○ ◇ △ □
cvl-legend-farm = a farm, in the colour of its player
    .sign = ≡
cvl-legend-hunted = a hunting token
    .sign = ×
cvl-legend-token = the storage row of the material found there
    .sign = ¹ ² ³
cvl-legend-tile = between the two halves of one tile
    .sign = ╎ ╌
cvl-legend-first = begins the round
    .sign = *
cvl-legend-columns = tribes; dice ready + used; items in the matrix
    .sign = tri 3+2 mtx
cvl-legend-tracks = spaces on the tracks, in the order of the board
    .sign = 1/0/2/0/1
cvl-legend-module = the dice of a module, its name and its level
    .sign = 13 … I
cvl-legend-dice = a die on its space, a planning marker
    .sign = [4] (4)
