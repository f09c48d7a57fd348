//! Generated from rules.toml by `cargo xtask gen`; do not edit.

use epoka_core::Rule;

/// AC-1. Points and coins.
pub const AC_1: Rule = Rule::new(0, "AC-1");
/// AC-2. Strength.
pub const AC_2: Rule = Rule::new(1, "AC-2");
/// AC-3. Sacrificing a worker.
pub const AC_3: Rule = Rule::new(2, "AC-3");
/// AC-4. Four workers at most.
pub const AC_4: Rule = Rule::new(3, "AC-4");
/// AC-5. Gaining a technology or a wonder.
pub const AC_5: Rule = Rule::new(4, "AC-5");
/// AC-6. Open information.
pub const AC_6: Rule = Rule::new(5, "AC-6");
/// AC-7. The start.
pub const AC_7: Rule = Rule::new(6, "AC-7");
/// AC-8. The wonder pool.
pub const AC_8: Rule = Rule::new(7, "AC-8");
/// AC-9. The civilization pool.
pub const AC_9: Rule = Rule::new(8, "AC-9");
/// AC-10 (ruling). The time track.
pub const AC_10: Rule = Rule::new(9, "AC-10");
/// AC-11 (ruling). The first player.
pub const AC_11: Rule = Rule::new(10, "AC-11");
/// AC-12. Six rounds.
pub const AC_12: Rule = Rule::new(11, "AC-12");
/// AC-13. The window.
pub const AC_13: Rule = Rule::new(12, "AC-13");
/// AC-14. Step 1: civilization.
pub const AC_14: Rule = Rule::new(13, "AC-14");
/// AC-15. Birth.
pub const AC_15: Rule = Rule::new(14, "AC-15");
/// AC-16. Birth: workers, coins and abilities.
pub const AC_16: Rule = Rule::new(15, "AC-16");
/// AC-17. Bonus coins and a new card.
pub const AC_17: Rule = Rule::new(16, "AC-17");
/// AC-18. Absorbing.
pub const AC_18: Rule = Rule::new(17, "AC-18");
/// AC-19. Three civilizations at most.
pub const AC_19: Rule = Rule::new(18, "AC-19");
/// AC-20. Skipping.
pub const AC_20: Rule = Rule::new(19, "AC-20");
/// AC-21. Step 2: actions or rest.
pub const AC_21: Rule = Rule::new(20, "AC-21");
/// AC-22. Doing an action.
pub const AC_22: Rule = Rule::new(21, "AC-22");
/// AC-23. Nobody blocks a slot.
pub const AC_23: Rule = Rule::new(22, "AC-23");
/// AC-24. How many slots there are.
pub const AC_24: Rule = Rule::new(23, "AC-24");
/// AC-25. The ten actions.
pub const AC_25: Rule = Rule::new(24, "AC-25");
/// AC-26. Abilities change actions.
pub const AC_26: Rule = Rule::new(25, "AC-26");
/// AC-27. A slot of your own.
pub const AC_27: Rule = Rule::new(26, "AC-27");
/// AC-28 (ruling). What a technology needs.
pub const AC_28: Rule = Rule::new(27, "AC-28");
/// AC-29. Rest.
pub const AC_29: Rule = Rule::new(28, "AC-29");
/// AC-30. Step 3: your workers.
pub const AC_30: Rule = Rule::new(29, "AC-30");
/// AC-31. End-of-turn abilities.
pub const AC_31: Rule = Rule::new(30, "AC-31");
/// AC-32. The first-player marker.
pub const AC_32: Rule = Rule::new(31, "AC-32");
/// AC-33. The window moves on.
pub const AC_33: Rule = Rule::new(32, "AC-33");
/// AC-34. War and plague.
pub const AC_34: Rule = Rule::new(33, "AC-34");
/// AC-35. After round 6.
pub const AC_35: Rule = Rule::new(34, "AC-35");
/// AC-36. Who wins.
pub const AC_36: Rule = Rule::new(35, "AC-36");
/// AC-37. Culture from Aksum and Education.
pub const AC_37: Rule = Rule::new(36, "AC-37");
/// AC-38. Babylon.
pub const AC_38: Rule = Rule::new(37, "AC-38");
/// AC-39. Inca.
pub const AC_39: Rule = Rule::new(38, "AC-39");
/// AC-40. Science and Tiwanaku.
pub const AC_40: Rule = Rule::new(39, "AC-40");
/// AC-41. Others lose coins.
pub const AC_41: Rule = Rule::new(40, "AC-41");
/// AC-42. Phoenicia.
pub const AC_42: Rule = Rule::new(41, "AC-42");
/// AC-43. Iberia.
pub const AC_43: Rule = Rule::new(42, "AC-43");
/// AC-44. Carthage.
pub const AC_44: Rule = Rule::new(43, "AC-44");
/// AC-45. Persia.
pub const AC_45: Rule = Rule::new(44, "AC-45");
/// AC-46. Safe in a war.
pub const AC_46: Rule = Rule::new(45, "AC-46");
/// AC-47. Scythia.
pub const AC_47: Rule = Rule::new(46, "AC-47");
/// AC-48. Vikings.
pub const AC_48: Rule = Rule::new(47, "AC-48");
/// AC-49. Maya.
pub const AC_49: Rule = Rule::new(48, "AC-49");
/// AC-50. Rounding down.
pub const AC_50: Rule = Rule::new(49, "AC-50");
/// AC-51. Research for 0 coins; the limits of Harappa.
pub const AC_51: Rule = Rule::new(50, "AC-51");
/// AC-52. The technology pool.
pub const AC_52: Rule = Rule::new(51, "AC-52");
/// AC-53. Buying a special technology.
pub const AC_53: Rule = Rule::new(52, "AC-53");
/// AC-54 (ruling). The new technologies.
pub const AC_54: Rule = Rule::new(53, "AC-54");
/// AC-55. The event tokens.
pub const AC_55: Rule = Rule::new(54, "AC-55");
/// AC-56. When events happen.
pub const AC_56: Rule = Rule::new(55, "AC-56");
/// AC-57. The draft.
pub const AC_57: Rule = Rule::new(56, "AC-57");
/// AC-58. From the hand or from the pool.
pub const AC_58: Rule = Rule::new(57, "AC-58");
/// AC-59. Two coins for later civilizations.
pub const AC_59: Rule = Rule::new(58, "AC-59");
/// AC-60. Carthage, Iberia and Phoenicia in the draft.
pub const AC_60: Rule = Rule::new(59, "AC-60");
/// AC-61. Clash: setup.
pub const AC_61: Rule = Rule::new(60, "AC-61");
/// AC-62. Clash: the civilization pool.
pub const AC_62: Rule = Rule::new(61, "AC-62");
/// AC-63. Clash: the virtual opponent.
pub const AC_63: Rule = Rule::new(62, "AC-63");
/// AC-64. Clash: nobody else gets anything.
pub const AC_64: Rule = Rule::new(63, "AC-64");
/// AC-65 (ruling). Clash: achievements.
pub const AC_65: Rule = Rule::new(64, "AC-65");
/// AC-66 (ruling). Road to Glory.
pub const AC_66: Rule = Rule::new(65, "AC-66");
/// AC-67 (ruling). House scenario: Wonder Builders.
pub const AC_67: Rule = Rule::new(66, "AC-67");
/// AC-68 (ruling). House scenario: City in the Jungle.
pub const AC_68: Rule = Rule::new(67, "AC-68");
/// AC-69 (ruling). House scenario: Caravan Roads.
pub const AC_69: Rule = Rule::new(68, "AC-69");
/// AC-70 (ruling). House scenario: Steppe Riders.
pub const AC_70: Rule = Rule::new(69, "AC-70");
/// AC-71 (ruling). House scenario: Plague Years.
pub const AC_71: Rule = Rule::new(70, "AC-71");
/// AC-72 (ruling). The order of end-of-turn abilities.
pub const AC_72: Rule = Rule::new(71, "AC-72");
/// AC-73 (ruling). The end of a turn with a rest.
pub const AC_73: Rule = Rule::new(72, "AC-73");
/// AC-74 (ruling). Gained at the end of the turn.
pub const AC_74: Rule = Rule::new(73, "AC-74");
/// AC-75 (ruling). A new card does not change the action that brings it.
pub const AC_75: Rule = Rule::new(74, "AC-75");
/// AC-76 (ruling). Bonuses of a Conquest without success.
pub const AC_76: Rule = Rule::new(75, "AC-76");
/// AC-77 (ruling). The most of nothing.
pub const AC_77: Rule = Rule::new(76, "AC-77");
/// AC-78 (ruling). When Aksum's Culture is done.
pub const AC_78: Rule = Rule::new(77, "AC-78");
/// AC-A1 (ruling). Wonder action with an empty pool.
pub const AC_A1: Rule = Rule::new(78, "AC-A1");
/// AC-A2 (ruling). Research with every technology.
pub const AC_A2: Rule = Rule::new(79, "AC-A2");
/// AC-A3 (ruling). Most strength with nothing.
pub const AC_A3: Rule = Rule::new(80, "AC-A3");
/// AC-A4 (ruling). War with everybody tied.
pub const AC_A4: Rule = Rule::new(81, "AC-A4");
/// AC-A5 (ruling). Losing more coins than you have.
pub const AC_A5: Rule = Rule::new(82, "AC-A5");
/// AC-A6 (ruling). Several discounts on one action.
pub const AC_A6: Rule = Rule::new(83, "AC-A6");
/// AC-A7 (ruling). Own slot and time track in one turn.
pub const AC_A7: Rule = Rule::new(84, "AC-A7");
/// AC-A8 (ruling). The order at a birth.
pub const AC_A8: Rule = Rule::new(85, "AC-A8");
/// AC-A9 (ruling). Gained by any means.
pub const AC_A9: Rule = Rule::new(86, "AC-A9");
/// AC-A10 (ruling). Fewer and more workers together.
pub const AC_A10: Rule = Rule::new(87, "AC-A10");
/// AC-A11 (ruling). Token before symbol.
pub const AC_A11: Rule = Rule::new(88, "AC-A11");
/// AC-A12 (ruling). What a war brings comes first.
pub const AC_A12: Rule = Rule::new(89, "AC-A12");
/// AC-A13 (ruling). When to buy a special technology.
pub const AC_A13: Rule = Rule::new(90, "AC-A13");
/// AC-A14 (ruling). Abilities that name a covered technology.
pub const AC_A14: Rule = Rule::new(91, "AC-A14");
/// AC-A15 (ruling). The virtual opponent has only strength.
pub const AC_A15: Rule = Rule::new(92, "AC-A15");
/// AC-A16 (ruling). The solo pool does not run out.
pub const AC_A16: Rule = Rule::new(93, "AC-A16");
/// AC-A17 (ruling). First player with two.
pub const AC_A17: Rule = Rule::new(94, "AC-A17");
/// AC-A18 (ruling). A turn without actions.
pub const AC_A18: Rule = Rule::new(95, "AC-A18");
/// AC-A19 (ruling). A new card has no coins.
pub const AC_A19: Rule = Rule::new(96, "AC-A19");
/// AC-A20 (ruling). Which cards bear a symbol.
pub const AC_A20: Rule = Rule::new(97, "AC-A20");
/// AC-A21 (ruling). No extra coin for the first player.
pub const AC_A21: Rule = Rule::new(98, "AC-A21");

