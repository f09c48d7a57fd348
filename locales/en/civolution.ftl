# Civolution: every text of the game.
#
# The variables of a message are the fields of its action or event. A field that names a thing gives
# three kinds of variables: $material is what `material-oil` says, $material-accusative its attribute
# `.accusative`, and $material-id the bare id, to select on. A number gives its sign and size as well:
# $amount-sign, $amount-size.
# Nearly all cards and chips are house completions: see `confidence` in the game's data.

## Buttons: what a seat can do

action-keep-card = Keep { $card }
action-keep-markers = { $markers }: { $markers-effect }
action-take-start = { $chip }: { $chip-effect }
action-take-goal = Take the goal chip { $goal }: { $goal-needs }
action-goal-space = { $goal-id ->
        [none] Put the chip on goal space { $space }
       *[other] Put the chip on goal space { $space }, over { $goal }
    }
action-material = Take { $material-accusative }
action-activate = { $level ->
        [1] Activate { $module } (I)
        [2] Activate { $module } (II)
        [3] Activate { $module } (III)
       *[0] Activate { $module }
    }
action-pay = { $from-id ->
        [die] Use a die of space { $value }
        [planning] Use a planning marker of space { $value }
       *[focus] Use a focus marker
    }
action-reset = Make a Reset
action-add-die = Roll a die of space { $value } as well
action-roll = Roll the dice
action-marker = { $stock-id ->
        [food] The reset marker becomes food
       *[idea] The reset marker becomes an idea
    }
action-option = { $option-id ->
        [points] Gain { $n } VP
        [other] { $number ->
            [0] The first possibility
            [1] The second possibility
           *[other] Possibility { $number }
        }
       *[known] { $option }
    }
action-ability = { $type-id ->
        [attribute] The attribute chip { $attribute } first
       *[card] { $card } first
    }
action-skip = { $task-id ->
        [activity] No more activities
        [attributes] Install no more attribute chips
        [board] Nobody boards
        [build] Build no more
        [choose-track] Advance on no track
        [explore] Reveal no more
        [explore-territory] Reveal no more
        [feed] Feed no more tribes
        [find] No more lucky finds
        [fix-test] Let the test fail
        [gain-die] Take no die
        [gain-goal] Take no goal chip
        [gain-income] Take no income chip
        [hunt] Hunt no more
        [ignore-slot] Pay every slot
        [install] Install no card
        [install-goal] Install no goal chip
        [migrate] Migrate no more
        [new-goal] Take no goal chip
        [perform] Perform no more chips
        [procreate] Procreate no more
        [produce] Produce no more
        [rescue] Let the tribe die
        [room] Let the gain go
        [strengthen] Strengthen no more tribes
        [take-card] Take no card
        [trade] Trade no more
        [transport] Transport no more
        [upgrade] Upgrade no module
       *[other] Skip or end this
    }
action-done = { $task-id ->
        [feed] Feed no more tribes
        [sale] Sell
       *[other] Name nothing more
    }
action-planning = Planning markers on space { $value }
action-trait = Take a trait marker: { $of }
action-move-trait = Move a trait marker: { $from } → { $to }
action-track = Advance on the { $track-genitive } track
action-produce = Produce a material: { $territory }
action-site = Choose the territory { $territory }
action-transport = Transport { $material } ({ $territory })
action-move = Set out: { $territory } ({ $spot }) → { $to }
action-step = Go on to { $to }
action-settle = { $kind-id ->
        [fire] Settle at the bonfire
        [free] Settle in a free camp
        [boat] Board the boat
       *[taken] { $weak-id ->
            [true] Settle in a camp, displacing a weak tribe ({ $seat })
           *[false] Settle in a camp, displacing a strong tribe ({ $seat })
        }
    }
action-procreate = { $kind-id ->
        [fire] A new tribe at the bonfire: { $territory }
        [free] A new tribe in a free camp: { $territory }
        [boat] A new tribe in the boat: { $territory }
       *[taken] { $weak-id ->
            [true] A new tribe in place of a weak one ({ $seat }): { $territory }
           *[false] A new tribe in place of a strong one ({ $seat }): { $territory }
        }
    }
action-strengthen = Strengthen a tribe: { $territory } ({ $spot })
action-hunt = Hunt: { $territory }
action-seek = Seek a material: { $terrain }
action-use-roll = { $use-id ->
        [hunt] Use the value { $value }: { $food } food
        [find] Use the value { $value }: { $material }
       *[other] Use the value { $value }
    }
action-ideas = Pass the test for { $n } { $n ->
        [one] idea
       *[other] ideas
    }
action-reroll = Roll again
action-explore = Reveal the areas beside { $territory }
action-explore-slot = Reveal the area beside { $lands }
action-farm = Build a farm: { $territory }
action-boat = Build a boat: { $territory }
action-board = Board the boat: { $territory } ({ $spot })
action-monument = Build a monument of { $material } ({ $area })
action-settlement = Build a settlement for { $materials } ({ $area })
action-spare = Keep { $material-accusative }
action-sell = { $into-id ->
        [points] Sell { $material-accusative } for VP
       *[money] Sell { $material-accusative } for money
    }
action-buy = Buy { $material-accusative }
action-take-card = { $face-up-id ->
        [true] Take the face-up card { $card }
       *[false] Take a face-down { $deck-genitive } card
    }
action-draw-from = Draw { $deck-id ->
        [invention] an invention card
        [achievement] an achievement card
       *[other] a { $deck-genitive } card
    }
action-keep = Keep { $card }
action-install = Install { $card }
action-column = Column { $column }
action-row = Row { $row }
action-ignore = Ignore cost slot { $slot }
action-install-goal = Install the goal chip { $goal }
action-half = Column { $column }, row { $row }
action-take-income = { $income }: { $income-effect }
action-perform = { $income-id ->
        [none] { $chip }: { $chip-effect }
       *[other] { $income }: { $income-effect }
    }
action-perform-how = { $how-id ->
        [points] { $n } VP instead of the chip’s action
       *[action] Perform the chip’s action
    }
action-attribute = Install the attribute chip { $attribute }
action-upgrade = { $level ->
        [3] Upgrade { $module } to level III
       *[2] Upgrade { $module } to level II
    }
action-flip-row = Flip the tile of row { $row }
action-die = { $of-id ->
        [fate] Gain a fate die
       *[activation] Gain an activation die
    }
action-take-die = Take a die from { $seat }
action-give-die = { $value ->
        [0] Give a used die
       *[other] Give a die of space { $value }
    }
action-weak-tribe = { $fire-id ->
        [true] A weak tribe at the bonfire: { $territory }
       *[false] A weak tribe in a camp: { $territory }
    }
action-activity = { $card-id ->
        [none] Activity of the console: 1 money for a step on a track
       *[other] Activity of { $card }
    }
action-return = Return { $material-accusative }
action-feed = { $weak-id ->
        [true] Feed a weak tribe: { $territory } ({ $spot })
       *[false] Feed a strong tribe: { $territory } ({ $spot })
    }
action-feed-all = Feed all tribes
action-rescue = Rescue the tribe: the favor disc goes back
action-rescue-tribe = Rescue a tribe, the favor disc goes back: { $territory } ({ $spot })
action-lose-tribe = { $weak-id ->
        [true] Remove a weak tribe: { $territory } ({ $spot })
       *[false] Remove a strong tribe: { $territory } ({ $spot })
    }
action-lay-down = Weaken a tribe: { $territory } ({ $spot })
action-return-farm = Return the farm: { $territory }
action-return-boat = Return the boat: { $territory }; its tribes go ashore: { $ashore }
action-free = { $to-id ->
        [planning] Return a planning marker of space { $which } to the supply
        [trait] Return a trait marker to the supply: { $which }
        [stored] Return a stored material to the supply: { $which }
        [raw] Return a material of a territory to the supply: { $which }
       *[stock] Return a marker to the supply: { $which }
    }

## Questions: what a seat is asked, or what chance is about to decide

ask-pick-tiling = The continent is laid
ask-place-tiles = The tiles of the continent are laid
ask-turn-tiles = The tiles of the continent are turned
ask-develop = A material token is turned up
ask-lay-scoring = The scoring tiles are laid
ask-refill-goals = Goal chips are laid out
ask-refill-incomes = Income chips are laid out
ask-refill-attributes = Attribute chips are laid out
ask-first-player = Lots are drawn for who begins
ask-deal-sets = Ready-made hands are dealt
ask-deal-markers = Start-marker cards are dealt
ask-draw-card = A research card is drawn
ask-draft = Choose in secret the card you keep
ask-lay-starts = Start-chip cards are laid out
ask-lay-start-goals = Goal chips are drawn for the start-chip cards
ask-take-start = Choose a start-chip card
ask-phase = A phase begins
ask-reveal-event = The event is turned up
ask-reveal-card = A research card is turned up
ask-new-goal = Phase 2: you may take a goal chip
ask-extra-find = Phase 3: choose the material of the extra find
ask-turn = Activate a module or make a Reset
ask-end-turn = The turn ends
ask-pay-dice = Choose what activates the module
ask-add-dice = Add unused dice to the roll, or roll
ask-roll-reset = Activation dice are rolled
ask-reset-marker = Where does the reset marker go?
ask-glacier = Glacier: choose the strong tribe that is weakened
ask-oaks = Points of the oaks
ask-hunger = The feeding phase
ask-feed = Choose the tribes you feed
ask-starve = Tribes that are not fed weaken or die
ask-score-strong = Points for strong tribes
ask-weather = The weather works
ask-happen = The event happens
ask-give-back = The event: choose what you return
ask-score-era = The era is scored
ask-income-phase = The income phase: perform your chips in any order
ask-full-rows = Rows that are full give their bonus
ask-monuments = Points for monuments
ask-end-era = The era ends
ask-run = Effects happen one by one
ask-choose = Choose one of the possibilities
ask-fire = Several abilities work: choose the next
ask-options = Choose an action of the module
ask-after = The actions of the module are done
ask-grotto = Hidden grotto: choose a territory beside it
ask-grotto-transport = Hidden grotto: transport a material
ask-rock = Holy rock: choose a territory beside it and take the test
ask-rock-birth = Holy rock: procreate
ask-planning = Which space do the planning markers go to?
ask-gain-trait = Choose a trait
ask-move-trait = Move a trait marker, or stop
ask-gain-material = Choose a material
ask-choose-track = Choose a progress track
ask-steps = A disc advances on its track
ask-produce = Produce a material, or stop
ask-transport = Transport a material, or stop
ask-migrate = Migrate, or stop
ask-walk = Settle, or go on
ask-procreate = Procreate, or stop
ask-strengthen = Strengthen a tribe, or stop
ask-hunt = Choose where you hunt
ask-roll-hunt = Fate dice are rolled for the hunt
ask-use-hunt = Choose the value of the hunt
ask-find = Choose the terrain of the lucky find
ask-roll-find = Fate dice are rolled for the lucky find
ask-use-find = Choose the value of the find
ask-explore = Choose the area you reveal
ask-explore-territory = Choose the territory whose areas you reveal
ask-reveal = Areas are revealed
ask-build = Choose what you build
ask-board = A strong tribe may board the new boat
ask-pay-settlement = Choose the material you do not pay
ask-trade = Sell, buy, or stop
ask-sale = Add a second material to the sale, or sell
ask-take-card = Choose a research card
ask-choose-draws = Choose the stacks you draw from, in any order
ask-keep = Choose the cards you keep
ask-install = Choose the card you install
ask-card-column = Choose the column of the card
ask-card-row = Choose the row whose cost you meet
ask-ignore-slot = You may ignore one cost slot
ask-pay-card = Choose the material you do not pay
ask-place-card = The card comes into the matrix
ask-gain-goal = You may take a goal chip
ask-goals = Take a goal chip, install one, or stop
ask-goal-space = Choose a space of the goal zone
ask-install-goal = Choose the goal chip you install
ask-place-goal = Choose the place of the goal chip
ask-gain-income = Choose an income chip
ask-place-income = Choose the column of the income chip
ask-perform = Choose the income chip you perform
ask-perform-how = The chip’s action, or VP?
ask-place-attribute = Choose the column of the attribute chip
ask-attributes = You may still install attribute chips
ask-upgrade = Choose the module you upgrade
ask-flip-row = Choose a row tile
ask-gain-die = Choose a die
ask-take-die = From whom do you take a die?
ask-give-die = Choose the die you give
ask-roll-die = The new die is rolled
ask-weak-tribes = Place weak tribes
ask-activity = Choose an activity, or stop
ask-pay-row = Choose the material you return
ask-lose-tribe = Choose the tribe you remove
ask-rescue = Deus ex machina: rescue the tribe?
ask-room = The supply is empty: return markers, or let the gain go
ask-test = A favor test
ask-fix-test = The test failed: pay ideas, or roll again
ask-nothing = Nothing happens any more

## Log: what happened

event-continent-laid = The continent is laid.
event-scoring-laid = The scoring tiles are laid.
event-first-player = Lots are drawn: { $seat } begins.
event-set-dealt = { $seat } is dealt a ready-made hand.
event-chosen = { $seat } chooses a card in secret.
event-start-taken = { $seat } takes { $chip }.
event-era-began = Era { $era } begins.
event-phase-began = { $phase ->
        [1] Phase 1: new cards.
        [2] Phase 2: new goals.
        [3] Phase 3: extra find.
        [4] Phase 4: actions.
        [5] Phase 5: areas.
        [6] Phase 6: feeding.
        [7] Phase 7: events.
       *[8] Phase 8: income.
    }
event-event-revealed = The event of the era: { $event }.
event-card-revealed = New face-up card: { $card }.
event-goal-taken = { $seat } takes the goal chip { $goal }.
event-markers = { $amount-sign ->
        [minus] { $to-id ->
            [planning] { $seat } returns a planning marker of space { $which }.
            [trait] { $seat } loses { $amount-size } { $which }.
            [stored] { $seat } returns { $amount-size } stored { $which }.
            [raw] { $seat } takes a material from { $which }.
            [reset] { $seat } takes a reset marker off.
            [cargo] { $seat } takes the material from a boat.
           *[stock] { $seat } returns { $amount-size } { $which-id ->
                [idea] { $amount-size ->
                    [one] idea
                   *[other] ideas
                }
               *[other] { $which }
            }.
        }
       *[plus] { $to-id ->
            [planning] { $amount ->
                [one] { $seat } puts { $amount } planning marker on space { $which }.
               *[other] { $seat } puts { $amount } planning markers on space { $which }.
            }
            [trait] { $seat } gains { $amount } { $which }.
            [stored] { $seat } stores { $amount } { $which }.
            [raw] { $seat } has a new material in { $which }.
            [reset] { $seat } refills the reset columns ({ $amount }).
            [cargo] { $seat } has a new material in a boat.
           *[stock] { $seat } gains { $amount } { $which-id ->
                [idea] { $amount ->
                    [one] idea
                   *[other] ideas
                }
               *[other] { $which }
            }.
        }
    }
event-points = { $amount-sign ->
        [minus] { $seat } loses { $amount-size } VP ({ $line }).
       *[plus] { $seat } gains { $amount } VP ({ $line }).
    }
event-paid = { $seat } pays for { $module } { $dice-count ->
        [2] with dice { $dice }.
        [1] with die { $dice }.
       *[0] with markers.
    }
event-activated = { $seat } activates { $module }.
event-reset = { $seat } makes a Reset.
event-rolled = { $seat } rolls { $dice }.
event-tested = { $passed-id ->
        [true] { $seat } passes the favor test.
       *[false] { $seat } fails the favor test.
    }
event-settled = { $kind-id ->
        [fire] { $seat } settles at the bonfire of { $territory }.
        [free] { $seat } settles in a free camp of { $territory }.
        [boat] { $seat } has a tribe aboard a boat on { $territory }.
       *[taken] { $seat } displaces a tribe and settles in { $territory }.
    }
event-developed = { $territory } is developed: { $material }.
event-strengthened = { $seat } strengthens a tribe in { $territory }.
event-weakened = A tribe of { $seat } in { $territory } is weakened.
event-died = { $seat } loses a tribe in { $territory }.
event-rescued = { $seat } rescues a tribe: the favor disc goes back.
event-area-revealed = Area revealed: { $area }.
event-built = { $what-id ->
        [farm] { $seat } builds a farm in { $territory }.
        [boat] { $seat } builds a boat on { $territory }.
        [monument] { $seat } builds a monument.
       *[settlement] { $seat } builds a settlement.
    }
event-returned = { $what-id ->
        [farm] { $seat } returns the farm in { $territory }.
       *[boat] { $seat } returns the boat on { $territory }.
    }
event-card-drawn = { $card-id ->
        [none] { $deck-id ->
            [invention] { $seat } draws an invention card.
            [achievement] { $seat } draws an achievement card.
           *[other] { $seat } draws a { $deck-genitive } card.
        }
       *[other] { $seat } draws { $card }.
    }
event-card-taken = { $seat } takes the face-up card { $card }.
event-cards-returned = { $count ->
        [one] { $seat } puts { $count } card under its stack.
       *[other] { $seat } puts { $count } cards under their stacks.
    }
