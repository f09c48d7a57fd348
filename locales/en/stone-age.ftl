# Stone Age: every text of the game.
#
# The variables of a message are the fields of its action or event. A field that names a thing gives
# three kinds of variables: $spot is what `spot-forest` says, $spot-where its attribute `.where`, and
# $spot-id the bare id, to select on.

## Buttons: what a seat can do

action-place = { $figures ->
        [one] Place { $figures } figure { $spot-short }
       *[other] Place { $figures } figures { $spot-short }
    }
action-use = { $vain-id ->
        [true] { $spot-use }: it gives you nothing more
       *[other] { $spot-use }{ $dice ->
            [0] { $points ->
                [0] { "" }
               *[other] : { $points } points
            }
            [one] , { $dice } die
           *[other] , { $dice } dice
        }
    }
action-leave = Take back the figure { $spot-short }
action-add-tool = { $gain-id ->
        [none] Add the tool +{ $value }: { $pips } in all, still nothing
       *[other] Add the tool +{ $value }: { $pips } in all, { $gain }
    }
action-add-card = { $gain-id ->
        [none] Add the one-use tool +{ $value }: { $pips } in all, still nothing
       *[other] Add the one-use tool +{ $value }: { $pips } in all, { $gain }
    }
action-take = { $gain-id ->
        [none] Take nothing: the roll makes only { $pips }
       *[other] Take { $gain }
    }
action-pay = Pay 1 { $resource-accusative }
action-build = That is enough: buy the building for { $points } points
action-take-die = { $pips ->
        [1] Take die 1: 1 wood
        [2] Take die 2: 1 brick
        [3] Take die 3: 1 stone
        [4] Take die 4: 1 gold
        [5] { $vain-id ->
            [true] Take die 5: no tool any more, yours are the best
           *[other] Take die 5: a tool
        }
       *[6] { $vain-id ->
            [true] Take die 6: nothing, your food track is at its end
           *[other] Take die 6: food track +1
        }
    }
action-use-card = Use the card “{ $card }”
action-choose = Take 1 { $resource-accusative }
action-starve = Let the tribe go hungry (lose { $points } points)

## Questions: what a seat is asked, or what chance is about to decide

ask-place = Place your figures in one place
ask-use = Choose where to use your figures next
ask-add-tools = Add tools to the roll, or take what it gives
ask-pay = Choose what you pay with
ask-take-die = Take one of the dice
ask-choose = Take a resource of your choice
ask-feed = Not enough food: pay the rest with resources, or let the tribe go hungry
ask-first-player = Lots are drawn for who begins
ask-fill-display = New cards are laid on the free spaces
ask-turn-up = Building tiles are turned up
ask-roll = The dice are rolled
ask-roll-for-all = Dice are rolled for all players
ask-draw-extra = The extra card is drawn

## Log: what happened

event-first-player = Lots are drawn: { $seat } begins.
event-card-revealed = { $spot }: new card “{ $card }”.
event-card-slid = { $spot }: the card “{ $card }” slides here.
event-building-revealed = { $spot }: a { $building } is turned up.
event-round-began = Round { $round }: { $seat } goes first.
event-placed = { $figures ->
        [one] { $seat } places { $figures } figure { $spot-where }.
       *[other] { $seat } places { $figures } figures { $spot-where }.
    }
event-rolled = { $dice-count ->
        [1] { $seat } rolls for { $good-some }: { $dice }.
       *[other] { $seat } rolls for { $good-some }: { $dice } (total { $pips }).
    }
event-tool-added = { $seat } adds a tool: +{ $value }.
event-card-added = { $seat } spends a one-use tool: +{ $value }.
event-gained = { $amount ->
        [0] { $seat } gains nothing.
        [one] { $seat } gains { $amount } { $good-accusative }.
       *[other] { $seat } gains { $amount } { $good-many }.
    }
event-tool-gained = { $seat } now has tools { $tools }.
event-track-moved = { $seat } is now on space { $track } of the food track.
event-figure-gained = { $figures ->
        [one] { $seat } now has { $figures } figure.
       *[other] { $seat } now has { $figures } figures.
    }
event-left = { $seat } takes the figure back { $spot-from } and buys nothing.
event-paid = { $resources-id ->
        [none] { $seat } pays nothing.
       *[some] { $seat } pays { $resources }.
    }
event-bought = { $seat } buys the card “{ $card }”.
event-built = { $points ->
        [one] { $seat } buys a { $building }: { $points } point.
       *[other] { $seat } buys a { $building }: { $points } points.
    }
event-stack-empty = { $spot } is empty: this is the last round.
event-scored = { $points ->
        [one] { $seat } scores { $points } point.
       *[other] { $seat } scores { $points } points.
    }
