# Civilization, the card game: every text of the game.
#
# The variables of a message are the fields of its action or event; an action is told with what only the table knows (see
# saying.rs): $unit-card is the card of a unit, $place-card the terrain at a place and $place-slot its number, 0 for the capital.
# All cards are a set of the house: see `confidence` in the game's data.

## Places: a terrain and its number, the capital without one

at-place = { $place-slot ->
        [0] { $place-card }
       *[other] { $place-card } { $place-slot }
    }
at-to = { $to-slot ->
        [0] { $to-card }
       *[other] { $to-card } { $to-slot }
    }
at-from = { $from-slot ->
        [0] { $from-card }
       *[other] { $from-card } { $from-slot }
    }
at-unit = { $unit-place-slot ->
        [0] { $unit-place-card }
       *[other] { $unit-place-card } { $unit-place-slot }
    }
the-unit = { $unit-card } ({ at-unit })
at-target = { $target-place-slot ->
        [0] { $target-place-card }
       *[other] { $target-place-card } { $target-place-slot }
    }
at-target-unit = { $target-unit-place-slot ->
        [0] { $target-unit-place-card }
       *[other] { $target-unit-place-card } { $target-unit-place-slot }
    }

## Buttons: what a seat can do

price-food = { $price ->
        [0] for nothing
       *[other] { $price } food
    }
action-discover = { $flank-id ->
        [left] Discover { $card } on the left ({ price-food })
       *[right] Discover { $card } on the right ({ price-food })
    }
action-prospect = Discover { $card } on { at-place } ({ price-food })
action-collect = { $income-id ->
        [production] { at-place }: collect { $amount } production
        [tax] { $amount ->
            [one] { at-place }: collect { $amount } tax
           *[other] { at-place }: collect { $amount } taxes
        }
       *[food] { at-place }: collect { $amount } food
    }
action-buy-card = { $price ->
        [one] Draw a card for the Standard Draw Cost ({ $price } tax)
       *[other] Draw a card for the Standard Draw Cost ({ $price } taxes)
    }
action-build = Start { $card } on { at-place } ({ $price } production)
action-invent = { $price ->
        [one] Start inventing { $card } ({ $price } tax)
       *[other] Start inventing { $card } ({ $price } taxes)
    }
action-advance = Next stage of { $card } on { at-place } ({ $price } production)
action-research = { $price ->
        [one] Next stage of { $card } ({ $price } tax)
       *[other] Next stage of { $card } ({ $price } taxes)
    }
action-burn = { $kind-id ->
        [unit] Discard { $card } for { $amount } production, for units only
        [invention] { $amount ->
            [one] Discard { $card } for { $amount } tax, for inventions only
           *[other] Discard { $card } for { $amount } taxes, for inventions only
        }
       *[other] Discard { $card } for { $amount } production, for buildings only
    }
action-abandon = { $place-id ->
        [parts] Give up the unfinished { $card } on { at-place }
       *[none] Give up the unfinished { $card }
    }
action-play = { $price ->
        [0] Play { $card }
       *[other] Play { $card } ({ $price } food)
    }
action-activate = Use { $card }
action-move = Move { the-unit } to { at-to } ({ $to-seat })
action-attack = Attack { at-place } ({ $place-seat })
action-raze = Attack the building { $card } on { at-place } ({ $place-seat })
action-join = { $task-id ->
        [muster] Attack with { the-unit }
       *[load] Take { the-unit } along
    }
action-done = { $task-id ->
        [muster] Attack with these units
        [load] Set out
        [search] Take no more
        [announce] That is all
       [end] End the turn
        [explorers] End the explorers phase
        [military] End the military phase
        [management] End the management phase
       *[other] End the phase
    }
action-feed = { $price ->
        [0] Supply { the-unit } without food
       *[other] Feed { the-unit } for { $price } food
    }
action-starve = { $unit-id ->
        [parts] Do not feed { the-unit }: home at once
       *[none] Feed no more units: the others go home
    }
action-favour = { the-unit } profits
action-aim = { $building-id ->
        [none] { $unit-card } strikes the units
       *[other] { $unit-card } strikes the building { $building }
    }
action-hit = Damage to { the-unit }
action-enter = { $unit-card } enters { at-place }
action-stay = { $unit-id ->
        [parts] { $unit-card } stays on { at-unit }
       *[none] No more units enter
    }
action-finish = Complete { $card } on { at-place }
action-dismiss = Discard { the-unit }
action-demolish = Discard the building { $card }
action-lose = { $flank-id ->
        [left] Lose the left end: { $card }
       *[right] Lose the right end: { $card }
    }
action-choose = { $option-id ->
        [none] { $amount ->
            [one] Turn { $amount } tax into production
           *[other] Turn { $amount } taxes into production
        }
       *[other] { $option }
    }
action-against = Against { $seat }
action-on = Choose { at-place } ({ $place-seat })
action-target = { $what-id ->
        [unit] Choose { $target-unit-card } ({ at-target-unit }, { $target-unit-place-seat })
        [capital] Choose the capital of { $target-seat }
        [building] Choose { $target-card } on { at-target } ({ $target-place-seat })
        [project] Choose the unfinished { $target-card } of { $target-seat }
        [terrain] Choose { at-target } ({ $target-place-seat })
        [invention] Choose { $target-card } of { $target-seat }
        [resource] Choose { $resource } on { at-target } ({ $target-place-seat })
       *[event] Choose { $target-card } of { $target-seat }, time markers: { $target-markers }
    }
action-take = { $task-id ->
        [discard-down] Discard { $card }
        [rob] Discard { $card }
        [deploy] Put { $card } into play
       *[other] Take { $card }
    }
action-sink = Put { $card } under the library
action-keep = { $task-id ->
        [redraw] Keep this hand
       *[sink] Leave the others on top
    }
action-pay = Pay { $price } food
action-first = First what { $card } says
action-redraw = Draw a new hand
action-pass = Play nothing
action-decline = { $task-id ->
        [ransom] Do not pay
       *[other] Decline
    }
action-resign = Resign

# One of several effects of a card: its id and the number of the effect.
option-great-leader-0 = 1 food
option-great-leader-1 = 2 production
option-great-leader-2 = 2 taxes
option-chronicle-0 = One more time marker on an event of your own
option-chronicle-1 = One time marker less on an event of an opponent

## Questions: what a seat is asked, or what chance is about to decide