event-installed = { $type-id ->
        [card] { $seat } installs { $card } in row { $row }.
        [goal] { $seat } installs the goal chip { $goal } in row { $row }.
        [income] { $seat } installs { $income } in row { $row }.
        [start] { $seat } has { $chip } in row { $row }.
       *[attribute] { $seat } installs the attribute chip { $attribute } in row { $row }.
    }
event-upgraded = { $level ->
        [3] { $seat } upgrades { $module } to level III.
       *[2] { $seat } upgrades { $module } to level II.
    }
event-track-advanced = { $seat } advances on the { $track-genitive } track to space { $space }.
event-favor = { $seat } is on favor space { $space }.
event-row-active = Row { $row } of { $seat } is active.
event-die-gained = { $of-id ->
        [fate] { $seat } gains a fate die.
       *[activation] { $seat } gains an activation die.
    }
event-worked = { $type-id ->
        [card] { $seat } uses { $card }.
        [goal] { $seat } uses the goal chip { $goal }.
        [income] { $seat } performs { $income }.
        [start] { $seat } performs { $chip }.
       *[attribute] { $seat } uses the attribute chip { $attribute }.
    }
event-weather = { $space ->
        [0] The weather: beyond the hot line.
        [1] The weather: hot.
        [2] The weather: warm.
        [3] The weather: mild.
        [4] The weather: rain.
        [5] The weather: cold.
       *[6] The weather: beyond the cold line.
    }
event-era-scored = { $seat } gains { $points } VP in the era’s category.
event-monolith = { $seat } takes the starting monolith.
event-game-ended = The game is over.

## Points: the lines of the score sheet

source-map = Camps and areas
source-modules = Modules
source-cards = Research cards
source-chips = Income chips
source-tracks = Track bonuses
source-tribes = Strong tribes
source-events = Events
source-eras = Era scoring
source-monuments = Monuments
source-final-scoring = Categories at the end
source-matrix = Matrix

line-map = map
line-modules = module
line-cards = card
line-chips = chip
line-tracks = track
line-tribes = strong tribes
line-events = event
line-eras = era
line-monuments = monuments
line-final = final scoring
line-matrix = matrix

## The phases of an era, in a word

phase-1 = Cards
phase-2 = Goals
phase-3 = Find
phase-4 = Actions
phase-5 = Areas
phase-6 = Feeding
phase-7 = Events
phase-8 = Income

## Chapters of the rules

section-continent = The continent
section-setup = Setup
section-era = An era
section-turns = Turns
section-tests = Favor tests
section-tribes = Tribes
section-materials = Materials, hunting and exploring
section-building = Building
section-areas = Areas
section-modules = Modules
section-cards = Research cards
section-chips = Chips
section-matrix = The matrix
section-trade = Trade and activities
section-tracks = Tracks
section-phases = The phases after the actions
section-scoring = Scoring
section-general = General rules

## Options of a table

setup-first-game = First game
    .help = Three tiles of the continent and two material tokens lie as recommended for a first game; the rest is random. Without it all of the continent is.
setup-newcomers = Ready-made hands
    .help = Everybody is dealt a matching set of start cards, so that play begins at once. Without it you choose your start cards one by one, in secret.
setup-advanced = Advanced players
    .help = At a table with ready-made hands: the seats that choose their start cards in secret all the same.
    .with = newcomers
setup-refused-CVL-32 = Ready-made hands leave nothing to choose.
setup-refused-CVL-200 = V.I.C.I. and the free choice of start cards are for whoever plays alone.

## Chance

chance-tilings = The way the continent is laid
chance-tiles = Tiles of the continent
chance-half-turns = How the tiles are turned
chance-tokens = Material token
chance-scoring-tiles = Scoring tiles
chance-goals = Goal chips
chance-incomes = Income chips
chance-attributes = Attribute chips
chance-first-player = Who begins
chance-sets = Ready-made hands
chance-start-markers = Start-marker cards
chance-start-chips = Start-chip cards
chance-research-cards = Research cards
chance-events = Event
chance-areas = Areas
chance-activation-dice = Activation dice
chance-fate-dice = Fate dice

## Kinds of components

kind-territory = Territories
kind-area = Areas
kind-material = Materials
kind-module = Modules
kind-card = Research cards
kind-goal = Goal chips
kind-income = Income chips
kind-attribute = Attribute chips
kind-event = Events
kind-start-markers = Start-marker cards
kind-start-chip = Start-chip cards
kind-scoring-tile = Scoring tiles
kind-tile = Tiles of the continent
kind-board = Boards
kind-terrain = Terrains
kind-trait = Traits
kind-stock = Spaces of the console

## Terrains, traits, tracks, decks, places

terrain-forest = forest
terrain-grassland = grassland
terrain-hills = hills
terrain-swamp = swamp
terrain-mountains = mountains
terrain-desert = desert
terrain-water = water
trait-stamina = stamina
trait-intelligence = intelligence
trait-calm = calm
trait-dexterity = dexterity
trait-expression = expression
trait-perception = perception
track-technology = technology
    .genitive = technology
track-prestige = prestige
    .genitive = prestige
track-knowledge = knowledge
    .genitive = knowledge
track-construction = construction
    .genitive = construction
track-culture = culture
    .genitive = culture
deck-invention = inventions
    .genitive = invention
deck-mutation = mutations
    .genitive = mutation
deck-knowledge = knowledge
    .genitive = knowledge
deck-building = buildings
    .genitive = building
deck-achievement = achievements
    .genitive = achievement
stock-food = food
    .genitive = food
stock-money = money
    .genitive = money
stock-idea = ideas
    .genitive = ideas
stock-focus = focus
    .genitive = focus
spot-fire = at the bonfire
spot-camp = in a camp
spot-wild = in the wilderness
spot-boat = in a boat

## The table in words, for a plain list of it: see the plain drawing of the terminal

view = The table
    .hidden = tiles tiling payments hidden-areas goal-bag income-bag attribute-bag doing tasks over touches has-chosen chosen dealt here heights halves columns full turns era-used seen-by looked-at under cards type x y space column discard gone-cards gone-goals gone-incomes gone-attributes
    .bare = open seat item card goal income chip attribute deck
    .seat = first seat farm
    .seats = folk civs scores hands
view-era = Era
view-first = Begins
view-lands = Territories
    .parts = Water A | Hills B | Forest B | Mountains B | Desert C | Swamp C | Grassland C | Desert D | Water D | Forest D | Water E | Mountains E | Swamp E | Mountains F | Swamp F | Grassland F | Desert G | Forest G | Hills G | Hills H | Grassland H | Water H
view-fire = bonfire
view-folk = tribes
view-camp = camp
    .parts = strong | weak
view-wild = wilderness
    .parts = strong | weak
view-weak = weak
view-token = material row
view-farm = farm
view-areas = Areas
view-hunted = Hunting tokens
view-events = Events
view-era-tiles = Categories of the eras
view-final-tiles = Categories worth more at the end
view-weather = Weather
view-goals = Goal chips
view-incomes = Income chips
view-attributes = Attribute chips
view-dice = Dice
    .parts = [1] × | [2] × | [3] × | [4] × | [5] × | [6] ×
    .parts-2 = activation | fate
view-starts = Start-chip cards
view-resets = Resets
view-final-round = Last round
view-face-up = Face-up cards
    .parts = inventions | mutations | knowledge | buildings | achievements
view-roll = Roll
view-civs = Civilizations
view-supply = Supply
view-stock = Markers
    .parts = food | money | ideas | focus
view-planning = Planning
    .parts = [1] × | [2] × | [3] × | [4] × | [5] × | [6] ×
view-traits = Traits
    .parts = stamina | intelligence | calm | dexterity | expression | perception
view-stored = Storage
    .parts = wood | beeswax | oil | papyrus | herbs | gold | cotton | clay | sulfur | coal | peat | tar | stone | iron | jade | sand | salt | copper
view-raw = Raw materials
    .parts = Water A | Hills B | Forest B | Mountains B | Desert C | Swamp C | Grassland C | Desert D | Water D | Forest D | Water E | Mountains E | Swamp E | Mountains F | Swamp F | Grassland F | Desert G | Forest G | Hills G | Hills H | Grassland H | Water H
view-used = Used dice
view-fate = Fate dice
view-levels = Levels
    .parts = Migration | Procreation | Production | Transport | Sustenance | Exploration | Building | Planning | Research | Achievement | Knowledge | Mutation | Invention | Trade | Activity
view-tracks = Tracks
    .parts = technology | prestige | knowledge | construction | culture
view-favor = Favor
view-ledger = Points
    .parts = map | modules | cards | chips | tracks | tribes | events | eras | monuments | end | matrix
view-boats = Boats
view-at = on
view-cargo = material
view-crew = tribes
    .parts = strong | weak
view-monuments = Monuments
    .parts = ground 1 | ground 2 | ground 3 | ground 4 | ground 5 | ground 6 | island
view-settlements = Settlements
    .parts = 1. | 2. | 3. | 4.
view-zone = Goal zone
view-items = Matrix
view-row = row
view-rows = Active rows
    .parts = row 4 | row 5
view-adjacent = Neighbours
    .parts = Water A | Hills B | Forest B | Mountains B | Desert C | Swamp C | Grassland C | Desert D | Water D | Forest D | Water E | Mountains E | Swamp E | Mountains F | Swamp F | Grassland F | Desert G | Forest G | Hills G | Hills H | Grassland H | Water H
view-scores = Scores
view-hands = Hand
view-decks = Face-down stacks
    .parts = inventions | mutations | knowledge | buildings | achievements
view-count = cards
view-vici = V.I.C.I.
view-shown = revealed cards
view-evolution = evolution grid
view-prosperity = prosperity grid
view-provisions = provisions
    .parts = Water A | Hills B | Forest B | Mountains B | Desert C | Swamp C | Grassland C | Desert D | Water D | Forest D | Water E | Mountains E | Swamp E | Mountains F | Swamp F | Grassland F | Desert G | Forest G | Hills G | Hills H | Grassland H | Water H
view-blocked = blocked farm spaces
settlements-0 = ground 1
settlements-1 = ground 2
settlements-2 = ground 3
settlements-3 = ground 4
settlements-4 = ground 5
settlements-5 = ground 6
settlements-6 = island
weather-1 = hot
weather-2 = warm
weather-3 = mild
weather-4 = rain
weather-5 = cold

## V.I.C.I., the opponent of who plays alone

seat-machine = V.I.C.I.
ask-vici = The turn of V.I.C.I.
chance-vici-cards = Action card of V.I.C.I.
chance-vici-die = Die of V.I.C.I.
setup-level = Level of V.I.C.I.
    .help = Each of her cards has a blue half and a harder, red one; the level says from which era on she uses the red halves.
    .alone = yes
level-beginner = Beginner
    .text = Blue halves in all four eras: the level for a first game.
level-moderate = Moderate
    .text = Red halves in the fourth era only.
level-medium = Medium
    .text = Red halves from the third era on.
level-advanced = Advanced
    .text = Red halves from the second era on.
level-expert = Expert
    .text = Red halves in all four eras.
setup-harder = A harder V.I.C.I.
    .help = When a card makes her reset, she performs that card as well: at any level she does more each era.
    .alone = yes
setup-free-choice = Free choice of start cards
    .help = You pick your start cards among all of them instead of keeping one of a few that you draw.
    .alone = yes
    .without = newcomers
setup-alone = You play alone against V.I.C.I., who needs no seat: she draws cards and follows them, and every step says why. You win with more points than she has.
    .hint = With nobody on the other seats you play alone against V.I.C.I.
kind-vici-card = Action cards of V.I.C.I.
kind-vici-reference = Reference cards of V.I.C.I.
event-vici-card = { $red-id ->
        [true] V.I.C.I. reveals { $card }, the red half.
       *[false] V.I.C.I. reveals { $card }, the blue half.
    }
event-vici-does = { $act-type-id ->
        [track] { $n ->
            [one] V.I.C.I. advances { $n } space on the { $track-genitive } track.
           *[other] V.I.C.I. advances { $n } spaces on the { $track-genitive } track.
        }
        [remove-card] V.I.C.I. removes the top face-up { $deck-genitive } card.
        [gain-die] { $of-id ->
            [fate] V.I.C.I. gains a fate die.
           *[activation] V.I.C.I. gains an activation die.
        }
       *[other] V.I.C.I.: { $act-type }.
    }
event-vici-chose = V.I.C.I. chooses { $what-type-id ->
        [territory] { $purpose-type-id ->
            [procreate] where she procreates: { $territory }
            [return] where she returns: { $territory }
            [migrate-from] where a tribe sets out: { $territory }
            [migrate-to] where a tribe goes: { $territory }
            [provision] where she provides: { $territory }
            [explore] where she explores: { $territory }
           *[hunt-token] where she hunts: { $territory }
        }
        [camp] { $kind-id ->
            [fire] the bonfire camp of { $territory }
            [free] a free camp of { $territory }
           *[taken] a taken camp of { $territory }
        }
        [tribe] a tribe: { $territory } ({ $spot })
        [fed] a tribe to feed: { $territory } ({ $spot })
        [row] a row of { $card }
        [goal] the goal chip { $goal } to remove
        [income] { $income } to remove
       *[attribute] the attribute chip { $attribute } to remove
    } ({ $because-type-id ->
        [only-one] { $least-id ->
            [true] the only one that fits the minimum
           *[false] the only one that fits
        }
        [wheel] die { $die }: { $terrain }
        [torches] die { $die }, torches: { $torches }
        [order] number { $number } in the order
        [provisions] provision markers: { $markers }
       *[die] die { $die }
    }).
event-vici-must = { $why-id ->
        [parts] V.I.C.I., category { $category }: { $act-type }.
        [last-era] V.I.C.I. instead: { $act-type } ({ $why }).
       *[other] V.I.C.I. in addition: { $act-type } ({ $why }).
    }
event-vici-lost = { $why-id ->
        [parts] V.I.C.I. loses an action: { $act-type } (category { $category }).
       *[other] V.I.C.I. loses an action: { $act-type } ({ $why }).
    }
event-vici-marked = { $income-id ->
        [true] V.I.C.I.: prosperity grid, space { $space }.
       *[false] V.I.C.I.: evolution grid, space { $space }.
    }
event-vici-provided = { $blocked-id ->
        [true] V.I.C.I. blocks the farm space of { $territory } with provisions.
       *[false] V.I.C.I. puts a provision marker in { $territory } (there are { $markers }).
    }
event-hunt-token = Hunting token: { $territory }.
event-card-gone = { $card } leaves the game.
act-type-track = a step on a track
act-type-remove-card = removing a card
act-type-gain-die = a die
act-type-vp = VP
act-type-favor = a step on the favor track
act-type-monument = a monument
act-type-explore = exploring
act-type-hunt-token = a hunting token
act-type-prosperity = a prosperity marker
act-type-evolution = an evolution marker
act-type-procreate = a procreation
act-type-migrate = a migration
act-type-provision = a provision marker
why-no-territory = no territory fits
why-no-tribe = all her tribes are on the map
why-grid-full = the grid is full
why-no-marker = she has no markers left
why-nothing = there is nothing to take
why-crowded = all camps around are hers
why-nobody-to-send = there is nobody to send
why-last-era = there is no next era
why-feeding = feeding begins
category-technology = technology
category-prestige = prestige
category-knowledge = knowledge
category-construction = construction
category-culture = culture
category-evolution = evolution
category-prosperity = prosperity
category-population = population
category-expansion = expansion
section-solo = Alone: V.I.C.I.
source-vici = V.I.C.I.
vici-card-vici-1 = Action card 1
    .effect = Blue: 1: 1 space on the technology track, the face-up invention card leaves the game; 2–3: 1 space on the technology track, a fate die; 4–6: 1 space on the construction track. Red: 1: 2 spaces on the technology track, the face-up invention card leaves the game; 2–3: 1 space on the technology track, 3 VP; 4–6: 2 spaces on the construction track, a fate die.
vici-card-vici-2 = Action card 2
    .effect = Blue: 1–2: a monument; 3–4: areas are revealed, 1 space on the favor track; 5–6: areas are revealed. Red: 1–2: a monument, 1 space on the favor track; 3–4: areas are revealed, 1 space on the favor track; 5–6: areas are revealed, 3 VP.
vici-card-vici-3 = Action card 3
    .effect = Blue: 1: 1 space on the construction track, the face-up building card leaves the game; 2–3: 1 space on the construction track, an activation die; 4–6: 1 space on the prestige track. Red: 1: 2 spaces on the construction track, the face-up building card leaves the game; 2–3: 1 space on the construction track, 3 VP; 4–6: 2 spaces on the prestige track, an activation die.
vici-card-vici-4 = Action card 4
    .effect = Blue: 1–2: 1 space on the favor track, a hunting token; 3–4: a monument, a hunting token; 5–6: prosperity, a hunting token. Red: 1–2: a monument, a hunting token; 3–4: a monument, a hunting token; 5–6: 2 × prosperity, a hunting token.
