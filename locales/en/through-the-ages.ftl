# Through the Ages: every text of the game.
#
# The variables of a message are the fields of its action or event. A field that names a thing gives
# its name, and with `-id` the bare id, to select on.

## Buttons: what a seat can do

action-take = Take the card on space { $space }
action-grow = Increase the population
action-grow-free = Increase the population for nothing
action-enlist = Increase the population and build { $card } at once
action-build = Build { $card }
action-upgrade = Upgrade { $from } to { $to }
action-convert = Turn { $from } into { $to }
action-destroy = Destroy or disband { $card }
action-lead = Play the leader { $card }
action-tuck = Tuck the leader under { $card }
action-construct = { $stages ->
        [one] Build { $stages } stage of the wonder
       *[other] Build { $stages } stages of the wonder
    }
action-develop = Develop { $card }
action-revolt = Revolution: { $card }
action-play = Play { $card }
action-adopt = Play the tactic { $card }
action-copy = Copy the tactic { $card }
action-exchange = Use a military action as a civil one
action-inspire = Score culture this turn
action-arm = Have science and resources for units this turn
action-discard = Throw away { $card }
action-pay = Pay so that this is left: { $tokens }
action-store = Store what you gain like this: { $tokens }
action-give = Give a blue token from { $card }
action-choose = { $goods-id ->
        [food] Take food
       *[resources] Take resources
    }
action-prepare = Prepare the event { $card }
action-attack = Attack { $rival }: { $card }
action-declare = Declare war on { $rival }: { $card }
action-offer = { $as-a-id ->
        [true] Offer { $rival } the pact { $card }, you as side A
       *[false] Offer { $rival } the pact { $card }, you as side B
    }
action-accept = Accept the pact
action-cancel = Cancel the pact in the area of { $owner }
action-retire = Give up the leader for a yellow token
action-settle = Give up the leader and make { $card } a colony
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
action-barter = Let food and resources stand in for each other once
action-decline = Decline
action-finish = End the Action Phase

## Questions: what a seat is asked, or what chance is about to decide

ask-first-player = Lots are drawn for who begins
ask-deal-events = The first events are laid face down
ask-fill-row = The card row is filled
ask-draw-cards = Military cards are drawn
ask-start-turn = A turn begins
ask-share-tactic = A tactic becomes common
ask-actions = Take civil and military actions, or end the phase
ask-excess = Too many military cards: throw some away
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
ask-throw = Choose the military card you throw away
ask-build-free = Put an unused worker on the card for nothing?
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
        [one] { $seat } takes { $card } for { $actions } civil action.
       *[other] { $seat } takes { $card } for { $actions } civil actions.
    }
event-grown = { $seat } has one more worker for { $food } food.
event-built = { $seat } builds { $card } for { $resources }.
event-upgraded = { $seat } upgrades { $from } to { $to } for { $resources }.
event-destroyed = { $seat } gives up { $card }.
event-led = { $card } now leads { $seat }.
event-leader-left = { $card } leaves { $seat }.
event-tucked = { $seat } tucks the leader under { $card }.
event-constructed = { $stages ->
        [one] { $seat } builds { $stages } stage of { $card } for { $resources }.
       *[other] { $seat } builds { $stages } stages of { $card } for { $resources }.
    }
event-completed = { $seat } completes { $card }.
event-developed = { $seat } develops { $card } for { $science } science.
event-revolted = Revolution: { $seat } changes to { $card } for { $science } science.
event-replaced = { $seat } gives up { $card }.
event-played = { $seat } plays { $card }.
event-adopted = { $seat } plays the tactic { $card }.
event-copied = { $seat } copies the tactic { $card }.
event-shared = The tactic { $card } of { $seat } is now common.
event-exchanged = { $seat } uses a military action as a civil one.
event-armed = This turn { $seat } has for units: { $actions } actions, { $resources } resources, { $science } science.
event-science = Science of { $seat }: { $amount }.
event-culture = Culture of { $seat }: { $amount }.
event-stock = { $goods-id ->
        [food] Food of { $seat }: { $amount }.
       *[resources] Resources of { $seat }: { $amount }.
    }
