//! Turns the items of the data files into tables the engine can use.

use std::sync::Arc;

use epoka_core::{DataError, game::Component, names::Names};

use crate::{
    data::*,
    effect::*,
    raw::*,
    state::{CARDS, DECK, Holders, MATERIALS, Material, Module, Territory},
    vici,
};

/// The work of one load.
pub(crate) struct Compiler {
    items: Items,
    names: Arc<Names>,
    components: Vec<Component>,
    effects: Vec<Effect>,
    mods: Vec<Mods>,
    on: Vec<Holders>,
    activities: Holders,
}

/// An error about an item of a file.
fn of<T>(file: &'static str, item: &str, result: Result<T, String>) -> Result<T, DataError> {
    result.map_err(|message| DataError::item(file, item, message))
}

fn needed<T>(table: Option<T>, what: &str) -> Result<T, DataError> {
    table.ok_or_else(|| DataError::file("boards.toml", format!("`{what}` is missing")))
}

impl Compiler {
    pub fn new(items: Items, names: Arc<Names>, components: Vec<Component>) -> Compiler {
        Compiler {
            items,
            names,
            components,
            effects: Vec::new(),
            mods: Vec::new(),
            on: vec![Holders::default(); When::COUNT],
            activities: Holders::default(),
        }
    }

    fn material(&self, id: &str) -> Option<Material> {
        self.names.number(Material::KIND, id).map(|number| Material(number as u8))
    }

    fn territory(&self, id: &str) -> Result<Territory, DataError> {
        let number = self.names.number(Territory::KIND, id);
        number.map(|number| Territory(number as u8)).ok_or_else(|| DataError::item("continent.toml", id, "unknown"))
    }

    /// Compiles effects after what stands before them all: a choice among them, or a test that guards them.
    fn span(&mut self, deeds: &[Deed], value: u8, head: Option<Effect>) -> Result<Span, String> {
        let names = self.names.clone();
        let material = |id: &str| names.number(Material::KIND, id).map(|number| Material(number as u8));
        let module = |id: &str| names.number(Module::KIND, id).map(|number| Module(number as u8));
        let words = Words { material: &material, module: &module };
        let at = self.effects.len();
        self.effects.extend(head);
        for deed in deeds {
            deed.compile(&words, value, &mut self.effects)?;
        }
        let found = (self.effects.len() - at - usize::from(head.is_some())) as u8;
        match self.effects.get_mut(at).filter(|_| head.is_some()) {
            Some(Effect::Test { guards }) => *guards = found,
            Some(Effect::Choose { of, .. }) if *of != found => return Err("an alternative is a single effect".into()),
            Some(_) | None => {}
        }
        Ok(Span { at: at as u16, end: self.effects.len() as u16 })
    }

    fn price(&self, pay: &[PriceWords]) -> Result<[Option<Price>; 2], String> {
        if pay.len() > 2 {
            return Err("at most two things are returned".into());
        }
        let material = |id: &str| self.material(id);
        let words = Words { material: &material, module: &|_| None };
        let mut prices = [None; 2];
        for (price, words_of) in prices.iter_mut().zip(pay) {
            *price = Some(words_of.compile(&words)?);
        }
        Ok(prices)
    }

    fn ability(&mut self, holder: usize, ability: Option<&AbilityWords>) -> Result<Ability, String> {
        let Some(words) = ability else { return Ok(Ability::None) };
        Ok(match words.k.as_str() {
            "on" => {
                let names = self.names.clone();
                let module = |id: &str| names.number(Module::KIND, id).map(|number| Module(number as u8));
                let when = words.when.as_deref().unwrap_or_default();
                let when = When::parse(when, module).ok_or_else(|| format!("there is no moment `{when}`"))?;
                self.on[when.index()].insert(holder);
                let limit = match words.limit.as_deref() {
                    None => Limit::None,
                    Some("activation") => Limit::Activation,
                    Some("era") => Limit::Era,
                    Some(other) => return Err(format!("there is no limit `{other}`")),
                };
                Ability::On { when, does: self.span(&words.does, 0, None)?, limit }
            }
            "activity" => {
                self.activities.insert(holder);
                Ability::Activity { pay: self.price(&words.pay)?, does: self.span(&words.does, 0, None)? }
            }
            "column-bonus" => Ability::ColumnBonus { n: words.n },
            "feed" | "hunt-mod" | "favor-mod" | "dice-mod" | "immune" | "trade-mod" | "move-mod" | "cost-mod"
            | "monument-mod" => {
                self.mods.push(words.mods()?);
                Ability::Changes(self.mods.len() as u8 - 1)
            }
            other => return Err(format!("there is no ability `{other}`")),
        })
    }