vici-card-vici-5 = Action card 5
    .effect = Blue: 1: 1 space on the knowledge track, the face-up knowledge card leaves the game; 2–3: 1 space on the knowledge track, an activation die; 4–6: 1 space on the technology track. Red: 1: 2 spaces on the knowledge track, the face-up knowledge card leaves the game; 2–3: 1 space on the knowledge track, 3 VP; 4–6: 2 spaces on the technology track, an activation die.
vici-card-vici-6 = Action card 6
    .effect = Blue: 1: 1 space on the culture track, the face-up achievement card leaves the game; 2–3: 1 space on the culture track, a fate die; 4–6: 1 space on the knowledge track. Red: 1: 2 spaces on the culture track, the face-up achievement card leaves the game; 2–3: 1 space on the culture track, 3 VP; 4–6: 2 spaces on the knowledge track, a fate die.
vici-card-vici-7 = Action card 7
    .effect = Blue: 1–2: a monument; 3–4: a migration; 5–6: evolution, a hunting token. Red: 1–2: a monument, 1 space on the favor track; 3–4: a migration, a procreation; 5–6: 2 × evolution, a hunting token.
vici-card-vici-8 = Action card 8
    .effect = Blue: 1: 1 space on the prestige track, the face-up mutation card leaves the game; 2–3: 1 space on the prestige track, a provision marker; 4–6: 1 space on the culture track. Red: 1: 2 spaces on the prestige track, the face-up mutation card leaves the game; 2–3: 1 space on the prestige track, 3 VP; 4–6: 2 spaces on the culture track, a provision marker.
vici-card-vici-9 = Action card 9
    .effect = Blue: 1–2: a procreation, a provision marker; 3–4: a migration, a provision marker; 5–6: a procreation, a migration. Red: 1–2: a procreation, a procreation, a provision marker; 3–4: a procreation, a migration, a provision marker; 5–6: a migration, a procreation, a provision marker.
vici-card-vici-10 = Action card 10
    .effect = Blue: 1–2: a procreation; 3–4: prosperity; 5–6: evolution. Red: 1–2: a procreation, 3 VP; 3–4: prosperity, 3 VP; 5–6: evolution, 3 VP.
vici-card-vici-11 = Action card 11
    .effect = Blue: the category of this era, 1 ×. Red: the category of this era, 2 ×.
vici-card-vici-12 = Action card 12
    .effect = Blue: the category of this era, 2 ×. Red: the category of this era, 2 ×, 3 VP.
vici-card-vici-13 = Action card 13
    .effect = Blue: the category of the next era, 2 × (in the last era 4 VP). Red: the category of the next era, 2 ×, 3 VP (in the last era 7 VP).
vici-card-vici-14 = Action card 14
    .effect = Blue: the category of the last era, 1 ×. Red: the category of the last era, 1 ×, 3 VP.
vici-card-vici-15 = Action card 15
    .effect = Blue: the categories worth more at the end, 1 ×. Red: the categories worth more at the end, 1 ×, 3 VP.
vici-reference-evolution-grid = Evolution grid
vici-reference-prosperity-grid = Prosperity grid
vici-reference-territory-wheel = Territory diagram and torch track
vici-reference-camp-order = Order of camps
vici-reference-procreation-and-migration = Procreation and migration
vici-reference-provision-and-feeding = Provision and feeding
vici-reference-areas-and-hunting = Areas and hunting

## The continent: a territory is called by its terrain and tile

territory-a-water = Water A
    .effect = The large water with a building ground.
territory-b-hills = Hills B
    .effect = Bonfire: { $fire-vp } VP.
territory-b-forest = Forest B
    .effect = A start territory; bonfire: { $fire-vp } VP.
territory-b-mountains = Mountains B
    .effect = Bonfire: { $fire-vp } VP.
territory-c-desert = Desert C
    .effect = Bonfire: { $fire-vp } VP.
territory-c-swamp = Swamp C
    .effect = Bonfire: { $fire-vp } VP.
territory-c-grassland = Grassland C
    .effect = A start territory; bonfire: { $fire-vp } VP.
territory-d-desert = Desert D
    .effect = Bonfire: { $fire-vp } VP.
territory-d-water = Water D
territory-d-forest = Forest D
    .effect = Bonfire: { $fire-vp } VP.
territory-e-water = Water E
territory-e-mountains = Mountains E
    .effect = Bonfire: { $fire-vp } VP.
territory-e-swamp = Swamp E
    .effect = Bonfire: { $fire-vp } VP.
territory-f-mountains = Mountains F
    .effect = Bonfire: { $fire-vp } VP.
territory-f-swamp = Swamp F
    .effect = Bonfire: { $fire-vp } VP.
territory-f-grassland = Grassland F
    .effect = Bonfire: { $fire-vp } VP.
territory-g-desert = Desert G
    .effect = Bonfire: { $fire-vp } VP.
territory-g-forest = Forest G
    .effect = Bonfire: { $fire-vp } VP.
territory-g-hills = Hills G
    .effect = Bonfire: { $fire-vp } VP.
territory-h-hills = Hills H
    .effect = Bonfire: { $fire-vp } VP.
territory-h-grassland = Grassland H
    .effect = Bonfire: { $fire-vp } VP.
territory-h-water = Water H
tile-tile-a = Tile A
tile-tile-b = Tile B
tile-tile-c = Tile C
tile-tile-d = Tile D
tile-tile-e = Tile E
tile-tile-f = Tile F
tile-tile-g = Tile G
tile-tile-h = Tile H

## Areas and materials

area-building-ground-1 = Building ground 1
    .effect = Revealing it: { $vp } VP. Monuments and settlements are built here. Monuments of gold or jade.
area-building-ground-2 = Building ground 2
    .effect = Revealing it: { $vp } VP. Monuments and settlements are built here. Monuments of oil or sulfur.
area-building-ground-3 = Building ground 3
    .effect = Revealing it: { $vp } VP. Monuments and settlements are built here. Monuments of tar or copper.
area-building-ground-4 = Building ground 4
    .effect = Revealing it: { $vp } VP. Monuments and settlements are built here. Monuments of gold, salt or herbs.
area-building-ground-5 = Building ground 5
    .effect = Revealing it: { $vp } VP. Monuments and settlements are built here. Monuments of jade, iron or clay.
area-building-ground-6 = Building ground 6
    .effect = Revealing it: { $vp } VP. Monuments and settlements are built here. Monuments of oil, peat or beeswax.
area-gorge-1 = Gorge of the grim wolves 1
    .effect = Revealing it: { $vp } VP. In the area phase everybody with a tribe beside it returns 1 food.
area-gorge-2 = Gorge of the grim wolves 2
    .effect = Revealing it: { $vp } VP. In the area phase everybody with a tribe beside it returns 1 food.
area-glacier-1 = Glacier 1
    .effect = Revealing it: { $vp } VP. In the area phase everybody with a strong tribe beside it weakens one.
area-glacier-2 = Glacier 2
    .effect = Revealing it: { $vp } VP. In the area phase everybody with a strong tribe beside it weakens one.
area-mystic-oak-1 = Mystic oak 1
    .effect = Revealing it: { $vp } VP. In the area phase every territory beside it with an own tribe gives 1 VP; water, swamp and desert give 2.
area-mystic-oak-2 = Mystic oak 2
    .effect = Revealing it: { $vp } VP. In the area phase every territory beside it with an own tribe gives 1 VP; water, swamp and desert give 2.
area-mystic-oak-3 = Mystic oak 3
    .effect = Revealing it: { $vp } VP. In the area phase every territory beside it with an own tribe gives 1 VP; water, swamp and desert give 2.
area-hidden-grotto-1 = Hidden grotto 1
    .effect = Revealing it: { $vp } VP. When you activate Production, produce and transport a material in a territory beside it.
area-hidden-grotto-2 = Hidden grotto 2
    .effect = Revealing it: { $vp } VP. When you activate Production, produce and transport a material in a territory beside it.
area-holy-rock-1 = Holy rock 1
    .effect = Revealing it: { $vp } VP. When you activate Procreation, procreate in a territory beside it with a passed favor test.
area-holy-rock-2 = Holy rock 2
    .effect = Revealing it: { $vp } VP. When you activate Procreation, procreate in a territory beside it with a passed favor test.
area-cave-1 = Cave 1
    .effect = Revealing it: { $vp } VP. For migrations all territories beside revealed caves are adjacent.
area-cave-2 = Cave 2
    .effect = Revealing it: { $vp } VP. For migrations all territories beside revealed caves are adjacent.
area-cave-3 = Cave 3
    .effect = Revealing it: { $vp } VP. For migrations all territories beside revealed caves are adjacent.
area-mushroom-valley-1 = Mushroom valley 1
    .effect = Revealing it: { $vp } VP. A hunt beside it gives 1 more food.
area-mushroom-valley-2 = Mushroom valley 2
    .effect = Revealing it: { $vp } VP. A hunt beside it gives 1 more food.
area-volcano-1 = Volcano 1
    .effect = Revealing it: { $vp } VP. There are no farms beside it.
area-volcano-2 = Volcano 2
    .effect = Revealing it: { $vp } VP. There are no farms beside it.
area-large = the island on the large water
material-wood = wood
    .accusative = wood
    .effect = Terrain: forest. Storage row 1.
material-beeswax = beeswax
    .accusative = beeswax
    .effect = Terrain: forest. Storage row 2.
material-oil = oil
    .accusative = oil
    .effect = Terrain: forest. Storage row 3.
material-papyrus = papyrus
    .accusative = papyrus
    .effect = Terrain: grassland. Storage row 1.
material-herbs = herbs
    .accusative = herbs
    .effect = Terrain: grassland. Storage row 2.
material-gold = gold
    .accusative = gold
    .effect = Terrain: grassland. Storage row 3.
material-cotton = cotton
    .accusative = cotton
    .effect = Terrain: hills. Storage row 1.
material-clay = clay
    .accusative = clay
    .effect = Terrain: hills. Storage row 2.
material-sulfur = sulfur
    .accusative = sulfur
    .effect = Terrain: hills. Storage row 3.
material-coal = coal
    .accusative = coal
    .effect = Terrain: swamp. Storage row 1.
material-peat = peat
    .accusative = peat
    .effect = Terrain: swamp. Storage row 2.
material-tar = tar
    .accusative = tar
    .effect = Terrain: swamp. Storage row 3.
material-stone = stone
    .accusative = stone
    .effect = Terrain: mountains. Storage row 1.
material-iron = iron
    .accusative = iron
    .effect = Terrain: mountains. Storage row 2.
material-jade = jade
    .accusative = jade
    .effect = Terrain: mountains. Storage row 3.
material-sand = sand
    .accusative = sand
    .effect = Terrain: desert. Storage row 1.
material-salt = salt
    .accusative = salt
    .effect = Terrain: desert. Storage row 2.
material-copper = copper
    .accusative = copper
    .effect = Terrain: desert. Storage row 3.

## Modules

module-migration = Migration
    .effect = Dice: 1 and 3. I: migrate once. II: migrate once (up to 2 with a passed favor test). III: migrate up to 2 times (up to 3 with a passed favor test).
module-procreation = Procreation
    .effect = Dice: 2 and 5. I: procreate once. II: procreate once (up to 2 with a passed favor test). III: procreate up to 2 times; with a passed favor test strengthen a weak tribe.
module-production = Production
    .effect = Dice: 3 and 5. I: produce 2 materials; with a passed favor test transport 1 material. II: produce 3 materials; transport 1 material. III: produce 4 materials; transport 2 materials.
module-transport = Transport
    .effect = Dice: 1 and 5. I: transport 3 materials. II: transport 6 materials. III: transport all materials, those in boats to any storage spaces.
module-sustenance = Sustenance
    .effect = Dice: 2 and 4. I: hunt; or strengthen a weak tribe. II: hunt; or strengthen up to 3 weak tribes. III: hunt up to 2 times; or strengthen up to 4 weak tribes.
module-exploration = Exploration
    .effect = Dice: 1 and 4. I: reveal all areas beside a territory with an own tribe; or make a lucky find. II: reveal all areas beside a territory with an own tribe, reveal any area and gain 2 VP; or make a lucky find. III: reveal all areas beside a territory with an own tribe, reveal any area and gain 4 VP; or make up to 2 lucky finds.
module-building = Building
    .effect = Dice: 4 and 6. I: build a farm, boat, monument or settlement; or install a building card. II: build up to 2 of one kind: farms, boats, monuments or settlements; or install a building card. III: build up to 2: farms, boats, monuments or settlements; or install a building card with the special bonus.
module-planning = Planning
    .effect = Dice: 3 and 4. I: install a goal chip; or gain 2 planning markers on one die space. II: install a goal chip; or gain 3 planning markers on one die space. III: gain a goal chip, then install one; or gain 3 planning markers on one die space.
module-research = Research
    .effect = Dice: 1 and 2. I: gain 1 research card; or draw 2 research cards from face-down stacks and keep 1. II: gain 1 research card; or draw 4 research cards from face-down stacks and keep 1. III: gain 2 research cards; or draw 4 research cards from face-down stacks and keep 2.
module-achievement = Achievement
    .effect = Dice: 5 and 6. I: gain an activation or fate die; or install an achievement card. II: gain an activation die and a fate die; or install an achievement card. III: gain an activation die and a fate die; or install an achievement card with the special bonus.
module-knowledge = Knowledge
    .effect = Dice: 3 and 6. I: gain 3 ideas; or install a knowledge card. II: gain 6 ideas; or install a knowledge card. III: gain 6 ideas; or install a knowledge card with the special bonus.
module-mutation = Mutation
    .effect = Dice: 2 and 6. I: move a trait marker to another trait; or install a mutation card. II: move up to 2 trait markers to other traits; or install a mutation card. III: move up to 2 trait markers to other traits; or install a mutation card with the special bonus.
module-invention = Invention
    .effect = Dice: 1 and 6. I: perform an income chip; or install an invention card. II: perform up to 2 income chips; or install an invention card. III: perform up to 2 income chips; or install an invention card with the special bonus.
module-trade = Trade
    .effect = Dice: 4 and 5. I: sell once and buy once. II: sell up to 2 times and buy up to 2 times. III: gain 2 money and sell up to 2 times and buy up to 2 times.
module-activity = Activity
    .effect = Dice: 2 and 3. I: perform an activity. II: perform up to 2 different activities. III: perform up to 2 activities.
module-trait-stamina = Stamina
    .effect = Dice: 1 and 1. Gain 1 stamina.
module-trait-intelligence = Intelligence
    .effect = Dice: 2 and 2. Gain 1 intelligence.
module-trait-calm = Calm
    .effect = Dice: 3 and 3. Gain 1 calm.
module-trait-dexterity = Dexterity
    .effect = Dice: 4 and 4. Gain 1 dexterity.
module-trait-expression = Expression
    .effect = Dice: 5 and 5. Gain 1 expression.
module-trait-perception = Perception
    .effect = Dice: 6 and 6. Gain 1 perception.
module-dream = Dream
    .effect = Dice: any two. Gain 1 focus marker; or gain 2 ideas.

## Possibilities a seat chooses from