event-rolled-for-all = { $seat } rolls the dice for all: { $dice }.
event-die-taken = { $pips ->
        [1] { $seat } takes die 1 (wood).
        [2] { $seat } takes die 2 (brick).
        [3] { $seat } takes die 3 (stone).
        [4] { $seat } takes die 4 (gold).
        [5] { $seat } takes die 5 (tool).
       *[6] { $seat } takes die 6 (food track).
    }
event-drew = { $card-id ->
        [none] { $seat } draws a card.
       *[some] { $seat } draws the card “{ $card }”.
    }
event-drew-nothing = { $seat } draws no card: the deck is empty.
event-card-used = { $seat } uses the card “{ $card }”.
event-grew = { $seat } takes { $food } food from the fields.
event-fed = { $resources-id ->
        [none] { $seat } feeds the tribe with { $food } food.
       *[some] { $food ->
            [0] { $seat } feeds the tribe with { $resources } instead of food.
           *[other] { $seat } feeds the tribe with { $food } food and, for the rest, { $resources }.
        }
    }
event-starved = { $points ->
        [one] The tribe goes hungry: { $seat } loses { $points } point.
       *[other] The tribe goes hungry: { $seat } loses { $points } points.
    }
event-game-ended = The game ends: { $end }.
event-final-points = { $points ->
        [one] { $seat }: { $points } point { $source-for }.
       *[other] { $seat }: { $points } points { $source-for }.
    }

## Why the game ended

end-deck = there are too few cards left to fill the free spaces
end-stack = a building stack is empty
end-rounds = the last possible round has been played

## Places on the board

spot-hunt = Hunting ground
    .where = on the hunting ground
    .short = on the hunting ground
    .to = to the hunting ground
    .from = from the hunting ground
    .use = Hunt for food on the hunting ground
spot-forest = Forest
    .where = in the forest
    .short = in the forest
    .to = to the forest
    .from = from the forest
    .use = Gather wood in the forest
spot-clay-pit = Clay pit
    .where = in the clay pit
    .short = in the clay pit
    .to = to the clay pit
    .from = from the clay pit
    .use = Gather brick in the clay pit
spot-quarry = Quarry
    .where = in the quarry
    .short = in the quarry
    .to = to the quarry
    .from = from the quarry
    .use = Gather stone in the quarry
spot-river = River
    .where = on the river
    .short = on the river
    .to = to the river
    .from = from the river
    .use = Gather gold on the river
spot-tool-maker = Tool maker
    .where = at the tool maker
    .short = at the tool maker
    .to = to the tool maker
    .from = from the tool maker
    .use = Gain a tool at the tool maker
spot-hut = Hut
    .where = in the hut
    .short = in the hut
    .to = to the hut
    .from = from the hut
    .use = Gain a figure in the hut
spot-field = Field
    .where = on the field
    .short = on the field
    .to = to the field
    .from = from the field
    .use = Move up on the food track (field)
spot-card-1 = Card space 1 (costs 1)
    .where = on the card that costs 1
    .short = on the card for 1
    .to = to the card that costs 1
    .from = from the card that costs 1
    .use = Buy the card that costs 1
spot-card-2 = Card space 2 (costs 2)
    .where = on the card that costs 2
    .short = on the card for 2
    .to = to the card that costs 2
    .from = from the card that costs 2
    .use = Buy the card that costs 2
spot-card-3 = Card space 3 (costs 3)
    .where = on the card that costs 3
    .short = on the card for 3
    .to = to the card that costs 3
    .from = from the card that costs 3
    .use = Buy the card that costs 3
spot-card-4 = Card space 4 (costs 4)
    .where = on the card that costs 4
    .short = on the card for 4
    .to = to the card that costs 4
    .from = from the card that costs 4
    .use = Buy the card that costs 4
spot-building-1 = Building stack 1
    .where = on building stack 1
    .short = on stack 1
    .to = to building stack 1
    .from = from building stack 1
    .use = Buy the building on stack 1
spot-building-2 = Building stack 2
    .where = on building stack 2
    .short = on stack 2
    .to = to building stack 2
    .from = from building stack 2
    .use = Buy the building on stack 2
spot-building-3 = Building stack 3
    .where = on building stack 3
    .short = on stack 3
    .to = to building stack 3
    .from = from building stack 3
    .use = Buy the building on stack 3
spot-building-4 = Building stack 4
    .where = on building stack 4
    .short = on stack 4
    .to = to building stack 4
    .from = from building stack 4
    .use = Buy the building on stack 4

## Goods as something taken: `.accusative` after 1, `.few` after 2, `.many` after 5, `.some` without a number

good-food = food
    .accusative = food
    .few = food
    .many = food
    .some = food
good-wood = wood
    .accusative = wood
    .few = wood
    .many = wood
    .some = wood
