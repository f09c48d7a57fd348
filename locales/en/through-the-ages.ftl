# Through the Ages: every text of the game.
#
# The variables of a message are the fields of its action or event. A field that names a thing gives
# its name, and with `-id` the bare id, to select on. A card says in `.text` what it does; prices are data.

## Buttons: what a seat can do

action-take = { $actions ->
        [0] Take { $card } for no civil action
        [one] Take { $card } for { $actions } civil action
       *[other] Take { $card } for { $actions } civil actions
    }
action-grow = Increase the population for { $food } food
action-grow-free = Increase the population for free
action-enlist = Increase the population and build { $card } with it (food: { $food }, resources: { $resources })
action-build = { $resources ->
        [0] Build { $card } for free
        [one] Build { $card } for { $resources } resource
       *[other] Build { $card } for { $resources } resources
    }
action-upgrade = { $resources ->
        [0] Upgrade { $from } to { $to } for free
        [one] Upgrade { $from } to { $to } for { $resources } resource
       *[other] Upgrade { $from } to { $to } for { $resources } resources
    }
action-convert = { $resources ->
        [0] Turn { $from } into { $to } for free
        [one] Turn { $from } into { $to } for { $resources } resource
       *[other] Turn { $from } into { $to } for { $resources } resources
    }
action-destroy = { $how-id ->
        [disband] Disband { $card }
        [lose] Lose a worker of { $card }
        [raze] Destroy { $card } of { $rival }
       *[destroy] Destroy { $card }
    }
action-lead = Play the leader { $card }
action-tuck = Tuck the leader under { $card }
action-construct = { $stages ->
        [one] Build { $stages } stage of { $card } (resources: { $resources })
       *[other] Build { $stages } stages of { $card } (resources: { $resources })
    }
action-develop = Develop { $card } for { $science } science
action-revolt = Change to { $card } by a revolution, for { $science } science
action-play = Play { $card }
action-adopt = Play the tactic { $card }
action-copy = Copy the tactic { $card }
action-exchange = Use a military action as a civil one
action-inspire = { $culture ->
        [one] Score { $culture } culture point this turn
       *[other] Score { $culture } culture points this turn
    }
action-arm = Have { $science } science for unit technologies and { $resources } { $resources ->
        [one] resource
       *[other] resources
    } for units this turn
action-discard = Discard { $card }
action-pay = { $tokens-id ->
        [none] Pay with all your blue tokens
       *[some] Pay so that these blue tokens are left: { $tokens }
    }
action-store = { $tokens-id ->
        [none] Store nothing
       *[some] Store what you gain so that these blue tokens lie there: { $tokens }
    }
action-give = Give a blue token from { $card }
action-choose = { $goods-id ->
        [food] Take { $amount } food
       *[resources] Take { $amount } resources
    }
action-prepare = Prepare the event { $card }
action-attack = { $actions ->
        [one] Play the aggression { $card } against { $rival } for { $actions } military action
       *[other] Play the aggression { $card } against { $rival } for { $actions } military actions
    }
action-declare = { $actions ->
        [one] Declare { $card } on { $rival } for { $actions } military action
       *[other] Declare { $card } on { $rival } for { $actions } military actions
    }
action-offer = { $side-id ->
        [none] Offer { $rival } the pact { $card }
        [a] Offer { $rival } the pact { $card }, you as side A
       *[b] Offer { $rival } the pact { $card }, you as side B
    }
action-accept = { $side-id ->
        [none] Accept the pact { $card } of { $rival }
        [a] Accept the pact { $card } of { $rival }, you as side A
       *[b] Accept the pact { $card } of { $rival }, you as side B
    }
action-cancel = Cancel the pact { $card } in the area of { $owner }
action-retire = Remove { $card } from play for a yellow token
action-settle = Remove { $leader } from play and make { $card } a colony
action-peek = Look at the top current event
action-resign = Resign
action-wage = Resolve first: { $card } against { $rival }
action-steal = Take { $card } from { $rival }
action-bid = Bid { $strength }
action-send = Send { $card }
action-launch = Send the force
action-use = Use { $card }
action-mix = Food: { $food }, resources: { $resources }
action-plunder = Take food: { $food }, resources: { $resources }
action-cede = { $rival-id ->
        [none] Lose the colony { $card }
       *[other] Take the colony { $card } from { $rival }
    }
action-remove = Remove { $card } of { $rival } from play
action-ruin = Let { $card } fall into ruin
action-barter = { $goods-id ->
        [food] Pay 1 food in place of 1 resource
       *[resources] Pay 1 resource in place of 1 food
    }
action-decline = { $ask-id ->
        [politics] Take no political action
        [auction] Bid no more
        [defend] Do not defend yourself
        [defended] End the defence: it is enough
        [consider] Refuse the pact
        [spoils] Take the rest in science points
        [tuck] Get the civil action back
        [agreement] Take no more cards
        [raid] Destroy no more
        [build-free] Place no worker
       *[other] Pass
    }
action-finish = End the Action Phase

## Questions: what a seat is asked, or what chance is about to decide

ask-first-player = Lots are drawn for who begins
ask-deal-events = The first events are laid face down
ask-fill-row = The card row is filled
ask-draw-cards = Military cards are drawn
ask-start-turn = A turn begins
ask-share-tactic = A tactic becomes common
ask-actions = Take civil and military actions, or end the phase
ask-excess = Too many military cards: discard some
ask-produce = Production
ask-military-draw = Military cards are drawn
ask-finish-turn = The turn ends
ask-pay = Choose how you pay
ask-store = Choose where you store what you gain
ask-cover = The bank is empty: choose the token that covers the stage
ask-complete = The wonder is completed
ask-lose-blue = Choose the blue token you lose
ask-tuck = Tuck the leader under a wonder, or get the civil action back
ask-card-build = Choose what to build or upgrade
ask-card-develop = Choose what to develop
ask-choose = Food or resources?
ask-gain-science = Science points are gained
ask-wars = Which war is resolved first?
ask-spoils = Choose what you take as the victor, or take science
ask-politics = Take one political action, or none
ask-peek = The top current event is looked at
ask-reveal = The top current event is turned up
ask-event-step = An event happens
ask-event-done = An event is over
ask-auction = Bid for the territory, or pass
ask-colonize = Put the colonization force together
ask-gain = The colony brings what it gives once
ask-defend = Defend yourself with cards, or do not
ask-harm = The aggression takes its course
ask-plunder = How much food and how many resources do you take?
ask-raid = Choose the building you destroy
ask-annex = Choose the colony you take
ask-infiltrate = Choose what you remove
ask-consider = Accept the pact?
ask-mix = How much of it is food?
ask-throw = Choose the military card you discard
ask-build-free = Put an unused worker on the card for free?
ask-reform = Grow, build or develop something for less, or decline
ask-raze = Choose the building that is destroyed
ask-lose-population = Choose the card that loses a worker
ask-lose-colony = Choose the colony you lose
ask-ruin = Choose the wonder that becomes a ruin
ask-agreement = Take cards from the row, or stop

## Log: what happened

event-first-player = Lots are drawn: { $seat } begins.
event-laid = Space { $space } of the row: { $card }.
event-cleared = { $card } leaves the row.
event-turn-began = Round { $round }: the turn of { $seat }.
event-age-began = Age { $age } begins.
event-last-round = Round { $round } is the last.
event-obsolete = { $seat } loses the obsolete card { $card }.
event-obsolete-cards = { $count ->
        [one] { $seat } discards { $count } obsolete military card.
       *[other] { $seat } discards { $count } obsolete military cards.
    }