/// Every rule, in the order of the catalogue.
pub const ALL: &[Rule] = &[
    AC_1, AC_2, AC_3, AC_4, AC_5, AC_6, AC_7, AC_8, AC_9, AC_10, AC_11, AC_12, AC_13, AC_14, AC_15, AC_16, AC_17,
    AC_18, AC_19, AC_20, AC_21, AC_22, AC_23, AC_24, AC_25, AC_26, AC_27, AC_28, AC_29, AC_30, AC_31, AC_32, AC_33,
    AC_34, AC_35, AC_36, AC_37, AC_38, AC_39, AC_40, AC_41, AC_42, AC_43, AC_44, AC_45, AC_46, AC_47, AC_48, AC_49,
    AC_50, AC_51, AC_52, AC_53, AC_54, AC_55, AC_56, AC_57, AC_58, AC_59, AC_60, AC_61, AC_62, AC_63, AC_64, AC_65,
    AC_66, AC_67, AC_68, AC_69, AC_70, AC_71, AC_72, AC_73, AC_74, AC_75, AC_76, AC_77, AC_78, AC_A1, AC_A2, AC_A3,
    AC_A4, AC_A5, AC_A6, AC_A7, AC_A8, AC_A9, AC_A10, AC_A11, AC_A12, AC_A13, AC_A14, AC_A15, AC_A16, AC_A17, AC_A18,
    AC_A19, AC_A20, AC_A21,
];
