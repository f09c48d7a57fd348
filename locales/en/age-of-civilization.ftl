# Age of Civilization: every text of the game.
#
# The variables of a message are the fields of its action or event. A field that names a thing gives
# three kinds of variables: $wonder is what `wonder-petra` says, $wonder-accusative its attribute
# `.accusative`, the name as it stands in a sentence, and $wonder-id the bare id, to select on.
# Most numbers on the cards are house completions: see `confidence` in the game's data.

## Seats, by the colours of their pieces

seat-0 = Black
seat-1 = Brown
seat-2 = Yellow
seat-3 = White

## Buttons: what a seat can do

action-draft = Pick { $civilization-accusative }
action-birth = Birth of { $civilization-genitive }
action-absorb = Absorb { $civilization-accusative }
action-skip = Take no civilization
action-work = Do { $verb-accusative }{ deal }
action-research = { $technology-id ->
        [none] Do Research for the points alone (you have every technology){ deal }
       *[other] Research { $technology-accusative }{ deal }
    }
action-build = { $wonder-id ->
        [none] Do Wonder for the points alone (the pool is empty){ deal }
       *[other] Build { $wonder-accusative }{ deal }
    }
action-rest = Rest{ deal }
action-innovate = { $special }: buy for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
action-finish = End the turn
action-learn = Gain { $technology-accusative }
action-receive = Gain { $wonder-accusative }
action-accept = Accept{ deal }
action-decline = Decline
# An ability that belongs to a card: $kind-id says how, and then the card has its own variable.
action-resolve = { $kind-id ->
        [main] Use the ability of { $civilization-genitive }{ deal }
        [legacy] Use the legacy of { $civilization-genitive }{ deal }
        [technology] Use the ability of { $technology-accusative }{ deal }
        [wonder] Use the ability of { $wonder-accusative }{ deal }
       *[other] Use an end-of-turn ability{ deal }
    }
action-fund = Put { $spent } on the { $civilization } card for { $gain }
# What an action costs and gives, all abilities counted: “: 1 worker and 4 coins → 1 point”.
deal = { $spent-id ->
        [none] { $gain-id ->
            [none] { "" }
           *[other] : { $gain }
        }
       *[other] : { $spent } → { $gain-id ->
            [none] nothing
           *[other] { $gain }
        }
    }
count-worker = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
# Workers on a red slot.
count-sacrificed = { $n ->
        [one] { $n } worker (sacrificed)
       *[other] { $n } workers (all sacrificed)
    }
count-coin = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
count-point = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## Questions: what a seat is asked, or what chance is about to decide

ask-first-player = Lots are drawn for who begins
ask-lay-wonders = Wonders are laid out
ask-draw-civilizations = Civilizations are drawn for the pool
ask-lay-track = The time track is laid out
ask-lay-specials = Special technologies are laid out
ask-lay-tokens = Event tokens are drawn
ask-deal-pack = Cards are dealt for the draft
ask-draft = Pick one civilization card in secret
ask-birth = Choose a civilization to be born
ask-civilization = Choose a civilization to be born or absorbed, or take none
ask-work = Do actions, or rest
ask-learn = Choose the technology you gain
ask-receive = Choose the wonder you gain
ask-follow = Do Culture as well? It needs no worker, only its coins
ask-offer = Pay extra coins for points?
ask-end-turn = The end of your turn: choose what to use, or nothing more
ask-end-round = The round ends

## Log: what happened

event-first-player = Lots are drawn: { $seat } begins.
event-wonder-revealed = New in the wonder pool: { $wonder }.
event-civilization-revealed = New in the civilization pool: { $civilization }.
event-track-laid = Time track, position { $position }: { $card }.
event-special-revealed = New in the technology pool: { $special }.
event-token-revealed = Event token above position { $position }: { $token }.
event-pack-dealt = { $seat } is dealt 7 civilization cards.
event-chosen = { $civilization-id ->
        [none] { $seat } picks a card.
       *[other] { $seat } picks { $civilization-accusative }.
    }
event-packs-passed = { $picks ->
        [5] Everybody has picked 5 cards; the cards left over are the pool.
       *[other] Everybody has picked a card ({ $picks } of 5) and passes the rest to the left.
    }
