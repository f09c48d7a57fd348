//! What of the vocabulary of effects works on which card (CCG-116): a pack that asks for more is refused, not half obeyed.

use crate::{
    cards::CardData,
    choices::needs_player,
    effect::{Condition, Deed, Destination, Effect, Payment},
    words::*,
};

/// Says what would be passed over in an effect of a card, if anything would.
pub fn check(card: &CardData, effect: &Effect) -> Result<(), &'static str> {
    if let Deed::Choose { options } = &effect.does {
        if card.kind != Kind::Event || options.iter().any(|option| matches!(option.does, Deed::Choose { .. })) {
            return Err("only events let one choose, and only once");
        }
        options.iter().try_for_each(|option| check(card, option))?;
    }
    let broken = moment(card, effect).or_else(|| manner(card, effect)).or_else(|| parameters(card, effect));
    broken.map_or(Ok(()), Err)
}

/// What happens at a moment while its card is in play.
fn is_trigger(effect: &Effect) -> bool {
    match effect.when {
        When::OnComplete | When::PhaseStart | When::Activated | When::OnEventResolved => true,
        When::Static | When::OnPlay | When::OnOccupy => false,
    }
}

/// The first of these that is so.
fn first(broken: &[(bool, &'static str)]) -> Option<&'static str> {
    broken.iter().find(|(is, _)| *is).map(|(_, words)| *words)
}

/// When it works.
fn moment(card: &CardData, effect: &Effect) -> Option<&'static str> {
    let lies_open = matches!(card.kind, Kind::Building | Kind::Wonder | Kind::Invention);
    let is_event = card.kind == Kind::Event;
    let (once, passing) = (effect.does.topic() == 0, effect.lasts.is_some());
    let plunders = card.kind == Kind::Unit
        && matches!(effect.does, Deed::FoodTransfer { from: Who::TerrainOwner, to: Who::Me, .. });
    let is = |when: When| effect.when == when;
    first(&[
        (is_trigger(effect) && !lies_open, "only buildings, wonders and inventions do something at a moment"),
        (is(When::OnPlay) && !is_event, "only events are played: it does not say when it works"),
        (
            is(When::OnOccupy) && !plunders,
            "where a unit enters, only food can be taken, and from whom the terrain belongs to",
        ),
        (is(When::Static) && once, "what happens once does not work all the time"),
        (!is(When::Static) && !once && !passing, "what works all the time needs a duration to happen once"),
        (is(When::Static) && is_event && card.stay == Stay::Instant, "an instant event does not stay"),
        (is(When::PhaseStart) && effect.phase.is_none(), "it does not say at the start of which phase"),
        (effect.phase == Some(Phase::Activation), "nothing can be done in the activation phase"),
    ])
}

/// How it works: its price, limit, condition, and for whom.
fn manner(card: &CardData, effect: &Effect) -> Option<&'static str> {
    let aim = effect.does.aim();
    let at_other = effect.player == Who::TargetOpponent;
    let asks = matches!(effect.when, When::PhaseStart | When::OnComplete);
    let is = |when: When| effect.when == when;
    let counted = match effect.does {
        Deed::UnitStat { scope, .. } => matches!(scope, Scope::Own | Scope::OwnHere | Scope::OwnTerritory),
        Deed::Upkeep { set, .. } => set == Some(0),
        _ => false,
    };
    let limited = is(When::Activated) || is(When::OnEventResolved) || (is(When::Static) && counted);
    let holds = match effect.condition {
        None => true,
        Some(Condition::BuildingHere(_)) => is(When::Static) && matches!(effect.does, Deed::Happiness { .. }),
        Some(Condition::Occupying(who) | Condition::Unhappy(who)) => {
            is(When::OnPlay) && who == Who::TargetOpponent && needs_player(effect)
        }
    };
    let for_whom = match effect.player {
        Who::Me => true,
        Who::TargetOpponent => card.kind == Kind::Event || asks,
        Who::ActivePlayer | Who::TerrainOwner => !is(When::Static),
    };
    let free = effect.limit == 0 && effect.pay == Payment::default();
    first(&[
        (effect.phase.is_some() && !is(When::PhaseStart) && !is(When::Activated), "it has no phase"),
        (effect.pay != Payment::default() && !is(When::Activated), "only an ability has a price"),
        (is(When::Activated) && free, "an ability has a price or a limit"),
        (effect.limit > 0 && !limited, "it cannot have a limit"),
        (effect.optional && !(asks && (at_other || aim.is_some())), "it cannot be optional"),
        (!holds, "it cannot have this condition"),
        (!for_whom, "it cannot be for this player"),
        (is_trigger(effect) && !asks && (at_other || aim.is_some()), "nothing can be chosen for it"),
        (asks && aim.is_some_and(|aim| aim.count != 1 || at_other), "one thing, or one player, is chosen for it"),
    ])
}

/// What it does.
fn parameters(card: &CardData, effect: &Effect) -> Option<&'static str> {
    let on_ground = matches!(card.kind, Kind::Capital | Kind::Terrain | Kind::Building | Kind::Wonder);
    let (broken, words) = match &effect.does {
        Deed::Discard { amount, chooser } => {
            ((*amount, *chooser) != (1, Who::Me), "discard is of one card, which its player chooses")
        }
        Deed::ExploreFree { what } => (*what != Found::Terrain, "explore-free is of a terrain"),
        Deed::Deploy { filter, to, ignore_requirements } => {
            let units = filter.kinds == Set::one(Kind::Unit) || !filter.unit_type.is_empty();
            let known = *to == Destination::Capital && *ignore_requirements && units;
            (!known, "deploy brings units to the capital and ignores requirements")
        }
        Deed::Search { zone, to, .. } => {
            (*to != Zone::Hand || *zone == Zone::Hand, "search is of the library or discard pile, to the hand")
        }
        Deed::ConvertIncome { from, to, .. } => {
            ((*from, *to) != (Income::Tax, Income::Production), "convert-income is from tax to production")
        }
        Deed::CancelAction { exhaust, .. } => (!exhaust, "cancel-action exhausts the units"),
        Deed::Look { zone: Zone::Library, amount, may_bottom } => {
            let own = effect.player == Who::Me && *amount > 0;
            (!may_bottom || !own, "look is at the own library, and cards may go to its bottom")
        }
        Deed::Look { zone, amount, may_bottom } => {
            (*zone != Zone::Hand || *amount > 0 || *may_bottom, "look is at a whole hand or at the own library")
        }
        Deed::Basing { unit_type, scope } => {
            ((*unit_type, *scope) != (UnitType::Air, Scope::Here), "basing is of aircraft, here")
        }
        Deed::Counter { unless_pay, .. } => {
            (unless_pay.is_some_and(|pay| pay.tax > 0), "a counter is paid off in food")
        }
        Deed::RuleValue { name, scope, .. } => {
            let fits = match name {
                Number::Stack => matches!(scope, Scope::Here | Scope::OwnHere),
                Number::BuildingSlots => *scope == Scope::Here,
                _ => !matches!(scope, Scope::Here | Scope::OwnHere),
            };
            (!fits, "stack and building-slots, and nothing else, are for a terrain")
        }
        Deed::Relocate { to, .. } => (*to != Destination::CombatTerrain, "relocate is to the combat"),
        Deed::TakeControl { to, .. } => (*to != Destination::Capital, "take-control brings units to the capital"),
        Deed::EntryRule { .. } | Deed::UnitSite { .. } => {
            (!on_ground, "only a terrain or what is built on it says this")
        }
        Deed::TerrainType { .. } => {
            (!matches!(card.kind, Kind::Building | Kind::Wonder | Kind::Event), "only a building or event says this")
        }
        _ => (false, ""),
    };
    let of_units = effect.when == When::Static && card.kind == Kind::Unit;
    let of_itself = match effect.does {
        Deed::Basing { .. } => true,
        Deed::UnitStat { scope, .. }
        | Deed::Movement { scope, .. }
        | Deed::Keyword { scope, .. }
        | Deed::Upkeep { scope, .. }
        | Deed::RuleException { scope, .. } => scope == Scope::This,
        _ => false,
    };
    first(&[(broken, words), (of_units && !of_itself, "a unit changes itself alone")])
}
