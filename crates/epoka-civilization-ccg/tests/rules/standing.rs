//! What cards do as long as they are in play. Every card comes into play as the rules say, and what it changes is compared
//! with what its file says.

use epoka_civilization_ccg::{
    cards::CardData,
    effect::{Deed, Effect},
    view::{RealmView, TerrainView, View},
    words::{Found, Made, Number, Per, Scope, Stage, Trait, When},
};

use crate::common::*;

/// One terrain of nearly every type for Red, so that every card finds a site and something to change.
const LAND: [&str; 10] =
    ["plains", "hills", "mountains", "forest", "desert", "bay", "river-valley", "swamp", "tundra", "jungle"];

fn land(scene: &mut Scene) {
    for id in LAND {
        scene.terrain(RED, id);
    }
    scene.food(RED, 15).era(RED, Era::Gold);
}

/// Where a card can be built.
fn site(state: &State, data: &CardData) -> Place {
    let fits = |place: &Place| {
        let types = DATA.card(state.terrain(*place).card.expect("a terrain")).types;
        data.site.types.meets(types) || (data.site.any && !data.site.not.meets(types))
    };
    // Away from the capital, if possible, and where nothing is built yet.
    let is_free = |place: &Place| state.realms[RED].items.iter().all(|item| item.place != Some(*place));
    let mut sites: Vec<Place> = state.places(RED).filter(fits).collect();
    sites.sort_by_key(|place| (place.is_capital(), !is_free(place)));
    sites.first().copied().unwrap_or(capital(RED))
}

/// A card that others need beside them.
fn companions(scene: &mut Scene, data: &CardData) {
    let place = site(&scene.state, data);
    for effect in &data.effects {
        let Deed::IncomeBonus { with_card, scope, with_building, with_resource, .. } = &effect.does else { continue };
        let ground = if *scope == Scope::Here { place } else { scene.state.places(RED).next().expect("a terrain") };
        let bare = scene.state.terrain(ground).resource.is_none();
        if let Some(&wanted) = with_card.first().filter(|_| bare) {
            match DATA.card(wanted).kind {
                Kind::Resource => {
                    scene.resource(ground, &DATA.card(wanted).id);
                }
                _ => {
                    scene.building(ground, &DATA.card(wanted).id);
                }
            }
        }
        if *with_building && *scope == Scope::Own {
            let built = scene.state.realms[RED].items.iter().any(|item| item.place == Some(ground));
            if !built {
                scene.building(ground, "monument");
            }
        }
        if *with_resource {
            scene.resource(ground, "furs");
        }
    }
}

/// Red's side after a card has been completed, and without it.
fn completed(data: &CardData) -> (View, View, Place) {
    let mut place = capital(RED);
    let [before, after] = [false, true].map(|there| {
        let mut table = before_turn(2, |scene| {
            land(scene);
            companions(scene, data);
            place = site(&scene.state, data);
            match data.kind {
                Kind::Invention if there => {
                    scene.idea(RED, &data.id, data.cost.len() as u8);
                }
                _ if there => {
                    scene.project(place, &data.id, data.cost.len() as u8);
                }
                _ => {}
            }
        });
        end_turn(&mut table);
        table.play_chance(1);
        if let Some(Task::Search { .. }) = table.state.tasks.top() {
            table.act(RED, Done);
        }
        if let Some(Task::Surplus { .. }) = table.state.tasks.top() {
            let built =
                table.state.realms[RED].items.iter().find(|item| item.place == Some(place)).expect("the old one");
            let card = built.card;
            table.act(RED, Demolish { card });
        }
        table.view(Viewer::Referee)
    });
    (before, after, place)
}

fn income(terrain: &TerrainView, of: Income) -> i16 {
    i16::from(match of {
        Income::Production => terrain.production,
        Income::Tax => terrain.tax,
        Income::Food => terrain.food,
    })
}

