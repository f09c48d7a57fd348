//! Generated from rules.toml by `cargo xtask gen`; do not edit.

use epoka_core::Rule;

/// SA-1. The tribes at the start.
pub const SA_1: Rule = Rule::new(0, "SA-1");
/// SA-2. The supply.
pub const SA_2: Rule = Rule::new(1, "SA-2");
/// SA-3. The card display.
pub const SA_3: Rule = Rule::new(2, "SA-3");
/// SA-4. The building stacks.
pub const SA_4: Rule = Rule::new(3, "SA-4");
/// SA-5 (ruling). The first player.
pub const SA_5: Rule = Rule::new(4, "SA-5");
/// SA-6. Three phases.
pub const SA_6: Rule = Rule::new(5, "SA-6");
/// SA-7. One place per turn.
pub const SA_7: Rule = Rule::new(6, "SA-7");
/// SA-8. You have to place.
pub const SA_8: Rule = Rule::new(7, "SA-8");
/// SA-9. How much room there is.
pub const SA_9: Rule = Rule::new(8, "SA-9");
/// SA-10. Tool maker and field: one figure.
pub const SA_10: Rule = Rule::new(9, "SA-10");
/// SA-11. Hut: two figures.
pub const SA_11: Rule = Rule::new(10, "SA-11");
/// SA-12. Once per round.
pub const SA_12: Rule = Rule::new(11, "SA-12");
/// SA-13. Sharing a place.
pub const SA_13: Rule = Rule::new(12, "SA-13");
/// SA-14. Cards and buildings: one per turn.
pub const SA_14: Rule = Rule::new(13, "SA-14");
/// SA-15. Placing without the means to pay.
pub const SA_15: Rule = Rule::new(14, "SA-15");
/// SA-16. Limits with 3 players.
pub const SA_16: Rule = Rule::new(15, "SA-16");
/// SA-17. Limits with 2 players.
pub const SA_17: Rule = Rule::new(16, "SA-17");
/// SA-18. Using all your figures.
pub const SA_18: Rule = Rule::new(17, "SA-18");
/// SA-19. Tool maker.
pub const SA_19: Rule = Rule::new(18, "SA-19");
/// SA-20. Hut.
pub const SA_20: Rule = Rule::new(19, "SA-20");
/// SA-21. Field.
pub const SA_21: Rule = Rule::new(20, "SA-21");
/// SA-22. Hunting ground.
pub const SA_22: Rule = Rule::new(21, "SA-22");
/// SA-23. Gathering resources.
pub const SA_23: Rule = Rule::new(22, "SA-23");
/// SA-24. Buying a civilization card.
pub const SA_24: Rule = Rule::new(23, "SA-24");
/// SA-25. Leaving a card.
pub const SA_25: Rule = Rule::new(24, "SA-25");
/// SA-26. Buying a building.
pub const SA_26: Rule = Rule::new(25, "SA-26");
/// SA-27. Building with a fixed price.
pub const SA_27: Rule = Rule::new(26, "SA-27");
/// SA-28. Building with a number of kinds.
pub const SA_28: Rule = Rule::new(27, "SA-28");
/// SA-29. Building for 1 to 7 resources.
pub const SA_29: Rule = Rule::new(28, "SA-29");
/// SA-30. Leaving a building; the next tile.
pub const SA_30: Rule = Rule::new(29, "SA-30");
/// SA-31. Tool steps.
pub const SA_31: Rule = Rule::new(30, "SA-31");
/// SA-32. New tools work at once.
pub const SA_32: Rule = Rule::new(31, "SA-32");
/// SA-33. Where tools help.
pub const SA_33: Rule = Rule::new(32, "SA-33");
/// SA-34. Each tool once a round.
pub const SA_34: Rule = Rule::new(33, "SA-34");
/// SA-35. No tool without figures.
pub const SA_35: Rule = Rule::new(34, "SA-35");
/// SA-36. One-use tools.
pub const SA_36: Rule = Rule::new(35, "SA-36");
/// SA-37. Tools become ready again.
pub const SA_37: Rule = Rule::new(36, "SA-37");
/// SA-38. Card: pick a die.
pub const SA_38: Rule = Rule::new(37, "SA-38");
/// SA-39. Card: food.
pub const SA_39: Rule = Rule::new(38, "SA-39");
/// SA-40. Card: resources.
pub const SA_40: Rule = Rule::new(39, "SA-40");
/// SA-41. Card: points.
pub const SA_41: Rule = Rule::new(40, "SA-41");
/// SA-42. Card: roll for a resource.
pub const SA_42: Rule = Rule::new(41, "SA-42");
/// SA-43. Card: tool or food track.
pub const SA_43: Rule = Rule::new(42, "SA-43");
/// SA-44. Card: an extra card.
pub const SA_44: Rule = Rule::new(43, "SA-44");
/// SA-45. Cards kept for later.
pub const SA_45: Rule = Rule::new(44, "SA-45");
/// SA-46. Nothing runs out.
pub const SA_46: Rule = Rule::new(45, "SA-46");
/// SA-47. Your cards lie face down.
pub const SA_47: Rule = Rule::new(46, "SA-47");
/// SA-48. Food from the fields.
pub const SA_48: Rule = Rule::new(47, "SA-48");
/// SA-49. One food per figure.
pub const SA_49: Rule = Rule::new(48, "SA-49");
/// SA-50. Resources instead of food.
pub const SA_50: Rule = Rule::new(49, "SA-50");
/// SA-51. Hunger.
pub const SA_51: Rule = Rule::new(50, "SA-51");
/// SA-52. A new round.
pub const SA_52: Rule = Rule::new(51, "SA-52");
/// SA-53. End: not enough cards.
pub const SA_53: Rule = Rule::new(52, "SA-53");
/// SA-54. End: a building stack is empty.
pub const SA_54: Rule = Rule::new(53, "SA-54");
/// SA-55. Resources left over.
pub const SA_55: Rule = Rule::new(54, "SA-55");
/// SA-56. Green cards.
pub const SA_56: Rule = Rule::new(55, "SA-56");
/// SA-57. Yellow cards.
pub const SA_57: Rule = Rule::new(56, "SA-57");
/// SA-58. Who wins.
pub const SA_58: Rule = Rule::new(57, "SA-58");
/// SA-59 (ruling). End: round 100.
pub const SA_59: Rule = Rule::new(58, "SA-59");
/// SA-60 (ruling). Pieces are named in any order.
pub const SA_60: Rule = Rule::new(59, "SA-60");
/// SA-A1 (ruling). When the next building is turned up.
pub const SA_A1: Rule = Rule::new(60, "SA-A1");
/// SA-A2 (ruling). Taking a village place without benefit.
pub const SA_A2: Rule = Rule::new(61, "SA-A2");
/// SA-A3 (ruling). One-use tools do not score.
pub const SA_A3: Rule = Rule::new(62, "SA-A3");
/// SA-A4 (ruling). When to take the two resources of choice.
pub const SA_A4: Rule = Rule::new(63, "SA-A4");
/// SA-A5 (ruling). Feeding is not optional.
pub const SA_A5: Rule = Rule::new(64, "SA-A5");
/// SA-A6 (ruling). All or nothing.
pub const SA_A6: Rule = Rule::new(65, "SA-A6");
/// SA-A7 (ruling). Which tool is raised.
pub const SA_A7: Rule = Rule::new(66, "SA-A7");
/// SA-A8 (ruling). Enough tiles for all.
pub const SA_A8: Rule = Rule::new(67, "SA-A8");
/// SA-A9 (ruling). Extra card from an empty deck.
pub const SA_A9: Rule = Rule::new(68, "SA-A9");
/// SA-A10 (ruling). The extra card shortens the game.
pub const SA_A10: Rule = Rule::new(69, "SA-A10");
/// SA-A11 (ruling). The buyer picks first.
pub const SA_A11: Rule = Rule::new(70, "SA-A11");
/// SA-A12 (ruling). A die must be taken.
pub const SA_A12: Rule = Rule::new(71, "SA-A12");
/// SA-A13 (ruling). What others see of your cards.
pub const SA_A13: Rule = Rule::new(72, "SA-A13");
/// SA-A14 (ruling). Everybody feeds at the same time.
pub const SA_A14: Rule = Rule::new(73, "SA-A14");
/// SA-A15 (ruling). Both ends in one round.
pub const SA_A15: Rule = Rule::new(74, "SA-A15");
/// SA-A16 (ruling). One-use tools gained in the same turn.
pub const SA_A16: Rule = Rule::new(75, "SA-A16");
/// SA-A17 (ruling). When a stack counts as empty.
pub const SA_A17: Rule = Rule::new(76, "SA-A17");
/// SA-A18 (ruling). No overpaying.
pub const SA_A18: Rule = Rule::new(77, "SA-A18");

/// Every rule, in the order of the catalogue.
pub const ALL: &[Rule] = &[
    SA_1, SA_2, SA_3, SA_4, SA_5, SA_6, SA_7, SA_8, SA_9, SA_10, SA_11, SA_12, SA_13, SA_14, SA_15, SA_16, SA_17,
    SA_18, SA_19, SA_20, SA_21, SA_22, SA_23, SA_24, SA_25, SA_26, SA_27, SA_28, SA_29, SA_30, SA_31, SA_32, SA_33,
    SA_34, SA_35, SA_36, SA_37, SA_38, SA_39, SA_40, SA_41, SA_42, SA_43, SA_44, SA_45, SA_46, SA_47, SA_48, SA_49,
    SA_50, SA_51, SA_52, SA_53, SA_54, SA_55, SA_56, SA_57, SA_58, SA_59, SA_60, SA_A1, SA_A2, SA_A3, SA_A4, SA_A5,
    SA_A6, SA_A7, SA_A8, SA_A9, SA_A10, SA_A11, SA_A12, SA_A13, SA_A14, SA_A15, SA_A16, SA_A17, SA_A18,
];