event-round-began = Round { $round }: { $seat } goes first.
event-born = { $workers ->
        [one] The birth of { $civilization-genitive }: { $seat } now has { $workers } worker.
       *[other] The birth of { $civilization-genitive }: { $seat } now has { $workers } workers.
    }
event-absorbed = { $seat } absorbs { $civilization-accusative }.
event-skipped = { $seat } takes no civilization.
event-worked = { $coins ->
        [0] { $seat } does { $verb-accusative }.
        [one] { $seat } does { $verb-accusative } and pays { $coins } coin.
       *[other] { $seat } does { $verb-accusative } and pays { $coins } coins.
    }
event-rested = { $seat } rests.
# Below zero the minus would show, so losses are written out.
event-coins = { $amount ->
        [-1] { $seat } loses 1 coin.
        [-2] { $seat } loses 2 coins.
        [-3] { $seat } loses 3 coins.
        [-4] { $seat } loses 4 coins.
        [-5] { $seat } loses 5 coins.
        [-6] { $seat } loses 6 coins.
        [one] { $seat } gets { $amount } coin.
       *[other] { $seat } gets { $amount } coins.
    }
event-points = { $amount ->
        [one] { $seat } scores { $amount } point.
       *[other] { $seat } scores { $amount } points.
    }
event-workers = { $workers ->
        [one] { $seat } now has { $workers } worker.
       *[other] { $seat } now has { $workers } workers.
    }
event-sacrificed = { $workers ->
        [0] { $seat } sacrifices the last worker.
       *[other] { $seat } sacrifices a worker and has { $workers } left.
    }
event-learned = { $seat } gains a technology: { $technology }.
event-received = { $seat } gains a wonder: { $wonder }.
event-innovated = { $seat } buys special technologies for 1 coin: { $special }.
event-declined = { $seat } declines.
event-resolved = { $kind-id ->
        [main] { $seat } uses an end-of-turn ability: { $civilization }.
        [legacy] { $seat } uses an end-of-turn ability: { $civilization } (legacy).
        [technology] { $seat } uses an end-of-turn ability: { $technology }.
        [wonder] { $seat } uses an end-of-turn ability: { $wonder }.
       *[other] { $seat } uses an end-of-turn ability.
    }
event-funded = { $coins ->
        [one] { $seat } puts { $coins } coin on the { $civilization } card.
       *[other] { $seat } puts { $coins } coins on the { $civilization } card.
    }
event-token-resolved = Event: { $token }. { $token-effect }
event-war = War: whoever has the least strength sacrifices a worker.
event-plague = Plague: everybody sacrifices a worker.
event-rival-grew = The virtual opponent now has strength { $strength }.
event-game-ended = The game ends.
event-achieved = Achievement: { $achievement }.
event-goal = { $reached-id ->
        [true] The goal of the scenario is reached.
       *[false] The goal of the scenario is not reached.
    }

## Points: rows of the score sheet

source-actions = Actions
source-civilizations = Civilizations
source-technologies = Technologies
source-wonders = Wonders
source-events = Events

## Chapters of the rules

section-words = Words
section-setup = Setup
section-rounds = Rounds
section-turn = A turn
section-actions = Actions
section-technologies = Technologies
section-round-end = The end of a round
section-end = The end of the game
section-cards = Single cards
section-innovations = Variant: Innovations
section-winds = Variant: Winds of Change
section-draft = Variant: Civilization draft
section-solo = Solo: Clash
section-scenarios = Solo: scenarios

## Options of a table

setup-innovations = Innovations
    .help = Special technologies lie on the table. Once per game you may buy one of these cards for 1 coin; its two technologies replace those of one column of your board.
setup-winds-of-change = Winds of Change
    .help = For 2 to 4 players. Three event tokens lie above the last cards of the time track; one happens at the end of each of rounds 3, 4 and 5.
    .least = 2
setup-draft = Civilization draft
    .help = For 2 to 4 players. Before the game everybody picks 5 civilizations in secret, passing the rest on. You take civilizations from your hand or from the pool of left-over cards.
    .least = 2
setup-first-game = First game
    .help = For 2 to 4 players. The time track is not shuffled but laid out in an order that suits a first game.
    .least = 2