option-procreation-3-0 = Procreate up to 2 times
option-procreation-3-1 = With a passed favor test strengthen a weak tribe
option-production-1-0 = Produce 2 materials
option-production-1-1 = With a passed favor test transport 1 material
option-production-2-0 = Produce 3 materials
option-production-2-1 = Transport 1 material
option-production-3-0 = Produce 4 materials
option-production-3-1 = Transport 2 materials
option-sustenance-1-0 = Hunt
option-sustenance-1-1 = Strengthen a weak tribe
option-sustenance-2-0 = Hunt
option-sustenance-2-1 = Strengthen up to 3 weak tribes
option-sustenance-3-0 = Hunt up to 2 times
option-sustenance-3-1 = Strengthen up to 4 weak tribes
option-exploration-1-0 = Reveal all areas beside a territory with an own tribe
option-exploration-1-1 = Make a lucky find
option-exploration-2-0 = Reveal all areas beside a territory with an own tribe, reveal any area and gain 2 VP
option-exploration-2-1 = Make a lucky find
option-exploration-3-0 = Reveal all areas beside a territory with an own tribe, reveal any area and gain 4 VP
option-exploration-3-1 = Make up to 2 lucky finds
option-building-1-0 = Build a farm, boat, monument or settlement
option-building-1-1 = Install a building card
option-building-2-0 = Build up to 2 of one kind: farms, boats, monuments or settlements
option-building-2-1 = Install a building card
option-building-3-0 = Build up to 2: farms, boats, monuments or settlements
option-building-3-1 = Install a building card with the special bonus
option-planning-1-0 = Install a goal chip
option-planning-1-1 = Gain 2 planning markers on one die space
option-planning-2-0 = Install a goal chip
option-planning-2-1 = Gain 3 planning markers on one die space
option-planning-3-0 = Gain a goal chip, then install one
option-planning-3-1 = Gain 3 planning markers on one die space
option-research-1-0 = Gain 1 research card
option-research-1-1 = Draw 2 research cards from face-down stacks and keep 1
option-research-2-0 = Gain 1 research card
option-research-2-1 = Draw 4 research cards from face-down stacks and keep 1
option-research-3-0 = Gain 2 research cards
option-research-3-1 = Draw 4 research cards from face-down stacks and keep 2
option-achievement-1-0 = Gain an activation or fate die
option-achievement-1-1 = Install an achievement card
option-achievement-2-0 = Gain an activation die and a fate die
option-achievement-2-1 = Install an achievement card
option-achievement-3-0 = Gain an activation die and a fate die
option-achievement-3-1 = Install an achievement card with the special bonus
option-knowledge-1-0 = Gain 3 ideas
option-knowledge-1-1 = Install a knowledge card
option-knowledge-2-0 = Gain 6 ideas
option-knowledge-2-1 = Install a knowledge card
option-knowledge-3-0 = Gain 6 ideas
option-knowledge-3-1 = Install a knowledge card with the special bonus
option-mutation-1-0 = Move a trait marker to another trait
option-mutation-1-1 = Install a mutation card
option-mutation-2-0 = Move up to 2 trait markers to other traits
option-mutation-2-1 = Install a mutation card
option-mutation-3-0 = Move up to 2 trait markers to other traits
option-mutation-3-1 = Install a mutation card with the special bonus
option-invention-1-0 = Perform an income chip
option-invention-1-1 = Install an invention card
option-invention-2-0 = Perform up to 2 income chips
option-invention-2-1 = Install an invention card
option-invention-3-0 = Perform up to 2 income chips
option-invention-3-1 = Install an invention card with the special bonus
option-dream-1-0 = Gain 1 focus marker
option-dream-1-1 = Gain 2 ideas
option-favor = Advance 1 space on the favor track
option-income = Perform an income chip
option-row = Flip a row tile
option-activity = Perform an activity
option-lose-food = Return 1 food
option-lose-tribe = Remove an own tribe

## Inventions: `.effect` when installed, `.ability` from then on, `.needs` the cost slots (and their VP)

card-fish-trap = Fish Trap
    .ability = In water and swamp: every hunt gives 2 more food.
    .effect = Advance 3 spaces on the technology track.
    .needs = intelligence { $cost-1-n } ({ $vp-1 } VP) · papyrus ({ $vp-2 } VP) · calm { $cost-3-n } ({ $vp-3 } VP) · herbs ({ $vp-4 } VP) · gold ({ $vp-5 } VP)
card-stone-axe = Stone Axe
    .ability = After activating Production: produce 2 materials.
    .effect = Advance 1 space on the technology track.
    .needs = cotton · dexterity { $cost-2-n } · clay · expression { $cost-4-n } ({ $vp-4 } VP) · sulfur ({ $vp-5 } VP)
card-carrying-basket = Carrying Basket
    .ability = After activating Production: transport 1 material.
    .effect = Advance 3 spaces on the technology track.
    .needs = perception { $cost-1-n } ({ $vp-1 } VP) · coal ({ $vp-2 } VP) · stamina { $cost-3-n } ({ $vp-3 } VP) · peat ({ $vp-4 } VP) · tar ({ $vp-5 } VP)
card-digging-stick = Digging Stick
    .ability = After building a farm: gain 3 food.
    .effect = Advance 3 spaces on the technology track and gain 1 food.
    .needs = stone ({ $vp-1 } VP) · expression { $cost-2-n } ({ $vp-2 } VP) · iron ({ $vp-3 } VP) · perception { $cost-4-n } ({ $vp-4 } VP) · jade ({ $vp-5 } VP)
card-fire-drill = Fire Drill
    .ability = When a tribe of yours takes a bonfire camp: gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the technology track.
    .needs = stamina { $cost-1-n } ({ $vp-1 } VP) · sand ({ $vp-2 } VP) · intelligence { $cost-3-n } ({ $vp-3 } VP) · salt ({ $vp-4 } VP) · copper ({ $vp-5 } VP)
card-measuring-cord = Measuring Cord
    .ability = Activity: return 1 idea to make a lucky find and gain { $ability-do-2-n } VP.
    .effect = Advance 3 spaces on the technology track.
    .needs = beeswax ({ $vp-1 } VP) · calm { $cost-2-n } ({ $vp-2 } VP) · herbs ({ $vp-3 } VP) · no cost · oil ({ $vp-5 } VP)
card-wheel = Wheel
    .ability = After activating Migration (once per activation): migrate once.
    .effect = Advance 3 spaces on the technology track.
    .needs = clay ({ $vp-1 } VP) · dexterity { $cost-2-n } ({ $vp-2 } VP) · peat ({ $vp-3 } VP) · no cost · gold ({ $vp-5 } VP)
card-plough = Plough
    .ability = Feeding: feeding costs 1 less in all, beside a farm a tribe in the wilderness costs 0.
    .effect = Advance 3 spaces on the technology track.
    .needs = wood ({ $vp-1 } VP) · calm { $cost-2-n } ({ $vp-2 } VP) · iron ({ $vp-3 } VP) · dexterity { $cost-4-n } ({ $vp-4 } VP) · sulfur ({ $vp-5 } VP)
card-bow = Bow
    .ability = Every hunt gives 1 more food and the die may be changed by 1 without ideas.
    .effect = Advance 3 spaces on the technology track.
    .needs = expression { $cost-1-n } ({ $vp-1 } VP) · papyrus ({ $vp-2 } VP) · perception { $cost-3-n } ({ $vp-3 } VP) · salt ({ $vp-4 } VP) · tar ({ $vp-5 } VP)
card-casting-net = Casting Net
    .ability = After a hunt: gain 1 food and { $ability-do-2-n } VP.
    .effect = Advance 3 spaces on the technology track.
    .needs = beeswax ({ $vp-1 } VP) · stamina { $cost-2-n } ({ $vp-2 } VP) · herbs ({ $vp-3 } VP) · no cost · jade ({ $vp-5 } VP)
card-kiln = Kiln
    .ability = Activity: return 1 material of storage row 1 to gain 1 material of storage row 2 and { $ability-do-2-n } VP.
    .effect = Advance 3 spaces on the technology track.
    .needs = cotton ({ $vp-1 } VP) · intelligence { $cost-2-n } ({ $vp-2 } VP) · clay ({ $vp-3 } VP) · stamina { $cost-4-n } ({ $vp-4 } VP) · copper ({ $vp-5 } VP)
card-bloomery = Bloomery
    .ability = Activity: return 1 iron to advance 2 spaces on the technology track.
    .effect = Advance 3 spaces on the technology track.
    .needs = coal ({ $vp-1 } VP) · intelligence { $cost-2-n } ({ $vp-2 } VP) · peat ({ $vp-3 } VP) · calm { $cost-4-n } ({ $vp-4 } VP) · oil ({ $vp-5 } VP)
card-loom = Loom
    .ability = Activity: return 1 cotton to gain 3 money and { $ability-do-2-n } VP.
    .effect = Advance 3 spaces on the culture track.
    .needs = iron ({ $vp-1 } VP) · dexterity { $cost-2-n } ({ $vp-2 } VP) · salt ({ $vp-3 } VP) · no cost · gold ({ $vp-5 } VP)
card-abacus = Abacus
    .ability = A sale for money gives 1 more and a sale for VP gives { $ability-sell-vp } VP more.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = stone ({ $vp-1 } VP) · expression { $cost-2-n } ({ $vp-2 } VP) · beeswax ({ $vp-3 } VP) · perception { $cost-4-n } ({ $vp-4 } VP) · sulfur ({ $vp-5 } VP)
card-balance-scale = Balance Scale
    .ability = A purchase costs 1 less.
    .effect = Advance 3 spaces on the technology track and gain 1 money.
    .needs = sand ({ $vp-1 } VP) · dexterity { $cost-2-n } ({ $vp-2 } VP) · herbs ({ $vp-3 } VP) · expression { $cost-4-n } ({ $vp-4 } VP) · tar ({ $vp-5 } VP)
card-struck-coin = Struck Coin
    .ability = After activating Trade (once per activation): gain 2 money.
    .effect = Advance 3 spaces on the technology track.
    .needs = wood ({ $vp-1 } VP) · perception { $cost-2-n } ({ $vp-2 } VP) · clay ({ $vp-3 } VP) · stamina { $cost-4-n } ({ $vp-4 } VP) · jade ({ $vp-5 } VP)
card-sail = Sail
    .ability = A boat of yours holds 3 tribes and one more material.
    .effect = Advance 3 spaces on the technology track and gain 1 food.
    .needs = papyrus ({ $vp-1 } VP) · intelligence { $cost-2-n } ({ $vp-2 } VP) · peat ({ $vp-3 } VP) · calm { $cost-4-n } ({ $vp-4 } VP) · copper ({ $vp-5 } VP)
card-tar-caulking = Tar Caulking
    .ability = After building a boat: gain 1 material of storage row 2 and procreate once.
    .effect = Advance 3 spaces on the technology track.
    .needs = cotton ({ $vp-1 } VP) · stamina { $cost-2-n } ({ $vp-2 } VP) · iron ({ $vp-3 } VP) · intelligence { $cost-4-n } ({ $vp-4 } VP) · oil ({ $vp-5 } VP)
card-treadwheel-crane = Treadwheel Crane
    .ability = After building a monument: gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the construction track.
    .needs = coal ({ $vp-1 } VP) · calm { $cost-2-n } ({ $vp-2 } VP) · salt ({ $vp-3 } VP) · dexterity { $cost-4-n } ({ $vp-4 } VP) · gold ({ $vp-5 } VP)
card-pulley-block = Pulley Block
    .ability = A settlement costs one material less.
    .effect = Advance 3 spaces on the construction track.
    .needs = stone ({ $vp-1 } VP) · expression { $cost-2-n } ({ $vp-2 } VP) · beeswax ({ $vp-3 } VP) · perception { $cost-4-n } ({ $vp-4 } VP) · sulfur ({ $vp-5 } VP)
card-polished-lens = Polished Lens
    .ability = For every area you reveal: gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = sand ({ $vp-1 } VP) · dexterity { $cost-2-n } ({ $vp-2 } VP) · herbs ({ $vp-3 } VP) · expression { $cost-4-n } ({ $vp-4 } VP) · tar ({ $vp-5 } VP)
card-compass-needle = Compass Needle
    .ability = Activity: reveal any area.
    .effect = Advance 3 spaces on the technology track.
    .needs = clay ({ $vp-1 } VP) · perception { $cost-2-n } ({ $vp-2 } VP) · peat ({ $vp-3 } VP) · no cost · jade ({ $vp-5 } VP)
card-sundial = Sundial
    .ability = After a Reset: gain 1 idea.
    .effect = Advance 3 spaces on the technology track.
    .needs = wood ({ $vp-1 } VP) · stamina { $cost-2-n } ({ $vp-2 } VP) · iron ({ $vp-3 } VP) · intelligence { $cost-4-n } ({ $vp-4 } VP) · copper ({ $vp-5 } VP)
card-water-clock = Water Clock
    .ability = You may make a Reset with up to 4 dice on your spaces.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = papyrus ({ $vp-1 } VP) · calm { $cost-2-n } ({ $vp-2 } VP) · salt ({ $vp-3 } VP) · intelligence { $cost-4-n } ({ $vp-4 } VP) · oil ({ $vp-5 } VP)
card-signal-drum = Signal Drum
    .ability = After a procreation (once per activation): gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the culture track.
    .needs = cotton ({ $vp-1 } VP) · calm { $cost-2-n } ({ $vp-2 } VP) · beeswax ({ $vp-3 } VP) · dexterity { $cost-4-n } ({ $vp-4 } VP) · gold ({ $vp-5 } VP)
card-blown-glass = Blown Glass
    .effect = Advance 4 spaces on the technology track and gain { $instant-2-n } VP.
    .needs = coal ({ $vp-1 } VP) · expression { $cost-2-n } ({ $vp-2 } VP) · herbs ({ $vp-3 } VP) · perception { $cost-4-n } ({ $vp-4 } VP) · sulfur ({ $vp-5 } VP)
card-bronze-casting = Bronze Casting
    .effect = Advance 4 spaces on the technology track.
    .needs = stone ({ $vp-1 } VP) · stamina { $cost-2-n } ({ $vp-2 } VP) · clay ({ $vp-3 } VP) · expression { $cost-4-n } ({ $vp-4 } VP) · tar ({ $vp-5 } VP)
card-steam-toy = Steam Toy
    .effect = Upgrade a main module with the value 1 and advance 2 spaces on the technology track.
    .needs = perception { $cost-1-n } ({ $vp-1 } VP) · sand ({ $vp-2 } VP) · stamina { $cost-3-n } ({ $vp-3 } VP) · peat ({ $vp-4 } VP) · jade ({ $vp-5 } VP)
card-fire-powder = Fire Powder
    .ability = When you displace a tribe: gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the prestige track.
    .needs = wood ({ $vp-1 } VP) · intelligence { $cost-2-n } ({ $vp-2 } VP) · iron ({ $vp-3 } VP) · calm { $cost-4-n } ({ $vp-4 } VP) · copper ({ $vp-5 } VP)
card-printing-blocks = Printing Blocks
    .ability = End of the game: { $ability-n } VP for every card and income chip in the column of this card.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = salt ({ $vp-1 } VP) · dexterity { $cost-2-n } ({ $vp-2 } VP) · beeswax ({ $vp-3 } VP) · no cost · oil ({ $vp-5 } VP)
card-vessels = Vessels
    .ability = End of the game: { $ability-n } VP for every card and income chip in the column of this card.
    .needs = gold ({ $vp-1 } VP) · herbs ({ $vp-2 } VP) · { $cost-3-n } × papyrus ({ $vp-3 } VP) · intelligence { $cost-4-n } ({ $vp-4 } VP) · no cost
card-clockwork = Clockwork
    .ability = End of the game: { $ability-n } VP for every card and income chip in the column of this card.
    .effect = Advance 3 spaces on the technology track.
    .needs = clay ({ $vp-1 } VP) · calm { $cost-2-n } ({ $vp-2 } VP) · peat ({ $vp-3 } VP) · no cost · sulfur ({ $vp-5 } VP)

## Mutations: `.effect` when installed, `.ability` from then on, `.needs` the cost slots (and their VP)

card-webbed-feet = Webbed Feet
    .ability = Feeding: tribes in boats need no food.
    .effect = Advance 1 space on the favor track.
    .needs = intelligence { $cost-1-n } · calm { $cost-2-n } · dexterity { $cost-3-n } · calm { $cost-4-n } ({ $vp-4 } VP) · a returned dexterity marker ({ $vp-5 } VP)
card-thick-fur = Thick Fur
    .ability = Nothing is done to you by the cold, extreme cold and glaciers.
    .effect = Advance 3 spaces on the prestige track.
    .needs = expression { $cost-1-n } ({ $vp-1 } VP) · perception { $cost-2-n } ({ $vp-2 } VP) · stamina { $cost-3-n } ({ $vp-3 } VP) · perception { $cost-4-n } ({ $vp-4 } VP) · a returned stamina marker ({ $vp-5 } VP)
card-night-sight = Night Sight
    .ability = For every area you reveal: gain 1 food.
    .effect = Advance 3 spaces on the prestige track.
    .needs = expression { $cost-1-n } ({ $vp-1 } VP) · intelligence { $cost-2-n } ({ $vp-2 } VP) · perception { $cost-3-n } ({ $vp-3 } VP) · intelligence { $cost-4-n } ({ $vp-4 } VP) · a returned perception marker ({ $vp-5 } VP)
card-keen-nose = Keen Nose
    .ability = In forest, grassland and hills: every hunt gives 1 more food and the die may be changed by 1 without ideas.
    .effect = Advance 3 spaces on the prestige track.
    .needs = expression { $cost-1-n } ({ $vp-1 } VP) · stamina { $cost-2-n } ({ $vp-2 } VP) · calm { $cost-3-n } ({ $vp-3 } VP) · stamina { $cost-4-n } ({ $vp-4 } VP) · a returned calm marker ({ $vp-5 } VP)
card-broad-back = Broad Back
    .ability = After activating Transport: produce 2 materials.
    .effect = Advance 3 spaces on the prestige track.
    .needs = dexterity { $cost-1-n } ({ $vp-1 } VP) · intelligence { $cost-2-n } ({ $vp-2 } VP) · expression { $cost-3-n } ({ $vp-3 } VP) · intelligence { $cost-4-n } ({ $vp-4 } VP) · a returned expression marker ({ $vp-5 } VP)
card-nimble-fingers = Nimble Fingers
    .ability = After activating Research: move a trait marker to another trait.
    .effect = Advance 3 spaces on the prestige track.
    .needs = dexterity { $cost-1-n } ({ $vp-1 } VP) · calm { $cost-2-n } ({ $vp-2 } VP) · perception { $cost-3-n } ({ $vp-3 } VP) · calm { $cost-4-n } ({ $vp-4 } VP) · a returned perception marker ({ $vp-5 } VP)