event-taken = { $actions ->
        [0] { $seat } takes { $card } for no civil action.
        [one] { $seat } takes { $card } for { $actions } civil action.
       *[other] { $seat } takes { $card } for { $actions } civil actions.
    }
event-grown = { $food ->
        [0] { $seat } increases the population for free.
       *[other] { $seat } increases the population for { $food } food.
    }
event-population-gained = { $seat } gains { $count } population for free.
event-built = { $resources ->
        [0] { $seat } builds { $card } for free.
        [one] { $seat } builds { $card } for { $resources } resource.
       *[other] { $seat } builds { $card } for { $resources } resources.
    }
event-upgraded = { $resources ->
        [0] { $seat } upgrades { $from } to { $to } for free.
        [one] { $seat } upgrades { $from } to { $to } for { $resources } resource.
       *[other] { $seat } upgrades { $from } to { $to } for { $resources } resources.
    }
event-destroyed = { $unit-id ->
        [true] { $seat } disbands { $card }.
       *[false] { $seat } destroys { $card }, a building of their own.
    }
event-razed = { $seat } destroys { $card } of { $rival }.
event-led = { $card } now leads { $seat }.
event-leader-left = { $card } leaves { $seat }.
event-tucked = { $seat } tucks the leader under { $card }.
event-constructed = { $stages ->
        [one] { $seat } builds { $stages } stage of { $card } (resources: { $resources }).
       *[other] { $seat } builds { $stages } stages of { $card } (resources: { $resources }).
    }
event-completed = { $seat } completes { $card }.
event-developed = { $seat } develops { $card } for { $science } science.
event-revolted = Revolution: { $seat } changes to { $card } for { $science } science.
event-replaced = { $seat } removes { $card } from play; { $by } stays.
event-action-back = { $seat } gets a civil action back.
event-played = { $seat } plays { $card }.
event-adopted = { $seat } plays the tactic { $card }.
event-copied = { $seat } copies the tactic { $card }.
event-shared = The tactic { $card } of { $seat } is now common.
event-exchanged = { $seat } uses a military action as a civil one.
event-armed = { $seat } has for units this turn: extra actions { $actions }, resources { $resources }, science { $science }.
event-science = { $amount-sign ->
        [minus] Science: { $seat } loses { $amount-size }.
       *[plus] Science: { $seat } gains { $amount }.
    }
event-culture = { $amount-sign ->
        [minus] Culture: { $seat } loses { $amount-size }.
       *[plus] Culture: { $seat } gains { $amount }.
    }
event-impact = { $amount-sign ->
        [minus] { $card }: { $seat } loses { $amount-size } culture.
       *[plus] { $card }: { $seat } gains { $amount } culture.
    }
event-stock = { $goods-id ->
        [food] { $amount-sign ->
            [minus] Food: { $seat } loses { $amount-size }.
           *[plus] Food: { $seat } gains { $amount }.
        }
       *[resources] { $amount-sign ->
            [minus] Resources: { $seat } loses { $amount-size }.
           *[plus] Resources: { $seat } gains { $amount }.
        }
    }
event-yellow = { $amount-sign ->
        [minus] Yellow tokens: { $seat } loses { $amount-size }.
       *[plus] Yellow tokens: { $seat } gains { $amount }.
    }
event-blue = { $amount-sign ->
        [minus] Blue tokens: { $seat } loses { $amount-size }.
       *[plus] Blue tokens: { $seat } gains { $amount }.
    }
event-corrupted = { $food ->
        [0] Corruption: { $seat } loses { $resources } { $resources ->
            [one] resource
           *[other] resources
        }.
       *[other] { $resources ->
            [0] Corruption: { $seat } loses { $food } food.
            [one] Corruption: { $seat } loses { $resources } resource and { $food } food.
           *[other] Corruption: { $seat } loses { $resources } resources and { $food } food.
        }
    }
event-eaten = The people of { $seat } eat { $food } food.
event-famine = Famine: { $seat } lacks { $food } food.
event-uprising = Uprising: { $seat } produces nothing.
event-drew = { $card-id ->
        [none] { $seat } draws a military card.
       *[other] { $seat } draws { $card }.
    }
event-discarded = { $card-id ->
        [none] { $seat } discards a military card.
       *[other] { $seat } discards { $card }.
    }
event-reshuffled = The discard pile is shuffled into a new military deck ({ $count } cards).
event-prepared = { $card-id ->
        [none] { $seat } prepares an event of Age { $age }.
       *[other] { $seat } prepares an event of Age { $age }: { $card }.
    }
event-peeked = { $card-id ->
        [none] { $seat } looks at the top current event.
       *[other] { $seat } looks at the top current event: { $card }.
    }
event-revealed = Turned up: { $card }.
event-events-shuffled = { $count ->
        [one] { $count } future event becomes the current one.
       *[other] { $count } future events become the current ones.
    }
event-skipped-politics = { $seat } skips the political action.
event-attacked = { $seat } plays the aggression { $card } against { $rival }.
event-used = { $seat } uses { $card }.
event-repelled = { $seat } repels the attack of { $rival }.
event-overcome = { $seat } overcomes { $rival }.
event-declared = { $seat } declares { $card } on { $rival }.
event-war-won = { $card }: { $seat } defeats { $rival } by { $advantage }.
event-war-tied = { $card } between { $seat } and { $rival } ends without a victor.
event-war-over = { $card } of { $seat } is over.
event-stolen = { $seat } takes { $card } from { $rival }.
event-offered = { $seat } offers { $rival } the pact { $card }.
event-accepted = { $seat } accepts the pact { $card } of { $rival }.
event-refused = { $seat } refuses the pact { $card } of { $rival }.
event-pact-ended = The pact { $card } between { $seat } and { $rival } ends.
event-resigned = { $seat } resigns.
event-bid = { $seat } bids { $strength }.
event-passed-bid = { $seat } bids no more.
event-sent = { $seat } sends { $card }.
event-colonized = { $seat } colonizes { $card }.
event-colony-lost = { $seat } loses the colony { $card }.
event-annexed = { $seat } takes the colony { $card } from { $rival }.
event-shrunk = { $card-id ->
        [none] { $seat } loses an unused worker.
       *[other] { $seat } loses a worker of { $card }.
    }
event-wonder-lost = { $seat } loses the unfinished wonder { $card }.
event-ruined = { $card } of { $seat } falls into ruin.
event-actions-lost = { $count ->
        [one] { $seat } loses { $count } civil action.
       *[other] { $seat } loses { $count } civil actions.
    }
event-bartered = { $paid-id ->
        [food] Trade routes: { $seat } pays 1 food in place of 1 resource.
       *[resources] Trade routes: { $seat } pays 1 resource in place of 1 food.
    }
event-game-over = The game is over.

## Points: the lines of the score sheet

source-production = Production
source-cards = Leaders and action cards
source-wonders = Wonders
source-preparing = Preparing events
source-events = Events and colonies
source-conflicts = Aggressions and wars
source-impacts = Impacts (events of Age III)
source-famine = Famine

## Goods

goods-food = food
goods-resources = resources

## Blue tokens on the cards that hold them

count-agriculture = { $n } × { card-agriculture }
count-irrigation = { $n } × { card-irrigation }
count-selective-breeding = { $n } × { card-selective-breeding }
count-mechanized-agriculture = { $n } × { card-mechanized-agriculture }
count-bronze = { $n } × { card-bronze }
count-iron = { $n } × { card-iron }
count-coal = { $n } × { card-coal }
count-oil = { $n } × { card-oil }
count-philosophy = { $n } × { card-philosophy }
count-alchemy = { $n } × { card-alchemy }
count-scientific-method = { $n } × { card-scientific-method }
count-computers = { $n } × { card-computers }