setup-scenario = Scenario
    .help = For one player. A house scenario with changed rules and a goal of its own.
    .most = 1
setup-refused-AC-61 = Alone the action cards around the Plague lie at random: there is no set order.
setup-refused-AC-64 = Whoever plays alone can add only Innovations.
setup-refused-AC-66 = Scenarios are for one player.

## Chance

chance-first-player = Lots for the first player
chance-wonders = Wonders for the pool
chance-civilizations = Civilizations from the deck
chance-action-cards = Action cards for the time track
chance-special-technologies = Special technologies for the pool
chance-event-tokens = Event tokens

## Kinds of components

kind-civilization = Civilizations
kind-wonder = Wonders
kind-technology = Technologies
kind-special = Special technologies
kind-token = Event tokens
kind-verb = Actions
kind-achievement = Achievements
kind-scenario = Scenarios

## What of a card is ours: see `house-parts`

house-part-population = population
house-part-main = main ability
house-part-main-some = part of the main ability
house-part-main-value = numbers of the main ability
house-part-legacy = legacy ability
house-part-legacy-some = part of the legacy ability
house-part-legacy-value = numbers of the legacy ability
house-part-requires = what it needs
house-part-ability = ability
house-part-ability-some = part of the ability
house-part-ability-value = numbers of the ability
house-part-lower = ability of the lower technology
house-part-lower-value = numbers of the lower technology
house-part-upper = ability of the upper technology
house-part-upper-some = part of the ability of the upper technology
house-part-upper-value = numbers of the upper technology
house-part-lower-some = part of the ability of the lower technology
house-part-symbol = whether it brings war

## The ten actions

verb-wonder = Wonder
    .accusative = Wonder
    .effect = 3 points and a wonder from the pool
verb-research = Research
    .accusative = Research
    .effect = 1 point and a technology
verb-exploit = Exploit
    .accusative = Exploit
    .effect = 2 coins
verb-culture = Culture
    .accusative = Culture
    .effect = 2 points
verb-construction = Construction
    .accusative = Construction
    .effect = 2 points
verb-conquest = Conquest
    .accusative = Conquest
    .effect = 2 points if you have the most strength (ties count) and at least 1
verb-hunting = Hunting
    .accusative = Hunting
    .effect = 1 coin, and 1 point if you have no technology
verb-fishing = Fishing
    .accusative = Fishing
    .effect = 1 coin
verb-trade = Trade
    .accusative = Trade
    .effect = 2 coins; every other player gets 1 coin
verb-agriculture = Agriculture
    .accusative = Agriculture
    .effect = 3 coins

## Cards of the time track

card-culture = Culture
card-construction = Construction
card-conquest = Conquest
card-hunting = Hunting
card-fishing = Fishing
card-trade = Trade
card-agriculture = Agriculture
card-plague = Plague

## Technologies

technology-writing = Writing
    .accusative = Writing
    .ability = Culture gives 1 more point.
technology-sailing = Sailing
    .accusative = Sailing
    .ability = Trade and Fishing give 1 more coin each.
technology-mining = Mining
    .accusative = Mining
    .ability = Construction costs 1 coin less.
technology-education = Education
    .accusative = Education
    .ability = End of your turn: you may do Culture once, without a worker but paying its coins.
technology-mathematics = Mathematics
    .accusative = Mathematics
    .ability = Research costs 1 coin less.
technology-ironworking = Ironworking
    .accusative = Ironworking
    .ability = Strength +2.
technology-science = Science
    .accusative = Science
    .ability = When gained: 1 point for each future card on the time track, the Plague included.
technology-engineering = Engineering
    .accusative = Engineering
    .ability = Construction gives 1 more point. End of game: 1 point for every 2 technologies.
technology-gunpowder = Gunpowder
    .accusative = Gunpowder
    .ability = Conquest gives 1 more point. Strength +2.

## Special technologies: the cards, then the technologies on them

special-sp1 = Horsemanship and Military Tactics
special-sp2 = Philosophy and Alchemy
special-sp3 = Masonry and Fortification
special-sp4 = Handicraft and Manufacture
special-sp5 = Wheel and Architecture
special-sp6 = Mysticism and Theology
special-sp7 = Astronomy and Printing
special-sp8 = Archery and Siege Engines
special-sp9 = Animal Husbandry and Steel
technology-horsemanship = Horsemanship
    .accusative = Horsemanship
    .ability = Strength +1.