card-wings = Wings
    .ability = Activity: return 1 food to migrate once to any land territory and gain { $ability-do-2-n } VP.
    .effect = Advance 1 space on the favor track.
    .needs = dexterity { $cost-1-n } ({ $vp-1 } VP) · stamina { $cost-2-n } ({ $vp-2 } VP) · expression { $cost-3-n } ({ $vp-3 } VP) · stamina { $cost-4-n } ({ $vp-4 } VP) · no cost
card-gills = Gills
    .ability = Your tribes cross water without a boat.
    .effect = Advance 1 space on the prestige track.
    .needs = dexterity { $cost-1-n } · intelligence { $cost-2-n } · dexterity { $cost-3-n } · no cost · a returned intelligence marker ({ $vp-5 } VP)
card-claws = Claws
    .ability = A tribe of yours that displaces another is not weakened.
    .effect = Advance 3 spaces on the prestige track.
    .needs = expression { $cost-1-n } ({ $vp-1 } VP) · perception { $cost-2-n } ({ $vp-2 } VP) · expression { $cost-3-n } ({ $vp-3 } VP) · no cost · a returned perception marker ({ $vp-5 } VP)
card-venom-glands = Venom Glands
    .ability = In the area phase: gain 1 food and { $ability-do-2-n } VP.
    .effect = Advance 3 spaces on the prestige track.
    .needs = stamina { $cost-1-n } ({ $vp-1 } VP) · calm { $cost-2-n } ({ $vp-2 } VP) · intelligence { $cost-3-n } ({ $vp-3 } VP) · calm { $cost-4-n } ({ $vp-4 } VP) · intelligence { $cost-5-n } ({ $vp-5 } VP)
card-fatty-hump = Fatty Hump
    .ability = Feeding: tribes in camps in desert cost 0, those in the wilderness 1.
    .effect = Advance 1 space on the favor track.
    .needs = stamina { $cost-1-n } ({ $vp-1 } VP) · dexterity { $cost-2-n } ({ $vp-2 } VP) · stamina { $cost-3-n } ({ $vp-3 } VP) · no cost · a returned dexterity marker ({ $vp-5 } VP)
card-moss-skin = Moss Skin
    .ability = Feeding: tribes in camps in swamp cost 0, those in the wilderness 1.
    .effect = Advance 1 space on the favor track.
    .needs = calm { $cost-1-n } ({ $vp-1 } VP) · expression { $cost-2-n } ({ $vp-2 } VP) · calm { $cost-3-n } ({ $vp-3 } VP) · no cost · a returned expression marker ({ $vp-5 } VP)
card-goat-hooves = Goat Hooves
    .ability = Feeding: tribes in camps in mountains cost 0, those in the wilderness 1.
    .effect = Advance 1 space on the favor track.
    .needs = perception { $cost-1-n } ({ $vp-1 } VP) · dexterity { $cost-2-n } ({ $vp-2 } VP) · perception { $cost-3-n } ({ $vp-3 } VP) · no cost · a returned dexterity marker ({ $vp-5 } VP)
card-leaf-skin = Leaf Skin
    .ability = Feeding: feeding costs 3 less in all.
    .effect = Advance 3 spaces on the prestige track.
    .needs = stamina { $cost-1-n } ({ $vp-1 } VP) · intelligence { $cost-2-n } ({ $vp-2 } VP) · expression { $cost-3-n } ({ $vp-3 } VP) · intelligence { $cost-4-n } ({ $vp-4 } VP) · expression { $cost-5-n } ({ $vp-5 } VP)
card-ruminant-stomach = Ruminant Stomach
    .ability = Feeding: tribes in camps in grassland cost 0.
    .effect = Advance 3 spaces on the prestige track.
    .needs = perception { $cost-1-n } ({ $vp-1 } VP) · stamina { $cost-2-n } ({ $vp-2 } VP) · calm { $cost-3-n } ({ $vp-3 } VP) · stamina { $cost-4-n } ({ $vp-4 } VP) · calm { $cost-5-n } ({ $vp-5 } VP)
card-bark-hide = Bark Hide
    .ability = Feeding: tribes in camps in forest cost 0.
    .effect = Advance 3 spaces on the prestige track.
    .needs = perception { $cost-1-n } ({ $vp-1 } VP) · intelligence { $cost-2-n } ({ $vp-2 } VP) · dexterity { $cost-3-n } ({ $vp-3 } VP) · intelligence { $cost-4-n } ({ $vp-4 } VP) · dexterity { $cost-5-n } ({ $vp-5 } VP)
card-tireless-gait = Tireless Gait
    .ability = Your weak tribes may migrate.
    .effect = Advance 3 spaces on the prestige track.
    .needs = perception { $cost-1-n } ({ $vp-1 } VP) · stamina { $cost-2-n } ({ $vp-2 } VP) · perception { $cost-3-n } ({ $vp-3 } VP) · no cost · a returned stamina marker ({ $vp-5 } VP)
card-twin-births = Twin Births
    .ability = After activating Procreation (once per activation): with a passed favor test procreate once.
    .effect = Advance 1 space on the favor track.
    .needs = calm { $cost-1-n } ({ $vp-1 } VP) · expression { $cost-2-n } ({ $vp-2 } VP) · dexterity { $cost-3-n } ({ $vp-3 } VP) · expression { $cost-4-n } ({ $vp-4 } VP) · dexterity { $cost-5-n } ({ $vp-5 } VP)
card-egg-laying = Egg Laying
    .ability = Activity: return 2 food to procreate once and gain { $ability-do-2-n } VP.
    .effect = Advance 3 spaces on the prestige track.
    .needs = intelligence { $cost-1-n } ({ $vp-1 } VP) · calm { $cost-2-n } ({ $vp-2 } VP) · expression { $cost-3-n } ({ $vp-3 } VP) · calm { $cost-4-n } ({ $vp-4 } VP) · expression { $cost-5-n } ({ $vp-5 } VP)
card-regeneration = Regeneration
    .ability = At the end of the feeding phase: strengthen a weak tribe.
    .effect = Advance 3 spaces on the prestige track.
    .needs = perception { $cost-1-n } ({ $vp-1 } VP) · stamina { $cost-2-n } ({ $vp-2 } VP) · intelligence { $cost-3-n } ({ $vp-3 } VP) · stamina { $cost-4-n } ({ $vp-4 } VP) · a returned intelligence marker ({ $vp-5 } VP)
card-ancestral-memory = Ancestral Memory
    .ability = When a tribe of yours dies: gain { $ability-do-1-n } VP and 2 ideas.
    .effect = Advance 3 spaces on the prestige track.
    .needs = dexterity { $cost-1-n } ({ $vp-1 } VP) · perception { $cost-2-n } ({ $vp-2 } VP) · dexterity { $cost-3-n } ({ $vp-3 } VP) · no cost · a returned perception marker ({ $vp-5 } VP)
card-hive-mind = Hive Mind
    .ability = A favor test is passed with a value higher by one as well.
    .needs = calm { $cost-1-n } ({ $vp-1 } VP) · stamina { $cost-2-n } ({ $vp-2 } VP) · intelligence { $cost-3-n } ({ $vp-3 } VP) · stamina { $cost-4-n } ({ $vp-4 } VP) · a returned intelligence marker ({ $vp-5 } VP)
card-third-eye = Third Eye
    .ability = You may repeat the roll of a failed favor test once.
    .effect = Advance 1 space on the favor track.
    .needs = calm { $cost-1-n } ({ $vp-1 } VP) · expression { $cost-2-n } ({ $vp-2 } VP) · calm { $cost-3-n } ({ $vp-3 } VP) · no cost · a returned expression marker ({ $vp-5 } VP)
card-luminous-skin = Luminous Skin
    .ability = After a passed favor test: gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the prestige track.
    .needs = dexterity { $cost-1-n } ({ $vp-1 } VP) · perception { $cost-2-n } ({ $vp-2 } VP) · calm { $cost-3-n } ({ $vp-3 } VP) · perception { $cost-4-n } ({ $vp-4 } VP) · calm { $cost-5-n } ({ $vp-5 } VP)
card-chameleon-skin = Chameleon Skin
    .ability = When you install a card, one trait marker may be missing.
    .effect = Advance 3 spaces on the prestige track.
    .needs = intelligence { $cost-1-n } ({ $vp-1 } VP) · dexterity { $cost-2-n } ({ $vp-2 } VP) · expression { $cost-3-n } ({ $vp-3 } VP) · dexterity { $cost-4-n } ({ $vp-4 } VP) · expression { $cost-5-n } ({ $vp-5 } VP)
card-dense-bones = Dense Bones
    .effect = Advance 1 space on the favor track and advance 3 spaces on the prestige track.
    .needs = stamina { $cost-1-n } ({ $vp-1 } VP) · perception { $cost-2-n } ({ $vp-2 } VP) · stamina { $cost-3-n } ({ $vp-3 } VP) · no cost · a returned perception marker ({ $vp-5 } VP)
card-giant-growth = Giant Growth
    .effect = Advance 4 spaces on the prestige track.
    .needs = intelligence { $cost-1-n } ({ $vp-1 } VP) · expression { $cost-2-n } ({ $vp-2 } VP) · stamina { $cost-3-n } ({ $vp-3 } VP) · expression { $cost-4-n } ({ $vp-4 } VP) · a returned stamina marker ({ $vp-5 } VP)
card-spore-sacs = Spore Sacs
    .effect = Procreate up to 2 times.
    .needs = intelligence { $cost-1-n } ({ $vp-1 } VP) · calm { $cost-2-n } ({ $vp-2 } VP) · intelligence { $cost-3-n } ({ $vp-3 } VP) · no cost · a returned calm marker ({ $vp-5 } VP)
card-echolocation = Echolocation
    .ability = After a lucky find: gain 1 idea and { $ability-do-2-n } VP.
    .effect = Advance 1 space on the favor track.
    .needs = dexterity { $cost-1-n } ({ $vp-1 } VP) · perception { $cost-2-n } ({ $vp-2 } VP) · intelligence { $cost-3-n } ({ $vp-3 } VP) · perception { $cost-4-n } ({ $vp-4 } VP) · a returned intelligence marker ({ $vp-5 } VP)
card-shared-instinct = Shared Instinct
    .ability = End of the game: { $ability-n } VP for every card and income chip in the column of this card.
    .effect = Advance 3 spaces on the prestige track.
    .needs = dexterity { $cost-1-n } ({ $vp-1 } VP) · calm { $cost-2-n } ({ $vp-2 } VP) · expression { $cost-3-n } ({ $vp-3 } VP) · calm { $cost-4-n } ({ $vp-4 } VP) · expression { $cost-5-n } ({ $vp-5 } VP)
card-plastic-genome = Plastic Genome
    .ability = End of the game: { $ability-n } VP for every card and income chip in the column of this card.
    .needs = dexterity { $cost-1-n } ({ $vp-1 } VP) · stamina { $cost-2-n } ({ $vp-2 } VP) · perception { $cost-3-n } ({ $vp-3 } VP) · no cost · perception { $cost-5-n } ({ $vp-5 } VP)
card-split-lineages = Split Lineages
    .ability = End of the game: { $ability-n } VP for every card and income chip in the column of this card.
    .effect = Advance 1 space on the favor track.
    .needs = dexterity { $cost-1-n } ({ $vp-1 } VP) · stamina { $cost-2-n } ({ $vp-2 } VP) · expression { $cost-3-n } ({ $vp-3 } VP) · no cost · stamina { $cost-5-n } ({ $vp-5 } VP)

## Knowledge: `.effect` when installed, `.ability` from then on, `.needs` the cost slots (and their VP)

card-herbal-lore = Herbal Lore
    .ability = Activity: strengthen a weak tribe and gain 1 food.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = intelligence { $cost-1-n } ({ $vp-1 } VP) · calm { $cost-2-n } ({ $vp-2 } VP) · iron ({ $vp-3 } VP) · no cost · a returned dexterity marker ({ $vp-5 } VP)
card-tally-marks = Tally Marks
    .ability = After a sale: gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = expression { $cost-1-n } ({ $vp-1 } VP) · perception { $cost-2-n } ({ $vp-2 } VP) · cotton ({ $vp-3 } VP) · no cost · stamina { $cost-5-n } ({ $vp-5 } VP)
card-star-lore = Star Lore
    .ability = At the beginning of an era: gain 2 ideas.
    .effect = Advance 1 space on the knowledge track.
    .needs = dexterity { $cost-1-n } · no cost · coal ({ $vp-3 } VP) · expression { $cost-4-n } ({ $vp-4 } VP) · a returned perception marker ({ $vp-5 } VP)
card-oral-history = Oral History
    .ability = After installing a goal chip: gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the culture track.
    .needs = stamina { $cost-1-n } ({ $vp-1 } VP) · intelligence { $cost-2-n } ({ $vp-2 } VP) · stone ({ $vp-3 } VP) · no cost · calm { $cost-5-n } ({ $vp-5 } VP)
card-animal-breeding = Animal Breeding
    .ability = In the income phase: gain 1 food.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = perception { $cost-1-n } ({ $vp-1 } VP) · stamina { $cost-2-n } ({ $vp-2 } VP) · sand ({ $vp-3 } VP) · no cost · intelligence { $cost-5-n } ({ $vp-5 } VP)
card-map-drawing = Map Drawing
    .ability = When you develop a territory: gain { $ability-do-1-n } VP and 1 idea.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = calm { $cost-1-n } ({ $vp-1 } VP) · wood ({ $vp-2 } VP) · dexterity { $cost-3-n } ({ $vp-3 } VP) · expression { $cost-4-n } ({ $vp-4 } VP) · tar ({ $vp-5 } VP)
card-writing = Writing
    .ability = After activating Research: gain 1 idea.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = intelligence { $cost-1-n } ({ $vp-1 } VP) · calm { $cost-2-n } ({ $vp-2 } VP) · papyrus ({ $vp-3 } VP) · no cost · dexterity { $cost-5-n } ({ $vp-5 } VP)
card-arithmetic = Arithmetic
    .ability = Once per turn you change a die by one without an idea.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = expression { $cost-1-n } ({ $vp-1 } VP) · perception { $cost-2-n } ({ $vp-2 } VP) · stamina { $cost-3-n } ({ $vp-3 } VP) · no cost · jade ({ $vp-5 } VP)
card-geometry = Geometry
    .ability = After building anything: gain 1 idea.
    .effect = Advance 3 spaces on the construction track.
    .needs = dexterity { $cost-1-n } ({ $vp-1 } VP) · expression { $cost-2-n } ({ $vp-2 } VP) · cotton ({ $vp-3 } VP) · no cost · perception { $cost-5-n } ({ $vp-5 } VP)
card-medicine = Medicine
    .ability = Feeding: 2 strong tribes that are not fed stay strong.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = stamina { $cost-1-n } ({ $vp-1 } VP) · coal ({ $vp-2 } VP) · intelligence { $cost-3-n } ({ $vp-3 } VP) · calm { $cost-4-n } ({ $vp-4 } VP) · copper ({ $vp-5 } VP)
card-astronomy = Astronomy
    .ability = Activity: gain 2 planning markers on one die space.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = perception { $cost-1-n } ({ $vp-1 } VP) · stamina { $cost-2-n } ({ $vp-2 } VP) · salt ({ $vp-3 } VP) · no cost · a returned intelligence marker ({ $vp-5 } VP)
card-weather-watching = Weather Watching
    .ability = In the event phase: gain 1 idea and { $ability-do-2-n } VP.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = calm { $cost-1-n } ({ $vp-1 } VP) · dexterity { $cost-2-n } ({ $vp-2 } VP) · beeswax ({ $vp-3 } VP) · no cost · a returned expression marker ({ $vp-5 } VP)
card-geology = Geology
    .ability = After activating Production (once per activation): make a lucky find.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = intelligence { $cost-1-n } ({ $vp-1 } VP) · no cost · calm { $cost-3-n } ({ $vp-3 } VP) · dexterity { $cost-4-n } ({ $vp-4 } VP) · herbs ({ $vp-5 } VP)
card-botany = Botany
    .ability = After the extra find: gain another material of the same terrain.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = expression { $cost-1-n } ({ $vp-1 } VP) · stone ({ $vp-2 } VP) · perception { $cost-3-n } ({ $vp-3 } VP) · stamina { $cost-4-n } ({ $vp-4 } VP) · oil ({ $vp-5 } VP)
card-ethics = Ethics
    .ability = At the end of the feeding phase: gain { $ability-do-1-n } VP for every 3 own strong tribes.
    .effect = Advance 3 spaces on the culture track.
    .needs = dexterity { $cost-1-n } ({ $vp-1 } VP) · expression { $cost-2-n } ({ $vp-2 } VP) · perception { $cost-3-n } ({ $vp-3 } VP) · no cost · gold ({ $vp-5 } VP)
card-theocracy = Theocracy
    .ability = Activity: return 1 food to place 2 weak tribes in free camps of one territory with an own tribe.
    .effect = Advance 1 space on the culture track.
    .needs = a returned intelligence marker · expression { $cost-2-n } · calm { $cost-3-n } · no cost · no cost