/// What the effects of a card say about the income of a terrain.
fn promised(data: &CardData, own: &RealmView, terrain: &TerrainView, of: Income, site: Place) -> i16 {
    let at = |slot: u8| own.line.iter().position(|terrain| terrain.slot == slot).expect("a terrain of the line");
    let here =
        |item: &&Item| item.form == Form::Building && item.place == Some(Place { seat: RED, slot: terrain.slot });
    let counts = |effect: &&Effect| match &effect.does {
        Deed::IncomeBonus { income, scope, types, with_card, with_building, with_resource, .. } => {
            let near = match scope {
                Scope::Here => terrain.slot == site.slot,
                Scope::Capital => terrain.slot == 0,
                Scope::AdjacentOwn => at(terrain.slot).abs_diff(at(site.slot)) == 1,
                _ => true,
            };
            let has = |card: &Card| {
                terrain.resource == Some(*card) || own.items.iter().filter(here).any(|item| item.card == *card)
            };
            *income == of
                && near
                && (types.is_empty() || terrain.types.iter().any(|&of| types.contains(of)))
                && (with_card.is_empty() || with_card.iter().any(has))
                && (!with_building || own.items.iter().any(|item| here(&item)))
                && (!with_resource || terrain.resource.is_some())
        }
        _ => false,
    };
    let amount = |effect: &Effect| match effect.does {
        Deed::IncomeBonus { amount, .. } => i16::from(amount),
        _ => 0,
    };
    data.effects.iter().filter(counts).map(amount).sum()
}

/// CCG-96, CCG-116. Every building, wonder and invention changes incomes, happiness, the capital and the unit cap by
/// what its file says, and by nothing else.
#[test]
fn what_is_completed_changes_what_its_file_says() {
    let mut changed = 0;
    for kind in [Kind::Building, Kind::Wonder, Kind::Invention] {
        for number in DATA.of(kind) {
            let data = DATA.card(number);
            let (before, after, site) = completed(data);
            let (before, after) = (&before.realms[0], &after.realms[0]);
            let wonders = i16::from(kind == Kind::Wonder);
            let religions = i16::from(data.traits.contains(Trait::Religion));
            let (mut happiness, mut cap, mut strength, mut toughness) = (0, 0, 0, 0);
            for effect in data.effects.iter().filter(|effect| effect.when == When::Static) {
                match &effect.does {
                    Deed::Happiness { amount, per } => {
                        let times = match per {
                            None => 1,
                            Some(Per::OwnWonders) => wonders,
                            Some(Per::OwnReligions) => religions,
                            Some(Per::OwnUnitsAbroad) => 0,
                        };
                        happiness += i16::from(*amount) * times;
                    }
                    Deed::CapitalStat { strength: s, toughness: t, scope }
                        if *scope == Scope::Own || site.is_capital() =>
                    {
                        (strength, toughness) = (strength + s, toughness + t);
                    }
                    Deed::RuleValue { name: Number::UnitCap, amount, .. } => cap += amount,
                    _ => {}
                }
            }
            assert_eq!(after.happiness - before.happiness, happiness, "happiness of {}", data.id);
            assert_eq!(after.unit_cap.wrapping_sub(before.unit_cap) as i8, cap, "unit cap of {}", data.id);
            let stats = (after.capital_strength as i8 - before.capital_strength as i8, after.capital_toughness as i8);
            assert_eq!(stats, (strength, before.capital_toughness as i8 + toughness), "capital of {}", data.id);
            for (old, new) in before.line.iter().zip(&after.line) {
                for of in [Income::Production, Income::Tax, Income::Food] {
                    let promise = promised(data, after, new, of, site);
                    let own = promised_by_land(new, after, of) - promised_by_land(old, before, of);
                    assert_eq!(
                        income(new, of) - income(old, of),
                        promise + own,
                        "{of:?} of {} on {}",
                        data.id,
                        new.slot
                    );
                    changed += i32::from(promise != 0);
                }
            }
        }
    }
    assert!(changed >= 80, "{changed} incomes change");
}

/// What a terrain's own text adds when something is built on it.
fn promised_by_land(terrain: &TerrainView, own: &RealmView, of: Income) -> i16 {
    let place = Place { seat: RED, slot: terrain.slot };
    let cards = [Some(terrain.card), terrain.resource];
    cards.into_iter().flatten().map(|card| promised(DATA.card(card), own, terrain, of, place)).sum()
}