technology-military-tactics = Military Tactics
    .accusative = Military Tactics
    .ability = You have a Conquest slot of your own, open once every turn.
technology-philosophy = Philosophy
    .accusative = Philosophy
    .ability = Research of Science gives 2 more points.
technology-alchemy = Alchemy
    .accusative = Alchemy
    .ability = When gained: 4 coins.
technology-masonry = Masonry
    .accusative = Masonry
    .ability = You have a Construction slot of your own, open once every turn.
technology-fortification = Fortification
    .accusative = Fortification
    .ability = With the least strength in a war you sacrifice nobody.
technology-handicraft = Handicraft
    .accusative = Handicraft
    .ability = Trade gives 1 more coin.
technology-manufacture = Manufacture
    .accusative = Manufacture
    .ability = Culture costs 2 coins less, except through Education.
technology-wheel = Wheel
    .accusative = the Wheel
    .ability = Construction also gives 1 coin.
technology-architecture = Architecture
    .accusative = Architecture
    .ability = Wonder costs 2 coins less and gives 1 more point.
technology-mysticism = Mysticism
    .accusative = Mysticism
    .ability = Culture also gives 1 coin.
technology-theology = Theology
    .accusative = Theology
    .ability = End of game: 2 points for each wonder you own.
technology-astronomy = Astronomy
    .accusative = Astronomy
    .ability = Fishing and Agriculture give 1 more coin each.
technology-printing = Printing
    .accusative = Printing
    .ability = Research gives 1 more point.
technology-archery = Archery
    .accusative = Archery
    .ability = Hunting gives 1 more coin.
technology-siege-engines = Siege Engines
    .accusative = Siege Engines
    .ability = Strength +1. When you do Conquest, every other player loses 1 coin.
technology-husbandry = Animal Husbandry
    .accusative = Animal Husbandry
    .ability = Agriculture gives 1 more coin.
technology-steel = Steel
    .accusative = Steel
    .ability = Strength +3.

## Event tokens

token-baby-boom = Baby Boom
    .effect = Every player gains 1 worker (up to 4).
token-great-debate = Great Debate
    .effect = Whoever has the most technologies scores 2 points (ties count).
token-earthquake = Earthquake
    .effect = Every player sacrifices 1 worker.
token-rats = Rats
    .effect = Every player loses 3 coins.
token-bribes = Bribes
    .effect = Whoever has the most coins loses 3 coins (ties count).
token-barbarians = Barbarians
    .effect = Whoever has the least strength loses 3 coins (ties count).
token-blank = Blank token
    .effect = Nothing happens.
token-festival = Festival
    .effect = Whoever has the most wonders scores 2 points (ties count).
token-harvest = Good Harvest
    .effect = Every player gets 1 coin for each of their workers.

## Wonders

wonder-great-pyramid = Great Pyramid
    .accusative = the Great Pyramid
    .ability = End of game: 1 point for each worker you have.
wonder-colosseum = Colosseum
    .accusative = the Colosseum
    .ability = End of game: 1 point for every 2 strength.
wonder-himeji-castle = Himeji Castle
    .accusative = Himeji Castle
    .ability = When gained: 1 point. In every war: 2 points if you have the most strength (ties count).
wonder-stonehenge = Stonehenge
    .accusative = Stonehenge
    .ability = When gained, if you have no technology: 4 points.
wonder-chichen-itza = Chichen Itza
    .accusative = Chichen Itza
    .ability = When gained: 2 points. Agriculture gives 1 more coin.
wonder-angkor-wat = Angkor Wat
    .accusative = Angkor Wat
    .ability = When gained: you may pay 3 more coins for 3 points.
wonder-machu-picchu = Machu Picchu
    .accusative = Machu Picchu
    .ability = You have a Construction slot of your own, open once every turn. Construction gives 1 more point.
wonder-great-wall = Great Wall
    .accusative = the Great Wall
    .ability = When gained: 2 points. With the least strength in a war you sacrifice nobody.