card-rhetoric = Rhetoric
    .ability = Activity: return 1 money to advance 1 space on the favor track.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = perception { $cost-1-n } ({ $vp-1 } VP) · sand ({ $vp-2 } VP) · stamina { $cost-3-n } ({ $vp-3 } VP) · intelligence { $cost-4-n } ({ $vp-4 } VP) · sulfur ({ $vp-5 } VP)
card-diplomacy = Diplomacy
    .ability = When a tribe of yours is displaced: gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = calm { $cost-1-n } ({ $vp-1 } VP) · wood ({ $vp-2 } VP) · dexterity { $cost-3-n } ({ $vp-3 } VP) · expression { $cost-4-n } ({ $vp-4 } VP) · tar ({ $vp-5 } VP)
card-philosophy = Philosophy
    .ability = Activity: return 2 ideas to advance 1 space on any track.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = intelligence { $cost-1-n } ({ $vp-1 } VP) · calm { $cost-2-n } ({ $vp-2 } VP) · papyrus ({ $vp-3 } VP) · no cost · dexterity { $cost-5-n } ({ $vp-5 } VP)
card-law-code = Law Code
    .ability = After upgrading a module: gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the culture track.
    .needs = expression { $cost-1-n } ({ $vp-1 } VP) · cotton ({ $vp-2 } VP) · perception { $cost-3-n } ({ $vp-3 } VP) · stamina { $cost-4-n } ({ $vp-4 } VP) · jade ({ $vp-5 } VP)
card-taxation = Taxation
    .ability = In the income phase: gain 1 money.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = dexterity { $cost-1-n } ({ $vp-1 } VP) · expression { $cost-2-n } ({ $vp-2 } VP) · coal ({ $vp-3 } VP) · no cost · perception { $cost-5-n } ({ $vp-5 } VP)
card-banking = Banking
    .ability = Activity: return 2 money to gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = stamina { $cost-1-n } ({ $vp-1 } VP) · intelligence { $cost-2-n } ({ $vp-2 } VP) · calm { $cost-3-n } ({ $vp-3 } VP) · no cost · copper ({ $vp-5 } VP)
card-logistics = Logistics
    .ability = After activating Transport: gain 1 money and 1 idea.
    .effect = Advance 3 spaces on the technology track.
    .needs = perception { $cost-1-n } ({ $vp-1 } VP) · stone ({ $vp-2 } VP) · stamina { $cost-3-n } ({ $vp-3 } VP) · intelligence { $cost-4-n } ({ $vp-4 } VP) · oil ({ $vp-5 } VP)
card-pedagogy = Pedagogy
    .ability = After activating Planning: gain 1 planning marker and 1 idea.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = calm { $cost-1-n } ({ $vp-1 } VP) · sand ({ $vp-2 } VP) · dexterity { $cost-3-n } ({ $vp-3 } VP) · expression { $cost-4-n } ({ $vp-4 } VP) · gold ({ $vp-5 } VP)
card-alchemy = Alchemy
    .ability = Activity: return 1 material of storage row 1 to gain 1 material of storage row 3.
    .effect = Advance 3 spaces on the technology track.
    .needs = intelligence { $cost-1-n } ({ $vp-1 } VP) · no cost · wood ({ $vp-3 } VP) · calm { $cost-4-n } ({ $vp-4 } VP) · a returned dexterity marker ({ $vp-5 } VP)
card-collected-writings = Collected Writings
    .effect = Advance 4 spaces on the knowledge track and gain 1 research card.
    .needs = expression { $cost-1-n } ({ $vp-1 } VP) · papyrus ({ $vp-2 } VP) · perception { $cost-3-n } ({ $vp-3 } VP) · stamina { $cost-4-n } ({ $vp-4 } VP) · sulfur ({ $vp-5 } VP)
card-natural-philosophy = Natural Philosophy
    .effect = Advance 4 spaces on the knowledge track.
    .needs = dexterity { $cost-1-n } ({ $vp-1 } VP) · cotton ({ $vp-2 } VP) · expression { $cost-3-n } ({ $vp-3 } VP) · perception { $cost-4-n } ({ $vp-4 } VP) · tar ({ $vp-5 } VP)
card-cosmology = Cosmology
    .effect = Advance 2 spaces on the favor track and advance 2 spaces on the knowledge track.
    .needs = stamina { $cost-1-n } ({ $vp-1 } VP) · intelligence { $cost-2-n } ({ $vp-2 } VP) · peat ({ $vp-3 } VP) · no cost · a returned calm marker ({ $vp-5 } VP)
card-historiography = Historiography
    .ability = When you get a track bonus: gain { $ability-do-1-n } VP.
    .needs = perception { $cost-1-n } ({ $vp-1 } VP) · coal ({ $vp-2 } VP) · stamina { $cost-3-n } ({ $vp-3 } VP) · intelligence { $cost-4-n } ({ $vp-4 } VP) · jade ({ $vp-5 } VP)
card-grammar = Grammar
    .ability = End of the game: { $ability-n } VP for every card and income chip in the column of this card.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = calm { $cost-1-n } ({ $vp-1 } VP) · no cost · dexterity { $cost-3-n } ({ $vp-3 } VP) · expression { $cost-4-n } ({ $vp-4 } VP) · iron ({ $vp-5 } VP)
card-logic = Logic
    .ability = End of the game: { $ability-n } VP for every card and income chip in the column of this card.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = intelligence { $cost-1-n } ({ $vp-1 } VP) · no cost · calm { $cost-3-n } ({ $vp-3 } VP) · dexterity { $cost-4-n } ({ $vp-4 } VP) · salt ({ $vp-5 } VP)
card-school-canon = School Canon
    .ability = End of the game: { $ability-n } VP for every card and income chip in the column of this card.
    .needs = expression { $cost-1-n } ({ $vp-1 } VP) · perception { $cost-2-n } ({ $vp-2 } VP) · beeswax ({ $vp-3 } VP) · stamina { $cost-4-n } ({ $vp-4 } VP) · no cost

## Buildings: `.effect` when installed, `.ability` from then on, `.needs` the cost slots (and their VP)

card-granary = Granary
    .ability = Feeding: feeding costs 2 less in all.
    .effect = Advance 1 space on the construction track.
    .needs = stone or { $cost-1-settlements } settlements · herbs or { $cost-2-settlements } settlements · intelligence { $cost-3-n } · sand or { $cost-4-settlements } settlements ({ $vp-4 } VP) · copper ({ $vp-5 } VP)
card-village-well = Village Well
    .ability = After building a farm: gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the construction track and gain 1 food.
    .needs = wood or { $cost-1-settlements } settlements ({ $vp-1 } VP) · clay or { $cost-2-settlements } settlements ({ $vp-2 } VP) · calm { $cost-3-n } ({ $vp-3 } VP) · papyrus or { $cost-4-settlements } settlements ({ $vp-4 } VP) · oil ({ $vp-5 } VP)
card-storehouse = Storehouse
    .ability = After activating Transport: gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the construction track.
    .needs = cotton or { $cost-1-settlements } settlements ({ $vp-1 } VP) · peat or { $cost-2-settlements } settlements ({ $vp-2 } VP) · dexterity { $cost-3-n } ({ $vp-3 } VP) · coal or { $cost-4-settlements } settlements ({ $vp-4 } VP) · gold ({ $vp-5 } VP)
card-workshop = Workshop
    .ability = After activating Invention: gain 1 material of storage row 1.
    .effect = Advance 3 spaces on the technology track.
    .needs = stone or { $cost-1-settlements } settlements ({ $vp-1 } VP) · iron or { $cost-2-settlements } settlements ({ $vp-2 } VP) · no cost · expression { $cost-4-n } ({ $vp-4 } VP) · sulfur ({ $vp-5 } VP)
card-market-stalls = Market Stalls
    .ability = After activating Trade: gain { $ability-do-1-n } VP and 1 money.
    .effect = Advance 3 spaces on the construction track.
    .needs = sand or { $cost-1-settlements } settlements ({ $vp-1 } VP) · { $cost-2-n } × wood or { $cost-2-settlements } settlements ({ $vp-2 } VP) · perception { $cost-3-n } ({ $vp-3 } VP) · salt ({ $vp-4 } VP) · no cost
card-palisade = Palisade
    .ability = Nobody can displace your tribes from bonfire camps.
    .effect = Advance 3 spaces on the construction track.
    .needs = papyrus or { $cost-1-settlements } settlements ({ $vp-1 } VP) · beeswax or { $cost-2-settlements } settlements ({ $vp-2 } VP) · no cost · stamina { $cost-4-n } ({ $vp-4 } VP) · tar ({ $vp-5 } VP)
card-jetty = Jetty
    .ability = After building a boat: gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the construction track and advance 1 space on the favor track.
    .needs = herbs or { $cost-1-settlements } settlements ({ $vp-1 } VP) · clay or { $cost-2-settlements } settlements ({ $vp-2 } VP) · cotton ({ $vp-3 } VP) · no cost · jade or { $cost-5-settlements } settlements ({ $vp-5 } VP)
card-lighthouse = Lighthouse
    .ability = When a tribe of yours boards a boat: gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the construction track and gain 1 food.
    .needs = coal or { $cost-1-settlements } settlements ({ $vp-1 } VP) · peat or { $cost-2-settlements } settlements ({ $vp-2 } VP) · calm { $cost-3-n } ({ $vp-3 } VP) · stone or { $cost-4-settlements } settlements ({ $vp-4 } VP) · copper ({ $vp-5 } VP)
card-quarry = Quarry
    .ability = After activating Production: gain 1 stone.
    .effect = Advance 3 spaces on the construction track.
    .needs = sand or { $cost-1-settlements } settlements ({ $vp-1 } VP) · iron or { $cost-2-settlements } settlements ({ $vp-2 } VP) · dexterity { $cost-3-n } ({ $vp-3 } VP) · wood or { $cost-4-settlements } settlements ({ $vp-4 } VP) · oil ({ $vp-5 } VP)
card-sawmill = Sawmill
    .ability = After activating Production: gain 1 wood.
    .effect = Advance 3 spaces on the construction track.
    .needs = papyrus or { $cost-1-settlements } settlements ({ $vp-1 } VP) · salt or { $cost-2-settlements } settlements ({ $vp-2 } VP) · expression { $cost-3-n } ({ $vp-3 } VP) · cotton or { $cost-4-settlements } settlements ({ $vp-4 } VP) · gold ({ $vp-5 } VP)
card-brickyard = Brickyard
    .ability = After activating Building: gain 1 clay.
    .effect = Advance 1 space on the favor track.
    .needs = beeswax or { $cost-1-settlements } settlements · herbs or { $cost-2-settlements } settlements · coal · no cost · sulfur or { $cost-5-settlements } settlements ({ $vp-5 } VP)
card-mint = Mint
    .ability = After a Reset: gain 1 money.
    .effect = Advance 3 spaces on the construction track.
    .needs = stone or { $cost-1-settlements } settlements ({ $vp-1 } VP) · tar or { $cost-2-settlements } settlements ({ $vp-2 } VP) · clay ({ $vp-3 } VP) · stamina { $cost-4-n } ({ $vp-4 } VP) · no cost
card-library = Library
    .ability = After activating Research: gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = sand or { $cost-1-settlements } settlements ({ $vp-1 } VP) · peat or { $cost-2-settlements } settlements ({ $vp-2 } VP) · intelligence { $cost-3-n } ({ $vp-3 } VP) · wood or { $cost-4-settlements } settlements ({ $vp-4 } VP) · jade ({ $vp-5 } VP)
card-observatory = Observatory
    .ability = After a failed favor test: gain 1 idea.
    .effect = Advance 1 space on the favor track.
    .needs = papyrus or { $cost-1-settlements } settlements ({ $vp-1 } VP) · iron or { $cost-2-settlements } settlements ({ $vp-2 } VP) · perception { $cost-3-n } ({ $vp-3 } VP) · cotton or { $cost-4-settlements } settlements ({ $vp-4 } VP) · copper ({ $vp-5 } VP)
card-temple = Temple
    .ability = When you advance on the favor track: gain { $ability-do-1-n } VP.
    .effect = Advance 1 space on the favor track.
    .needs = salt or { $cost-1-settlements } settlements ({ $vp-1 } VP) · beeswax or { $cost-2-settlements } settlements ({ $vp-2 } VP) · coal ({ $vp-3 } VP) · no cost · oil or { $cost-5-settlements } settlements ({ $vp-5 } VP)
card-amphitheatre = Amphitheatre
    .ability = Activity: gain { $ability-do-1-n } VP for every own settlement.
    .effect = Advance 3 spaces on the culture track.
    .needs = stone or { $cost-1-settlements } settlements ({ $vp-1 } VP) · gold or { $cost-2-settlements } settlements ({ $vp-2 } VP) · herbs ({ $vp-3 } VP) · expression { $cost-4-n } ({ $vp-4 } VP) · no cost
card-aqueduct = Aqueduct
    .ability = Feeding: 4 tribes in camps need no food.
    .effect = Advance 3 spaces on the construction track.
    .needs = clay or { $cost-1-settlements } settlements ({ $vp-1 } VP) · peat or { $cost-2-settlements } settlements ({ $vp-2 } VP) · sand ({ $vp-3 } VP) · no cost · sulfur or { $cost-5-settlements } settlements ({ $vp-5 } VP)
card-bathhouse = Bathhouse
    .ability = After activating Sustenance: strengthen a weak tribe.
    .effect = Advance 1 space on the favor track.
    .needs = wood or { $cost-1-settlements } settlements ({ $vp-1 } VP) · { $cost-2-n } × papyrus or { $cost-2-settlements } settlements ({ $vp-2 } VP) · stamina { $cost-3-n } ({ $vp-3 } VP) · iron ({ $vp-4 } VP) · no cost
card-infirmary = Infirmary
    .ability = Feeding: 2 strong tribes that are not fed stay strong.
    .effect = Advance 1 space on the favor track.
    .needs = cotton or { $cost-1-settlements } settlements ({ $vp-1 } VP) · { $cost-2-n } × coal or { $cost-2-settlements } settlements ({ $vp-2 } VP) · intelligence { $cost-3-n } ({ $vp-3 } VP) · salt ({ $vp-4 } VP) · no cost
card-school = School
    .ability = Activity: return 1 money to gain 1 trait marker of choice.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = stone or { $cost-1-settlements } settlements ({ $vp-1 } VP) · { $cost-2-n } × sand or { $cost-2-settlements } settlements ({ $vp-2 } VP) · calm { $cost-3-n } ({ $vp-3 } VP) · beeswax ({ $vp-4 } VP) · no cost
card-academy = Academy
    .ability = After installing a knowledge card: gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = wood or { $cost-1-settlements } settlements ({ $vp-1 } VP) · herbs or { $cost-2-settlements } settlements ({ $vp-2 } VP) · dexterity { $cost-3-n } ({ $vp-3 } VP) · papyrus or { $cost-4-settlements } settlements ({ $vp-4 } VP) · tar ({ $vp-5 } VP)
card-forum = Forum
    .ability = After building a settlement: advance 1 space on any track.
    .effect = Advance 3 spaces on the construction track.
    .needs = cotton or { $cost-1-settlements } settlements ({ $vp-1 } VP) · clay or { $cost-2-settlements } settlements ({ $vp-2 } VP) · no cost · perception { $cost-4-n } ({ $vp-4 } VP) · jade ({ $vp-5 } VP)
card-mausoleum = Mausoleum
    .ability = Every monument of yours gives { $ability-vp } VP more.
    .effect = Advance 3 spaces on the construction track.
    .needs = stone or { $cost-1-settlements } settlements ({ $vp-1 } VP) · jade or { $cost-2-settlements } settlements ({ $vp-2 } VP) · calm { $cost-3-n } ({ $vp-3 } VP) · salt ({ $vp-4 } VP) · no cost
card-sculptors-yard = Sculptors' Yard
    .ability = A monument may be built of any material of storage row 3.
    .effect = Advance 3 spaces on the construction track.
    .needs = stone or { $cost-1-settlements } settlements ({ $vp-1 } VP) · salt or { $cost-2-settlements } settlements ({ $vp-2 } VP) · stamina { $cost-3-n } ({ $vp-3 } VP) · sand or { $cost-4-settlements } settlements ({ $vp-4 } VP) · oil ({ $vp-5 } VP)
card-town-wall = Town Wall
    .effect = Advance 4 spaces on the construction track and gain { $instant-2-n } VP.
    .needs = wood or { $cost-1-settlements } settlements ({ $vp-1 } VP) · { $cost-2-n } × papyrus or { $cost-2-settlements } settlements ({ $vp-2 } VP) · intelligence { $cost-3-n } ({ $vp-3 } VP) · beeswax ({ $vp-4 } VP) · no cost