event-yellow = Yellow tokens of { $seat }: { $amount }.
event-blue = Blue tokens of { $seat }: { $amount }.
event-corrupted = Corruption takes { $resources } resources and { $food } food from { $seat }.
event-famine = Famine: { $seat } lacks { $food } food.
event-uprising = Uprising: { $seat } produces nothing.
event-drew = { $card-id ->
        [none] { $seat } draws a military card.
       *[other] { $seat } draws { $card }.
    }
event-discarded = { $card-id ->
        [none] { $seat } throws a military card away.
       *[other] { $seat } throws { $card } away.
    }
event-reshuffled = The discard pile is shuffled into a new military deck ({ $count } cards).
event-prepared = { $card-id ->
        [none] { $seat } prepares an event of Age { $age }.
       *[other] { $seat } prepares the event { $card } of Age { $age }.
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
event-attacked = { $seat } attacks { $rival }: { $card }.
event-used = { $seat } uses { $card }.
event-repelled = { $seat } repels the attack of { $rival }.
event-overcome = { $seat } overcomes { $rival }.
event-declared = { $seat } declares war on { $rival }: { $card }.
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
event-bartered = { $seat } uses the trade routes.
event-game-over = The game is over.

## Points: the lines of the score sheet

source-production = Production
source-cards = Leaders and action cards
source-wonders = Wonders
source-preparing = Preparing events
source-events = Events and colonies
source-conflicts = Aggressions and wars
source-impacts = Final scoring
source-famine = Famine

## Goods

goods-food = food
goods-resources = resources

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
card-bronze = Bronze
card-philosophy = Philosophy
card-religion = Religion
card-warriors = Warriors
card-despotism = Despotism
card-pyramids = Pyramids
card-hanging-gardens = Hanging Gardens
card-colossus = Colossus
card-library-of-alexandria = Library of Alexandria
card-alexander-the-great = Alexander the Great
card-aristotle = Aristotle
card-hammurabi = Hammurabi
card-homer = Homer
card-julius-caesar = Julius Caesar
card-moses = Moses
card-rich-land-a = Rich Land (A)
card-urban-growth-a = Urban Growth (A)
card-frugality-a = Frugality (A)
card-engineering-genius-a = Engineering Genius (A)
card-patriotism-a = Patriotism (A)
card-cultural-heritage-a = Cultural Heritage (A)
card-stockpile-a = Stockpile
card-irrigation = Irrigation
card-iron = Iron
card-alchemy = Alchemy
card-theology = Theology
card-printing-press = Printing Press
card-drama = Drama
card-bread-and-circuses = Bread and Circuses
card-swordsmen = Swordsmen
card-knights = Knights
card-monarchy = Monarchy
card-theocracy = Theocracy
card-warfare = Warfare
card-code-of-laws = Code of Laws
card-cartography = Cartography
card-masonry = Masonry
card-great-wall = Great Wall
card-st-peters-basilica = St. Peter's Basilica
card-taj-mahal = Taj Mahal
card-universitas-carolina = Universitas Carolina
card-christopher-columbus = Christopher Columbus
card-frederick-barbarossa = Frederick Barbarossa
card-genghis-khan = Genghis Khan
card-joan-of-arc = Joan of Arc
card-leonardo-da-vinci = Leonardo da Vinci
card-michelangelo = Michelangelo
card-rich-land-i = Rich Land (I)
card-urban-growth-i = Urban Growth (I)
card-frugality-i = Frugality (I)
card-engineering-genius-i = Engineering Genius (I)
card-patriotism-i = Patriotism (I)
card-cultural-heritage-i = Cultural Heritage (I)
card-breakthrough-i = Breakthrough (I)
card-reserves-i = Reserves (I)
card-selective-breeding = Selective Breeding
card-coal = Coal
card-scientific-method = Scientific Method
card-organized-religion = Organized Religion
card-journalism = Journalism
card-opera = Opera
card-team-sports = Team Sports
card-riflemen = Riflemen
card-cavalrymen = Cavalrymen
card-cannon = Cannon
card-constitutional-monarchy = Constitutional Monarchy
card-republic = Republic
card-strategy = Strategy
card-justice-system = Justice System
card-navigation = Navigation
card-architecture = Architecture
card-eiffel-tower = Eiffel Tower
card-kremlin = Kremlin
card-ocean-liner-service = Ocean Liner Service
card-transcontinental-railroad = Transcontinental Railroad
card-james-cook = James Cook
card-isaac-newton = Isaac Newton
card-j-s-bach = J. S. Bach
card-maximilien-robespierre = Maximilien Robespierre
card-napoleon-bonaparte = Napoleon Bonaparte
card-william-shakespeare = William Shakespeare
card-rich-land-ii = Rich Land (II)
card-urban-growth-ii = Urban Growth (II)
card-frugality-ii = Frugality (II)
card-engineering-genius-ii = Engineering Genius (II)
card-patriotism-ii = Patriotism (II)
card-breakthrough-ii = Breakthrough (II)
card-reserves-ii = Reserves (II)
card-revolutionary-idea-ii = Revolutionary Idea (II)
card-efficient-upgrade-ii = Efficient Upgrade (II)
card-wave-of-nationalism-ii = Wave of Nationalism
card-mechanized-agriculture = Mechanized Agriculture
card-oil = Oil
card-computers = Computers
card-multimedia = Multimedia
card-movies = Movies
card-professional-sports = Professional Sports
card-modern-infantry = Modern Infantry
card-tanks = Tanks
card-rockets = Rockets
card-air-forces = Air Forces
card-communism = Communism
card-fundamentalism = Fundamentalism
card-democracy = Democracy
card-military-theory = Military Theory
card-civil-service = Civil Service
card-satellites = Satellites
card-engineering = Engineering
card-fast-food-chains = Fast Food Chains
card-first-space-flight = First Space Flight
card-hollywood = Hollywood
card-internet = Internet
card-albert-einstein = Albert Einstein
card-bill-gates = Bill Gates
card-charlie-chaplin = Charlie Chaplin
card-mahatma-gandhi = Mahatma Gandhi
card-sid-meier = Sid Meier
card-winston-churchill = Winston Churchill
card-urban-growth-iii = Urban Growth (III)
card-engineering-genius-iii = Engineering Genius (III)
card-patriotism-iii = Patriotism (III)
card-reserves-iii = Reserves (III)
card-revolutionary-idea-iii = Revolutionary Idea (III)
card-efficient-upgrade-iii = Efficient Upgrade (III)
card-military-build-up-iii = Military Build-Up
card-endowment-for-the-arts-iii = Endowment for the Arts
card-development-of-agriculture = Development of Agriculture
card-development-of-crafts = Development of Crafts
card-development-of-markets = Development of Markets
card-development-of-politics = Development of Politics
card-development-of-religion = Development of Religion
card-development-of-science = Development of Science
card-development-of-settlement = Development of Settlement
card-development-of-trade-routes = Development of Trade Routes
card-development-of-warfare = Development of Warfare
card-development-of-civilization = Development of Civilization
card-barbarians = Barbarians
card-border-conflict = Border Conflict
card-crusades = Crusades
card-cultural-influence = Cultural Influence
card-foray = Foray
card-good-harvest = Good Harvest
card-immigration = Immigration
card-new-deposits = New Deposits
card-pestilence = Pestilence
card-raiders = Raiders
card-rats = Rats
card-rebellion = Rebellion
card-reign-of-terror = Reign of Terror
card-scientific-breakthrough = Scientific Breakthrough
card-uncertain-borders = Uncertain Borders
card-developed-territory-i = Developed Territory (I)
card-historic-territory-i = Historic Territory (I)
card-inhabited-territory-i = Inhabited Territory (I)
card-strategic-territory-i = Strategic Territory (I)
card-vast-territory-i = Vast Territory (I)
card-wealthy-territory-i = Wealthy Territory (I)
card-enslave-i = Aggression: Enslave
card-plunder-i = Aggression: Plunder (I)
card-raid-i = Aggression: Raid (I)
card-open-borders-agreement = Open Borders Agreement
card-trade-routes-agreement = Trade Routes Agreement
card-fighting-band = Fighting Band
card-legion = Legion
card-medieval-army = Medieval Army
card-phalanx = Phalanx
card-heavy-cavalry = Heavy Cavalry
card-bonus-i = Defense 2 / Colonization 1
card-civil-unrest = Civil Unrest
card-cold-war = Cold War
card-crime-wave = Crime Wave
card-economic-progress = Economic Progress
card-emigration = Emigration
card-iconoclasm = Iconoclasm
card-independence-declaration = Independence Declaration
card-international-agreement = International Agreement
card-national-pride = National Pride
card-politics-of-strength = Politics of Strength
card-popularization-of-science = Popularization of Science
card-prosperity = Prosperity
card-ravages-of-time = Ravages of Time
card-refugees = Refugees
card-terrorism = Terrorism
card-developed-territory-ii = Developed Territory (II)
card-historic-territory-ii = Historic Territory (II)
card-inhabited-territory-ii = Inhabited Territory (II)
card-strategic-territory-ii = Strategic Territory (II)
card-vast-territory-ii = Vast Territory (II)
card-wealthy-territory-ii = Wealthy Territory (II)
card-plunder-ii = Aggression: Plunder (II)
card-raid-ii = Aggression: Raid (II)
card-annex-ii = Aggression: Annex
card-infiltrate-ii = Aggression: Infiltrate
card-spy-ii = Aggression: Spy
card-war-over-technology-ii = War over Technology
card-war-over-territory-ii = War over Territory
card-acceptance-of-supremacy = Acceptance of Supremacy
card-international-trade-agreement = International Trade Agreement
card-promise-of-military-protection = Promise of Military Protection
card-scientific-cooperation = Scientific Cooperation
card-mobile-artillery = Mobile Artillery
card-fortifications = Fortifications
card-conquistadors = Conquistadors
card-defensive-army = Defensive Army
card-napoleonic-army = Napoleonic Army
card-classic-army = Classic Army
card-bonus-ii = Defense 4 / Colonization 2
card-impact-of-agriculture = Impact of Agriculture
card-impact-of-architecture = Impact of Architecture
card-impact-of-balance = Impact of Balance
card-impact-of-colonies = Impact of Colonies
card-impact-of-competition = Impact of Competition
card-impact-of-government = Impact of Government
card-impact-of-happiness = Impact of Happiness
card-impact-of-industry = Impact of Industry
card-impact-of-population = Impact of Population
card-impact-of-progress = Impact of Progress
card-impact-of-science = Impact of Science
card-impact-of-strength = Impact of Strength
card-impact-of-technology = Impact of Technology
card-impact-of-variety = Impact of Variety
card-impact-of-wonders = Impact of Wonders
card-plunder-iii = Aggression: Plunder (III)
card-raid-iii = Aggression: Raid (III)
card-armed-intervention-iii = Aggression: Armed Intervention
card-war-over-culture-iii = War over Culture
card-international-tourism = International Tourism
card-loss-of-sovereignty = Loss of Sovereignty
card-military-pact = Military Pact
card-peace-treaty = Peace Treaty
card-entrenchments = Entrenchments
card-mechanized-army = Mechanized Army
card-shock-troops = Shock Troops
card-modern-army = Modern Army
card-bonus-iii = Defense 6 / Colonization 3