ask-first-player = Everybody rolls a die for who begins
ask-draw = Cards are drawn from a library
ask-redraw = Do you keep this first hand?
ask-sequence = Several things happen at once: which comes first?
ask-start-turn = A turn begins
ask-complete = Two copies of a unique card are paid for: which one is completed?
ask-surplus = There are too many units or buildings: choose what you discard
ask-completed = What is completed takes effect
ask-unrest = Time passes and the people grumble
ask-lose-terrain = The people rebel: choose the end terrain you lose
ask-clear = Not all units of the lost terrain find room: choose those you discard
ask-start-phase = A phase begins
ask-trigger = Choose for the effect of your card
ask-explorers = Explorers phase: discover a terrain or a resource, or end the phase
ask-military = Military phase: move and attack, or end the phase
ask-management = Management phase: collect incomes, build, invent, play events, or end the phase
ask-end = End phase: use cards, or end the turn
ask-activation = Activation phase
ask-main = Your phase
ask-phase-start = A phase begins: play an event, or nothing
ask-travel-declared = Units set out: play an event, or nothing
ask-attack-declared = An attack is declared: play an event, or nothing
ask-event-played = An event is announced: cancel it, or play nothing
ask-prosperity = Has somebody won by prosperity?
ask-upkeep = Units abroad need food: choose those you feed
ask-end-draw = A card is drawn at the end of the turn
ask-end-phase = A phase ends
ask-discard-down = Too many cards in hand: choose those you discard
ask-next-turn = The next turn
ask-announce = Choose for the event you play
ask-resolve = An event takes effect
ask-resolved = An event has taken effect
ask-ransom = Your event is about to be cancelled: pay food to save it?
ask-deploy = Choose a card of your hand that comes into play for nothing
ask-free-terrain = Choose a terrain that comes into play for nothing
ask-search = Choose the cards you take
ask-convert = How many taxes become production?
ask-peek = The top of the library is looked at
ask-sink = Choose the cards you put under your library
ask-rob = Choose the card your opponent discards
ask-muster = Choose the units that attack
ask-load = Choose the units that are carried along
ask-depart = The units set out
ask-fight = The combat begins
ask-favour = Choose the units that profit from the effect
ask-early = Defenders and snipers strike first
ask-snipe = A sniper strikes
ask-aim-destroyers = What does the destroyer strike?
ask-strike = Everybody strikes
ask-assign = Choose the unit that takes the damage
ask-bury = What is destroyed leaves the game
ask-enter = The way is free: choose the units that enter
ask-aftermath = The combat is over

## Log: what happened