card-great-road = Great Road
    .effect = Advance 3 spaces on the construction track, build a farm and migrate once.
    .needs = cotton or { $cost-1-settlements } settlements ({ $vp-1 } VP) · { $cost-2-n } × coal or { $cost-2-settlements } settlements ({ $vp-2 } VP) · calm { $cost-3-n } ({ $vp-3 } VP) · herbs ({ $vp-4 } VP) · no cost
card-citadel = Citadel
    .effect = Advance 4 spaces on the construction track.
    .needs = stone or { $cost-1-settlements } settlements ({ $vp-1 } VP) · clay or { $cost-2-settlements } settlements ({ $vp-2 } VP) · dexterity { $cost-3-n } ({ $vp-3 } VP) · sand or { $cost-4-settlements } settlements ({ $vp-4 } VP) · gold ({ $vp-5 } VP)
card-hanging-terraces = Hanging Terraces
    .effect = Advance 1 space on the favor track and gain 4 food.
    .needs = wood or { $cost-1-settlements } settlements ({ $vp-1 } VP) · { $cost-2-n } × papyrus or { $cost-2-settlements } settlements ({ $vp-2 } VP) · expression { $cost-3-n } ({ $vp-3 } VP) · peat ({ $vp-4 } VP) · no cost
card-guildhall = Guildhall
    .ability = Activity: return 1 material of storage row 2 to gain { $ability-do-1-n } VP and advance 1 space on the construction track.
    .effect = Advance 1 space on the favor track.
    .needs = iron or { $cost-1-settlements } settlements ({ $vp-1 } VP) · salt or { $cost-2-settlements } settlements ({ $vp-2 } VP) · cotton ({ $vp-3 } VP) · no cost · sulfur or { $cost-5-settlements } settlements ({ $vp-5 } VP)
card-corner-stones = Corner Stones
    .ability = End of the game: { $ability-n } VP for every card and income chip in the column of this card.
    .effect = Advance 3 spaces on the construction track.
    .needs = beeswax or { $cost-1-settlements } settlements ({ $vp-1 } VP) · herbs or { $cost-2-settlements } settlements ({ $vp-2 } VP) · coal ({ $vp-3 } VP) · no cost · tar or { $cost-5-settlements } settlements ({ $vp-5 } VP)
card-master-plan = Master Plan
    .ability = End of the game: { $ability-n } VP for every card and income chip in the column of this card.
    .needs = jade or { $cost-1-settlements } settlements ({ $vp-1 } VP) · clay or { $cost-2-settlements } settlements ({ $vp-2 } VP) · { $cost-3-n } × stone ({ $vp-3 } VP) · no cost · perception { $cost-5-n } ({ $vp-5 } VP)
card-terraced-quarter = Terraced Quarter
    .ability = End of the game: { $ability-n } VP for every card and income chip in the column of this card.
    .effect = Advance 1 space on the favor track.
    .needs = sand or { $cost-1-settlements } settlements ({ $vp-1 } VP) · copper or { $cost-2-settlements } settlements ({ $vp-2 } VP) · peat ({ $vp-3 } VP) · calm { $cost-4-n } ({ $vp-4 } VP) · no cost

## Achievements: `.effect` when installed, `.ability` from then on, `.needs` the cost slots (and their VP)

card-first-harvest = First Harvest
    .ability = Activity: return 2 food to gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the culture track.
    .needs = intelligence { $cost-1-n } ({ $vp-1 } VP) · iron ({ $vp-2 } VP) · calm { $cost-3-n } ({ $vp-3 } VP) · no cost · oil ({ $vp-5 } VP)
card-clan-gathering = Clan Gathering
    .ability = After a procreation (once per activation): gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the culture track.
    .needs = wood ({ $vp-1 } VP) · dexterity { $cost-2-n } ({ $vp-2 } VP) · expression { $cost-3-n } ({ $vp-3 } VP) · salt ({ $vp-4 } VP) · no cost
card-trail-blazers = Trail Blazers
    .ability = When you develop a territory: gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the culture track.
    .needs = papyrus ({ $vp-1 } VP) · perception { $cost-2-n } ({ $vp-2 } VP) · stamina { $cost-3-n } ({ $vp-3 } VP) · beeswax ({ $vp-4 } VP) · intelligence { $cost-5-n } ({ $vp-5 } VP)
card-hunters-renown = Hunters' Renown
    .ability = After a hunt: gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the culture track.
    .needs = expression { $cost-1-n } ({ $vp-1 } VP) · no cost · cotton ({ $vp-3 } VP) · perception { $cost-4-n } ({ $vp-4 } VP) · gold ({ $vp-5 } VP)
card-song-of-origins = Song of Origins
    .ability = After a Reset: gain { $ability-do-1-n } VP.
    .needs = stamina { $cost-1-n } ({ $vp-1 } VP) · no cost · herbs ({ $vp-3 } VP) · coal ({ $vp-4 } VP) · calm { $cost-5-n } ({ $vp-5 } VP)
card-barter-fair = Barter Fair
    .ability = Activity: sell once and buy once.
    .effect = Advance 3 spaces on the culture track.
    .needs = dexterity { $cost-1-n } ({ $vp-1 } VP) · clay ({ $vp-2 } VP) · intelligence { $cost-3-n } ({ $vp-3 } VP) · no cost · sulfur ({ $vp-5 } VP)
card-peoples-council = Peoples' Council
    .ability = After activating Achievement: gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the culture track and gain 1 idea.
    .needs = calm { $cost-1-n } ({ $vp-1 } VP) · peat ({ $vp-2 } VP) · dexterity { $cost-3-n } ({ $vp-3 } VP) · no cost · tar ({ $vp-5 } VP)
card-golden-age = Golden Age
    .ability = In the income phase: perform an income chip.
    .needs = stone ({ $vp-1 } VP) · expression { $cost-2-n } ({ $vp-2 } VP) · perception { $cost-3-n } ({ $vp-3 } VP) · iron ({ $vp-4 } VP) · no cost
card-great-wandering = Great Wandering
    .effect = Migrate up to 2 times and advance 2 spaces on the culture track.
    .needs = sand ({ $vp-1 } VP) · stamina { $cost-2-n } ({ $vp-2 } VP) · expression { $cost-3-n } ({ $vp-3 } VP) · salt ({ $vp-4 } VP) · no cost
card-world-picture = World Picture
    .ability = Activity: gain { $ability-do-1-n } VP for every 3 territories with an own tribe.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = perception { $cost-1-n } ({ $vp-1 } VP) · beeswax ({ $vp-2 } VP) · stamina { $cost-3-n } ({ $vp-3 } VP) · no cost · jade ({ $vp-5 } VP)
card-pilgrimage = Pilgrimage
    .ability = When a tribe of yours takes a bonfire camp: gain 1 idea.
    .effect = Advance 1 space on the favor track.
    .needs = wood ({ $vp-1 } VP) · intelligence { $cost-2-n } ({ $vp-2 } VP) · calm { $cost-3-n } ({ $vp-3 } VP) · herbs ({ $vp-4 } VP) · dexterity { $cost-5-n } ({ $vp-5 } VP)
card-grand-games = Grand Games
    .ability = Activity: gain { $ability-do-1-n } VP for every 2 own strong tribes (at most { $ability-do-1-max } VP).
    .effect = Advance 3 spaces on the prestige track.
    .needs = stamina { $cost-1-n } ({ $vp-1 } VP) · no cost · clay ({ $vp-3 } VP) · papyrus ({ $vp-4 } VP) · intelligence { $cost-5-n } ({ $vp-5 } VP)
card-patronage = Patronage
    .ability = Activity: return 2 money to advance 2 spaces on the culture track.
    .effect = Advance 3 spaces on the culture track.
    .needs = cotton ({ $vp-1 } VP) · calm { $cost-2-n } ({ $vp-2 } VP) · dexterity { $cost-3-n } ({ $vp-3 } VP) · peat ({ $vp-4 } VP) · no cost
card-cult-of-images = Cult of Images
    .ability = After building a monument: gain { $ability-do-1-n } VP and 1 idea.
    .effect = Advance 3 spaces on the culture track.
    .needs = expression { $cost-1-n } ({ $vp-1 } VP) · no cost · coal ({ $vp-3 } VP) · perception { $cost-4-n } ({ $vp-4 } VP) · copper ({ $vp-5 } VP)
card-free-cities = Free Cities
    .ability = After building a settlement: gain { $ability-do-1-n } VP.
    .needs = dexterity { $cost-1-n } ({ $vp-1 } VP) · iron ({ $vp-2 } VP) · expression { $cost-3-n } ({ $vp-3 } VP) · no cost · oil ({ $vp-5 } VP)
card-seafarers-league = Seafarers' League
    .ability = In the income phase: gain { $ability-do-1-n } VP for every own boat.
    .effect = Advance 3 spaces on the culture track.
    .needs = stone ({ $vp-1 } VP) · perception { $cost-2-n } ({ $vp-2 } VP) · stamina { $cost-3-n } ({ $vp-3 } VP) · salt ({ $vp-4 } VP) · no cost
card-land-reform = Land Reform
    .ability = In the income phase: gain { $ability-do-1-n } VP for every own farm.
    .effect = Advance 3 spaces on the culture track.
    .needs = intelligence { $cost-1-n } ({ $vp-1 } VP) · beeswax ({ $vp-2 } VP) · calm { $cost-3-n } ({ $vp-3 } VP) · no cost · gold ({ $vp-5 } VP)
card-unbroken-civilization = Unbroken Civilization
    .ability = Nothing is done to you by gorges, glaciers and bad weather.
    .effect = Advance 3 spaces on the culture track.
    .needs = stamina { $cost-1-n } ({ $vp-1 } VP) · no cost · herbs ({ $vp-3 } VP) · sand ({ $vp-4 } VP) · intelligence { $cost-5-n } ({ $vp-5 } VP)
card-chosen-people = Chosen People
    .ability = You roll one more fate die in a favor test.
    .effect = Advance 1 space on the favor track.
    .needs = calm { $cost-1-n } ({ $vp-1 } VP) · clay ({ $vp-2 } VP) · dexterity { $cost-3-n } ({ $vp-3 } VP) · no cost · sulfur ({ $vp-5 } VP)
card-renaissance = Renaissance
    .ability = After installing a research card (once per era): advance 1 space on any track.
    .needs = wood ({ $vp-1 } VP) · expression { $cost-2-n } ({ $vp-2 } VP) · perception { $cost-3-n } ({ $vp-3 } VP) · peat ({ $vp-4 } VP) · no cost
card-festival-of-masks = Festival of Masks
    .ability = After an activity: gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the culture track.
    .needs = dexterity { $cost-1-n } ({ $vp-1 } VP) · no cost · papyrus ({ $vp-3 } VP) · expression { $cost-4-n } ({ $vp-4 } VP) · tar ({ $vp-5 } VP)
card-camp-truce = Camp Truce
    .ability = When a tribe of yours is displaced: gain 2 food and { $ability-do-2-n } VP.
    .effect = Advance 3 spaces on the culture track.
    .needs = perception { $cost-1-n } ({ $vp-1 } VP) · iron ({ $vp-2 } VP) · stamina { $cost-3-n } ({ $vp-3 } VP) · no cost · jade ({ $vp-5 } VP)
card-census = Census
    .ability = In the event phase: gain { $ability-do-1-n } VP for every 4 own tribes.
    .effect = Advance 3 spaces on the culture track.
    .needs = intelligence { $cost-1-n } ({ $vp-1 } VP) · no cost · salt ({ $vp-3 } VP) · cotton ({ $vp-4 } VP) · calm { $cost-5-n } ({ $vp-5 } VP)
card-heroic-epic = Heroic Epic
    .effect = Advance 4 spaces on the culture track and gain { $instant-2-n } VP.
    .needs = coal ({ $vp-1 } VP) · stamina { $cost-2-n } ({ $vp-2 } VP) · intelligence { $cost-3-n } ({ $vp-3 } VP) · beeswax ({ $vp-4 } VP) · no cost
card-common-calendar = Common Calendar
    .effect = Advance 3 spaces on the culture track and gain 2 focus markers.
    .needs = stone ({ $vp-1 } VP) · calm { $cost-2-n } ({ $vp-2 } VP) · dexterity { $cost-3-n } ({ $vp-3 } VP) · herbs ({ $vp-4 } VP) · no cost
card-universal-script = Universal Script
    .effect = Advance 4 spaces on the culture track.
    .needs = sand ({ $vp-1 } VP) · expression { $cost-2-n } ({ $vp-2 } VP) · perception { $cost-3-n } ({ $vp-3 } VP) · clay ({ $vp-4 } VP) · no cost
card-age-of-wonders = Age of Wonders
    .effect = Flip a row tile.
    .needs = wood ({ $vp-1 } VP) · dexterity { $cost-2-n } ({ $vp-2 } VP) · expression { $cost-3-n } ({ $vp-3 } VP) · peat ({ $vp-4 } VP) · no cost
card-master-builders = Master Builders
    .ability = After building anything: gain { $ability-do-1-n } VP.
    .effect = Advance 3 spaces on the construction track.
    .needs = papyrus ({ $vp-1 } VP) · perception { $cost-2-n } ({ $vp-2 } VP) · stamina { $cost-3-n } ({ $vp-3 } VP) · iron ({ $vp-4 } VP) · no cost
card-grand-archive = Grand Archive
    .effect = Install a goal chip and advance 2 spaces on the culture track.
    .needs = cotton ({ $vp-1 } VP) · intelligence { $cost-2-n } ({ $vp-2 } VP) · calm { $cost-3-n } ({ $vp-3 } VP) · salt ({ $vp-4 } VP) · no cost
card-annals = Annals
    .ability = End of the game: { $ability-n } VP for every card and income chip in the column of this card.
    .effect = Advance 3 spaces on the culture track.
    .needs = stamina { $cost-1-n } ({ $vp-1 } VP) · beeswax ({ $vp-2 } VP) · intelligence { $cost-3-n } ({ $vp-3 } VP) · no cost · copper ({ $vp-5 } VP)
card-hall-of-fame = Hall of Fame
    .ability = End of the game: { $ability-n } VP for every card and income chip in the column of this card.
    .needs = calm { $cost-1-n } ({ $vp-1 } VP) · oil ({ $vp-2 } VP) · dexterity { $cost-3-n } ({ $vp-3 } VP) · no cost · { $cost-5-n } × coal ({ $vp-5 } VP)
card-chronicle-of-ages = Chronicle of Ages
    .ability = End of the game: { $ability-n } VP for every card and income chip in the column of this card.
    .effect = Advance 3 spaces on the knowledge track.
    .needs = expression { $cost-1-n } ({ $vp-1 } VP) · herbs ({ $vp-2 } VP) · perception { $cost-3-n } ({ $vp-3 } VP) · no cost · gold ({ $vp-5 } VP)

## Goal chips

goal-stockpile-of-wood = Stockpile of Wood
    .needs = return 2 wood
goal-forest-consignment = Forest Consignment
    .needs = return 1 wood and 1 beeswax
goal-tribute-of-oil = Tribute of Oil
    .needs = return 1 oil
goal-stockpile-of-papyrus = Stockpile of Papyrus
    .needs = return 2 papyrus
goal-grassland-consignment = Grassland Consignment
    .needs = return 1 papyrus and 1 herbs
goal-tribute-of-gold = Tribute of Gold
    .needs = return 1 gold
goal-stockpile-of-cotton = Stockpile of Cotton
    .needs = return 2 cotton
goal-hills-consignment = Hills Consignment
    .needs = return 1 cotton and 1 clay
goal-tribute-of-sulfur = Tribute of Sulfur
    .needs = return 1 sulfur
goal-stockpile-of-coal = Stockpile of Coal
    .needs = return 2 coal
goal-swamp-consignment = Swamp Consignment
    .needs = return 1 coal and 1 peat
goal-tribute-of-tar = Tribute of Tar
    .needs = return 1 tar
goal-stockpile-of-stone = Stockpile of Stone
    .needs = return 2 stone
goal-mountains-consignment = Mountains Consignment
    .needs = return 1 stone and 1 iron
goal-tribute-of-jade = Tribute of Jade
    .needs = return 1 jade
goal-stockpile-of-sand = Stockpile of Sand
    .needs = return 2 sand
goal-desert-consignment = Desert Consignment
    .needs = return 1 sand and 1 salt
goal-tribute-of-copper = Tribute of Copper
    .needs = return 1 copper
goal-hold-the-forest = Hold the Forest
    .needs = at least 3 own tribes in one territory: forest
goal-twin-forest-camps = Twin Forest Camps
    .needs = own tribes in 2 territories: forest
goal-forest-hearth = Forest Hearth
    .needs = an own tribe at a bonfire: forest
goal-hold-the-grassland = Hold the Grassland
    .needs = at least 3 own tribes in one territory: grassland
goal-twin-grassland-camps = Twin Grassland Camps
    .needs = own tribes in 2 territories: grassland
goal-grassland-hearth = Grassland Hearth
    .needs = an own tribe at a bonfire: grassland
goal-hold-the-hills = Hold the Hills
    .needs = at least 2 own tribes in one territory: hills
goal-twin-hills-camps = Twin Hills Camps
    .needs = own tribes in 2 territories: hills