## Decks

deck-civil = Civil deck
deck-military = Military deck

## Chapters of the rules

section-terms = Terms
section-setup = Setup
section-course = Course of the game
section-ages = The end of an age
section-turn = A turn
section-politics = The Politics Phase
section-actions = The Action Phase
section-end-of-turn = The end of a turn
section-events = Events
section-colonization = Colonization
section-cards = Hands and cards in play
section-ratings = Ratings and actions
section-tokens = Tokens and workers
section-goods = Food, resources, points
section-end = Final scoring
section-single-cards = Single cards
section-rulings = Rulings

## What cards of one kind say; the numbers are those of each card

says-farm = Farm: each worker on it makes { $worth } food a turn.
says-mine = Mine: each worker on it makes { $worth ->
        [one] { $worth } resource
       *[other] { $worth } resources
    } a turn.
says-lab = Lab: each worker on it makes { $gives-science } science a turn.
says-temple = Temple: each worker on it makes { $gives-culture } culture a turn and gives { $gives-happy ->
        [one] { $gives-happy } happy face
       *[other] { $gives-happy } happy faces
    }.
says-library = Library: each worker on it makes { $gives-science } science and { $gives-culture } culture a turn.
says-theater = Theater: each worker on it makes { $gives-culture } culture a turn and gives { $gives-happy ->
        [one] { $gives-happy } happy face
       *[other] { $gives-happy } happy faces
    }.
says-arena = Arena: each worker on it gives { $gives-strength } strength and { $gives-happy ->
        [one] { $gives-happy } happy face
       *[other] { $gives-happy } happy faces
    }.
says-infantry = Infantry: each worker on it is a unit of strength { $gives-strength }.
says-cavalry = Cavalry: each worker on it is a unit of strength { $gives-strength }.
says-artillery = Artillery: each worker on it is a unit of strength { $gives-strength }.
says-government = { $gives-civil-actions } civil and { $gives-military-actions ->
        [one] { $gives-military-actions } military action
       *[other] { $gives-military-actions } military actions
    }; at most { $urban-limit ->
        [one] { $urban-limit } urban building
       *[other] { $urban-limit } urban buildings
    } of each type.
says-military-special = Special technology (military): adds { $gives-military-actions ->
        [one] { $gives-military-actions } military action
       *[other] { $gives-military-actions } military actions
    } and { $gives-strength } strength.
says-civil-special = Special technology (civil): adds { $gives-civil-actions ->
        [one] { $gives-civil-actions } civil action
       *[other] { $gives-civil-actions } civil actions
    } and { $gives-blue-tokens ->
        [one] { $gives-blue-tokens } blue token
       *[other] { $gives-blue-tokens } blue tokens
    }.
says-colonization-special = Special technology (colonization): adds { $gives-strength } strength, and { $gives-colonization } to every colonization force.
says-construction-special = Special technology (construction): urban buildings cost { $urban-discount-2 ->
        [one] { $urban-discount-2 } resource
       *[other] { $urban-discount-2 } resources
    } less if of Age I, { $urban-discount-3 } if of II, { $urban-discount-4 } if of III; one civil action builds up to { $stages ->
        [one] { $stages } wonder stage
       *[other] { $stages } wonder stages
    }.
says-rich-land = Build or upgrade a farm or mine for { $does-build-discount ->
        [one] { $does-build-discount } resource
       *[other] { $does-build-discount } resources
    } less.
says-urban-growth = Build or upgrade an urban building for { $does-build-discount ->
        [one] { $does-build-discount } resource
       *[other] { $does-build-discount } resources
    } less.
says-frugality = Increase your population at its usual price, then gain { $does-grow-food } food.
says-engineering-genius = Build one stage of your wonder for { $does-stage-discount ->
        [one] { $does-stage-discount } resource
       *[other] { $does-stage-discount } resources
    } less.
says-patriotism = This turn you have { $does-recruit-military-actions ->
        [one] { $does-recruit-military-actions } more military action
       *[other] { $does-recruit-military-actions } more military actions
    } and { $does-recruit-resources ->
        [one] { $does-recruit-resources } resource
       *[other] { $does-recruit-resources } resources
    } for building and upgrading units.
says-cultural-heritage = Gain { $does-gain-1-science ->
        [one] { $does-gain-1-science } science point
       *[other] { $does-gain-1-science } science points
    } and { $does-gain-2-culture ->
        [one] { $does-gain-2-culture } culture point
       *[other] { $does-gain-2-culture } culture points
    }.
says-breakthrough = Develop a technology, or change the government by a revolution, then gain { $does-develop-science ->
        [one] { $does-develop-science } science point
       *[other] { $does-develop-science } science points
    }.
says-reserves = Gain { $does-choose-amount } food or { $does-choose-amount ->
        [one] { $does-choose-amount } resource
       *[other] { $does-choose-amount } resources
    }.
says-revolutionary-idea = Gain { $does-gain-1-science ->
        [one] { $does-gain-1-science } science point
       *[other] { $does-gain-1-science } science points
    }.
says-efficient-upgrade = Upgrade a farm, mine or urban building for { $does-build-discount ->
        [one] { $does-build-discount } resource
       *[other] { $does-build-discount } resources
    } less.
says-recruit-per-stronger = This turn, resources for units for each stronger rival: { $does-recruit-per-stronger-resources-1 } with two players, { $does-recruit-per-stronger-resources-2 } with three, { $does-recruit-per-stronger-resources-3 } with four.
says-developed-territory = As your colony it gives { $gives-yellow-tokens ->
        [one] { $gives-yellow-tokens } yellow token
       *[other] { $gives-yellow-tokens } yellow tokens
    } and { $gives-blue-tokens ->
        [one] { $gives-blue-tokens } blue token
       *[other] { $gives-blue-tokens } blue tokens
    }. At once you gain { $gain-1-science ->
        [one] { $gain-1-science } science point
       *[other] { $gain-1-science } science points
    }.
says-historic-territory = As your colony it gives { $gives-happy ->
        [one] { $gives-happy } happy face
       *[other] { $gives-happy } happy faces
    }. At once you gain { $gain-1-culture ->
        [one] { $gain-1-culture } culture point
       *[other] { $gain-1-culture } culture points
    }.
says-inhabited-territory = As your colony it gives { $gives-yellow-tokens ->
        [one] { $gives-yellow-tokens } yellow token
       *[other] { $gives-yellow-tokens } yellow tokens
    }. At once you gain { $gain-1-population } population for free.
says-strategic-territory = As your colony it gives { $gives-strength } strength. At once you draw { $gain-1-military-cards ->
        [one] { $gain-1-military-cards } military card
       *[other] { $gain-1-military-cards } military cards
    }.
says-vast-territory = As your colony it gives { $gives-yellow-tokens ->
        [one] { $gives-yellow-tokens } yellow token
       *[other] { $gives-yellow-tokens } yellow tokens
    } and takes { $gives-blue-tokens-size ->
        [one] { $gives-blue-tokens-size } blue token
       *[other] { $gives-blue-tokens-size } blue tokens
    }. At once you gain { $gain-1-food } food.
says-wealthy-territory = As your colony it gives { $gives-blue-tokens ->
        [one] { $gives-blue-tokens } blue token
       *[other] { $gives-blue-tokens } blue tokens
    }. At once you gain { $gain-1-resources ->
        [one] { $gain-1-resources } resource
       *[other] { $gain-1-resources } resources
    }.
