//! The rules by their number, in the order of `rules.toml`.

use epoka_core::Rule;

/// Whose decision.
pub const TG_1: Rule = Rule::new(0, "TG-1");
/// At the start.
pub const TG_2: Rule = Rule::new(1, "TG-2");
/// The deal.
pub const TG_3: Rule = Rule::new(2, "TG-3");
/// The draft.
pub const TG_4: Rule = Rule::new(3, "TG-4");
/// Only what was dealt.
pub const TG_5: Rule = Rule::new(4, "TG-5");
/// Income.
pub const TG_6: Rule = Rule::new(5, "TG-6");
/// Bidding.
pub const TG_7: Rule = Rule::new(6, "TG-7");
/// What one has.
pub const TG_8: Rule = Rule::new(7, "TG-8");
/// The torch.
pub const TG_9: Rule = Rule::new(8, "TG-9");
/// The order of a payment.
pub const TG_10: Rule = Rule::new(9, "TG-10");
/// A payment can be finished.
pub const TG_11: Rule = Rule::new(10, "TG-11");
/// A turn.
pub const TG_12: Rule = Rule::new(11, "TG-12");
/// Embers.
pub const TG_13: Rule = Rule::new(12, "TG-13");
/// From the own row.
pub const TG_14: Rule = Rule::new(13, "TG-14");
/// The lens.
pub const TG_15: Rule = Rule::new(14, "TG-15");
/// The strike.
pub const TG_16: Rule = Rule::new(15, "TG-16");
/// Reactions.
pub const TG_17: Rule = Rule::new(16, "TG-17");
/// Shields answer.
pub const TG_18: Rule = Rule::new(17, "TG-18");
/// Drawing.
pub const TG_19: Rule = Rule::new(18, "TG-19");
/// Sowing.
pub const TG_20: Rule = Rule::new(19, "TG-20");
/// Warming.
pub const TG_21: Rule = Rule::new(20, "TG-21");
/// Out.
pub const TG_22: Rule = Rule::new(21, "TG-22");
/// Giving up.
pub const TG_23: Rule = Rule::new(22, "TG-23");
/// The pile runs out.
pub const TG_24: Rule = Rule::new(23, "TG-24");
/// The beast.
pub const TG_25: Rule = Rule::new(24, "TG-25");
/// No endless play.
pub const TG_26: Rule = Rule::new(25, "TG-26");
/// The end.
pub const TG_27: Rule = Rule::new(26, "TG-27");
/// The row.
pub const TG_28: Rule = Rule::new(27, "TG-28");

/// All rules, in the order of the catalogue.
pub const ALL: &[Rule] = &[
    TG_1, TG_2, TG_3, TG_4, TG_5, TG_6, TG_7, TG_8, TG_9, TG_10, TG_11, TG_12, TG_13, TG_14, TG_15, TG_16, TG_17,
    TG_18, TG_19, TG_20, TG_21, TG_22, TG_23, TG_24, TG_25, TG_26, TG_27, TG_28,
];