wonder-hanging-gardens = Hanging Gardens
    .accusative = the Hanging Gardens
    .ability = When gained: 1 worker (up to 4). End of your turn: 1 coin.
wonder-great-library = Great Library
    .accusative = the Great Library
    .ability = Research costs 1 coin less. End of game: 1 point for every 3 technologies.
wonder-petra = Petra
    .accusative = Petra
    .ability = When gained: 3 coins. Trade gives 1 more coin.
wonder-moai = Moai Statues
    .accusative = the Moai Statues
    .ability = End of game: 1 point for each civilization card you have.
wonder-terracotta-army = Terracotta Army
    .accusative = the Terracotta Army
    .ability = When gained: 1 point. Conquest gives 2 more points.
wonder-hagia-sophia = Hagia Sophia
    .accusative = Hagia Sophia
    .ability = When gained: 1 point. Culture costs 1 coin less.
wonder-borobudur = Borobudur
    .accusative = Borobudur
    .ability = End of game: 1 point for each wonder you own. When gained: 1 point.

## Civilizations: `.main` works while it is the main one, `.legacy` always

civilization-egypt = Egypt
    .genitive = Egypt
    .accusative = Egypt
    .main = Wonder costs 1 coin less.
    .legacy = Construction costs 1 coin less.
civilization-nubia = Nubia
    .genitive = Nubia
    .accusative = Nubia
    .main = End of game: 2 points for each wonder you own.
    .legacy = Construction needs only 1 worker.
civilization-aksum = Aksum
    .genitive = Aksum
    .accusative = Aksum
    .main = Construction gives 1 more point. When you do it, you may do Culture once, without a worker but paying its coins.
    .legacy = Hunting gives 1 more coin.
civilization-congo = Kongo
    .genitive = Kongo
    .accusative = Kongo
    .main = When you rest: 1 more coin and 2 points.
    .legacy = You have a Hunting slot of your own, open once every turn.
civilization-carthage = Carthage
    .genitive = Carthage
    .accusative = Carthage
    .main = When born: the bonus coins on this card count three times.
    .legacy = Trade gives 1 more coin.
civilization-mali = Mali
    .genitive = Mali
    .accusative = Mali
    .main = Trade gives 2 more coins. You have a Trade slot of your own, open once every turn.
    .legacy = End of game: 1 point for every 5 coins you have.
civilization-zimbabwe = Great Zimbabwe
    .genitive = Great Zimbabwe
    .accusative = Great Zimbabwe
    .main = Construction costs 1 coin less and gives 1 more point.
    .legacy = Exploit gives 1 more coin.
civilization-greece = Greece
    .genitive = Greece
    .accusative = Greece
    .main = Research costs 2 coins less.
    .legacy = Culture also gives 1 coin.
civilization-rome = Rome
    .genitive = Rome
    .accusative = Rome
    .main = Strength +1 for every 2 technologies.
    .legacy = You have an Agriculture slot of your own, open once every turn.
civilization-britain = Britain
    .genitive = Britain
    .accusative = Britain
    .main = End of your turn: 1 point for every 7 coins you have.
    .legacy = Trade gives 1 more coin.
civilization-byzantium = Byzantium
    .genitive = Byzantium
    .accusative = Byzantium
    .main = Culture costs 1 coin less if you have the most strength (ties count).
    .legacy = Strength +1.
civilization-iberia = Iberia
    .genitive = Iberia
    .accusative = Iberia
    .main = When born: gain 1 technology for every 2 bonus coins on this card.
    .legacy = Conquest gives 1 more point.
civilization-franks = Franks
    .genitive = the Franks
    .accusative = the Franks
    .main = You have a Conquest slot of your own, open once every turn. Strength +1.
    .legacy = Strength +1.
civilization-italy = Italy
    .genitive = Italy
    .accusative = Italy
    .main = When born: 3 coins. Culture gives 1 more point.
    .legacy = End of game: 1 point for every 4 coins you have.
civilization-celts = Celts
    .genitive = the Celts
    .accusative = the Celts
    .main = With no technology, Culture gives 2 more points.
    .legacy = You have a Hunting slot of your own, open once every turn.
civilization-germania = Germania
    .genitive = Germania
    .accusative = Germania
    .main = When born: every other player loses 2 coins. Strength +1.
    .legacy = Strength +1.