says-plunder = Take up to { $does-1-plunder-amount } food and resources together from your rival, in the mix you choose.
says-raid-two = Destroy up to two urban buildings of your rival, one up to Age { $does-1-raid-ages-1 }, one up to Age { $does-1-raid-ages-2 }. Gain half their printed price in resources, rounded up.
says-bonus = Adds { $defence } strength against an aggression, or { $colonization } to a colonization force; then it is discarded.
says-obsolete-a = Its tactical strength is { $strength }; obsolete, with a unit of Age A in it, { $obsolete }.
says-obsolete-i = Its tactical strength is { $strength }; obsolete, with a unit of Age A or I in it, { $obsolete }.
says-rank-points = { $steps-1-does-score-rank-culture-1-1 }, { $steps-1-does-score-rank-culture-1-2 } with two players; { $steps-1-does-score-rank-culture-2-1 }, { $steps-1-does-score-rank-culture-2-2 }, { $steps-1-does-score-rank-culture-2-3 } with three; { $steps-1-does-score-rank-culture-3-1 }, { $steps-1-does-score-rank-culture-3-2 }, { $steps-1-does-score-rank-culture-3-3 }, { $steps-1-does-score-rank-culture-3-4 } with four.

## Cards

card-agriculture = Agriculture
    .text = { says-farm }
card-bronze = Bronze
    .text = { says-mine }
card-philosophy = Philosophy
    .text = { says-lab }
card-religion = Religion
    .text = { says-temple }
card-warriors = Warriors
    .text = { says-infantry }
card-despotism = Despotism
    .text = { says-government }
card-pyramids = Pyramids
    .text = Adds { $gives-civil-actions ->
            [one] { $gives-civil-actions } civil action
           *[other] { $gives-civil-actions } civil actions
        }.
card-hanging-gardens = Hanging Gardens
    .text = { $gives-culture } culture a turn and { $gives-happy ->
            [one] { $gives-happy } happy face
           *[other] { $gives-happy } happy faces
        }.
card-colossus = Colossus
    .text = Adds { $gives-strength } strength, and { $gives-colonization } to every colonization force.
card-library-of-alexandria = Library of Alexandria
    .text = { $gives-culture } culture and { $gives-science } science a turn. You may hold { $gives-civil-hand } civil and { $gives-military-hand } military card more.
card-alexander-the-great = Alexander the Great
    .text = Strength +{ $abilities-1-rating-each } for each of your units. As a political action you may remove him from play for { $abilities-2-retire-yellow-tokens ->
            [one] { $abilities-2-retire-yellow-tokens } yellow token
           *[other] { $abilities-2-retire-yellow-tokens } yellow tokens
        }.
card-aristotle = Aristotle
    .text = Whenever you take a technology from the card row, gain { $abilities-1-on-take-science ->
            [one] { $abilities-1-on-take-science } science point
           *[other] { $abilities-1-on-take-science } science points
        }.
card-hammurabi = Hammurabi
    .text = { $abilities-1-military-for-civil-per-turn ->
            [one] Once a turn a military action
           *[other] { $abilities-1-military-for-civil-per-turn } times a turn a military action
        } may serve as a civil one. Taking a leader costs { $abilities-2-leader-discount-civil-actions ->
            [one] { $abilities-2-leader-discount-civil-actions } civil action
           *[other] { $abilities-2-leader-discount-civil-actions } civil actions
        } less.
card-homer = Homer
    .text = { $gives-happy ->
            [one] { $gives-happy } happy face
           *[other] { $gives-happy } happy faces
        }; each turn { $abilities-1-turn-resources-resources ->
            [one] { $abilities-1-turn-resources-resources } resource
           *[other] { $abilities-1-turn-resources-resources } resources
        } for units. When replaced, he may go under a completed wonder: { $abilities-2-tuck-happy ->
            [one] { $abilities-2-tuck-happy } happy face
           *[other] { $abilities-2-tuck-happy } happy faces
        } there, but no civil action back.
card-julius-caesar = Julius Caesar
    .text = Adds { $gives-military-actions ->
            [one] { $gives-military-actions } military action
           *[other] { $gives-military-actions } military actions
        } and { $gives-strength } strength. Once per game you may take a second political action in one turn.
card-moses = Moses
    .text = Increasing your population costs { $abilities-1-growth-discount-food } food less.
card-rich-land-a = Rich Land (A)
    .text = { says-rich-land }
card-urban-growth-a = Urban Growth (A)
    .text = { says-urban-growth }
card-frugality-a = Frugality (A)
    .text = { says-frugality }
card-engineering-genius-a = Engineering Genius (A)
    .text = { says-engineering-genius }
card-patriotism-a = Patriotism (A)
    .text = { says-patriotism }
card-cultural-heritage-a = Cultural Heritage (A)
    .text = { says-cultural-heritage }
card-stockpile-a = Stockpile
    .text = Gain { $does-gain-1-resources ->
            [one] { $does-gain-1-resources } resource
           *[other] { $does-gain-1-resources } resources
        }, then { $does-gain-2-food } food.
card-irrigation = Irrigation
    .text = { says-farm }
card-iron = Iron
    .text = { says-mine }
card-alchemy = Alchemy
    .text = { says-lab }
card-theology = Theology
    .text = { says-temple }
card-printing-press = Printing Press
    .text = { says-library }
card-drama = Drama
    .text = { says-theater }
card-bread-and-circuses = Bread and Circuses
    .text = { says-arena }
card-swordsmen = Swordsmen
    .text = { says-infantry }
card-knights = Knights
    .text = { says-cavalry }
card-monarchy = Monarchy
    .text = { says-government }
card-theocracy = Theocracy
    .text = { says-government } Also { $gives-culture } culture a turn, { $gives-strength } strength and { $gives-happy ->
            [one] { $gives-happy } happy face
           *[other] { $gives-happy } happy faces
        }.
card-warfare = Warfare
    .text = { says-military-special }
card-code-of-laws = Code of Laws
    .text = Special technology (civil): adds { $gives-civil-actions ->
            [one] { $gives-civil-actions } civil action
           *[other] { $gives-civil-actions } civil actions
        }.
card-cartography = Cartography
    .text = { says-colonization-special }
card-masonry = Masonry
    .text = { says-construction-special }
card-great-wall = Great Wall
    .text = { $gives-culture } culture a turn and { $gives-happy ->
            [one] { $gives-happy } happy face
           *[other] { $gives-happy } happy faces
        }. Strength +{ $abilities-1-rating-each } for each infantry and artillery unit.
card-st-peters-basilica = St. Peter's Basilica
    .text = { $gives-culture } culture a turn and { $gives-happy ->
            [one] { $gives-happy } happy face
           *[other] { $gives-happy } happy faces
        }. Every other card with happy faces gives one more, a building one more per worker.
card-taj-mahal = Taj Mahal
    .text = { $gives-culture } culture a turn and { $gives-blue-tokens ->
            [one] { $gives-blue-tokens } blue token
           *[other] { $gives-blue-tokens } blue tokens
        }. Costs { $abilities-1-row-discount-civil-actions ->
            [one] { $abilities-1-row-discount-civil-actions } civil action
           *[other] { $abilities-1-row-discount-civil-actions } civil actions
        } less to take if you have replaced a leader this turn.
card-universitas-carolina = Universitas Carolina
    .text = { $gives-culture } culture and { $gives-science } science a turn.
card-christopher-columbus = Christopher Columbus
    .text = As a political action you may remove him from play to make a territory in your hand your colony, without an auction and without sending units.
card-frederick-barbarossa = Frederick Barbarossa
    .text = For one military action you may increase your population and build a unit with it, paying { $abilities-1-grow-and-recruit-food } food and { $abilities-1-grow-and-recruit-resources ->
            [one] { $abilities-1-grow-and-recruit-resources } resource
           *[other] { $abilities-1-grow-and-recruit-resources } resources
        } less.