good-brick = brick
    .accusative = brick
    .few = bricks
    .many = bricks
    .some = brick
good-stone = stone
    .accusative = stone
    .few = stones
    .many = stones
    .some = stone
good-gold = gold
    .accusative = gold
    .few = gold
    .many = gold
    .some = gold

resource-wood = wood
    .accusative = wood
    .few = wood
    .many = wood
    .some = wood
resource-brick = brick
    .accusative = brick
    .few = bricks
    .many = bricks
    .some = brick
resource-stone = stone
    .accusative = stone
    .few = stones
    .many = stones
    .some = stone
resource-gold = gold
    .accusative = gold
    .few = gold
    .many = gold
    .some = gold

# How many of a good, as something taken or paid.
count-food = { $n } food
count-wood = { $n } wood
count-brick = { $n ->
        [one] { $n } brick
       *[other] { $n } bricks
    }
count-stone = { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    }
count-gold = { $n } gold

## Points: rows of the score sheet, and `.for` in a sentence

source-buildings = Buildings
    .for = for buildings
source-cards = Points from cards
    .for = from cards
source-hunger = Hunger
    .for = for hunger
source-resources = Resources left
    .for = for resources left
source-symbols = Green cards
    .for = for green cards
source-farmers = Farmers
    .for = for farmers
source-tool-makers = Tool makers
    .for = for tool makers
source-builders = Hut builders
    .for = for hut builders
source-shamans = Shamans
    .for = for shamans

## Chapters of the rules

section-setup = Setting up
section-round = The round
section-placing = Placing figures
section-using = Using figures
section-tools = Tools
section-cards = Civilization cards
section-feeding = Feeding
section-end = End of the game
section-scoring = Final scoring

## Options of a table

setup-open-cards = Open cards
    .help = Everybody sees which cards the others have bought, not just how many. The extra card drawn from the deck stays secret.

## Chance

chance-hunt = Dice for food
chance-wood = Dice for wood
chance-brick = Dice for brick
chance-stone = Dice for stone
chance-gold = Dice for gold
chance-dice-for-all = Dice for all
chance-first-player = Lots for the first player
chance-civilization-cards = Civilization cards from the deck
chance-building-tiles = Building tiles from the stacks

## Lower halves of cards

symbol-transport = Wheel
symbol-time = Sundial
symbol-pottery = Pottery
symbol-art = Sculpture
symbol-healing = Healing
symbol-music = Music
symbol-writing = Writing
symbol-weaving = Weaving

# `.times` is what the people on yellow cards are multiplied by.
person-farmer = Farmer
    .plural = Farmers
    .times = food track
person-tool-maker = Tool maker
    .plural = Tool makers
    .times = tool value
person-builder = Hut builder
    .plural = Hut builders
    .times = buildings
person-shaman = Shaman
    .plural = Shamans
    .times = figures

## Civilization cards: `.top` when bought, `.bottom` at the end of the game

card-C01 = Wheel (2 stones)
    .top = take 2 stones
    .bottom = symbol for a set: wheel
card-C02 = Wheel (pick a die)
    .top = roll a die for every player; everybody picks one, you begin
    .bottom = symbol for a set: wheel
card-C03 = Sundial (food track)
    .top = move up 1 on the food track
    .bottom = symbol for a set: sundial
card-C04 = Sundial (pick a die)
    .top = roll a die for every player; everybody picks one, you begin
    .bottom = symbol for a set: sundial
card-C05 = Pottery (7 food)
    .top = take 7 food
    .bottom = symbol for a set: pottery
card-C06 = Pottery (pick a die)
    .top = roll a die for every player; everybody picks one, you begin
    .bottom = symbol for a set: pottery
card-C07 = Sculpture (tool)
    .top = gain a tool
    .bottom = symbol for a set: sculpture
card-C08 = Sculpture (roll for gold)
    .top = roll 2 dice for gold; tools may help
    .bottom = symbol for a set: sculpture
card-C09 = Healing (5 food)
    .top = take 5 food
    .bottom = symbol for a set: healing
card-C10 = Healing (2 resources of choice)
    .top = take any 2 resources, now or later
    .bottom = symbol for a set: healing
card-C11 = Music (3 points)
    .top = score 3 points
    .bottom = symbol for a set: music
card-C12 = Music (3 points)
    .top = score 3 points
    .bottom = symbol for a set: music
card-C13 = Writing (extra card)
    .top = draw the top card of the deck; only its lower half counts
    .bottom = symbol for a set: writing
card-C14 = Writing (pick a die)
    .top = roll a die for every player; everybody picks one, you begin
    .bottom = symbol for a set: writing
card-C15 = Weaving (1 food)
    .top = take 1 food
    .bottom = symbol for a set: weaving
card-C16 = Weaving (3 food)
    .top = take 3 food
    .bottom = symbol for a set: weaving