/// Every terrain and resource yields what its file says when it is discovered and used.
#[test]
fn what_is_discovered_yields_what_its_file_says() {
    for number in DATA.of(Kind::Terrain).chain(DATA.of(Kind::Resource)) {
        let data = DATA.card(number);
        let mut ground = capital(RED);
        let mut table = scene(2, Phase::Explorers, |scene| {
            land(scene);
            // A Derrick for the oil.
            ground = scene.state.places(RED).find(|&place| lies(&scene.state, data, place)).unwrap_or(ground);
            if data.id == "oil" {
                scene.building(ground, "oil-derrick");
            }
            scene.atlas(RED, &data.id);
        });
        let before = table.view(Viewer::Referee).realms[0].clone();
        table.act(
            RED,
            match data.kind {
                Kind::Terrain => Discover { card: number, flank: Flank::Left },
                _ => Prospect { card: number, place: ground },
            },
        );
        let after = table.view(Viewer::Referee).realms[0].clone();
        let place = if data.kind == Kind::Terrain { table.state.places(RED).next().expect("new") } else { ground };
        let happiness = |effect: &Effect| match effect.does {
            Deed::Happiness { amount, .. } if effect.condition.is_none() => i16::from(amount),
            _ => 0,
        };
        let happy: i16 = data.effects.iter().map(happiness).sum();
        assert_eq!(after.happiness - before.happiness, happy, "{}", data.id);
        let new = after.line.iter().find(|terrain| terrain.slot == place.slot).expect("in play");
        let old = before.line.iter().find(|terrain| terrain.slot == place.slot);
        for of in [Income::Production, Income::Tax, Income::Food] {
            let printed = old.map_or(i16::from(data.income.get(of)), |old| income(old, of));
            assert_eq!(income(new, of), printed + promised(data, &after, new, of, place), "{of:?} of {}", data.id);
        }
        table.act(RED, Done);
        table.act(RED, Done);
        for of in [Income::Production, Income::Tax, Income::Food] {
            let action = Collect { place, income: of };
            assert_eq!(table.lists(RED, action), income(new, of) > 0, "{of:?} of {}", data.id);
        }
    }
}

fn lies(state: &State, data: &CardData, place: Place) -> bool {
    let types = DATA.card(state.terrain(place).card.expect("a terrain")).types;
    data.placement_any.iter().any(|all| all.within(types)) && !data.placement_none.meets(types)
}

/// The price of the first or last stage of something that a discount is for.
fn discounted(data: &CardData, effect: &Effect) -> Option<(Card, usize)> {
    let Deed::Cost { what, stage, units, eras, keyword, .. } = &effect.does else { return None };
    let fits = |card: &Card| {
        let data = DATA.card(*card);
        let made = match what {
            Made::Building => data.is_building(),
            Made::Wonder => data.kind == Kind::Wonder,
            Made::Unit => data.kind == Kind::Unit,
            Made::Invention => data.kind == Kind::Invention,
            Made::Any => matches!(data.kind, Kind::Building | Kind::Wonder | Kind::Unit | Kind::Invention),
        };
        let of = |units: &epoka_civilization_ccg::effect::Units| {
            units.unit_type.allows(data.unit_type)
                && units.eras.allows(data.era)
                && units.requires_invention.is_none_or(|wanted| data.requires.inventions >> DATA.bit(wanted) & 1 != 0)
        };
        made && data.cost[0] > 1
            && data.cost.last() > Some(&1)
            && eras.allows(data.era)
            && keyword.is_none_or(|of| data.traits.contains(of))
            && units.as_ref().is_none_or(of)
    };
    let own = DATA.find(&data.id);
    let card = (0..DATA.cards.len() as u16).map(Card).find(|card| fits(card) && Some(*card) != own)?;
    let stage = if *stage == Stage::Last { DATA.card(card).cost.len() - 1 } else { 0 };
    Some((card, stage))
}