event-rolled = { $seat } rolls { $die }.
event-first-player = { $seat } begins.
event-drew = { $card-id ->
        [none] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
event-turn-began = Round { $round }: the turn of { $seat }.
event-phase-began = { $phase }.
event-completed = { $seat } completes { $card }.
event-discarded = Discarded: { $card } ({ $seat }).
event-faded = { $markers ->
        [0] The time of { $card } ({ $seat }) is up.
        [one] { $card } ({ $seat }) has { $markers } time marker.
       *[other] { $card } ({ $seat }) has { $markers } time markers.
    }
event-food = { $amount-sign ->
        [minus] { $seat } loses { $amount-size } food.
       *[plus] { $seat } gains { $amount-size } food.
    }
event-terrain-lost = { $seat } loses the terrain { $card }.
event-discovered = { $price ->
        [0] { $seat } discovers { $card } for nothing.
       *[other] { $seat } discovers { $card } for { $price } food.
    }
event-prospected = { $seat } discovers { $card } on { at-place } for { $price } food.
event-era-reached = { $seat } reaches the { $era }.
event-collected = { $income-id ->
        [production] { $seat } collects { $amount } production: { at-place }.
        [tax] { $amount ->
            [one] { $seat } collects { $amount } tax: { at-place }.
           *[other] { $seat } collects { $amount } taxes: { at-place }.
        }
       *[food] { $seat } collects { $amount } food: { at-place }.
    }
event-gained = { $income-id ->
        [production] { $seat } gains { $amount } production.
        [tax] { $amount ->
            [one] { $seat } gains { $amount } tax.
           *[other] { $seat } gains { $amount } taxes.
        }
       *[food] { $seat } gains { $amount } food.
    }
event-started = { $place-id ->
        [parts] { $seat } starts { $card } on { at-place }.
       *[none] { $seat } starts inventing { $card }.
    }
event-advanced = { $card } ({ $seat }), stages paid: { $markers }.
event-burned = { $seat } discards { $card } for an income of { $amount }.
event-announced = { $seat } plays { $card }.
event-cancelled = Cancelled: { $card } ({ $seat }).
event-stays = In play from now on: { $card } ({ $seat }).
event-looked-at = { $seat } looks at the hand of { $rival }.
event-peeked = { $count ->
        [one] { $seat } looks at the top card of the library.
       *[other] { $seat } looks at the top { $count } cards of the library.
    }
event-returned = Back in the hand of { $seat }: { $card }.
event-found = { $card-id ->
        [none] { $seat } takes a card from the library and shows it to the table.
       *[other] { $seat } takes { $card } from the library.
    }
event-homebound = { $seat } does not feed { $card } ({ at-place }), which must go home.
event-moved = { $card }: { at-from } → { at-to } ({ $to-seat }).
event-called-off = What was aimed at { at-place } ({ $place-seat }) is called off.
event-attacked = { $building-id ->
        [none] { $seat } attacks { at-place } ({ $place-seat }) with { $cards }.
       *[other] { $seat } attacks the building { $building } on { at-place } ({ $place-seat }) with { $cards }.
    }
event-fought = Combat on { at-place }: { $attack } damage against { $defence }.
event-hit = Damage to { $card } ({ $seat }): { $damage }.
event-capital-hit = The capital of { $seat } takes { $damage } damage.
event-building-hit = Damage to { $card } on { at-place }: { $damage }.
event-destroyed = Destroyed: { $card } ({ $seat }) on { at-place }.
event-bribed = New units of { $seat }, changed sides: { $card }.
event-shuffled = { $seat } shuffles the library.
event-hand-returned = { $seat } shuffles the first hand back into the library.
event-eliminated = { $seat } has lost.
event-game-over = { $by-id ->
        [prosperity] { $seat } wins by prosperity.
        [conquest] { $seat } wins by conquest.
       *[limit] The last round is over: terrains decide.
    }

## Points: the lines of the score sheet

source-terrains = Terrains

## Ends of the game

by-prosperity = prosperity
by-conquest = conquest
by-limit = the last round

## Chapters of the rules

section-terms = Terms
section-cards = Cards
section-decks = Decks
section-setup = Setup
section-map = The map
section-turn = A turn
section-activation = The activation phase
section-explorers = The explorers phase
section-military = The military phase
section-combat = Combat
section-management = The management phase
section-end = The end phase and the end of the game
section-limits = Eras, limits, unique cards
section-keywords = Abilities
section-events = Events

## Options of a table

setup-decks = Decks
    .help = A deck for each seat, in order: six decks are ready to play. A seat without one plays the deck with its number. Decks of your own are made in the deck builder; whoever sits down later brings theirs.
setup-hidden-lists = Hidden deck lists
    .help = Nobody knows what is in the others’ decks. Otherwise the lists and the atlases are open; hands and the order of the libraries never are.
setup-later-food = Food for those who begin later
    .help = An option of ours: everybody but the first player begins with one food.
setup-redraw = A new first hand
    .help = An option of ours: everybody may once put the first hand back and draw a new one.
setup-resources-return = Resources return to the atlas
    .help = The resource of a lost terrain returns to the atlas. Without this option it goes to the discard pile.
setup-round-limit = A limit of 40 rounds
    .help = An option of ours: after 40 rounds terrains decide. Without it a game has at most 400 rounds.

## Deck lists: what is wrong with one, or may not be meant

problem-unreadable = line { $line }: “{ $text }” is not a number and the id of a card, such as “4 warriors”
problem-unknown-card = line { $line }: there is no card “{ $id }”
problem-bad-number = line { $line }: there cannot be { $text } copies of a card
problem-without-capital = there is no capital
problem-two-capitals = line { $line }: { $card } is a second capital
problem-size = { $pile-id ->
        [atlas] the atlas has { $found } cards, not { $wanted }
       *[library] the library has { $found } cards, not { $wanted }
    }
problem-misplaced = { $pile-id ->
        [atlas] { $card } does not belong in the atlas
       *[library] { $card } does not belong in the library
    }
problem-copies = { $card }: { $found } copies, and { $most } at most are allowed
problem-few-terrains = only { $found } terrains in the atlas: too few for a victory by prosperity
problem-no-capital = { $card } is no capital
problem-no-such-card = there is no card “{ $id }”
problem-no-ground = { $card } has no terrain in the deck to lie on
problem-lacks = { $card } needs { $needs }, which is not in the deck
problem-wrong-region = { $card } is of another region than the capital
problem-lacks-keyword = { $card } needs a card with “{ $keyword }”, and the deck has none
pile-atlas = atlas
pile-library = library

## Chance

chance-first-player = Dice for the first player
chance-library = Cards from a library

## Kinds of components

kind-deck = Decks
sort-capital = Capital
sort-terrain = Terrain
sort-resource = Resource
sort-building = Building
sort-wonder = Wonder
sort-unit = Unit
sort-invention = Invention
sort-event = Event
own-library = Your library
own-atlas = Your atlas
kind-type = Types of terrain

## The plain table: what the fields of a view are called

view = The table
    .hidden = tasks choice venture library used turns seen-by fixed owner moved crosses spent roads march struck fallen chosen carried defenders number access against playing supplied explored paid-draws explore-price explores first cancelled types
    .bare = card unit place form era phase
    .seat = active seat
    .seats = realms
view-round = Round
view-active = On turn
view-phase = Phase
view-ended = The end
view-prosperity = Prosperity
view-conquest = Conquest
view-realms = Civilizations
view-units = Units
view-turn = At hand
view-announced = Announced
view-line = Terrains
view-items = Buildings, projects, events
view-inventions = Inventions
view-hand = Hand
view-discard = Discard pile
view-atlas = Atlas
view-food = food
view-era = Era
view-happiness = Happiness
view-unit-cap = Units at most
view-capital-strength = Strength of the capital
view-capital-toughness = Toughness of the capital
view-terrains = terrains
view-slot = no.
view-seat = of
view-resource = resource
view-exhausted = exhausted
view-damage = damage
view-types = type
view-occupied = occupied
view-production = prod.
view-tax = tax
view-markers = markers
view-strength = strength
view-toughness = toughness
view-points = movement
view-homebound = must go home
view-for-buildings = for buildings
view-for-units = for units
view-for-inventions = for inventions

## Words on the cards

era-initial = Initial Era
era-silver = Silver Era
era-gold = Gold Era
phase-activation = Activation phase
    .short = Activation
phase-explorers = Explorers phase
    .short = Explorers
phase-military = Military phase
    .short = Military
phase-management = Management phase
    .short = Management
phase-end = End phase
    .short = End
income-production = production
income-tax = taxes
income-food = food
type-plains = Plains
type-hills = Hills
type-mountains = Mountains
type-forest = Forest
type-jungle = Jungle
type-desert = Desert
type-sea = Sea
type-river = River
type-swamp = Swamp
type-tundra = Tundra
unit-type-infantry = infantry
unit-type-cavalry = cavalry
unit-type-motorised = motorised
unit-type-naval = naval
unit-type-air = air
movement-mode-land = by land
movement-mode-swim = by sea
movement-mode-fly = by air
keyword-anti-air = Anti-air
keyword-destroyer = Destroyer
keyword-defender = Defender
keyword-self-sufficient = Self-sufficient
keyword-sniper = Sniper
keyword-transport = Transport
keyword-shipyard = Shipyard
keyword-fortification = Fortification
keyword-unique = Unique
keyword-religion = Religion
keyword-government = Government
duration-instant = Instant
duration-long-term = Long-term
duration-permanent = Permanent
event-source-nature = Nature
event-source-military = Military
event-source-society = Society
event-source-politics = Politics
event-source-science = Science
event-source-economy = Economy
event-source-religion = Religion
region-mediterranean = the Mediterranean
region-near-east = the Near East
region-africa = Africa
region-far-east = the Far East
region-steppe = the Great Steppe
region-western-europe = Western Europe
region-central-europe = Central Europe
region-americas = the Americas
form-building = building
form-project = unfinished
form-event = event
flank-left = left
flank-right = right
fact-cost = cost { $value }
fact-types = Types: { $value }
fact-site = Built on: { $value }
fact-lies = Lies on: { $value }
fact-lies-not = Not on: { $value }
fact-regions = Region: { $value }
fact-needs = Needs: { $value }
fact-needs-here = Needs on the terrain: { $value }
fact-price = Costs { $value } food
fact-markers = Time markers: { $value }
site-any = any terrain
site-not = not { $type }
phase-any = any phase
turns-own = in your own turn
turns-opponent = in an opponent’s turn
turns-any = in any turn
window-phase-start = when a phase begins
window-travel-declared = when units set out
window-attack-declared = when an attack is declared
window-event-played = when an event is announced

## Capitals

card-rome = Rome
    .people = Romans
    .text = Infantry units you build cost { $effects-1-amount-size } less on their first stage (min. { $effects-1-min-size }).
card-athens = Athens
    .people = Greeks
    .text = Inventions cost { $effects-1-amount-size } less on their first stage (min. { $effects-1-min-size }).
card-memphis = Memphis
    .people = Egyptians
    .text = Wonders cost { $effects-1-amount-size } less on each stage (min. { $effects-1-min-size }).
card-babylon = Babylon
    .people = Babylonians
    .text = Your Standard Draw Cost is { $effects-1-amount-size } lower (min. 1).
card-kyoto = Kyoto
    .people = Japanese
    .text = Your Far East infantry units get { $effects-1-strength-signed }/{ $effects-1-toughness-signed } while attacking.
card-changan = Chang'an
    .people = Chinese
    .text = Buildings with Fortification cost { $effects-1-amount-size } less on their first stage (min. { $effects-1-min-size }).
card-karakorum = Karakorum
    .people = Mongols
    .text = Your cavalry units have { $effects-1-amount-signed } movement.
card-london = London
    .people = English
    .text = Naval units you build cost { $effects-1-amount-size } less on their first stage (min. { $effects-1-min-size }).
card-paris = Paris
    .people = French
    .text = Your hand limit is { $effects-1-amount-size } higher.
card-krakow = Kraków
    .people = Poles
    .text = Inventions you discard for income give { $effects-1-amount-size } more.
card-tenochtitlan = Tenochtitlan
    .people = Aztecs
    .text = Terrains cost you { $effects-1-amount-size } food less to discover (min. 1).
card-washington = Washington
    .people = Americans
    .text = Your Gold Era buildings, units and inventions cost { $effects-1-amount-size } less on their first stage (min. { $effects-1-min-size }).

## Terrains

card-plains = Plains
    .text = There is room for { $effects-1-amount-size } more of your units here.
card-grassland = Grassland
    .text = { $effects-1-amount-signed } food from this terrain while a building stands here.
card-steppe = Steppe
    .text = Cavalry units may be built here.
card-savanna = Savanna
card-hills = Hills
card-highlands = Highlands
    .text = There is room for { $effects-1-amount-size } more building here.
card-mountains = Mountains
    .text = Defending infantry units here get { $effects-1-strength-signed }/{ $effects-1-toughness-signed }. Cavalry and motorised units must stop when they enter.
card-forest = Forest
    .text = Cavalry and motorised units must stop when they enter.
card-ancient-forest = Ancient Forest
    .text = Defending infantry units here have Defender. Cavalry and motorised units must stop when they enter.
card-desert = Desert
    .text = Costs { $effects-1-amount-size } food less to discover. Enemy units here cost { $effects-2-amount-size } more upkeep.
card-oasis = Oasis
card-coastal-waters = Coastal Waters
card-bay = Sheltered Bay
    .text = Buildings with Shipyard cost { $effects-1-amount-size } less on their first stage here (min. { $effects-1-min-size }).
card-fishing-grounds = Fishing Grounds
    .text = { $effects-1-amount-signed } food from this terrain while it has Fish or Fishing Port.
card-river-valley = River Valley
card-floodplain = Floodplain
    .text = Happiness { $effects-1-amount-signed }.
card-swamp = Swamp
    .text = Costs { $effects-1-amount-size } food less to discover. Land units must stop when they enter.
card-tundra = Tundra
    .text = Costs { $effects-1-amount-size } food less to discover.
card-jungle = Jungle
    .text = Defending infantry units here get { $effects-1-strength-signed }/{ $effects-1-toughness-signed }. Cavalry and motorised units must stop when they enter.
card-great-lake = Great Lake
    .text = Happiness { $effects-1-amount-signed } while a building stands here.
card-canyon = Canyon
    .text = Defending units here get { $effects-1-strength-signed }/{ $effects-1-toughness-signed }. Cavalry and motorised units must stop when they enter.
card-peninsula = Peninsula
card-glacier = Glacier
    .text = Costs { $effects-1-amount-size } food less to discover. Cavalry and motorised units cannot enter.
card-black-soil = Black Soil
    .text = Costs { $effects-1-amount-size } food more to discover.
card-delta = River Delta
    .text = Costs { $effects-1-amount-size } food more to discover.
card-archipelago = Archipelago
    .text = Defending naval units here get { $effects-1-strength-signed }/{ $effects-1-toughness-signed }.
card-plateau = Plateau
    .text = Air units may be stationed here.
card-taiga = Taiga
    .text = Cavalry and motorised units must stop when they enter.
card-trade-crossroads = Trade Crossroads
card-volcano = Volcano
    .text = Happiness { $effects-1-amount-signed }. Defending infantry units here get { $effects-2-strength-signed }/{ $effects-2-toughness-signed }. Cavalry and motorised units must stop when they enter.
card-industrial-basin = Industrial Basin
card-urban-area = Urban Area
    .text = Happiness { $effects-1-amount-signed }. There is room for { $effects-2-amount-size } more building here.
card-continental-shelf = Continental Shelf

## Resources

card-horses = Horses
    .text = { $effects-1-amount-signed } production from this terrain.
card-iron = Iron
    .text = { $effects-1-amount-signed } production from this terrain.
card-copper = Copper
    .text = { $effects-1-amount-signed } production from this terrain. { $effects-2-amount-signed } tax from this terrain.
card-stone = Stone
    .text = { $effects-1-amount-signed } production from this terrain. Your wonders cost { $effects-2-amount-size } less on their first stage (min. { $effects-2-min-size }).
card-wheat = Wheat
    .text = { $effects-1-amount-signed } food from this terrain. { $effects-2-amount-signed } tax from this terrain.
card-fish = Fish
    .text = { $effects-1-amount-signed } food from this terrain. { $effects-2-amount-signed } tax from this terrain.
card-cattle = Cattle
    .text = { $effects-1-amount-signed } food from this terrain. { $effects-2-amount-signed } production from this terrain.
card-gold = Gold
    .text = { $effects-1-amount-signed } tax from this terrain.
card-wine = Wine
    .text = Happiness { $effects-1-amount-signed }. { $effects-2-amount-signed } tax from this terrain.
card-furs = Furs
    .text = Happiness { $effects-1-amount-signed }. { $effects-2-amount-signed } tax from this terrain.
card-silk = Silk
    .text = Happiness { $effects-1-amount-signed }. { $effects-2-amount-signed } tax from this terrain.
card-ivory = Ivory
    .text = Happiness { $effects-1-amount-signed }. { $effects-2-amount-signed } production from this terrain.
card-spices = Spices
    .text = Happiness { $effects-1-amount-signed }. { $effects-2-amount-signed } tax from this terrain.
card-saltpetre = Saltpetre
    .text = { $effects-1-amount-signed } production from this terrain. Units that require Gunpowder cost { $effects-2-amount-size } less on their first stage (min. { $effects-2-min-size }).
card-coal = Coal
    .text = { $effects-1-amount-signed } production from this terrain.
card-oil = Oil
    .text = { $effects-1-amount-signed } production from this terrain while it has Oil Derrick. { $effects-2-amount-signed } tax from this terrain while it has Oil Derrick.
card-aluminium = Aluminium
    .text = { $effects-1-amount-signed } production from this terrain. Your air units cost { $effects-2-amount-size } less on each stage (min. { $effects-2-min-size }).
card-uranium = Uranium
    .text = { $effects-1-amount-signed } production from this terrain.

## Buildings

card-farm = Farm
    .text = { $effects-1-amount-signed } food from this terrain.
card-fishing-port = Fishing Port
    .text = { $effects-1-amount-signed } food from this terrain.
card-hunting-lodge = Hunting Lodge
    .text = { $effects-1-amount-signed } food from this terrain.
card-pasture = Pasture
    .text = { $effects-1-amount-signed } production from this terrain while it has Horses or Cattle. { $effects-2-amount-signed } food from this terrain while it has Horses or Cattle.
card-mine = Mine
    .text = { $effects-1-amount-signed } production from this terrain. { $effects-2-amount-signed } production from this terrain while it has Iron, Copper, Coal or Gold.
card-sawmill = Sawmill
    .text = { $effects-1-amount-signed } production from this terrain.
card-quarry = Quarry
    .text = { $effects-1-amount-signed } production from this terrain while it has Stone. Your wonders cost { $effects-2-amount-size } less on each stage (min. { $effects-2-min-size }).
card-marketplace = Marketplace
    .text = { $effects-1-amount-signed } tax from this terrain.
card-caravanserai = Caravanserai
    .text = { $effects-1-amount-signed } tax from this terrain.
card-monument = Monument
    .text = Happiness { $effects-1-amount-signed }.
card-temple = Temple
    .text = Happiness { $effects-1-amount-signed }.
card-granary = Granary
    .text = { $effects-1-amount-signed } food from this terrain.
card-barracks = Barracks
    .text = Infantry units may be built here; here their first stage costs { $effects-2-amount-size } less (min. { $effects-2-min-size }).
card-stables = Stables
    .text = Cavalry units may be built here; here their first stage costs { $effects-2-amount-size } less (min. { $effects-2-min-size }).
card-palisade = Palisade
    .text = Fortification. Your defending infantry units here get { $effects-1-strength-signed }/{ $effects-1-toughness-signed }.
card-city-walls = City Walls
    .text = Fortification. Your defending units here get { $effects-1-strength-signed }/{ $effects-1-toughness-signed }. If this stands in your capital, the capital gets { $effects-2-strength-signed }/{ $effects-2-toughness-signed }.
card-watchtower = Watchtower
    .text = Enemy land units must stop when they enter. One of your defending infantry units here gets { $effects-2-strength-signed }/{ $effects-2-toughness-signed }.
card-library = Library
    .text = { $effects-1-amount-signed } tax from this terrain. Your Standard Draw Cost is { $effects-2-amount-size } lower (min. 1).
card-shipyard = Shipyard
    .text = Shipyard. { $effects-1-amount-signed } production from this terrain.
card-trade-harbour = Trade Harbour
    .text = { $effects-1-amount-signed } tax from this terrain. { $effects-2-amount-signed } food from this terrain.
card-irrigation-canal = Irrigation Canal
    .text = { $effects-1-amount-signed } food from this terrain and from each of your adjacent terrains of type Plains.
card-workshop = Workshop
    .text = { $effects-1-amount-signed } production from this terrain.
card-aqueduct = Aqueduct
    .text = Happiness { $effects-1-amount-signed }. { $effects-2-amount-signed } food from this terrain.
card-vineyard = Vineyard
    .text = { $effects-1-amount-signed } tax from this terrain. { $effects-2-amount-signed } tax from this terrain while it has Wine.
card-windmill = Windmill
    .text = { $effects-1-amount-signed } food from this terrain. { $effects-2-amount-signed } production from this terrain.
card-arena = Arena
    .text = Happiness { $effects-1-amount-signed }.
card-theatre = Theatre
    .text = Happiness { $effects-1-amount-signed }. { $effects-2-amount-signed } tax from this terrain.
card-university = University
    .text = { $effects-1-amount-signed } tax from this terrain. Inventions cost { $effects-2-amount-size } less on their last stage (min. { $effects-2-min-size }).
card-bank = Bank
    .text = { $effects-1-amount-signed } tax from this terrain.
card-cathedral = Cathedral
    .text = Happiness { $effects-1-amount-signed }.
card-castle = Castle
    .text = Fortification. Your defending units here get { $effects-1-strength-signed }/{ $effects-1-toughness-signed }. Infantry and cavalry units may be built here. If this stands in your capital, the capital gets { $effects-3-strength-signed }/{ $effects-3-toughness-signed }.
card-forge = Forge
    .text = Your infantry and cavalry units cost { $effects-1-amount-size } less on each stage (min. { $effects-1-min-size }).
card-manufactory = Manufactory
    .text = { $effects-1-amount-signed } production from this terrain.
card-drydock = Drydock
    .text = Shipyard. { $effects-1-amount-signed } production from this terrain. Your naval units cost { $effects-2-amount-size } less on each stage (min. { $effects-2-min-size }).
card-trading-post = Trading Post
    .text = { $effects-1-amount-signed } tax from this terrain.
card-coastal-battery = Coastal Battery
    .text = Fortification. Enemy naval units attacking this terrain get { $effects-1-strength-signed }/{ $effects-1-toughness-signed }. Your defending units here get { $effects-2-strength-signed }/{ $effects-2-toughness-signed }.
card-observatory = Observatory
    .text = { $effects-1-amount-signed } tax from this terrain. You may pay the Standard Draw Cost one more time each turn.
card-courthouse = Courthouse
    .text = Happiness { $effects-1-amount-signed }. Events from Society played by opponents cannot choose you or your cards.
card-factory = Factory
    .text = { $effects-1-amount-signed } production from this terrain.
card-oil-derrick = Oil Derrick
    .text = { $effects-1-amount-signed } production from this terrain.
card-airport = Airport
    .text = Air units may be stationed and built here.
card-hospital = Hospital
    .text = Happiness { $effects-1-amount-signed }. { $effects-2-amount-signed } food from this terrain.
card-power-plant = Power Plant
    .text = { $effects-1-amount-signed } production from each of your terrains that has a building.
card-grain-elevator = Grain Elevator
    .text = { $effects-1-amount-signed } food from this terrain.
card-stock-exchange = Stock Exchange
    .text = { $effects-1-amount-signed } tax from this terrain.
card-bunker = Bunker
    .text = Fortification. Your defending units here get { $effects-1-strength-signed }/{ $effects-1-toughness-signed } and infantry among them have Defender. If this stands in your capital, the capital gets { $effects-3-strength-signed }/{ $effects-3-toughness-signed }.
card-flak-battery = Flak Battery
    .text = Your defending units here have Anti-air { $effects-1-value-size }. If this stands in your capital, the capital has it too.
card-broadcasting-tower = Broadcasting Tower
    .text = Happiness { $effects-1-amount-signed }. { $effects-2-amount-signed } tax from this terrain.
card-research-laboratory = Research Laboratory
    .text = { $effects-1-amount-signed } tax from this terrain. You may pay the Standard Draw Cost one more time each turn. Inventions cost { $effects-3-amount-size } less on each stage (min. { $effects-3-min-size }).

## Wonders

card-stonehenge = Stonehenge
    .text = Unique. Happiness { $effects-1-amount-signed }. Inventions with Religion cost { $effects-2-amount-size } less on their first stage (min. { $effects-2-min-size }).
card-pyramids = Pyramids
    .text = Unique. Your buildings and wonders cost { $effects-1-amount-size } less on each stage (min. { $effects-1-min-size }).
card-hanging-gardens = Hanging Gardens
    .text = Unique. Happiness { $effects-1-amount-signed }. { $effects-2-amount-signed } food from this terrain.
card-great-library = Great Library
    .text = Unique. Draw { $effects-1-amount-size } more card in your end phase.
card-colossus = Colossus
    .text = Unique. { $effects-1-amount-signed } tax from each of your terrains of type Sea.
card-great-lighthouse = Great Lighthouse
    .text = Unique. Your naval units get { $effects-1-strength-signed }/{ $effects-1-toughness-signed } and need no upkeep abroad.
card-oracle = Oracle
    .text = Unique. When completed, draw a card. At the start of your end phase look at the top { $effects-1-amount-size } cards of your library; you may put any of them on the bottom.
card-great-wall = Great Wall
    .text = Unique, Fortification. Your infantry units defending in your civilization get { $effects-2-strength-signed }/{ $effects-2-toughness-signed }. Enemy land units inside your civilization have at most { $effects-1-cap-size } movement.
card-hagia-sophia = Hagia Sophia
    .text = Unique. Happiness { $effects-1-amount-signed }, and { $effects-2-amount-signed } more while you have an invention with Religion.
card-leonardos-workshop = Leonardo's Workshop
    .text = Unique. At the start of your management phase you may put { $effects-1-amount-size } stage marker on one of your unfinished units or inventions.
card-notre-dame = Notre-Dame
    .text = Unique. Happiness { $effects-1-amount-signed }. Once per turn, after an event you played resolves, draw a card.
card-wieliczka-salt-mine = Wieliczka Salt Mine
    .text = Unique. { $effects-1-amount-signed } tax from this terrain and { $effects-2-amount-signed } tax from your capital. At the start of your management phase gain { $effects-3-amount-size } taxes.
card-taj-mahal = Taj Mahal
    .text = Unique. Terrains and resources cost you { $effects-1-amount-size } food less to discover (min. 1).
card-eiffel-tower = Eiffel Tower
    .text = Unique. Happiness { $effects-1-amount-signed }. { $effects-2-amount-signed } tax from each of your terrains that has a building.
card-panama-canal = Panama Canal
    .text = Unique. This terrain is also of type Sea. { $effects-3-amount-signed } tax from it. Your naval units may move once and then also attack in the same turn.
card-space-program = Space Program
    .text = Unique. Happiness { $effects-1-amount-signed }. The prosperity victory needs { $effects-2-amount-size } food and { $effects-3-amount-size } terrain less.

## Units

card-warriors = Warriors
card-scouts = Scouts
    .text = Self-sufficient.
card-spearmen = Spearmen
card-archers = Archers
    .text = Defender.
card-axemen = Axemen
card-swordsmen = Swordsmen
card-catapult = Catapult
    .text = Destroyer { $keywords-destroyer }.
card-hoplites = Hoplites
    .text = Defender.
card-legion = Legion
card-jaguar-warriors = Jaguar Warriors
    .text = { $effects-1-strength-signed }/{ $effects-1-toughness-signed } on Jungle, Forest and Swamp terrains.
card-medjay = Medjay Guards
    .text = Self-sufficient. { $effects-1-strength-signed }/{ $effects-1-toughness-signed } while defending on Desert or River terrains.
card-pikemen = Pikemen
    .text = { $effects-1-strength-signed }/{ $effects-1-toughness-signed } while fighting against cavalry.
card-longbowmen = Longbowmen
    .text = Defender.
card-crossbowmen = Crossbowmen
    .text = Sniper.
card-musketeers = Musketeers
    .text = Defender.
card-samurai = Samurai
card-cannons = Cannons
    .text = Destroyer { $keywords-destroyer }.
card-men-at-arms = Men-at-Arms
card-janissaries = Janissaries
    .text = Self-sufficient.
card-riflemen = Riflemen
card-partisans = Partisans
    .text = Self-sufficient. Has Defender in your own civilization.
card-machine-gunners = Machine Gunners
    .text = Defender.
card-sharpshooters = Sharpshooters
    .text = Sniper.
card-marines = Marines
    .text = { $effects-1-strength-signed }/{ $effects-1-toughness-signed } while attacking Sea terrains. May cross into a foreign civilization after moving.
card-paratroopers = Paratroopers
    .text = Self-sufficient. Does not use up Transport capacity.
card-field-artillery = Field Artillery
    .text = Destroyer { $keywords-destroyer }.
card-flak-guns = Flak Guns
    .text = Anti-air { $keywords-anti-air }.
card-light-cavalry = Light Cavalry
card-chariots = Chariots
card-horse-archers = Horse Archers
    .text = Sniper.
card-war-chariots = War Chariots
card-steppe-riders = Steppe Riders
    .text = Self-sufficient.
card-cavalry = Cavalry
card-knights = Knights
    .text = { $effects-1-strength-signed }/{ $effects-1-toughness-signed } while attacking Plains terrains.
card-keshik = Keshik Guard
card-winged-hussars = Winged Hussars
    .text = { $effects-1-strength-signed }/{ $effects-1-toughness-signed } while attacking.
card-cossacks = Cossacks
    .text = Self-sufficient, Destroyer { $keywords-destroyer }.
card-armoured-cars = Armoured Cars
card-motorised-infantry = Motorised Infantry
card-tanks = Tanks
card-self-propelled-guns = Self-propelled Guns
    .text = Destroyer { $keywords-destroyer }.
card-mobile-flak = Mobile Flak
    .text = Anti-air { $keywords-anti-air }.
card-galley = Galley
    .text = Transport { $keywords-transport }. Built on your own Sea terrain.
card-trireme = Trireme
card-longships = Longships
    .text = Transport { $keywords-transport }, Self-sufficient.
card-galleon = Galleon
    .text = Transport { $keywords-transport }.
card-privateers = Privateers
    .text = Self-sufficient. When this unit starts occupying an enemy terrain, take { $effects-1-amount-size } food from its owner.
card-frigate = Frigate
    .text = Destroyer { $keywords-destroyer }.
card-transport-ship = Transport Ship
    .text = Transport { $keywords-transport }.
card-submarine = Submarine
    .text = Sniper.
card-battleship = Battleship
    .text = Destroyer { $keywords-destroyer }.
card-aircraft-carrier = Aircraft Carrier
    .text = Anti-air { $keywords-anti-air }. Your air units may be stationed on this unit's terrain.
card-biplane = Biplane
card-bomber = Bomber
    .text = Destroyer { $keywords-destroyer }.
card-fighter = Fighter
    .text = Anti-air { $keywords-anti-air }.
card-attack-helicopters = Attack Helicopters
    .text = Destroyer { $keywords-destroyer }.
card-jet-fighter = Jet Fighter
    .text = Anti-air { $keywords-anti-air }.
card-transport-plane = Transport Plane
    .text = Transport { $keywords-transport }.

## Inventions

card-alphabet = Alphabet
    .text = End phase, once: pay { $effects-1-pay-tax-size } taxes to draw a card.
card-metalworking = Metalworking
    .text = Units you discard for income give { $effects-1-amount-size } more.
card-sailing = Sailing
    .text = Sea terrains cost you { $effects-1-amount-size } food less to discover (min. 1).
card-archery = Archery
    .text = Your capital gets { $effects-1-strength-signed }/{ $effects-1-toughness-signed }.
card-bronze-working = Bronze Working
    .text = Your capital gets { $effects-1-strength-signed }/{ $effects-1-toughness-signed }.
card-horse-riding = Horse Riding
    .text = Your cavalry may cross into a foreign civilization after moving.
card-mysticism = Mysticism
    .text = Happiness { $effects-1-amount-signed }.
card-masonry = Masonry
    .text = Your buildings get { $effects-1-strength-signed }/{ $effects-1-toughness-signed }.
card-agriculture = Agriculture
    .text = { $effects-1-amount-signed } food from your capital.
card-road-building = Road Building
    .text = Your land units have { $effects-1-amount-signed } movement usable only inside your own civilization.
card-currency = Currency
    .text = { $effects-1-amount-signed } tax from your capital.
card-mathematics = Mathematics
    .text = Buildings you discard for income give { $effects-1-amount-size } more.
card-calendar = Calendar
    .text = Terrains cost you { $effects-1-amount-size } food less to discover (min. 1).
card-code-of-laws = Code of Laws
    .text = Happiness { $effects-1-amount-signed }. { $effects-2-amount-signed } tax from your capital.
card-gunpowder = Gunpowder
    .text = Your capital gets { $effects-1-strength-signed }/{ $effects-1-toughness-signed }.
card-navigation = Navigation
    .text = Your naval units get { $effects-1-strength-signed }/{ $effects-1-toughness-signed }.
card-banking = Banking
    .text = { $effects-2-amount-signed } tax from your capital. Management phase, once: turn up to { $effects-1-max-size } taxes into production.
card-philosophy = Philosophy
    .text = When completed, draw { $effects-1-amount-size } cards.
card-astronomy = Astronomy
    .text = When completed, search your library for an invention, show it and put it into your hand.
card-feudalism = Feudalism
    .text = You may control { $effects-1-amount-size } more units.
card-guilds = Guilds
    .text = { $effects-1-amount-signed } production from your capital. Your buildings cost { $effects-2-amount-size } less on their last stage (min. { $effects-2-min-size }).
card-printing-press = Printing Press
    .text = Inventions cost { $effects-1-amount-size } less on each stage (min. { $effects-1-min-size }).
card-engineering = Engineering
    .text = Your buildings cost { $effects-1-amount-size } less on their first stage (min. { $effects-1-min-size }) and get { $effects-2-strength-signed }/{ $effects-2-toughness-signed }.
card-literature = Literature
    .text = Happiness { $effects-1-amount-signed }. When completed, draw a card.
card-military-tactics = Military Tactics
    .text = In each combat one of your units gets { $effects-1-strength-signed }/{ $effects-1-toughness-signed } and one gets { $effects-2-strength-signed }/{ $effects-2-toughness-signed }.
card-logistics = Logistics
    .text = Up to { $effects-1-limit-size } of your units abroad need no upkeep.
card-industrialization = Industrialization
    .text = { $effects-1-amount-signed } production from each of your terrains with a Mine, Sawmill, Workshop, Manufactory or Factory.
card-aviation = Aviation
    .text = At the start of your military phase you may look at one opponent's hand.
card-combustion = Combustion Engine
    .text = Your motorised and air units cost { $effects-1-amount-size } less on their first stage (min. { $effects-1-min-size }).
card-electricity = Electricity
    .text = { $effects-1-amount-signed } production from your capital. { $effects-2-amount-signed } tax from your capital.
card-medicine = Medicine
    .text = Happiness { $effects-1-amount-signed }.
card-radio = Radio
    .text = Happiness { $effects-1-amount-signed }. Your hand limit is { $effects-2-amount-size } higher.
card-rocketry = Rocketry
    .text = Your air units get { $effects-1-strength-signed }/{ $effects-1-toughness-signed }.
card-nuclear-physics = Nuclear Physics
    .text = { $effects-1-amount-signed } production from your capital.
card-corporation = Corporation
    .text = { $effects-1-amount-signed } tax from each of your terrains that has a resource.
card-despotism = Despotism
    .text = Government. { $effects-1-amount-signed } production from your capital. Happiness { $effects-2-amount-signed }.
card-monarchy = Monarchy
    .text = Government. Happiness { $effects-1-amount-signed }. Your capital gets { $effects-2-strength-signed }/{ $effects-2-toughness-signed }.
card-republic = Republic
    .text = Government. { $effects-1-amount-signed } tax from your capital.
card-merchant-republic = Merchant Republic
    .text = Government. { $effects-1-amount-signed } tax from each of your terrains of type Sea. Happiness { $effects-2-amount-signed }.
card-theocracy = Theocracy
    .text = Government. Happiness { $effects-1-amount-signed }, and { $effects-2-amount-signed } more while you have an invention with Religion.
card-military-junta = Military Junta
    .text = Government. Your units cost { $effects-1-amount-size } less on each stage (min. { $effects-1-min-size }). Happiness { $effects-2-amount-signed }.
card-democracy = Democracy
    .text = Government. Happiness { $effects-1-amount-signed }. { $effects-2-amount-signed } tax from each of your terrains. Happiness { $effects-3-amount-signed } for each of your units abroad.
card-communism = Communism
    .text = Government. { $effects-1-amount-signed } production from each of your terrains. Happiness { $effects-2-amount-signed }.
card-animism = Animism
    .text = Religion. Happiness { $effects-1-amount-signed }.
card-polytheism = Polytheism
    .text = Religion. Happiness { $effects-1-amount-signed }, and { $effects-2-amount-signed } more for each of your wonders.
card-buddhism = Buddhism
    .text = Religion. Happiness { $effects-1-amount-signed }. Your units cannot attack outside your own civilization.
card-confucianism = Confucianism
    .text = Religion. Happiness { $effects-1-amount-signed }. Inventions cost { $effects-2-amount-size } less on their first stage (min. { $effects-2-min-size }).
card-christianity = Christianity
    .text = Religion. Happiness { $effects-1-amount-signed }. Your wonders cost { $effects-2-amount-size } less on their first stage (min. { $effects-2-min-size }).
card-islam = Islam
    .text = Religion. Happiness { $effects-1-amount-signed }. { $effects-2-amount-signed } tax from each of your terrains of type Desert.

## Events

card-bumper-harvest = Bumper Harvest
    .text = Gain { $effects-1-amount-size } food.
card-drought = Drought
    .text = Target opponent's Plains and River terrains give { $effects-1-amount-size } food less (min. 0).
card-locusts = Locusts
    .text = Target opponent loses { $effects-1-amount-size } food.
card-flood = Flood
    .text = Destroy a building (not a wonder) on a River terrain.
card-earthquake = Earthquake
    .text = Destroy a building or wonder on a Hills, Mountains or Desert terrain.
card-storm = Storm at Sea
    .text = Cancel a move or attack by naval units; those units and every unit they carry lose all their movement.
card-fog = Thick Fog
    .text = Cancel an attack on one of your terrains; the attacking units are exhausted.
card-plague = Plague
    .text = Target opponent has happiness { $effects-1-amount-signed }.
card-harsh-winter = Harsh Winter
    .text = Enemy units in your civilization cost { $effects-1-amount-size } more upkeep.
card-fair-winds = Fair Winds
    .text = Ready up to { $effects-1-target-count-size } of your naval units.
card-forced-march = Forced March
    .text = Up to { $effects-1-target-count-size } of your land units have { $effects-1-amount-signed } movement this turn and may cross into a foreign civilization after moving.
card-ambush = Ambush
    .text = One of your defending units gets { $effects-1-strength-signed }/{ $effects-1-toughness-signed } in this combat.
card-heroic-defence = Heroic Defence
    .text = One of your defending units gets { $effects-1-strength-signed }/{ $effects-1-toughness-signed } in this combat.
card-battle-fury = Battle Fury
    .text = Up to { $effects-1-target-count-size } of your attacking units get { $effects-1-strength-signed }/{ $effects-1-toughness-signed } in this combat.
card-reinforcements = Reinforcements
    .text = Move up to { $effects-1-target-count-size } of your land units from adjacent terrains to the attacked terrain; they join the defence.
card-desertion = Desertion
    .text = Return an enemy unit that is outside its own civilization to its owner's hand.
card-mercenaries = Mercenaries
    .text = Put an Initial Era infantry unit from your hand into your capital, completed, ignoring its requirements.
card-sabotage = Sabotage
    .text = Remove { $effects-1-amount-size } stage marker from an enemy card under construction or being invented; if none is left, its owner discards it.
card-supply-lines = Supply Lines
    .text = Your units need no upkeep abroad.
card-scorched-earth = Scorched Earth
    .text = Destroy your building on a terrain occupied by the enemy; each enemy unit there takes { $effects-2-amount-size } damage.
card-great-general = Great General
    .text = In each combat up to { $effects-1-limit-size } of your attacking units get { $effects-1-strength-signed }/{ $effects-1-toughness-signed }.
card-trenches = Trenches
    .text = Your infantry units defending in your own civilization get { $effects-1-strength-signed }/{ $effects-1-toughness-signed }.
card-naval-blockade = Naval Blockade
    .text = Target opponent's Sea terrains give { $effects-1-amount-size } taxes less (min. 0).
card-truce = Truce
    .text = You and target opponent cannot attack each other.
card-conscription = Conscription
    .text = When played, gain { $effects-1-amount-size } production usable only for units. Happiness { $effects-2-amount-signed }.
card-atomic-bomb = Atomic Bomb
    .text = Destroy all units and buildings on one enemy terrain other than a capital.
card-bribery = Bribery
    .text = Take control of an enemy unit with toughness { $effects-1-target-max-toughness-size } or less that is outside its own civilization and move it to your capital.
card-plunder = Plunder
    .text = If you occupy a terrain of target opponent, take { $effects-1-amount-size } food from them.
card-festival = Festival
    .text = Happiness { $effects-1-amount-signed }.
card-riots = Riots
    .text = Target opponent has happiness { $effects-1-amount-signed }.
card-general-strike = General Strike
    .text = Exhaust up to { $effects-1-target-count-size } of the active player's terrains other than the capital.
card-golden-age = Golden Age
    .text = { $effects-1-amount-signed } production and { $effects-2-amount-signed } tax from each of your terrains that has a building.
card-great-migration = Great Migration
    .text = This turn discovering a terrain or resource costs you { $effects-1-amount-size } food less (min. 1).
card-cartographers = Cartographers
    .text = This turn you may discover one more terrain or resource (each is paid for).
card-censorship = Censorship
    .text = Cancel an event from Society, Science or Politics.
card-divine-protection = Divine Protection
    .text = Cancel an event from Nature.
card-diplomacy = Diplomacy
    .text = Cancel an event unless its owner pays { $effects-1-unless-pay-food-size } food.
card-espionage = Espionage
    .text = Look at target opponent's hand and choose a card; they discard it.
card-revolution = Revolution
    .text = Destroy an enemy invention with Government.
card-reformation = Reformation
    .text = Destroy an enemy invention with Religion.
card-secession = Secession
    .text = If target opponent's happiness is lower than their number of terrains, they lose an outermost terrain as if by unrest.
card-promised-land = Promised Land
    .text = Put a terrain from your atlas into play at no cost. It does not use up your discovery for the turn.
card-resettlement = Resettlement
    .text = Swap two of your unoccupied terrains other than the capital, with everything on them.
card-great-scholar = Great Scholar
    .text = Put { $effects-1-amount-size } stage marker on your unfinished invention.
card-great-architect = Great Architect
    .text = Put { $effects-1-amount-size } stage marker on one of your unfinished buildings or wonders.
card-great-leader = Great Leader
    .text = Choose one: gain { $effects-1-options-1-amount-size } food, or { $effects-1-options-2-amount-size } production, or { $effects-1-options-3-amount-size } taxes.
card-gold-rush = Gold Rush
    .text = Gain { $effects-1-amount-size } taxes.
card-trade-route = Trade Route
    .text = { $effects-1-amount-signed } tax from your capital.
card-trade-treaty = Trade Treaty
    .text = Choose a resource an opponent has in play; you count as having access to it. { $effects-2-amount-signed } tax from your capital.
card-inspiration = Inspiration
    .text = Draw { $effects-1-amount-size } cards.
card-renaissance = Renaissance
    .text = Return up to { $effects-1-amount-size } buildings, wonders, units or inventions from your discard pile to your hand.
card-chronicle = Chronicle
    .text = Put { $effects-1-options-1-amount-size } time marker on your long-term event or remove { $effects-1-options-2-amount-size } from an enemy one. Draw a card.
card-uncharted-coast = Uncharted Coast
    .text = A chosen outermost terrain is also of type Sea.

## Decks

deck-steppe-storm = Steppe Storm
    .text = Fast cavalry from cheap stages; reach 4 or 5 terrains, fill the unit cap, then ride for the enemy capital before walls rise.
deck-garden-of-kings = Garden of Kings
    .text = Farms, happiness and wonders for the prosperity victory, behind walls and spearmen.
deck-lords-of-the-tide = Lords of the Tide
    .text = Sea terrains for taxes, shipyards and fleets that occupy every coast; Uncharted Coast opens landlocked enemies.
deck-wings-of-steel = Wings of Steel
    .text = Grow to the Gold Era, invent Aviation and strike the capital from the air in one turn.
deck-hand-of-fate = Hand of Fate
    .text = Events slow every rival while archers and longbowmen hold the line.
deck-pax-romana = Pax Romana
    .text = A bit of everything: farms, temples, legions and swordsmen; attack or out-grow as the table demands.

## What of a card is ours: see `house-parts`

house-part-requires = what it needs
house-part-cost = cost
house-part-entry = that units must stop
house-part-era = era
house-part-income = incomes
house-part-keywords = abilities
house-part-movement = movement
house-part-site = where it lies or stands
house-part-source = source
house-part-strength = strength
house-part-timing = when it is played
house-part-toughness = toughness
house-part-unit-type = type of unit
house-part-kind = what it does
house-part-value = numbers
