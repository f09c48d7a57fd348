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
action-inspire = Score culture this turn
action-arm = Have science and resources for units this turn
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
action-retire = Give up { $card } for a yellow token
action-settle = Give up { $leader } and make { $card } a colony
action-peek = Look at the top current event
action-resign = Resign
action-wage = Resolve first: { $card } against { $rival }
action-steal = Take { $card }
action-bid = Bid { $strength }
action-send = Send { $card }
action-launch = Send the force
action-use = Use { $card }
action-mix = Food: { $food }, the rest resources
action-cede = Choose the colony { $card }
action-remove = Remove { $card }
action-ruin = Let { $card } fall into ruin
action-barter = { $goods-id ->
        [food] Pay 1 food in place of 1 resource
       *[resources] Pay 1 resource in place of 1 food
    }
action-decline = { $ask-id ->
        [politics] Take no political action
        [auction] Bid no more
        [defend] Defend no further
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
ask-plunder = How much of what you plunder is food?
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
event-destroyed = A worker of { $seat } leaves { $card }.
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
event-replaced = { $card } of { $seat } is replaced.
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

## Cards

card-agriculture = Agriculture
    .text = Farm: each worker on it makes 1 food a turn.
card-bronze = Bronze
    .text = Mine: each worker on it makes 1 resource a turn.
card-philosophy = Philosophy
    .text = Lab: each worker on it makes 1 science a turn.
card-religion = Religion
    .text = Temple: each worker on it makes 1 culture a turn and gives 1 happy face.
card-warriors = Warriors
    .text = Infantry: each worker on it is a unit of strength 1.
card-despotism = Despotism
    .text = 4 civil and 2 military actions; at most 2 urban buildings of each type.
card-pyramids = Pyramids
    .text = Adds 1 civil action.
card-hanging-gardens = Hanging Gardens
    .text = 1 culture a turn and 2 happy faces.
card-colossus = Colossus
    .text = Adds 2 strength, and 1 to every colonization force.
card-library-of-alexandria = Library of Alexandria
    .text = 1 culture and 1 science a turn. You may hold 1 civil and 1 military card more.
card-alexander-the-great = Alexander the Great
    .text = Strength +1 for each of your units. As a political action you may give him up for 1 yellow token.
card-aristotle = Aristotle
    .text = Whenever you take a technology from the card row, gain 1 science point.
card-hammurabi = Hammurabi
    .text = Once a turn a military action may serve as a civil one. Taking a leader costs 1 civil action less.
card-homer = Homer
    .text = 1 happy face; each turn 1 resource for units. When replaced, he may go under a completed wonder: 1 happy face there, but no civil action back.
card-julius-caesar = Julius Caesar
    .text = Adds 1 military action and 1 strength. Once per game you may take a second political action in one turn.
card-moses = Moses
    .text = Increasing your population costs 1 food less.
card-rich-land-a = Rich Land (A)
    .text = Build or upgrade a farm or mine for 1 resource less.
card-urban-growth-a = Urban Growth (A)
    .text = Build or upgrade an urban building for 1 resource less.
card-frugality-a = Frugality (A)
    .text = Increase your population at its usual price, then gain 1 food.
card-engineering-genius-a = Engineering Genius (A)
    .text = Build one stage of your wonder for 2 resources less.
card-patriotism-a = Patriotism (A)
    .text = This turn you have 1 more military action and 1 resource for building and upgrading units.
card-cultural-heritage-a = Cultural Heritage (A)
    .text = Gain 1 science point and 4 culture points.
card-stockpile-a = Stockpile
    .text = Gain 1 resource, then 1 food.
card-irrigation = Irrigation
    .text = Farm: each worker on it makes 2 food a turn.
card-iron = Iron
    .text = Mine: each worker on it makes 2 resources a turn.
card-alchemy = Alchemy
    .text = Lab: each worker on it makes 2 science a turn.
card-theology = Theology
    .text = Temple: each worker on it makes 1 culture a turn and gives 2 happy faces.
card-printing-press = Printing Press
    .text = Library: each worker on it makes 1 science and 1 culture a turn.
card-drama = Drama
    .text = Theater: each worker on it makes 2 culture a turn and gives 1 happy face.
card-bread-and-circuses = Bread and Circuses
    .text = Arena: each worker on it gives 1 strength and 2 happy faces.
card-swordsmen = Swordsmen
    .text = Infantry: each worker on it is a unit of strength 2.
card-knights = Knights
    .text = Cavalry: each worker on it is a unit of strength 2.
card-monarchy = Monarchy
    .text = 5 civil and 3 military actions; at most 3 urban buildings of each type.
card-theocracy = Theocracy
    .text = 4 civil and 3 military actions; at most 3 urban buildings of each type. Also 1 culture a turn, 1 strength and 1 happy face.
card-warfare = Warfare
    .text = Special technology (military): adds 1 military action and 1 strength.
card-code-of-laws = Code of Laws
    .text = Special technology (civil): adds 1 civil action.
card-cartography = Cartography
    .text = Special technology (colonization): adds 1 strength, and 2 to every colonization force.
card-masonry = Masonry
    .text = Special technology (construction): urban buildings of Ages I, II and III cost 1 resource less; 1 civil action builds up to 2 wonder stages.
card-great-wall = Great Wall
    .text = 1 culture a turn and 1 happy face. Strength +1 for each infantry and artillery unit.
card-st-peters-basilica = St. Peter's Basilica
    .text = 2 culture a turn and 1 happy face. Every other card with happy faces gives 1 more, a building 1 more per worker.
card-taj-mahal = Taj Mahal
    .text = 3 culture a turn and 1 blue token. Costs 2 civil actions less to take if you have replaced a leader this turn.
card-universitas-carolina = Universitas Carolina
    .text = 1 culture and 2 science a turn.
card-christopher-columbus = Christopher Columbus
    .text = As a political action you may give him up to make a territory in your hand your colony, without an auction and without sending units.
card-frederick-barbarossa = Frederick Barbarossa
    .text = For 1 military action you may increase your population and build a unit with it, paying 1 food and 1 resource less.
card-genghis-khan = Genghis Khan
    .text = Infantry may stand in for cavalry in armies. End of your turn: 3 culture points if you are one of the two strongest (with 2 players: the strongest).
card-joan-of-arc = Joan of Arc
    .text = 1 culture a turn, 1 military action, strength +1 per happy face of temples and government. Before your political action you may look at the top current event.
card-leonardo-da-vinci = Leonardo da Vinci
    .text = Adds the level of your best lab or library to your science a turn. Developing a technology brings 1 resource.
card-michelangelo = Michelangelo
    .text = 1 culture a turn for each happy face of your temples, theaters and wonders. Your completed wonders do not make others dearer to take.
card-rich-land-i = Rich Land (I)
    .text = Build or upgrade a farm or mine for 2 resources less.
card-urban-growth-i = Urban Growth (I)
    .text = Build or upgrade an urban building for 2 resources less.
card-frugality-i = Frugality (I)
    .text = Increase your population at its usual price, then gain 2 food.
card-engineering-genius-i = Engineering Genius (I)
    .text = Build one stage of your wonder for 3 resources less.
card-patriotism-i = Patriotism (I)
    .text = This turn you have 1 more military action and 2 resources for building and upgrading units.
card-cultural-heritage-i = Cultural Heritage (I)
    .text = Gain 2 science points and 2 culture points.
card-breakthrough-i = Breakthrough (I)
    .text = Develop a technology, or change the government by a revolution, then gain 2 science points.
card-reserves-i = Reserves (I)
    .text = Gain 2 food or 2 resources.
card-selective-breeding = Selective Breeding
    .text = Farm: each worker on it makes 3 food a turn.
card-coal = Coal
    .text = Mine: each worker on it makes 3 resources a turn.
card-scientific-method = Scientific Method
    .text = Lab: each worker on it makes 3 science a turn.
card-organized-religion = Organized Religion
    .text = Temple: each worker on it makes 1 culture a turn and gives 3 happy faces.
card-journalism = Journalism
    .text = Library: each worker on it makes 2 science and 2 culture a turn.
card-opera = Opera
    .text = Theater: each worker on it makes 3 culture a turn and gives 1 happy face.
card-team-sports = Team Sports
    .text = Arena: each worker on it gives 2 strength and 3 happy faces.
card-riflemen = Riflemen
    .text = Infantry: each worker on it is a unit of strength 3.
card-cavalrymen = Cavalrymen
    .text = Cavalry: each worker on it is a unit of strength 3.
card-cannon = Cannon
    .text = Artillery: each worker on it is a unit of strength 3.
card-constitutional-monarchy = Constitutional Monarchy
    .text = 6 civil and 4 military actions; at most 3 urban buildings of each type.
card-republic = Republic
    .text = 7 civil and 2 military actions; at most 3 urban buildings of each type.
card-strategy = Strategy
    .text = Special technology (military): adds 2 military actions and 3 strength.
card-justice-system = Justice System
    .text = Special technology (civil): adds 1 civil action and 3 blue tokens.
card-navigation = Navigation
    .text = Special technology (colonization): adds 2 strength, and 3 to every colonization force.
card-architecture = Architecture
    .text = Special technology (construction): urban buildings cost 1 resource less if of Age I, 2 if of II or III; 1 civil action builds up to 3 wonder stages.
card-eiffel-tower = Eiffel Tower
    .text = 4 culture a turn and 1 happy face.
card-kremlin = Kremlin
    .text = 2 culture a turn, 1 civil and 1 military action, but 1 unhappy face.
card-ocean-liner-service = Ocean Liner Service
    .text = Once a turn you may increase your population by 1 for no food and no action.
card-transcontinental-railroad = Transcontinental Railroad
    .text = 4 strength. One worker on your best mine produces double.
card-james-cook = James Cook
    .text = 2 culture a turn for your first colony, 1 for each other. Up to 2 military cards you discard add 1 each to a colonization force.
card-isaac-newton = Isaac Newton
    .text = Adds the level of your best lab or library to your science a turn. Developing a technology gives 1 spent civil action back.
card-j-s-bach = J. S. Bach
    .text = Theaters make 1 culture a turn more; their technologies cost 2 science less. Once a turn, for 1 civil action, any urban building can be upgraded to a theater of no lower level.
card-maximilien-robespierre = Maximilien Robespierre
    .text = Adds 1 military action. You pay for a revolution with all military instead of all civil actions and score 3 culture points for it.
card-napoleon-bonaparte = Napoleon Bonaparte
    .text = Adds 2 military actions. Strength +2 for each type of unit you have.
card-william-shakespeare = William Shakespeare
    .text = 1 happy face; 2 culture a turn for each pair of library and theater. If you have a library, theaters and their technologies cost 1 less, and the other way round.
card-rich-land-ii = Rich Land (II)
    .text = Build or upgrade a farm or mine for 3 resources less.
card-urban-growth-ii = Urban Growth (II)
    .text = Build or upgrade an urban building for 3 resources less.
card-frugality-ii = Frugality (II)
    .text = Increase your population at its usual price, then gain 3 food.
card-engineering-genius-ii = Engineering Genius (II)
    .text = Build one stage of your wonder for 4 resources less.
card-patriotism-ii = Patriotism (II)
    .text = This turn you have 1 more military action and 3 resources for building and upgrading units.
card-breakthrough-ii = Breakthrough (II)
    .text = Develop a technology, or change the government by a revolution, then gain 3 science points.
card-reserves-ii = Reserves (II)
    .text = Gain 3 food or 3 resources.
card-revolutionary-idea-ii = Revolutionary Idea (II)
    .text = Gain 4 science points.
card-efficient-upgrade-ii = Efficient Upgrade (II)
    .text = Upgrade a farm, mine or urban building for 3 resources less.
card-wave-of-nationalism-ii = Wave of Nationalism
    .text = This turn, resources for units for each stronger rival: 6 with 2 players, 3 with 3, 2 with 4.
card-mechanized-agriculture = Mechanized Agriculture
    .text = Farm: each worker on it makes 5 food a turn.
card-oil = Oil
    .text = Mine: each worker on it makes 5 resources a turn.
card-computers = Computers
    .text = Lab: each worker on it makes 5 science a turn.
card-multimedia = Multimedia
    .text = Library: each worker on it makes 3 science and 3 culture a turn.
card-movies = Movies
    .text = Theater: each worker on it makes 4 culture a turn and gives 1 happy face.
card-professional-sports = Professional Sports
    .text = Arena: each worker on it gives 3 strength and 4 happy faces.
card-modern-infantry = Modern Infantry
    .text = Infantry: each worker on it is a unit of strength 5.
card-tanks = Tanks
    .text = Cavalry: each worker on it is a unit of strength 5.
card-rockets = Rockets
    .text = Artillery: each worker on it is a unit of strength 5.
card-air-forces = Air Forces
    .text = Air force: each worker on it is a unit of strength 5. One of them in an army doubles the army's tactical strength.
card-communism = Communism
    .text = 7 civil and 5 military actions; at most 4 urban buildings of each type. But it gives 1 unhappy face.
card-fundamentalism = Fundamentalism
    .text = 6 civil and 5 military actions; at most 4 urban buildings of each type. Also 5 strength, but 2 science a turn less.
card-democracy = Democracy
    .text = 7 civil and 3 military actions; at most 4 urban buildings of each type. Also 3 culture a turn.
card-military-theory = Military Theory
    .text = Special technology (military): adds 3 military actions and 5 strength.
card-civil-service = Civil Service
    .text = Special technology (civil): adds 2 civil actions and 3 blue tokens.
card-satellites = Satellites
    .text = Special technology (colonization): adds 3 strength, and 4 to every colonization force.
card-engineering = Engineering
    .text = Special technology (construction): urban buildings cost 1 resource less if of Age I, 2 if of II, 3 if of III; 1 civil action builds up to 4 wonder stages.
card-fast-food-chains = Fast Food Chains
    .text = When completed: 2 culture points for each farm and mine, 1 for each urban building and unit.
card-first-space-flight = First Space Flight
    .text = When completed: culture points equal to the sum of the levels of all your technologies.
card-hollywood = Hollywood
    .text = When completed: culture points equal to twice the culture your libraries and theaters make a turn.
card-internet = Internet
    .text = When completed: culture points equal to the culture, science and strength of your urban buildings together.
card-albert-einstein = Albert Einstein
    .text = Adds the level of your best lab or library to your science a turn. Developing a technology scores 3 culture points.
card-bill-gates = Bill Gates
    .text = Labs also make resources like mines, each worker as many as the lab's level. When he leaves or the game ends, you score that production in culture points.
card-charlie-chaplin = Charlie Chaplin
    .text = 2 happy faces. One theater of your highest level makes double culture.
card-mahatma-gandhi = Mahatma Gandhi
    .text = 2 culture a turn. You may not play aggressions or wars; those against you cost twice the military actions.
card-sid-meier = Sid Meier
    .text = Each lab makes as much culture a turn as its level is, and 1 science less.
card-winston-churchill = Winston Churchill
    .text = Once a turn choose: 3 culture points, or for this turn 3 science for unit technologies and 3 resources for units.
card-urban-growth-iii = Urban Growth (III)
    .text = Build or upgrade an urban building for 4 resources less.
card-engineering-genius-iii = Engineering Genius (III)
    .text = Build one stage of your wonder for 5 resources less.
card-patriotism-iii = Patriotism (III)
    .text = This turn you have 1 more military action and 4 resources for building and upgrading units.
card-reserves-iii = Reserves (III)
    .text = Gain 4 food or 4 resources.
card-revolutionary-idea-iii = Revolutionary Idea (III)
    .text = Gain 6 science points.
card-efficient-upgrade-iii = Efficient Upgrade (III)
    .text = Upgrade a farm, mine or urban building for 4 resources less.
card-military-build-up-iii = Military Build-Up
    .text = This turn, resources for units for each stronger rival: 8 with 2 players, 5 with 3, 3 with 4.
card-endowment-for-the-arts-iii = Endowment for the Arts
    .text = Culture points for each rival who has more of them: 6 with 2 players, 3 with 3, 2 with 4.
card-development-of-agriculture = Development of Agriculture
    .text = Everybody gains 2 food.
card-development-of-crafts = Development of Crafts
    .text = Everybody gains 2 resources.
card-development-of-markets = Development of Markets
    .text = Everybody gains 2 food or 2 resources.
card-development-of-politics = Development of Politics
    .text = Everybody draws 3 military cards.
card-development-of-religion = Development of Religion
    .text = Everybody may put an unused worker on Religion for free.
card-development-of-science = Development of Science
    .text = Everybody gains 2 science points.
card-development-of-settlement = Development of Settlement
    .text = Everybody gains 1 population for free.
card-development-of-trade-routes = Development of Trade Routes
    .text = Everybody gains 1 science point, 1 food and 1 resource.
card-development-of-warfare = Development of Warfare
    .text = Everybody may put an unused worker on Warriors for free.
card-development-of-civilization = Development of Civilization
    .text = Everybody may increase the population, build a farm, mine or urban building, or develop a technology for 1 less and without a civil action (a revolution takes all).
card-barbarians = Barbarians
    .text = Whoever has the most culture points loses 1 population if among the two weakest (with 2 players: if the weakest).
card-border-conflict = Border Conflict
    .text = The weakest destroys one of its farms, mines or urban buildings. The strongest gains 3 resources.
card-crusades = Crusades
    .text = The strongest scores 4 culture points, the weakest loses 4.
card-cultural-influence = Cultural Influence
    .text = Everybody scores culture points equal to the culture they make a turn.
card-foray = Foray
    .text = The two strongest (with 2 players: the strongest) each gain 3 in food and resources, in any mix.
card-good-harvest = Good Harvest
    .text = Everybody produces food, without corruption or consumption.
card-immigration = Immigration
    .text = All who have the most happy faces gain 1 population for free.
card-new-deposits = New Deposits
    .text = Everybody produces resources, without corruption.
card-pestilence = Pestilence
    .text = Everybody loses 1 population.
card-raiders = Raiders
    .text = The two weakest (with 2 players: the weakest) each lose 2 in food and resources, in any mix.
card-rats = Rats
    .text = Everybody loses all stored food.
card-rebellion = Rebellion
    .text = Everybody loses 2 available civil actions for each discontent worker.
card-reign-of-terror = Reign of Terror
    .text = The weakest loses 1 population.
card-scientific-breakthrough = Scientific Breakthrough
    .text = Everybody gains science points equal to the science they make a turn.
card-uncertain-borders = Uncertain Borders
    .text = The strongest takes 1 yellow token from the bank of the weakest.
card-developed-territory-i = Developed Territory (I)
    .text = As your colony it gives 1 yellow and 1 blue token. At once you gain 3 science points.
card-historic-territory-i = Historic Territory (I)
    .text = As your colony it gives 1 happy face. At once you gain 6 culture points.
card-inhabited-territory-i = Inhabited Territory (I)
    .text = As your colony it gives 2 yellow tokens. At once you gain 1 population for free.
card-strategic-territory-i = Strategic Territory (I)
    .text = As your colony it gives 2 strength. At once you draw 3 military cards.
card-vast-territory-i = Vast Territory (I)
    .text = As your colony it gives 3 yellow tokens and takes 1 blue token. At once you gain 3 food.
card-wealthy-territory-i = Wealthy Territory (I)
    .text = As your colony it gives 3 blue tokens. At once you gain 5 resources.
card-enslave-i = Enslave
    .text = Your rival loses 1 population; you gain 2 resources, then 2 food.
card-plunder-i = Plunder (I)
    .text = Take up to 3 food and resources together from your rival, in the mix you choose.
card-raid-i = Raid (I)
    .text = Destroy one urban building of your rival, up to Age I. Gain half its printed price in resources, rounded up.
card-open-borders-agreement = Open Borders Agreement
    .text = Both have 1 more military action. Whoever attacks the other has 2 more strength in that attack.
card-trade-routes-agreement = Trade Routes Agreement
    .text = Once per own turn A may pay 1 food in place of 1 resource, and B 1 resource in place of 1 food.
card-fighting-band = Fighting Band
    .text = An army is 2 infantry. Its tactical strength is 1.
card-legion = Legion
    .text = An army is 3 infantry. Its tactical strength is 2.
card-medieval-army = Medieval Army
    .text = An army is 1 infantry and 1 cavalry. Its tactical strength is 2.
card-phalanx = Phalanx
    .text = An army is 2 infantry and 1 cavalry. Its tactical strength is 3.
card-heavy-cavalry = Heavy Cavalry
    .text = An army is 3 cavalry. Its tactical strength is 4.
card-bonus-i = Defense 2 / Colonization 1
    .text = Adds 2 strength against an aggression, or 1 to a colonization force; then it is discarded.
card-civil-unrest = Civil Unrest
    .text = Everybody loses 4 culture points for each discontent worker. All who have the most discontent workers also lose 1 blue token.
card-cold-war = Cold War
    .text = The two strongest (with 2 players: the strongest) each gain 6 science points.
card-crime-wave = Crime Wave
    .text = The two weakest (with 2 players: the weakest) each lose 3 culture points and 1 blue token.
card-economic-progress = Economic Progress
    .text = Everybody goes through corruption, food production, consumption and resource production.
card-emigration = Emigration
    .text = Everybody loses population equal to half of their discontent workers, rounded up.
card-iconoclasm = Iconoclasm
    .text = Every leader who is not of the current age leaves the game.
card-independence-declaration = Independence Declaration
    .text = The weakest loses one colony of its choice.
card-international-agreement = International Agreement
    .text = The strongest may take cards from the row worth up to 5 civil actions without paying them. If it does, it skips its next political action.
card-national-pride = National Pride
    .text = Whoever has the most culture points scores 5 more.
card-politics-of-strength = Politics of Strength
    .text = The strongest draws 5 military cards, the weakest discards 3. In Age IV they score 5 and lose 3 culture points instead.
card-popularization-of-science = Popularization of Science
    .text = Everybody scores culture points equal to the science they make a turn.
card-prosperity = Prosperity
    .text = Everybody gains 1 food for each happy face, at most 8.
card-ravages-of-time = Ravages of Time
    .text = Everybody turns one completed wonder of Age A or I into a ruin: it gives 2 culture a turn and nothing else, but still counts as completed.
card-refugees = Refugees
    .text = The strongest scores 3 culture points and gains 1 population for free. The weakest loses 3 culture points and 1 population.
card-terrorism = Terrorism
    .text = Whoever has the fewest culture points chooses and destroys one urban building of every rival.
card-developed-territory-ii = Developed Territory (II)
    .text = As your colony it gives 2 yellow and 2 blue tokens. At once you gain 5 science points.
card-historic-territory-ii = Historic Territory (II)
    .text = As your colony it gives 2 happy faces. At once you gain 11 culture points.
card-inhabited-territory-ii = Inhabited Territory (II)
    .text = As your colony it gives 3 yellow tokens. At once you gain 2 population for free.
card-strategic-territory-ii = Strategic Territory (II)
    .text = As your colony it gives 4 strength. At once you draw 5 military cards.
card-vast-territory-ii = Vast Territory (II)
    .text = As your colony it gives 4 yellow tokens and takes 1 blue token. At once you gain 4 food.
card-wealthy-territory-ii = Wealthy Territory (II)
    .text = As your colony it gives 4 blue tokens. At once you gain 9 resources.
card-plunder-ii = Plunder (II)
    .text = Take up to 5 food and resources together from your rival, in the mix you choose.
card-raid-ii = Raid (II)
    .text = Destroy up to 2 urban buildings of your rival, one up to Age II, one up to Age I. Gain half their printed price in resources, rounded up.
card-annex-ii = Annex
    .text = Take one of your rival's colonies. You gain what it gives lastingly, but not what it gave at once.
card-infiltrate-ii = Infiltrate
    .text = Remove your rival's leader or unfinished wonder. Score 3 culture points for each level of that card.
card-spy-ii = Spy
    .text = Take up to 5 science points from your rival.
card-war-over-technology-ii = War over Technology
    .text = The victor takes as many science points as the advantage in strength, or in their place special technologies of the loser at their science price.
card-war-over-territory-ii = War over Territory
    .text = The victor takes 1 yellow token from the loser's bank, and 1 more for every full 5 of advantage in strength.
card-acceptance-of-supremacy = Acceptance of Supremacy
    .text = A produces 1 resource a turn more, B 1 less. Neither may attack the other.
card-international-trade-agreement = International Trade Agreement
    .text = A produces 1 resource a turn more, B 1 food more.
card-promise-of-military-protection = Promise of Military Protection
    .text = A makes 1 culture a turn more. B has 4 more strength and makes 1 culture a turn less. The pact ends when one attacks the other.
card-scientific-cooperation = Scientific Cooperation
    .text = Technologies cost both 2 science less; the partner pays 1 science each time and must have it.
card-mobile-artillery = Mobile Artillery
    .text = An army is 1 cavalry and 1 artillery. Its tactical strength is 5; obsolete, with a unit of Age A in it, 3.
card-fortifications = Fortifications
    .text = An army is 2 artillery. Its tactical strength is 5; obsolete, with a unit of Age A in it, 3.
card-conquistadors = Conquistadors
    .text = An army is 1 infantry and 2 cavalry. Its tactical strength is 5; obsolete, with a unit of Age A in it, 3.
card-defensive-army = Defensive Army
    .text = An army is 2 infantry and 1 artillery. Its tactical strength is 6; obsolete, with a unit of Age A in it, 3.
card-napoleonic-army = Napoleonic Army
    .text = An army is 1 infantry, 1 cavalry and 1 artillery. Its tactical strength is 7; obsolete, with a unit of Age A in it, 4.
card-classic-army = Classic Army
    .text = An army is 2 infantry and 2 cavalry. Its tactical strength is 8; obsolete, with a unit of Age A in it, 4.
card-bonus-ii = Defense 4 / Colonization 2
    .text = Adds 4 strength against an aggression, or 2 to a colonization force; then it is discarded.
card-impact-of-agriculture = Impact of Agriculture
    .text = Culture points for everybody: 1 for each food produced a turn, and 4 more if that exceeds consumption.
card-impact-of-architecture = Impact of Architecture
    .text = Culture points for everybody: 1 for each level of each urban building.
card-impact-of-balance = Impact of Balance
    .text = Culture points for everybody: twice the lowest of their production of food, resources, science and culture.
card-impact-of-colonies = Impact of Colonies
    .text = Culture points for everybody: 3 for each colony.
card-impact-of-competition = Impact of Competition
    .text = Culture points for everybody: 1 for each level of each unit and each arena.
card-impact-of-government = Impact of Government
    .text = Culture points for everybody: 2 for each civil action and 1 for each military action.
card-impact-of-happiness = Impact of Happiness
    .text = Culture points for everybody: 2 for each happy face (at most 8 of them), minus 2 for each discontent worker.
card-impact-of-industry = Impact of Industry
    .text = Culture points for everybody: 1 for each resource the mines produce a turn.
card-impact-of-population = Impact of Population
    .text = Culture points for everybody: 2 for each worker beyond 10, not counting discontent ones.
card-impact-of-progress = Impact of Progress
    .text = Culture points for everybody: 2 for each level of the government and of each special technology.
card-impact-of-science = Impact of Science
    .text = Culture points by rank in science a turn: 10, 0 with 2 players; 14, 7, 0 with 3; 15, 10, 5, 0 with 4.
card-impact-of-strength = Impact of Strength
    .text = Culture points by rank in strength: 10, 0 with 2 players; 14, 7, 0 with 3; 15, 10, 5, 0 with 4.
card-impact-of-technology = Impact of Technology
    .text = Culture points for everybody: 4 for each technology of Age III.
card-impact-of-variety = Impact of Variety
    .text = Culture points for everybody: 2 for each type of unit and each type of urban building they have, and for each special technology.
card-impact-of-wonders = Impact of Wonders
    .text = Culture points for everybody: for each completed wonder 5 if it is of Age A, 4 if of I, 3 if of II, 2 if of III.
card-plunder-iii = Plunder (III)
    .text = Take up to 7 food and resources together from your rival, in the mix you choose.
card-raid-iii = Raid (III)
    .text = Destroy up to 2 urban buildings of your rival, one up to Age III, one up to Age II. Gain half their printed price in resources, rounded up.
card-armed-intervention-iii = Armed Intervention
    .text = Take up to 7 culture points from your rival.
card-war-over-culture-iii = War over Culture
    .text = The victor takes 5 culture points from the loser, and 1 more for each point of advantage in strength.
card-international-tourism = International Tourism
    .text = Both make 1 culture a turn for each completed wonder of the other.
card-loss-of-sovereignty = Loss of Sovereignty
    .text = A makes 2 culture a turn more, B 2 less. Neither may attack the other, and nobody may declare war on B.
card-military-pact = Military Pact
    .text = Both have 3 more strength. The pact ends when one attacks the other.
card-peace-treaty = Peace Treaty
    .text = Both make 1 culture a turn more. Neither may attack the other.
card-entrenchments = Entrenchments
    .text = An army is 1 infantry and 2 artillery. Its tactical strength is 9; obsolete, with a unit of Age A or I in it, 5.
card-mechanized-army = Mechanized Army
    .text = An army is 1 cavalry and 2 artillery. Its tactical strength is 10; obsolete, with a unit of Age A or I in it, 5.
card-shock-troops = Shock Troops
    .text = An army is 1 infantry and 3 cavalry. Its tactical strength is 11; obsolete, with a unit of Age A or I in it, 6.
card-modern-army = Modern Army
    .text = An army is 2 infantry, 1 cavalry and 1 artillery. Its tactical strength is 13; obsolete, with a unit of Age A or I in it, 7.
card-bonus-iii = Defense 6 / Colonization 3
    .text = Adds 6 strength against an aggression, or 3 to a colonization force; then it is discarded.