civilization-mongolia = Mongolia
    .genitive = Mongolia
    .accusative = Mongolia
    .main = Strength +3. When you do Conquest, every other player loses 1 coin.
    .legacy = Strength +1.
civilization-vikings = Vikings
    .genitive = the Vikings
    .accusative = the Vikings
    .main = Other players cannot do Trade, not even on slots of their own. Strength +1.
    .legacy = Strength +1.
civilization-scythia = Scythia
    .genitive = Scythia
    .accusative = Scythia
    .main = Your workers on Conquest are not sacrificed. When you do Conquest, every other player loses 2 coins.
    .legacy = Strength +1.
civilization-slavs = Slavs
    .genitive = the Slavs
    .accusative = the Slavs
    .main = End of your turn: 1 coin if you have the most strength (ties count).
    .legacy = Strength +1.
civilization-khitan = Khitan
    .genitive = the Khitan
    .accusative = the Khitan
    .main = Hunting gives 2 more coins. Strength +1.
    .legacy = Agriculture gives 1 more coin.
civilization-china = China
    .genitive = China
    .accusative = China
    .main = Agriculture also gives 1 worker (up to 4), who can be placed at once.
    .legacy = Wonder costs 1 coin less.
civilization-korea = Korea
    .genitive = Korea
    .accusative = Korea
    .main = Research of Writing, Education or Sailing gives 2 more points.
    .legacy = End of game: 1 point for every 4 technologies.
civilization-japan = Japan
    .genitive = Japan
    .accusative = Japan
    .main = Culture costs 1 coin less for every 2 strength.
    .legacy = Fishing gives 1 more coin.
civilization-tibet = Tibet
    .genitive = Tibet
    .accusative = Tibet
    .main = Culture costs 2 coins less.
    .legacy = When you rest: 1 more coin.
civilization-ryukyu = Ryukyu
    .genitive = Ryukyu
    .accusative = Ryukyu
    .main = You have a Trade slot of your own, open once every turn. Trade gives 1 more coin.
    .legacy = Fishing gives 1 more coin.
civilization-dai-viet = Dai Viet
    .genitive = Dai Viet
    .accusative = Dai Viet
    .main = With the least strength in a war you sacrifice nobody. Agriculture gives 1 more coin.
    .legacy = Strength +1.
civilization-babylon = Babylon
    .genitive = Babylon
    .accusative = Babylon
    .main = End of your turn: gain 1 technology free.
    .legacy = Research costs 1 coin less.
civilization-sumer = Sumer
    .genitive = Sumer
    .accusative = Sumer
    .main = Research of Writing or Sailing costs 0 coins (the worker is still needed).
    .legacy = Agriculture needs only 1 worker.
civilization-hittites = Hittites
    .genitive = the Hittites
    .accusative = the Hittites
    .main = Research of Ironworking costs 0 coins (the worker is still needed). Strength +1.
    .legacy = Strength +1.
civilization-persia = Persia
    .genitive = Persia
    .accusative = Persia
    .main = In every war: 1 coin for every 2 strength.
    .legacy = Strength +1.
civilization-arabs = Arabs
    .genitive = the Arabs
    .accusative = the Arabs
    .main = End of your turn: 1 coin for every 2 technologies.
    .legacy = Trade gives 1 more coin.
civilization-ottoman = Ottoman Empire
    .genitive = the Ottoman Empire
    .accusative = the Ottoman Empire
    .main = Research of Science or Gunpowder costs 3 coins less.
    .legacy = Conquest also gives 2 coins.
civilization-phoenicia = Phoenicia
    .genitive = Phoenicia
    .accusative = Phoenicia
    .main = End of your turn: you may put exactly 2 of your coins as bonus coins on a card of the civilization pool for 2 points.
    .legacy = You have a Trade slot of your own, open once every turn.
civilization-lydia = Lydia
    .genitive = Lydia
    .accusative = Lydia
    .main = When born: 4 coins for you, 1 coin for every other player.
    .legacy = Exploit gives 1 more coin.
civilization-harappa = Harappa
    .genitive = Harappa
    .accusative = Harappa
    .main = Research of Writing, Sailing or Mining costs 1 coin less.
    .legacy = Culture costs 1 coin less, except through Education.