card-genghis-khan = Genghis Khan
    .text = Infantry may stand in for cavalry in armies. End of your turn: { $abilities-2-end-of-turn-culture ->
            [one] { $abilities-2-end-of-turn-culture } culture point
           *[other] { $abilities-2-end-of-turn-culture } culture points
        } if you are one of the { $abilities-2-end-of-turn-strongest } strongest (with two players: the strongest).
card-joan-of-arc = Joan of Arc
    .text = { $gives-culture } culture a turn, { $gives-military-actions ->
            [one] { $gives-military-actions } military action
           *[other] { $gives-military-actions } military actions
        }, strength +{ $abilities-1-rating-each } per happy face of temples and government. Before your political action you may look at the top current event.
card-leonardo-da-vinci = Leonardo da Vinci
    .text = Adds the level of your best lab or library to your science a turn. Developing a technology brings { $abilities-2-on-develop-resources ->
            [one] { $abilities-2-on-develop-resources } resource
           *[other] { $abilities-2-on-develop-resources } resources
        }.
card-michelangelo = Michelangelo
    .text = { $abilities-1-rating-each } culture a turn for each happy face of your temples, theaters and wonders. Your completed wonders do not make others dearer to take.
card-rich-land-i = Rich Land (I)
    .text = { says-rich-land }
card-urban-growth-i = Urban Growth (I)
    .text = { says-urban-growth }
card-frugality-i = Frugality (I)
    .text = { says-frugality }
card-engineering-genius-i = Engineering Genius (I)
    .text = { says-engineering-genius }
card-patriotism-i = Patriotism (I)
    .text = { says-patriotism }
card-cultural-heritage-i = Cultural Heritage (I)
    .text = { says-cultural-heritage }
card-breakthrough-i = Breakthrough (I)
    .text = { says-breakthrough }
card-reserves-i = Reserves (I)
    .text = { says-reserves }
card-selective-breeding = Selective Breeding
    .text = { says-farm }
card-coal = Coal
    .text = { says-mine }
card-scientific-method = Scientific Method
    .text = { says-lab }
card-organized-religion = Organized Religion
    .text = { says-temple }
card-journalism = Journalism
    .text = { says-library }
card-opera = Opera
    .text = { says-theater }
card-team-sports = Team Sports
    .text = { says-arena }
card-riflemen = Riflemen
    .text = { says-infantry }
card-cavalrymen = Cavalrymen
    .text = { says-cavalry }
card-cannon = Cannon
    .text = { says-artillery }
card-constitutional-monarchy = Constitutional Monarchy
    .text = { says-government }
card-republic = Republic
    .text = { says-government }
card-strategy = Strategy
    .text = { says-military-special }
card-justice-system = Justice System
    .text = { says-civil-special }
card-navigation = Navigation
    .text = { says-colonization-special }
card-architecture = Architecture
    .text = { says-construction-special }
card-eiffel-tower = Eiffel Tower
    .text = { $gives-culture } culture a turn and { $gives-happy ->
            [one] { $gives-happy } happy face
           *[other] { $gives-happy } happy faces
        }.
card-kremlin = Kremlin
    .text = { $gives-culture } culture a turn, { $gives-civil-actions } civil and { $gives-military-actions ->
            [one] { $gives-military-actions } military action
           *[other] { $gives-military-actions } military actions
        }, but { $gives-happy-size ->
            [one] { $gives-happy-size } unhappy face
           *[other] { $gives-happy-size } unhappy faces
        }.
card-ocean-liner-service = Ocean Liner Service
    .text = { $abilities-1-free-growth-per-turn ->
            [one] Once a turn you may increase your population by one
           *[other] { $abilities-1-free-growth-per-turn } times a turn you may increase your population by one
        } for no food and no action.
card-transcontinental-railroad = Transcontinental Railroad
    .text = { $gives-strength } strength. One worker on your best mine produces double.
card-james-cook = James Cook
    .text = { $abilities-1-rating-each } culture a turn for each colony, { $abilities-2-rating-each } more for the first. Up to { $abilities-3-colonize-with-cards-most ->
            [one] { $abilities-3-colonize-with-cards-most } military card
           *[other] { $abilities-3-colonize-with-cards-most } military cards
        } you discard add one each to a colonization force.
card-isaac-newton = Isaac Newton
    .text = Adds the level of your best lab or library to your science a turn. Developing a technology gives { $abilities-2-on-develop-civil-actions ->
            [one] { $abilities-2-on-develop-civil-actions } spent civil action
           *[other] { $abilities-2-on-develop-civil-actions } spent civil actions
        } back.
card-j-s-bach = J. S. Bach
    .text = Theaters make { $abilities-1-rating-each } culture a turn more; their technologies cost { $abilities-2-science-discount-science } science less. Once a turn, for one civil action, any urban building can be upgraded to a theater of no lower level.
card-maximilien-robespierre = Maximilien Robespierre
    .text = Adds { $gives-military-actions ->
            [one] { $gives-military-actions } military action
           *[other] { $gives-military-actions } military actions
        }. You pay for a revolution with all military instead of all civil actions and score { $abilities-2-on-revolution-culture ->
            [one] { $abilities-2-on-revolution-culture } culture point
           *[other] { $abilities-2-on-revolution-culture } culture points
        } for it.
card-napoleon-bonaparte = Napoleon Bonaparte
    .text = Adds { $gives-military-actions ->
            [one] { $gives-military-actions } military action
           *[other] { $gives-military-actions } military actions
        }. Strength +{ $abilities-1-rating-each } for each type of unit you have.
card-william-shakespeare = William Shakespeare
    .text = { $gives-happy ->
            [one] { $gives-happy } happy face
           *[other] { $gives-happy } happy faces
        }; { $abilities-1-rating-each } culture a turn for each pair of library and theater. If you have a library, theaters and their technologies cost { $abilities-2-pair-discount-resources } less, and the other way round.
card-rich-land-ii = Rich Land (II)
    .text = { says-rich-land }
card-urban-growth-ii = Urban Growth (II)
    .text = { says-urban-growth }
card-frugality-ii = Frugality (II)
    .text = { says-frugality }
card-engineering-genius-ii = Engineering Genius (II)
    .text = { says-engineering-genius }
card-patriotism-ii = Patriotism (II)
    .text = { says-patriotism }
card-breakthrough-ii = Breakthrough (II)
    .text = { says-breakthrough }
card-reserves-ii = Reserves (II)
    .text = { says-reserves }
card-revolutionary-idea-ii = Revolutionary Idea (II)
    .text = { says-revolutionary-idea }
card-efficient-upgrade-ii = Efficient Upgrade (II)
    .text = { says-efficient-upgrade }
card-wave-of-nationalism-ii = Wave of Nationalism
    .text = { says-recruit-per-stronger }
card-mechanized-agriculture = Mechanized Agriculture
    .text = { says-farm }
card-oil = Oil
    .text = { says-mine }
card-computers = Computers
    .text = { says-lab }
card-multimedia = Multimedia
    .text = { says-library }
card-movies = Movies
    .text = { says-theater }
card-professional-sports = Professional Sports
    .text = { says-arena }
card-modern-infantry = Modern Infantry
    .text = { says-infantry }
card-tanks = Tanks
    .text = { says-cavalry }
card-rockets = Rockets
    .text = { says-artillery }
card-air-forces = Air Forces
    .text = Air force: each worker on it is a unit of strength { $gives-strength }. One of them in an army doubles the army's tactical strength.