card-C17 = Hut builder (4 food)
    .top = take 4 food
    .bottom = 1 point per building
card-C18 = Hut builder (pick a die)
    .top = roll a die for every player; everybody picks one, you begin
    .bottom = 1 point per building
card-C19 = Two hut builders (2 food)
    .top = take 2 food
    .bottom = 2 points per building
card-C20 = Two hut builders (pick a die)
    .top = roll a die for every player; everybody picks one, you begin
    .bottom = 2 points per building
card-C21 = Three hut builders (3 points)
    .top = score 3 points
    .bottom = 3 points per building
card-C22 = Farmer (1 stone)
    .top = take 1 stone
    .bottom = 1 point per step on the food track
card-C23 = Farmer (food track)
    .top = move up 1 on the food track
    .bottom = 1 point per step on the food track
card-C24 = Farmer (pick a die)
    .top = roll a die for every player; everybody picks one, you begin
    .bottom = 1 point per step on the food track
card-C25 = Two farmers (3 food)
    .top = take 3 food
    .bottom = 2 points per step on the food track
card-C26 = Two farmers (pick a die)
    .top = roll a die for every player; everybody picks one, you begin
    .bottom = 2 points per step on the food track
card-C27 = Shaman (1 stone)
    .top = take 1 stone
    .bottom = 1 point per figure
card-C28 = Shaman (1 gold)
    .top = take 1 gold
    .bottom = 1 point per figure
card-C29 = Shaman (roll for stone)
    .top = roll 2 dice for stone; tools may help
    .bottom = 1 point per figure
card-C30 = Two shamans (1 brick)
    .top = take 1 brick
    .bottom = 2 points per figure
card-C31 = Two shamans (roll for wood)
    .top = roll 2 dice for wood; tools may help
    .bottom = 2 points per figure
card-C32 = Tool maker (one-use tool 4)
    .top = one-use tool of value 4
    .bottom = 1 point per point of tool value
card-C33 = Tool maker (one-use tool 3)
    .top = one-use tool of value 3
    .bottom = 1 point per point of tool value
card-C34 = Two tool makers (one-use tool 2)
    .top = one-use tool of value 2
    .bottom = 2 points per point of tool value
card-C35 = Two tool makers (pick a die)
    .top = roll a die for every player; everybody picks one, you begin
    .bottom = 2 points per point of tool value
card-C36 = Two tool makers (pick a die)
    .top = roll a die for every player; everybody picks one, you begin
    .bottom = 2 points per point of tool value

## Building tiles, by price

building-B01 = building for 2 wood and 1 brick
    .points = 10 points
building-B02 = building for 2 wood and 1 stone
    .points = 11 points
building-B03 = building for 1 wood and 2 bricks
    .points = 11 points
building-B04 = building for 2 wood and 1 gold
    .points = 12 points
building-B05 = building for 1 wood, 1 brick and 1 stone
    .points = 12 points
building-B06 = building for 1 wood, 1 brick and 1 stone
    .points = 12 points
building-B07 = building for 1 wood, 1 brick and 1 gold
    .points = 13 points
building-B08 = building for 1 wood, 1 brick and 1 gold
    .points = 13 points
building-B09 = building for 1 wood and 2 stones
    .points = 13 points
building-B10 = building for 2 bricks and 1 stone
    .points = 13 points
building-B11 = building for 1 wood, 1 stone and 1 gold
    .points = 14 points
building-B12 = building for 1 wood, 1 stone and 1 gold
    .points = 14 points
building-B13 = building for 2 bricks and 1 gold
    .points = 14 points
building-B14 = building for 1 brick and 2 stones
    .points = 14 points
building-B15 = building for 1 brick, 1 stone and 1 gold
    .points = 15 points
building-B16 = building for 1 brick, 1 stone and 1 gold
    .points = 15 points
building-B17 = building for 2 stones and 1 gold
    .points = 16 points
building-B18 = building for 4 resources of 1 kind
    .points = 12–24 points
building-B19 = building for 4 resources of 2 kinds
    .points = 13–23 points
building-B20 = building for 4 resources of 3 kinds
    .points = 15–21 points
building-B21 = building for 4 resources of 4 kinds
    .points = 18 points
building-B22 = building for 5 resources of 1 kind
    .points = 15–30 points
building-B23 = building for 5 resources of 2 kinds
    .points = 16–29 points
building-B24 = building for 5 resources of 3 kinds
    .points = 18–27 points
building-B25 = building for 5 resources of 4 kinds
    .points = 21–24 points
building-B26 = building for 1 to 7 resources
    .points = 3–42 points
building-B27 = building for 1 to 7 resources
    .points = 3–42 points
building-B28 = building for 1 to 7 resources
    .points = 3–42 points