    pub fn finish(mut self) -> Result<Data, DataError> {
        let tiles = self.tiles()?;
        let borders = std::mem::take(&mut self.items.border);
        let borders =
            borders.iter().map(|border| Ok([self.territory(&border.between[0])?, self.territory(&border.between[1])?]));
        let borders = borders.collect::<Result<Vec<_>, DataError>>()?;
        let modules = self.modules()?;
        let thresholds = self.thresholds()?;
        let weather = self.weather()?;
        let cards = self.cards()?;
        let attributes = self.attributes()?;
        let events = self.events()?;
        let goals = self.goals()?;
        let incomes = self.incomes()?;
        let markers = self.markers()?;
        let starts = self.starts()?;
        let (areas, grounds) = self.areas()?;
        let own = needed(self.items.activity.take(), "activity")?;
        let own_activity = (own.money, of("boards.toml", "activity", self.span(&own.r#do, 0, None))?);
        let settlements = self.settlements()?;
        let first_play = self.first_play()?;
        let items = self.items;
        let (cards_of_her, setup) = (&items.vici_card, items.vici_setup.as_ref());
        let vici = vici::data::compile(cards_of_her, &items.vici_reference, setup, &self.names, events.len())?;
        check_materials(&items.material)?;
        let hunting = needed(items.hunting, "hunting")?;
        let oak = needed(items.oak, "oak")?;
        let tables = <[TableItem; 3]>::try_from(items.table);
        let territories = items.territory.iter().map(|item| TerritoryData {
            terrain: item.terrain,
            fire_vp: item.fire_vp.unwrap_or(0),
            camps: item.camps.clone().unwrap_or_default(),
            torches: item.torches.unwrap_or(0),
            start: item.start.unwrap_or(false),
        });
        let (feeding, limits) = (needed(items.feeding, "feeding")?, needed(items.limits, "limits")?);
        let mut base = Mods {
            farm_wilderness: feeding.farm_wilderness,
            camp: [feeding.camp; 7],
            wilderness: [feeding.wilderness; 7],
            boat_seats: limits.boat_seats,
            boat_cargo: limits.boat_cargo,
            reset_dice: 3,
            ..Mods::NONE
        };
        base.camp[Terrain::Water as usize] = feeding.boat;
        let data = Data {
            territories: territories.collect(),
            names: self.names,
            vici,
            effects: self.effects,
            tiles,
            borders,
            first_play,
            areas,
            modules,
            tables: tables.map_err(|_| DataError::file("boards.toml", "there are three tables"))?,
            thresholds,
            tracks: needed(items.tracks, "tracks")?,
            hunting: [
                hunting.forest,
                hunting.grassland,
                hunting.hills,
                hunting.swamp,
                hunting.mountains,
                hunting.desert,
                hunting.water,
            ],
            monument_vp: needed(items.favor, "favor")?.monument_vp,
            farm_camp: feeding.farm_camp,
            weather,
            era_vp: needed(items.era_scoring, "era-scoring")?.vp,
            scoring: items.scoring_tile,
            matrix: needed(items.matrix, "matrix")?,
            diamonds: needed(items.diamonds, "diamonds")?,
            settlements,
            trade: needed(items.trade, "trade")?,
            limits,
            own_activity,
            oak: [oak.forest, oak.grassland, oak.hills, oak.swamp, oak.mountains, oak.desert, oak.water],
            valley: needed(items.valley, "valley")?.food,
            grounds,
            cards,
            mods: self.mods,
            events,
            goals,
            incomes,
            attributes,
            markers,
            starts,
            on: self.on,
            activities: self.activities,
            base,
            components: self.components,
        };
        Ok(data)
    }

    fn tiles(&self) -> Result<Vec<TileData>, DataError> {
        let mut tiles = Vec::new();
        for item in &self.items.tile {
            let side = |name: &str| -> Result<Vec<Stretch>, DataError> {
                let stretches = item.sides.get(name).map_or(&[][..], Vec::as_slice);
                let read = |side: &Side| -> Result<Stretch, DataError> {
                    let hundredths = |part: f32| (part * 100.0).round() as u8;
                    Ok(Stretch {
                        territory: self.territory(&side.t)?,
                        from: hundredths(side.from),
                        to: hundredths(side.to),
                    })
                };
                stretches.iter().map(read).collect()
            };
            let notch = |name: &str| -> Result<u32, DataError> {
                let ids = item.notches.get(name).map_or(&[][..], Vec::as_slice);
                ids.iter().try_fold(0, |bits, id| Ok(bits | 1 << self.territory(id)?.0))
            };
            tiles.push(TileData {
                cells: item.cells,
                n: side("n")?,
                e: [side("e1")?, side("e2")?],
                s: side("s")?,
                w: [side("w1")?, side("w2")?],
                notches: [notch("nw")?, notch("ne")?, notch("wm")?, notch("em")?, notch("sw")?, notch("se")?],
            });
        }
        Ok(tiles)
    }

    fn first_play(&self) -> Result<Vec<(u8, u8, u8, u8)>, DataError> {
        let read = |item: &FirstPlay| {
            let tile = self.items.tile.iter().position(|tile| tile.id == item.tile);
            let tile = tile.ok_or_else(|| DataError::item("continent.toml", &item.tile, "there is no such tile"))?;
            Ok((tile as u8, item.x, item.y, (item.rotation / 90) as u8))
        };
        self.items.first_play.iter().map(read).collect()
    }

    fn modules(&mut self) -> Result<Vec<ModuleData>, DataError> {
        let items = std::mem::take(&mut self.items.module);
        let mut modules = Vec::new();
        for item in &items {
            let mut levels = Vec::new();
            for level in &item.level {
                let spans = level.options.iter().map(|deeds| self.span(deeds, 0, None));
                let spans = of("modules.toml", &item.id, spans.collect::<Result<Vec<_>, _>>())?;
                levels.push((level.choose, spans));
            }
            modules.push(ModuleData { dice: item.dice, levels });
        }
        Ok(modules)
    }

    fn thresholds(&mut self) -> Result<[Vec<(u8, Span)>; 5], DataError> {
        let (tracks, items) = (std::mem::take(&mut self.items.track), std::mem::take(&mut self.items.threshold));
        let mut thresholds: [Vec<(u8, Span)>; 5] = Default::default();
        for track in &tracks {
            for item in &items {
                let head = item.choose.map(|_| Effect::Choose { of: item.r#do.len() as u8, forced: false });
                let span = of("boards.toml", "threshold", self.span(&item.r#do, track.value, head))?;
                thresholds[track.track as usize].push((item.space, span));
            }
        }
        Ok(thresholds)
    }

    fn weather(&mut self) -> Result<Vec<Span>, DataError> {
        let items = std::mem::take(&mut self.items.weather);
        let mut spaces = Vec::new();
        for item in &items {
            let head = item.choose.map(|_| Effect::Choose { of: item.r#do.len() as u8, forced: item.negative });
            spaces.push(of("boards.toml", &item.space, self.span(&item.r#do, 0, head))?);
        }
        Ok(spaces)
    }

    fn cards(&mut self) -> Result<Vec<CardData>, DataError> {
        let items = std::mem::take(&mut self.items.card);
        let mut cards = Vec::new();
        for (number, item) in items.iter().enumerate() {
            const FILE: &str = "research-cards.toml";
            if item.deck as usize != number / DECK {
                return Err(DataError::item(FILE, &item.id, "it does not stand with its deck"));
            }
            let material = |id: &str| self.material(id);
            let words = Words { material: &material, module: &|_| None };
            let mut cost = [Slot::default(); 5];
            for (slot, slot_words) in cost.iter_mut().zip(&item.cost) {
                *slot = of(FILE, &item.id, slot_words.compile(&words))?;
            }
            cards.push(CardData {
                deck: item.deck,
                set: item.set.unwrap_or(0),
                cost,
                vp: item.vp,
                instant: of(FILE, &item.id, self.span(&item.instant, 0, None))?,
                ability: of(FILE, &item.id, self.ability(number, item.ability.as_ref()))?,
            });
        }
        Ok(cards)
    }

    fn attributes(&mut self) -> Result<Vec<AttributeData>, DataError> {
        let items = std::mem::take(&mut self.items.attribute);
        let mut attributes = Vec::new();
        for (number, item) in items.iter().enumerate() {
            let ability = self.ability(CARDS + number, Some(&item.ability));
            let ability = of("attribute-chips.toml", &item.id, ability)?;
            attributes.push(AttributeData { of: item.r#trait, have: item.have, ability });
        }
        Ok(attributes)
    }

    fn events(&mut self) -> Result<Vec<EventData>, DataError> {
        let items = std::mem::take(&mut self.items.event);
        let mut events = Vec::new();
        for item in &items {
            events.push(EventData {
                weather: item.weather,
                kind: item.kind,
                count: item.count,
                at_least: item.at_least.unwrap_or(0),
                at_most: item.at_most.unwrap_or(u8::MAX),
                does: of("events.toml", &item.id, self.span(&item.r#do, 0, None))?,
            });
        }
        Ok(events)
    }

    fn goals(&mut self) -> Result<Vec<GoalData>, DataError> {
        let items = std::mem::take(&mut self.items.goal);
        let mut goals = Vec::new();
        for item in &items {
            let pay = of("goal-chips.toml", &item.id, self.price(item.pay.as_deref().unwrap_or_default()))?;
            let need = item.need.as_ref().map(|need| Ok((need.compile()?, need.n))).transpose();
            goals.push(GoalData { pay, need: of("goal-chips.toml", &item.id, need)? });
        }
        Ok(goals)
    }

    fn chip(&mut self, test: Option<bool>, deeds: &[Deed], vp: u8) -> Result<ChipData, String> {
        let guards = test.unwrap_or(false).then_some(Effect::Test { guards: 0 });
        Ok(ChipData { does: self.span(deeds, 0, guards)?, vp })
    }

    fn incomes(&mut self) -> Result<Vec<ChipData>, DataError> {
        let items = std::mem::take(&mut self.items.income);
        let read = |item: &IncomeItem| of("income-chips.toml", &item.id, self.chip(item.test, &item.r#do, item.vp));
        items.iter().map(read).collect()
    }

    fn starts(&mut self) -> Result<Vec<StartData>, DataError> {
        const FILE: &str = "start-cards.toml";
        let items = std::mem::take(&mut self.items.start_chip);
        let mut starts = Vec::new();
        for item in &items {
            let module = self.names.number(Module::KIND, &item.module);
            let module = module.ok_or_else(|| DataError::item(FILE, &item.id, "there is no such module"))?;
            let chip = of(FILE, &item.id, self.chip(item.test, &item.r#do, item.vp))?;
            starts.push(StartData { set: item.set.unwrap_or(0), module: Module(module as u8), chip });
        }
        Ok(starts)
    }

    fn markers(&self) -> Result<Vec<MarkersData>, DataError> {
        const FILE: &str = "start-cards.toml";
        let mut cards = Vec::new();
        for item in &self.items.start_markers {
            let (mut traits, mut materials) = ([0; 6], [0; MATERIALS]);
            for (name, &n) in &item.traits {
                let of_trait: Trait = of(FILE, &item.id, word(name))?;
                traits[of_trait as usize] = n;
            }
            for (id, &n) in &item.materials {
                let material = self.material(id).ok_or_else(|| DataError::item(FILE, &item.id, id.as_str()))?;
                materials[material.index()] = n;
            }
            let MarkersItem { food, money, idea, .. } = *item;
            cards.push(MarkersData { set: item.set.unwrap_or(0), traits, materials, food, money, idea });
        }
        Ok(cards)
    }

    fn settlements(&self) -> Result<Vec<(Vec<Material>, u8)>, DataError> {
        let read = |item: &SettlementItem| {
            let cost = item.cost.iter().map(|id| {
                self.material(id).ok_or_else(|| DataError::item("boards.toml", id, "there is no such material"))
            });
            Ok((cost.collect::<Result<Vec<_>, _>>()?, item.diamonds))
        };
        self.items.settlement.iter().map(read).collect()
    }

    /// The areas, and the materials of the building grounds: six areas, then the large water.
    fn areas(&self) -> Result<(Vec<AreaData>, [u32; 7]), DataError> {
        const FILE: &str = "areas.toml";
        let bits = |ids: &[String]| -> Result<u32, DataError> {
            ids.iter().try_fold(0, |bits, id| {
                let material =
                    self.material(id).ok_or_else(|| DataError::item(FILE, id, "there is no such material"))?;
                Ok(bits | 1 << material.0)
            })
        };
        let (mut areas, mut grounds, mut next) = (Vec::new(), [0; 7], 0);
        for item in &self.items.area {
            let mut ground = u8::MAX;
            if item.kind == AreaKind::BuildingGround {
                if next == 6 {
                    return Err(DataError::item(FILE, &item.id, "there are six building grounds"));
                }
                grounds[next] = bits(item.materials.as_deref().unwrap_or_default())?;
                ground = next as u8;
                next += 1;
            }
            areas.push(AreaData { kind: item.kind, vp: item.vp, ground });
        }
        let large = self.items.large_water.as_ref();
        grounds[6] = bits(&large.ok_or_else(|| DataError::file(FILE, "`large-water` is missing"))?.materials)?;
        Ok((areas, grounds))
    }
}

/// Materials stand by terrain and row.
fn check_materials(materials: &[MaterialItem]) -> Result<(), DataError> {
    for (number, item) in materials.iter().enumerate() {
        if (item.terrain as usize, usize::from(item.row)) != (number / 3, number % 3 + 1) {
            return Err(DataError::item("areas.toml", &item.id, "it does not stand with its terrain and row"));
        }
    }
    Ok(())
}