card-communism = Communism
    .text = { says-government } But it gives { $gives-happy-size ->
            [one] { $gives-happy-size } unhappy face
           *[other] { $gives-happy-size } unhappy faces
        }.
card-fundamentalism = Fundamentalism
    .text = { says-government } Also { $gives-strength } strength, but { $gives-science-size } science a turn less.
card-democracy = Democracy
    .text = { says-government } Also { $gives-culture } culture a turn.
card-military-theory = Military Theory
    .text = { says-military-special }
card-civil-service = Civil Service
    .text = { says-civil-special }
card-satellites = Satellites
    .text = { says-colonization-special }
card-engineering = Engineering
    .text = { says-construction-special }
card-fast-food-chains = Fast Food Chains
    .text = When completed: { $abilities-1-on-completion-each ->
            [one] { $abilities-1-on-completion-each } culture point
           *[other] { $abilities-1-on-completion-each } culture points
        } for each farm and mine, { $abilities-2-on-completion-each } for each urban building and unit.
card-first-space-flight = First Space Flight
    .text = When completed: { $abilities-1-on-completion-each ->
            [one] { $abilities-1-on-completion-each } culture point
           *[other] { $abilities-1-on-completion-each } culture points
        } for each level of each of your technologies.
card-hollywood = Hollywood
    .text = When completed: { $abilities-1-on-completion-each ->
            [one] { $abilities-1-on-completion-each } culture point
           *[other] { $abilities-1-on-completion-each } culture points
        } for each culture your libraries and theaters make a turn.
card-internet = Internet
    .text = When completed: { $abilities-1-on-completion-each ->
            [one] { $abilities-1-on-completion-each } culture point
           *[other] { $abilities-1-on-completion-each } culture points
        } for each culture, science and strength of your urban buildings.
card-albert-einstein = Albert Einstein
    .text = Adds the level of your best lab or library to your science a turn. Developing a technology scores { $abilities-2-on-develop-culture ->
            [one] { $abilities-2-on-develop-culture } culture point
           *[other] { $abilities-2-on-develop-culture } culture points
        }.
card-bill-gates = Bill Gates
    .text = Labs also make resources like mines, each worker as many as the lab's level. When he leaves or the game ends, you score that production in culture points.
card-charlie-chaplin = Charlie Chaplin
    .text = { $gives-happy ->
            [one] { $gives-happy } happy face
           *[other] { $gives-happy } happy faces
        }. One theater of your highest level makes double culture.
card-mahatma-gandhi = Mahatma Gandhi
    .text = { $gives-culture } culture a turn. You may not play aggressions or wars; those against you cost { $abilities-2-attacked-cost-times } times the military actions.
card-sid-meier = Sid Meier
    .text = Each lab makes as much culture a turn as its level is, and { $abilities-2-rating-each-size } science less.
card-winston-churchill = Winston Churchill
    .text = Once a turn choose: { $abilities-1-turn-choice-culture ->
            [one] { $abilities-1-turn-choice-culture } culture point
           *[other] { $abilities-1-turn-choice-culture } culture points
        }, or for this turn { $abilities-1-turn-choice-science } science for unit technologies and { $abilities-1-turn-choice-resources ->
            [one] { $abilities-1-turn-choice-resources } resource
           *[other] { $abilities-1-turn-choice-resources } resources
        } for units.
card-urban-growth-iii = Urban Growth (III)
    .text = { says-urban-growth }
card-engineering-genius-iii = Engineering Genius (III)
    .text = { says-engineering-genius }
card-patriotism-iii = Patriotism (III)
    .text = { says-patriotism }
card-reserves-iii = Reserves (III)
    .text = { says-reserves }
card-revolutionary-idea-iii = Revolutionary Idea (III)
    .text = { says-revolutionary-idea }
card-efficient-upgrade-iii = Efficient Upgrade (III)
    .text = { says-efficient-upgrade }
card-military-build-up-iii = Military Build-Up
    .text = { says-recruit-per-stronger }
card-endowment-for-the-arts-iii = Endowment for the Arts
    .text = Culture points for each rival who has more of them: { $does-culture-per-richer-culture-1 } with two players, { $does-culture-per-richer-culture-2 } with three, { $does-culture-per-richer-culture-3 } with four.
card-development-of-agriculture = Development of Agriculture
    .text = Everybody gains { $steps-1-does-gain-1-food } food.
card-development-of-crafts = Development of Crafts
    .text = Everybody gains { $steps-1-does-gain-1-resources ->
            [one] { $steps-1-does-gain-1-resources } resource
           *[other] { $steps-1-does-gain-1-resources } resources
        }.
card-development-of-markets = Development of Markets
    .text = Everybody gains { $steps-1-does-choose-amount } food or { $steps-1-does-choose-amount ->
            [one] { $steps-1-does-choose-amount } resource
           *[other] { $steps-1-does-choose-amount } resources
        }.
card-development-of-politics = Development of Politics
    .text = Everybody draws { $steps-1-does-draw-cards ->
            [one] { $steps-1-does-draw-cards } military card
           *[other] { $steps-1-does-draw-cards } military cards
        }.
card-development-of-religion = Development of Religion
    .text = Everybody may put an unused worker on Religion for free.
card-development-of-science = Development of Science
    .text = Everybody gains { $steps-1-does-gain-1-science ->
            [one] { $steps-1-does-gain-1-science } science point
           *[other] { $steps-1-does-gain-1-science } science points
        }.
card-development-of-settlement = Development of Settlement
    .text = Everybody gains { $steps-1-does-gain-1-population } population for free.
card-development-of-trade-routes = Development of Trade Routes
    .text = Everybody gains { $steps-1-does-gain-1-science ->
            [one] { $steps-1-does-gain-1-science } science point
           *[other] { $steps-1-does-gain-1-science } science points
        }, { $steps-1-does-gain-2-food } food and { $steps-1-does-gain-3-resources ->
            [one] { $steps-1-does-gain-3-resources } resource
           *[other] { $steps-1-does-gain-3-resources } resources
        }.
card-development-of-warfare = Development of Warfare
    .text = Everybody may put an unused worker on Warriors for free.
card-development-of-civilization = Development of Civilization
    .text = Everybody may increase the population, build a farm, mine or urban building, or develop a technology for { $steps-1-does-develop-discount } less and without a civil action (a revolution takes all).
card-barbarians = Barbarians
    .text = Whoever has the most culture points loses { $steps-1-does-lose-1-population } population if among the two weakest (with two players: if the weakest).
card-border-conflict = Border Conflict
    .text = The weakest destroys one of its farms, mines or urban buildings. The strongest gains { $steps-2-does-gain-1-resources ->
            [one] { $steps-2-does-gain-1-resources } resource
           *[other] { $steps-2-does-gain-1-resources } resources
        }.
card-crusades = Crusades
    .text = The strongest scores { $steps-1-does-gain-1-culture ->
            [one] { $steps-1-does-gain-1-culture } culture point
           *[other] { $steps-1-does-gain-1-culture } culture points
        }, the weakest loses { $steps-2-does-lose-1-culture }.
card-cultural-influence = Cultural Influence
    .text = Everybody scores culture points equal to the culture they make a turn.
card-foray = Foray
    .text = The two strongest (with two players: the strongest) each gain { $steps-1-does-gain-mix-amount } in food and resources, in any mix.
card-good-harvest = Good Harvest
    .text = Everybody produces food, without corruption or consumption.
card-immigration = Immigration
    .text = All who have the most happy faces gain { $steps-1-does-gain-1-population } population for free.
card-new-deposits = New Deposits
    .text = Everybody produces resources, without corruption.
card-pestilence = Pestilence
    .text = Everybody loses { $steps-1-does-lose-1-population } population.