civilization-india = India
    .genitive = India
    .accusative = India
    .main = You have a Culture slot of your own, open once every turn.
    .legacy = Agriculture gives 1 more coin.
civilization-khmer = Khmer
    .genitive = the Khmer
    .accusative = the Khmer
    .main = When born: 2 points for each wonder you own.
    .legacy = Wonder gives 1 more point.
civilization-malay = Malay
    .genitive = the Malay
    .accusative = the Malay
    .main = When born, if you have Sailing: 3 points.
    .legacy = You have a Fishing slot of your own, open once every turn.
civilization-chola = Chola
    .genitive = the Chola
    .accusative = the Chola
    .main = When born: gain 1 technology.
    .legacy = Fishing gives 1 more coin.
civilization-siam = Siam
    .genitive = Siam
    .accusative = Siam
    .main = End of your turn: 1 coin.
    .legacy = Agriculture gives 1 more coin.
civilization-aztecs = Aztecs
    .genitive = the Aztecs
    .accusative = the Aztecs
    .main = Wonder costs 6 coins less but needs 1 more worker, who is sacrificed too.
    .legacy = You have an Agriculture slot of your own, open once every turn.
civilization-maya = Maya
    .genitive = the Maya
    .accusative = the Maya
    .main = You may also do the actions of future cards. Agriculture gives 1 more coin.
    .legacy = End of game: 1 point for each wonder you own.
civilization-inca = Inca
    .genitive = the Inca
    .accusative = the Inca
    .main = When born: gain a wonder of your choice (without the 3 points of the Wonder action).
    .legacy = Agriculture gives 1 more coin.
civilization-tiwanaku = Tiwanaku
    .genitive = Tiwanaku
    .accusative = Tiwanaku
    .main = When born: 1 point for each future card on the time track, the Plague included.
    .legacy = Construction also gives 1 coin.
civilization-polynesia = Polynesia
    .genitive = Polynesia
    .accusative = Polynesia
    .main = With the least strength in a war you sacrifice nobody. Fishing gives 1 more coin.
    .legacy = You have a Fishing slot of your own, open once every turn.
civilization-olmec = Olmec
    .genitive = the Olmec
    .accusative = the Olmec
    .main = Hunting gives 1 more point.
    .legacy = Hunting gives 1 more coin.
civilization-cahokia = Cahokia
    .genitive = Cahokia
    .accusative = Cahokia
    .main = Construction and Agriculture need only 1 worker each.
    .legacy = Construction also gives 1 coin.

## Solo achievements

achievement-exceptional-clan = Exceptional Clan
    .needs = At least 20 points.
achievement-great-kingdom = Great Kingdom
    .needs = At least 25 points.
achievement-mighty-empire = Mighty Empire
    .needs = At least 30 points.
achievement-eternal-civilization = Eternal Civilization
    .needs = At least 35 points.
achievement-kingdom-of-technology = Kingdom of Technology
    .needs = At least 25 points with 9 technologies.
achievement-primeval-land = Primeval Land
    .needs = At least 25 points without any technology.
achievement-world-of-wonders = World of Wonders
    .needs = At least 25 points with 4 wonders.
achievement-superpower = Superpower
    .needs = At least 25 points with at most 3 technologies and at least 9 strength.

## House scenarios

scenario-wonder-builders = Wonder Builders
    .text = The wonder pool has 6 cards, and Wonder costs 1 coin less. Goal: at least 4 wonders and 25 points.
scenario-city-in-the-jungle = City in the Jungle
    .text = You begin with the Maya. After round 1 there are no births, only absorbing. Goal: at least 22 points.
scenario-caravan-roads = Caravan Roads
    .text = Trade can be used in every round. Goal: at least 20 points, and at least 12 coins at the end.
scenario-steppe-riders = Steppe Riders
    .text = The virtual opponent gains 2 strength a round, and every new action card brings a war. Goal: at least 20 points, and at least 1 worker at the end.
scenario-plague-years = Plague Years
    .text = A plague strikes at the end of rounds 1, 3 and 5, besides the Plague card. Goal: at least 20 points with 3 civilizations, the last of which was born.