goal-hills-hearth = Hills Hearth
    .needs = an own tribe at a bonfire: hills
goal-hold-the-swamp = Hold the Swamp
    .needs = at least 2 own tribes in one territory: swamp
goal-twin-swamp-camps = Twin Swamp Camps
    .needs = own tribes in 2 territories: swamp
goal-swamp-hearth = Swamp Hearth
    .needs = an own tribe at a bonfire: swamp
goal-hold-the-mountains = Hold the Mountains
    .needs = at least 2 own tribes in one territory: mountains
goal-twin-mountains-camps = Twin Mountains Camps
    .needs = own tribes in 2 territories: mountains
goal-mountains-hearth = Mountains Hearth
    .needs = an own tribe at a bonfire: mountains
goal-hold-the-desert = Hold the Desert
    .needs = at least 2 own tribes in one territory: desert
goal-twin-desert-camps = Twin Desert Camps
    .needs = own tribes in 2 territories: desert
goal-desert-hearth = Desert Hearth
    .needs = an own tribe at a bonfire: desert
goal-stamina-trial = Stamina Trial
    .needs = at least 3 stamina markers
goal-intelligence-trial = Intelligence Trial
    .needs = at least 3 intelligence markers
goal-calm-trial = Calm Trial
    .needs = at least 3 calm markers
goal-dexterity-trial = Dexterity Trial
    .needs = at least 3 dexterity markers
goal-expression-trial = Expression Trial
    .needs = at least 3 expression markers
goal-perception-trial = Perception Trial
    .needs = at least 3 perception markers
goal-technology-milestone = Technology Milestone
    .needs = at least space 5 of the technology track
goal-prestige-milestone = Prestige Milestone
    .needs = at least space 5 of the prestige track
goal-knowledge-milestone = Knowledge Milestone
    .needs = at least space 5 of the knowledge track
goal-construction-milestone = Construction Milestone
    .needs = at least space 5 of the construction track
goal-culture-milestone = Culture Milestone
    .needs = at least space 5 of the culture track
goal-wide-realm = Wide Realm
    .needs = own tribes in at least 6 territories
goal-numerous-people = Numerous People
    .needs = at least 8 own tribes
goal-standing-strong = Standing Strong
    .needs = at least 6 own strong tribes
goal-full-boat = Full Boat
    .needs = 2 own tribes in one boat
goal-little-fleet = Little Fleet
    .needs = 2 own boats
goal-breadbasket = Breadbasket
    .needs = 3 own farms
goal-twin-towns = Twin Towns
    .needs = at least 2 own settlements
goal-carved-memory = Carved Memory
    .needs = at least 2 own monuments
goal-surveyors = Surveyors
    .needs = your tribes beside at least 4 revealed areas
goal-feast = Feast
    .needs = return 4 food
goal-bribe = Bribe
    .needs = return 3 money
goal-brainstorm = Brainstorm
    .needs = return 4 ideas
goal-retooled-console = Retooled Console
    .needs = at least 5 module upgrades made
goal-mastery = Mastery
    .needs = 1 main module on level III
goal-dice-hoard = Dice Hoard
    .needs = at least 9 own dice
goal-in-good-graces = In Good Graces
    .needs = at least favor space 4
goal-tall-column = Tall Column
    .needs = a matrix column with at least 3 cards and chips
goal-six-landscapes = Six Landscapes
    .needs = own tribes on at least 5 different terrains

## Income chips: their action or 1 VP

income-income-1 = Income 1
    .effect = gain 2 food
income-income-2 = Income 2
    .effect = gain 3 ideas
income-income-3 = Income 3
    .effect = gain 2 money
income-income-4 = Income 4
    .effect = gain 1 material of storage row 1 and 1 idea
income-income-5 = Income 5
    .effect = produce 2 materials and gain 1 food
income-income-6 = Income 6
    .effect = transport 2 materials
income-income-7 = Income 7
    .effect = strengthen a weak tribe and gain 1 food
income-income-8 = Income 8
    .effect = gain 2 planning markers on one die space
income-income-9 = Income 9
    .effect = move a trait marker to another trait and gain 1 idea
income-income-10 = Income 10
    .effect = gain 1 research card from a face-down stack
income-income-11 = Income 11
    .effect = gain 1 food and 1 money
income-income-12 = Income 12
    .effect = sell once and buy once
income-income-13 = Income 13
    .effect = with a passed favor test gain 1 trait marker of choice and 1 idea
income-income-14 = Income 14
    .effect = with a passed favor test procreate once
income-income-15 = Income 15
    .effect = with a passed favor test migrate up to 2 times
income-income-16 = Income 16
    .effect = with a passed favor test advance 1 space on any track and gain { $do-2-n } VP
income-income-17 = Income 17
    .effect = with a passed favor test advance 1 space on the favor track and gain { $do-2-n } VP
income-income-18 = Income 18
    .effect = with a passed favor test gain 1 material of storage row 2 and 1 food
income-income-19 = Income 19
    .effect = with a passed favor test hunt
income-income-20 = Income 20
    .effect = with a passed favor test make up to 2 lucky finds
income-income-21 = Income 21
    .effect = with a passed favor test gain 4 money
income-income-22 = Income 22
    .effect = with a passed favor test gain { $do-1-n } VP
income-income-23 = Income 23
    .effect = with a passed favor test reveal any area and gain 1 food
income-income-24 = Income 24
    .effect = with a passed favor test gain 2 focus markers
income-income-25 = Income 25
    .effect = with a passed favor test perform an activity and gain { $do-2-n } VP

## Attribute chips

attribute-endurance = Endurance
    .ability = After activating Migration (once per activation): migrate once.
    .needs = 2 stamina markers, one of which you return
attribute-frugality = Frugality
    .ability = Feeding: feeding costs 3 less in all.
    .needs = 3 stamina markers, one of which you return
attribute-quick-wits = Quick Wits
    .ability = Once per turn you change a die by one without an idea.
    .needs = 2 intelligence markers, one of which you return
attribute-scholarship = Scholarship
    .ability = After installing a research card: gain { $ability-do-1-n } VP.
    .needs = 3 intelligence markers, one of which you return
attribute-serenity = Serenity
    .ability = A favor test is passed with a value higher by one as well.
    .needs = 2 calm markers, one of which you return
attribute-patience = Patience
    .ability = After a Reset: gain { $ability-do-1-n } VP and 1 idea.
    .needs = 3 calm markers, one of which you return
attribute-deft-hands = Deft Hands
    .ability = After activating Production (once per activation): transport 2 materials.
    .needs = 2 dexterity markers, one of which you return
attribute-craftsmanship = Craftsmanship
    .ability = When you install a card, you may leave out one material.
    .needs = 3 dexterity markers, one of which you return
attribute-eloquence = Eloquence
    .ability = After an activity: gain { $ability-do-1-n } VP.
    .needs = 2 expression markers, one of which you return
attribute-charisma = Charisma
    .ability = In the income phase: advance 1 space on any track.
    .needs = 3 expression markers, one of which you return
attribute-tracking = Tracking
    .ability = Every hunt gives 2 more food.
    .needs = 2 perception markers, one of which you return
attribute-foresight = Foresight
    .ability = For every area you reveal: gain { $ability-do-1-n } VP and 1 idea.
    .needs = 3 perception markers, one of which you return

## Events

event-workshop-fair = Workshop Fair
    .effect = Weather: 1 space towards hot. Whoever alone is furthest on the technology track: upgrade any main module and gain { $do-2-n } VP.
event-coronation = Coronation
    .effect = Weather: 1 space towards cold. Whoever alone is furthest on the prestige track: gain { $do-1-n } VP and advance 1 space on the favor track.
event-great-debate = Great Debate
    .effect = Weather: 2 spaces towards hot. Whoever alone is furthest on the knowledge track: gain 4 ideas and { $do-2-n } VP.
event-meteor-impact = Meteor Impact
    .effect = Weather: 2 spaces towards cold. Everybody with the most farms returns one, and then: gain 2 trait markers of choice.
event-topping-out = Topping-out
    .effect = Weather: 1 space towards hot. Whoever alone is furthest on the construction track: gain 2 materials of storage row 2.
event-harvest-fair = Harvest Fair
    .effect = Weather: 1 space towards cold. Whoever alone has the most food: procreate once and gain { $do-2-n } VP.
event-festival-year = Festival Year
    .effect = Weather: 2 spaces towards hot. Whoever alone is furthest on the culture track: perform an income chip and gain { $do-2-n } VP.
event-far-horizons = Far Horizons
    .effect = Weather: 1 space towards cold. Everybody with tribes in at least 5 territories: gain { $do-1-n } VP.
event-coastal-bounty = Coastal Bounty
    .effect = Weather: 2 spaces towards cold. Everybody with a tribe in a boat: gain 3 food.
event-hardy-folk = Hardy Folk
    .effect = Weather: 1 space towards hot. Everybody with at least 5 strong tribes: advance 1 space on any track.
event-enlightenment = Enlightenment
    .effect = Weather: 1 space towards cold. Whoever alone has the most dice: gain 1 research card, 2 ideas and { $do-3-n } VP.
event-new-blood = New Blood
    .effect = Weather: 2 spaces towards hot. Everybody with at most 4 tribes: procreate once.
event-market-rights = Market Rights
    .effect = Weather: 1 space towards hot. Everybody with a settlement: gain 2 money.
event-awakening = Awakening
    .effect = Weather: 2 spaces towards cold. Everybody with at least 5 trait markers: advance 1 space on the favor track.
event-unveiling = Unveiling
    .effect = Weather: 1 space towards cold. Everybody with a monument: gain { $do-1-n } VP and 1 idea.
event-brain-trust = Brain Trust
    .effect = Weather: 1 space towards hot. Whoever alone has the most ideas: install a goal chip and gain { $do-2-n } VP.
event-corruption = Corruption
    .effect = Weather: 2 spaces towards hot. Whoever alone has the most money: perform an income chip and gain { $do-2-n } VP.
event-border-songs = Border Songs
    .effect = Weather: 1 space towards cold. Whoever alone has tribes in the most territories: gain { $do-1-n } VP.
event-great-exhibition = Great Exhibition
    .effect = Weather: 1 space towards hot. Whoever alone has the most stored materials: gain { $do-1-n } VP.
event-tsunami = Tsunami
    .effect = Weather: 2 spaces towards cold. Everybody with the most boats returns one, and then: upgrade any main module and gain { $do-2-n } VP.

## Start cards

start-markers-markers-1 = Start markers 1
    .effect = stamina { $traits-stamina }, dexterity { $traits-dexterity }, wood { $materials-wood }, stone { $materials-stone }, food { $food }, money { $money }, ideas { $idea }
start-markers-markers-2 = Start markers 2
    .effect = intelligence { $traits-intelligence }, expression { $traits-expression }, papyrus { $materials-papyrus }, herbs { $materials-herbs }, food { $food }, money { $money }, ideas { $idea }
start-markers-markers-3 = Start markers 3
    .effect = calm { $traits-calm }, perception { $traits-perception }, cotton { $materials-cotton }, coal { $materials-coal }, food { $food }, money { $money }, ideas { $idea }
start-markers-markers-4 = Start markers 4
    .effect = dexterity { $traits-dexterity }, intelligence { $traits-intelligence }, clay { $materials-clay }, wood { $materials-wood }, food { $food }, money { $money }, ideas { $idea }
start-markers-markers-5 = Start markers 5
    .effect = expression { $traits-expression }, stamina { $traits-stamina }, sand { $materials-sand }, papyrus { $materials-papyrus }, food { $food }, money { $money }, ideas { $idea }
start-markers-markers-6 = Start markers 6
    .effect = perception { $traits-perception }, calm { $traits-calm }, stone { $materials-stone }, peat { $materials-peat }, food { $food }, money { $money }, ideas { $idea }
start-markers-markers-7 = Start markers 7
    .effect = stamina { $traits-stamina }, iron { $materials-iron }, coal { $materials-coal }, food { $food }, money { $money }, ideas { $idea }
start-markers-markers-8 = Start markers 8
    .effect = intelligence { $traits-intelligence }, salt { $materials-salt }, sand { $materials-sand }, food { $food }, money { $money }, ideas { $idea }
start-markers-markers-9 = Start markers 9
    .effect = calm { $traits-calm }, gold { $materials-gold }, food { $food }, money { $money }, ideas { $idea }
start-markers-markers-10 = Start markers 10
    .effect = dexterity { $traits-dexterity }, oil { $materials-oil }, food { $food }, money { $money }, ideas { $idea }
start-markers-markers-11 = Start markers 11
    .effect = expression { $traits-expression }, beeswax { $materials-beeswax }, cotton { $materials-cotton }, food { $food }, money { $money }, ideas { $idea }
start-markers-markers-12 = Start markers 12
    .effect = perception { $traits-perception }, copper { $materials-copper }, food { $food }, money { $money }, ideas { $idea }
start-chip-start-1 = Start chip 1
    .effect = Migration on level II; income: gain 2 food
start-chip-start-2 = Start chip 2
    .effect = Procreation on level II; income: gain 2 ideas
start-chip-start-3 = Start chip 3
    .effect = Production on level II; income: transport 2 materials
start-chip-start-4 = Start chip 4
    .effect = Exploration on level II; income: gain 2 money
start-chip-start-5 = Start chip 5
    .effect = Research on level II; income: gain 2 ideas
start-chip-start-6 = Start chip 6
    .effect = Building on level II; income: gain 1 material of storage row 1
start-chip-start-7 = Start chip 7
    .effect = Sustenance on level II; income: strengthen a weak tribe
start-chip-start-8 = Start chip 8
    .effect = Planning on level II; income: gain 2 planning markers on one die space
start-chip-start-9 = Start chip 9
    .effect = Trade on level II; income: gain 1 food and 1 money
start-chip-start-10 = Start chip 10
    .effect = Activity on level II; income: with a passed favor test advance 1 space on any track and gain 1 idea

## Boards: what is printed on them

board-table = Spaces by the number of civilizations
    .effect = With 2, 3 or 4 civilizations: 4, 5 or 6 goal chips, 3, 4 or 5 dice of each kind, 5, 7 or 9 Resets
board-tracks = Progress tracks
    .effect = 12 spaces; on the last one every further step is worth { $beyond-vp } VP
board-threshold = Thresholds of the progress tracks
    .effect = Spaces 2 and 6: upgrade a module of the track's die. Space 4: 1 favor or 1 income. Spaces 8 and 12: 3 VP. Space 10: activate a row tile or 3 VP
board-favor = Favor track
    .effect = VP for each monument, by space: { $monument-vp-1 }, { $monument-vp-2 }, { $monument-vp-3 }, { $monument-vp-4 }, { $monument-vp-5 }, { $monument-vp-6 }
board-era-scoring = Era scoring
    .effect = VP for each unit, by era: { $vp-1 }, { $vp-2 }, { $vp-3 }, { $vp-4 }
board-matrix = Matrix
    .effect = VP by row: { $row-vp-1 }, { $row-vp-2 }, { $row-vp-3 }, { $row-vp-4 }, { $row-vp-5 }. The columns begin in rows { $column-start-1 }, { $column-start-2 }, { $column-start-3 }, { $column-start-4 }, { $column-start-5 }, { $column-start-6 }, { $column-start-7 }, { $column-start-8 }, { $column-start-9 }
board-diamonds = Diamonds
    .effect = 1 for every 3 food and for every 2 money, at most 5 each; 1 on the first and 2 on the second seam of a terrain's storage where materials lie on both sides
board-limits = Pieces and spaces of a civilization
    .effect = 50 markers, 20 tribes, 3 farms, boats with 2 seats and 1 space for material, 6 activation dice, 1 fate die, 3 spaces for goal chips; 16 hunting tokens for all

## Scoring tiles

scoring-tile-technology-tile = Technology
    .effect = End of the game: { $covered } VP for every space on the track.
scoring-tile-prestige-tile = Prestige
    .effect = End of the game: { $covered } VP for every space on the track.
scoring-tile-knowledge-tile = Knowledge
    .effect = End of the game: { $covered } VP for every space on the track.
scoring-tile-construction-tile = Construction
    .effect = End of the game: { $covered } VP for every space on the track.
scoring-tile-culture-tile = Culture
    .effect = End of the game: { $covered } VP for every space on the track.
scoring-tile-evolution-tile = Evolution
    .effect = End of the game: { $covered } VP for every trait marker.
scoring-tile-prosperity-tile = Prosperity
    .effect = End of the game: { $covered } VP for every diamond.
scoring-tile-population-tile = Population
    .effect = End of the game: { $covered } VP for every tribe.
scoring-tile-expansion-tile = Expansion
    .effect = End of the game: { $covered } VP for every territory with a tribe.

## What of a component is ours: see `house-parts`

house-part-fire-vp = the points of the bonfire
house-part-torches = the number of torches
house-part-vp = the points
house-part-materials = the materials
house-part-diamonds = the diamonds
house-part-column-start = where the columns begin
house-part-money = the diamonds for money