card-raiders = Raiders
    .text = The two weakest (with two players: the weakest) each lose { $steps-1-does-lose-mix-amount } in food and resources, in any mix.
card-rats = Rats
    .text = Everybody loses all stored food.
card-rebellion = Rebellion
    .text = Everybody loses { $steps-1-does-lose-actions-per-discontent ->
            [one] { $steps-1-does-lose-actions-per-discontent } available civil action
           *[other] { $steps-1-does-lose-actions-per-discontent } available civil actions
        } for each discontent worker.
card-reign-of-terror = Reign of Terror
    .text = The weakest loses { $steps-1-does-lose-1-population } population.
card-scientific-breakthrough = Scientific Breakthrough
    .text = Everybody gains science points equal to the science they make a turn.
card-uncertain-borders = Uncertain Borders
    .text = The strongest takes { $steps-1-does-give-yellow-tokens ->
            [one] { $steps-1-does-give-yellow-tokens } yellow token
           *[other] { $steps-1-does-give-yellow-tokens } yellow tokens
        } from the bank of the weakest.
card-developed-territory-i = Developed Territory (I)
    .text = { says-developed-territory }
card-historic-territory-i = Historic Territory (I)
    .text = { says-historic-territory }
card-inhabited-territory-i = Inhabited Territory (I)
    .text = { says-inhabited-territory }
card-strategic-territory-i = Strategic Territory (I)
    .text = { says-strategic-territory }
card-vast-territory-i = Vast Territory (I)
    .text = { says-vast-territory }
card-wealthy-territory-i = Wealthy Territory (I)
    .text = { says-wealthy-territory }
card-enslave-i = Enslave
    .text = Your rival loses { $does-1-rival-loses-1-population } population; you gain { $does-2-gain-1-resources ->
            [one] { $does-2-gain-1-resources } resource
           *[other] { $does-2-gain-1-resources } resources
        }, then { $does-2-gain-2-food } food.
card-plunder-i = Plunder (I)
    .text = { says-plunder }
card-raid-i = Raid (I)
    .text = Destroy one urban building of your rival, up to Age { $does-1-raid-ages-1 }. Gain half its printed price in resources, rounded up.
card-open-borders-agreement = Open Borders Agreement
    .text = Both have { $both-military-actions ->
            [one] { $both-military-actions } more military action
           *[other] { $both-military-actions } more military actions
        }. Whoever attacks the other has { $attacker-strength } more strength in that attack.
card-trade-routes-agreement = Trade Routes Agreement
    .text = Once per own turn A may pay one food in place of one resource, and B one resource in place of one food.
card-fighting-band = Fighting Band
    .text = An army is { $units-infantry } infantry. Its tactical strength is { $strength }.
card-legion = Legion
    .text = An army is { $units-infantry } infantry. Its tactical strength is { $strength }.
card-medieval-army = Medieval Army
    .text = An army is { $units-infantry } infantry and { $units-cavalry } cavalry. Its tactical strength is { $strength }.
card-phalanx = Phalanx
    .text = An army is { $units-infantry } infantry and { $units-cavalry } cavalry. Its tactical strength is { $strength }.
card-heavy-cavalry = Heavy Cavalry
    .text = An army is { $units-cavalry } cavalry. Its tactical strength is { $strength }.
card-bonus-i = Defense 2 / Colonization 1
    .text = { says-bonus }
card-civil-unrest = Civil Unrest
    .text = Everybody loses { $steps-1-does-lose-per-discontent-culture ->
            [one] { $steps-1-does-lose-per-discontent-culture } culture point
           *[other] { $steps-1-does-lose-per-discontent-culture } culture points
        } for each discontent worker. All who have the most discontent workers also lose { $steps-2-does-lose-1-blue-tokens ->
            [one] { $steps-2-does-lose-1-blue-tokens } blue token
           *[other] { $steps-2-does-lose-1-blue-tokens } blue tokens
        }.
card-cold-war = Cold War
    .text = The two strongest (with two players: the strongest) each gain { $steps-1-does-gain-1-science ->
            [one] { $steps-1-does-gain-1-science } science point
           *[other] { $steps-1-does-gain-1-science } science points
        }.
card-crime-wave = Crime Wave
    .text = The two weakest (with two players: the weakest) each lose { $steps-1-does-lose-1-culture ->
            [one] { $steps-1-does-lose-1-culture } culture point
           *[other] { $steps-1-does-lose-1-culture } culture points
        } and { $steps-1-does-lose-2-blue-tokens ->
            [one] { $steps-1-does-lose-2-blue-tokens } blue token
           *[other] { $steps-1-does-lose-2-blue-tokens } blue tokens
        }.
card-economic-progress = Economic Progress
    .text = Everybody goes through corruption, food production, consumption and resource production.
card-emigration = Emigration
    .text = Everybody loses population: their discontent workers divided by { $steps-1-does-emigrate-divisor }, rounded up.
card-iconoclasm = Iconoclasm
    .text = Every leader who is not of the current age leaves the game.
card-independence-declaration = Independence Declaration
    .text = The weakest loses one colony of its choice.
card-international-agreement = International Agreement
    .text = The strongest may take cards from the row worth up to { $steps-1-does-agreement-budget ->
            [one] { $steps-1-does-agreement-budget } civil action
           *[other] { $steps-1-does-agreement-budget } civil actions
        } without paying them. If it does, it skips its next political action.
card-national-pride = National Pride
    .text = Whoever has the most culture points scores { $steps-1-does-gain-1-culture } more.
card-politics-of-strength = Politics of Strength
    .text = The strongest draws { $steps-1-does-draw-cards ->
            [one] { $steps-1-does-draw-cards } military card
           *[other] { $steps-1-does-draw-cards } military cards
        }, the weakest discards { $steps-2-does-discard-cards }. In Age IV they score { $steps-1-does-draw-late-culture } and lose { $steps-2-does-discard-late-culture } culture points instead.
card-popularization-of-science = Popularization of Science
    .text = Everybody scores culture points equal to the science they make a turn.
card-prosperity = Prosperity
    .text = Everybody gains one food for each happy face, at most { $steps-1-does-food-per-face-most }.
card-ravages-of-time = Ravages of Time
    .text = Everybody turns one completed wonder of Age { $steps-1-does-ruin-ages-1 } or { $steps-1-does-ruin-ages-2 } into a ruin: it gives { $steps-1-does-ruin-culture } culture a turn and nothing else, but still counts as completed.
card-refugees = Refugees
    .text = The strongest scores { $steps-1-does-gain-1-culture ->
            [one] { $steps-1-does-gain-1-culture } culture point
           *[other] { $steps-1-does-gain-1-culture } culture points
        } and gains { $steps-1-does-gain-2-population } population for free. The weakest loses { $steps-2-does-lose-1-culture ->
            [one] { $steps-2-does-lose-1-culture } culture point
           *[other] { $steps-2-does-lose-1-culture } culture points
        } and { $steps-2-does-lose-2-population } population.
card-terrorism = Terrorism
    .text = Whoever has the fewest culture points chooses and destroys one urban building of every rival.
card-developed-territory-ii = Developed Territory (II)
    .text = { says-developed-territory }
card-historic-territory-ii = Historic Territory (II)
    .text = { says-historic-territory }
card-inhabited-territory-ii = Inhabited Territory (II)
    .text = { says-inhabited-territory }
card-strategic-territory-ii = Strategic Territory (II)
    .text = { says-strategic-territory }
card-vast-territory-ii = Vast Territory (II)
    .text = { says-vast-territory }
card-wealthy-territory-ii = Wealthy Territory (II)
    .text = { says-wealthy-territory }