/// CCG-55. Every discount is taken off the stage it names: a project advances for exactly that.
#[test]
fn a_discount_is_taken_off_its_stage() {
    let mut discounts = 0;
    for number in 0..DATA.cards.len() as u16 {
        let data = DATA.card(Card(number));
        for effect in data.effects.iter().filter(|effect| effect.when == When::Static) {
            let Deed::Cost { amount, .. } = effect.does else { continue };
            let (made, stage) = discounted(data, effect).unwrap_or_else(|| panic!("{}: for nothing", data.id));
            let price = (DATA.card(made).cost[stage] as i8 + amount).max(1) as u8;
            let invention = DATA.card(made).kind == Kind::Invention;
            let lay = |scene: &mut Scene, pool: u8| {
                scene.food(RED, 20).era(RED, Era::Gold);
                // A capital without discounts.
                scene.state.realms[RED].terrains[0].card = Some(card("kyoto"));
                let ground = scene.terrain(RED, if data.kind == Kind::Terrain { &data.id } else { "plains" });
                match data.kind {
                    Kind::Capital => scene.state.realms[RED].terrains[0].card = Some(Card(number)),
                    Kind::Terrain => {}
                    Kind::Resource => {
                        scene.resource(ground, &data.id);
                    }
                    Kind::Invention => {
                        scene.invention(RED, &data.id);
                    }
                    _ => {
                        scene.building(ground, &data.id);
                    }
                }
                // What the project needs is there; a copy with as many markers as come before the stage goes on.
                for bit in 0..DATA.of(Kind::Invention).count() {
                    let had = scene.state.realms[RED].inventions >> bit & 1 != 0;
                    if DATA.card(made).requires.inventions >> bit & 1 != 0 && !had {
                        scene.invention(RED, &DATA.card(DATA.invention(bit as u8)).id);
                    }
                }
                if scene.state.realms[RED].era.0 < DATA.card(made).era {
                    scene.era(RED, Era::Gold);
                }
                (scene.state.turn.production, scene.state.turn.tax) = if invention { (0, pool) } else { (pool, 0) };
                ground
            };
            let mut ground = capital(RED);
            let place = |ground: Place| (!invention).then_some(ground);
            let mut table = scene(2, Phase::Management, |scene| {
                ground = lay(scene, price);
                if stage == 0 {
                    scene.hand(RED, &DATA.card(made).id);
                } else if invention {
                    scene.idea(RED, &DATA.card(made).id, stage as u8);
                } else {
                    scene.project(ground, &DATA.card(made).id, stage as u8);
                }
            });
            let action = match (stage, place(ground)) {
                (0, None) => Invent { card: made },
                (0, Some(_)) => {
                    // On whatever site is open.
                    let mut open = table.actions(RED).iter().copied();
                    let Some(action) = open.find(|action| matches!(action, Build { card, .. } if *card == made)) else {
                        // Horses, oil and shipyards are not to be had here: other tests build what needs them.
                        continue;
                    };
                    action
                }
                (_, None) => Research,
                (_, Some(place)) => Advance { card: made, place },
            };
            table.act(RED, action);
            discounts += 1;
            assert_eq!((table.state.turn.production, table.state.turn.tax), (0, 0), "{}", data.id);
        }
    }
    assert!(discounts > 20, "{discounts} discounts");
}

/// CCG-57. What makes fuel worth more.
#[test]
fn fuel_is_worth_more() {
    for (id, burned) in [("metalworking", "warriors"), ("mathematics", "farm")] {
        let mut table = scene(2, Phase::Management, |scene| {
            scene.invention(RED, id).hand(RED, burned);
        });
        table.act(RED, Burn { card: card(burned) });
        assert_eq!(table.state.turn.for_buildings + table.state.turn.for_units, 2, "{id}");
    }
    let mut table = scene(2, Phase::Management, |scene| {
        scene.state.realms[RED].terrains[0].card = Some(card("krakow"));
        scene.hand(RED, "alphabet");
    });
    table.act(RED, Burn { card: card("alphabet") });
    assert_eq!(table.state.turn.for_inventions, 2);
}

/// CCG-44. What changes the price of a discovery.
#[test]
fn discoveries_cost_more_or_less() {
    for number in 0..DATA.cards.len() as u16 {
        let data = DATA.card(Card(number));
        let Some((what, amount, types)) = data.effects.iter().find_map(|effect| match effect.does {
            Deed::ExploreCost { what, amount, types } if effect.when == When::Static => Some((what, amount, types)),
            _ => None,
        }) else {
            continue;
        };
        let found = match what {
            Found::This => data.id.as_str(),
            _ if types.is_empty() => "plains",
            _ => "bay",
        };
        let mut table = scene(2, Phase::Explorers, |scene| {
            scene.food(RED, 20).era(RED, Era::Gold);
            for _ in 0..3 {
                scene.terrain(RED, "hills");
            }
            match data.kind {
                Kind::Capital => scene.state.realms[RED].terrains[0].card = Some(Card(number)),
                Kind::Invention => {
                    scene.invention(RED, &data.id);
                }
                Kind::Terrain => {}
                _ => {
                    scene.building(capital(RED), &data.id);
                }
            }
            scene.atlas(RED, found);
        });
        table.act(RED, Discover { card: card(found), flank: Flank::Right });
        assert_eq!(20 - table.state.realms[RED].food as i8, 4 + amount, "{}", data.id);
    }
}