card-plunder-ii = Plunder (II)
    .text = { says-plunder }
card-raid-ii = Raid (II)
    .text = { says-raid-two }
card-annex-ii = Annex
    .text = Take one of your rival's colonies. You gain what it gives lastingly, but not what it gave at once.
card-infiltrate-ii = Infiltrate
    .text = Remove your rival's leader or unfinished wonder. Score { $does-1-infiltrate-culture-per-level ->
            [one] { $does-1-infiltrate-culture-per-level } culture point
           *[other] { $does-1-infiltrate-culture-per-level } culture points
        } for each level of that card.
card-spy-ii = Spy
    .text = Take up to { $does-1-take-science ->
            [one] { $does-1-take-science } science point
           *[other] { $does-1-take-science } science points
        } from your rival.
card-war-over-technology-ii = War over Technology
    .text = The victor takes as many science points as the advantage in strength, or in their place special technologies of the loser at their science price.
card-war-over-territory-ii = War over Territory
    .text = The victor takes { $spoils-yellow-tokens-base ->
            [one] { $spoils-yellow-tokens-base } yellow token
           *[other] { $spoils-yellow-tokens-base } yellow tokens
        } from the loser's bank, and one more for every full { $spoils-yellow-tokens-per } of advantage in strength.
card-acceptance-of-supremacy = Acceptance of Supremacy
    .text = A produces { $side-a-resources ->
            [one] { $side-a-resources } resource
           *[other] { $side-a-resources } resources
        } a turn more, B { $side-b-resources-size } less. Neither may attack the other.
card-international-trade-agreement = International Trade Agreement
    .text = A produces { $side-a-resources ->
            [one] { $side-a-resources } resource
           *[other] { $side-a-resources } resources
        } a turn more, B { $side-b-food } food more.
card-promise-of-military-protection = Promise of Military Protection
    .text = A makes { $side-a-culture } culture a turn more. B has { $side-b-strength } more strength and makes { $side-b-culture-size } culture a turn less. The pact ends when one attacks the other.
card-scientific-cooperation = Scientific Cooperation
    .text = Technologies cost both { $cooperation-science } science less; the partner pays { $cooperation-partner } science each time and must have it.
card-mobile-artillery = Mobile Artillery
    .text = An army is { $units-cavalry } cavalry and { $units-artillery } artillery. { says-obsolete-a }
card-fortifications = Fortifications
    .text = An army is { $units-artillery } artillery. { says-obsolete-a }
card-conquistadors = Conquistadors
    .text = An army is { $units-infantry } infantry and { $units-cavalry } cavalry. { says-obsolete-a }
card-defensive-army = Defensive Army
    .text = An army is { $units-infantry } infantry and { $units-artillery } artillery. { says-obsolete-a }
card-napoleonic-army = Napoleonic Army
    .text = An army is { $units-infantry } infantry, { $units-cavalry } cavalry and { $units-artillery } artillery. { says-obsolete-a }
card-classic-army = Classic Army
    .text = An army is { $units-infantry } infantry and { $units-cavalry } cavalry. { says-obsolete-a }
card-bonus-ii = Defense 4 / Colonization 2
    .text = { says-bonus }
card-impact-of-agriculture = Impact of Agriculture
    .text = Culture points for everybody: { $steps-1-does-score-each } for each food produced a turn, and { $steps-2-does-score-fed-culture } more if that exceeds consumption.
card-impact-of-architecture = Impact of Architecture
    .text = Culture points for everybody: { $steps-1-does-score-each } for each level of each urban building.
card-impact-of-balance = Impact of Balance
    .text = Culture points for everybody: { $steps-1-does-score-each } for each point of the lowest of their production of food, resources, science and culture.
card-impact-of-colonies = Impact of Colonies
    .text = Culture points for everybody: { $steps-1-does-score-each } for each colony.
card-impact-of-competition = Impact of Competition
    .text = Culture points for everybody: { $steps-1-does-score-each } for each level of each unit and each arena.
card-impact-of-government = Impact of Government
    .text = Culture points for everybody: { $steps-1-does-score-each } for each civil action and { $steps-2-does-score-each } for each military action.
card-impact-of-happiness = Impact of Happiness
    .text = Culture points for everybody: { $steps-1-does-score-each } for each happy face of their rating, minus { $steps-2-does-score-each-size } for each discontent worker.
card-impact-of-industry = Impact of Industry
    .text = Culture points for everybody: { $steps-1-does-score-each } for each resource the mines produce a turn.
card-impact-of-population = Impact of Population
    .text = Culture points for everybody: { $steps-1-does-score-each } for each worker beyond { $steps-1-does-score-per-content-beyond }, not counting discontent ones.
card-impact-of-progress = Impact of Progress
    .text = Culture points for everybody: { $steps-1-does-score-each } for each level of the government and of each special technology.
card-impact-of-science = Impact of Science
    .text = Culture points by rank in science a turn: { says-rank-points }
card-impact-of-strength = Impact of Strength
    .text = Culture points by rank in strength: { says-rank-points }
card-impact-of-technology = Impact of Technology
    .text = Culture points for everybody: { $steps-1-does-score-each } for each technology of Age { $steps-1-does-score-per-technologies-of }.
card-impact-of-variety = Impact of Variety
    .text = Culture points for everybody: { $steps-1-does-score-each } for each type of unit and each type of urban building they have, { $steps-2-does-score-each } for each special technology.
card-impact-of-wonders = Impact of Wonders
    .text = Culture points for everybody: for each completed wonder { $steps-1-does-score-wonders-by-age-1 } if it is of Age A, { $steps-1-does-score-wonders-by-age-2 } if of I, { $steps-1-does-score-wonders-by-age-3 } if of II, { $steps-1-does-score-wonders-by-age-4 } if of III.
card-plunder-iii = Plunder (III)
    .text = { says-plunder }
card-raid-iii = Raid (III)
    .text = { says-raid-two }
card-armed-intervention-iii = Armed Intervention
    .text = Take up to { $does-1-take-culture ->
            [one] { $does-1-take-culture } culture point
           *[other] { $does-1-take-culture } culture points
        } from your rival.
card-war-over-culture-iii = War over Culture
    .text = The victor takes { $spoils-culture-base ->
            [one] { $spoils-culture-base } culture point
           *[other] { $spoils-culture-base } culture points
        } from the loser, and one more for every full { $spoils-culture-per } of advantage in strength.
card-international-tourism = International Tourism
    .text = Both make { $culture-per-wonder } culture a turn for each completed wonder of the other.
card-loss-of-sovereignty = Loss of Sovereignty
    .text = A makes { $side-a-culture } culture a turn more, B { $side-b-culture-size } less. Neither may attack the other, and nobody may declare war on B.
card-military-pact = Military Pact
    .text = Both have { $both-strength } more strength. The pact ends when one attacks the other.
card-peace-treaty = Peace Treaty
    .text = Both make { $both-culture } culture a turn more. Neither may attack the other.
card-entrenchments = Entrenchments
    .text = An army is { $units-infantry } infantry and { $units-artillery } artillery. { says-obsolete-i }
card-mechanized-army = Mechanized Army
    .text = An army is { $units-cavalry } cavalry and { $units-artillery } artillery. { says-obsolete-i }
card-shock-troops = Shock Troops
    .text = An army is { $units-infantry } infantry and { $units-cavalry } cavalry. { says-obsolete-i }
card-modern-army = Modern Army
    .text = An army is { $units-infantry } infantry, { $units-cavalry } cavalry and { $units-artillery } artillery. { says-obsolete-i }
card-bonus-iii = Defense 6 / Colonization 3
    .text = { says-bonus }
