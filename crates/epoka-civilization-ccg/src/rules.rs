//! Generated from rules.toml by `cargo xtask gen`; do not edit.

use epoka_core::Rule;

/// CCG-2. Zones.
pub const CCG_2: Rule = Rule::new(0, "CCG-2");
/// CCG-5. Ready and exhausted.
pub const CCG_5: Rule = Rule::new(1, "CCG-5");
/// CCG-6. Occupation.
pub const CCG_6: Rule = Rule::new(2, "CCG-6");
/// CCG-11. Terrains.
pub const CCG_11: Rule = Rule::new(3, "CCG-11");
/// CCG-12. Resources.
pub const CCG_12: Rule = Rule::new(4, "CCG-12");
/// CCG-13 (ruling). Where a resource lies.
pub const CCG_13: Rule = Rule::new(5, "CCG-13");
/// CCG-14. No two of a name.
pub const CCG_14: Rule = Rule::new(6, "CCG-14");
/// CCG-16. Regions.
pub const CCG_16: Rule = Rule::new(7, "CCG-16");
/// CCG-17 (ruling). Not twice.
pub const CCG_17: Rule = Rule::new(8, "CCG-17");
/// CCG-18 (ruling). The price of an event.
pub const CCG_18: Rule = Rule::new(9, "CCG-18");
/// CCG-19. Eras of cards.
pub const CCG_19: Rule = Rule::new(10, "CCG-19");
/// CCG-20. The library.
pub const CCG_20: Rule = Rule::new(11, "CCG-20");
/// CCG-21. The atlas.
pub const CCG_21: Rule = Rule::new(12, "CCG-21");
/// CCG-24. The first hand.
pub const CCG_24: Rule = Rule::new(13, "CCG-24");
/// CCG-25. Who begins.
pub const CCG_25: Rule = Rule::new(14, "CCG-25");
/// CCG-27. Neighbours.
pub const CCG_27: Rule = Rule::new(15, "CCG-27");
/// CCG-30. Even growth.
pub const CCG_30: Rule = Rule::new(16, "CCG-30");
/// CCG-33. Phases.
pub const CCG_33: Rule = Rule::new(17, "CCG-33");
/// CCG-34. Ready.
pub const CCG_34: Rule = Rule::new(18, "CCG-34");
/// CCG-35. Completion.
pub const CCG_35: Rule = Rule::new(19, "CCG-35");
/// CCG-36. Too many.
pub const CCG_36: Rule = Rule::new(20, "CCG-36");
/// CCG-37. Completing what is unique.
pub const CCG_37: Rule = Rule::new(21, "CCG-37");
/// CCG-39 (ruling). Above the cap.
pub const CCG_39: Rule = Rule::new(22, "CCG-39");
/// CCG-40. Time passes.
pub const CCG_40: Rule = Rule::new(23, "CCG-40");
/// CCG-41. Unrest.
pub const CCG_41: Rule = Rule::new(24, "CCG-41");
/// CCG-42. A lost terrain.
pub const CCG_42: Rule = Rule::new(25, "CCG-42");
/// CCG-43 (ruling). Start of the phase.
pub const CCG_43: Rule = Rule::new(26, "CCG-43");
/// CCG-44. Discovery.
pub const CCG_44: Rule = Rule::new(27, "CCG-44");
/// CCG-45. The first terrain is free.
pub const CCG_45: Rule = Rule::new(28, "CCG-45");
/// CCG-46 (ruling). Not under occupation.
pub const CCG_46: Rule = Rule::new(29, "CCG-46");
/// CCG-47 (ruling). After a discovery.
pub const CCG_47: Rule = Rule::new(30, "CCG-47");
/// CCG-49. Income.
pub const CCG_49: Rule = Rule::new(31, "CCG-49");
/// CCG-50. What stays.
pub const CCG_50: Rule = Rule::new(32, "CCG-50");
/// CCG-51 (ruling). A card for taxes.
pub const CCG_51: Rule = Rule::new(33, "CCG-51");
/// CCG-52. Starting a building.
pub const CCG_52: Rule = Rule::new(34, "CCG-52");
/// CCG-53. Starting a unit.
pub const CCG_53: Rule = Rule::new(35, "CCG-53");
/// CCG-54. One invention at a time.
pub const CCG_54: Rule = Rule::new(36, "CCG-54");
/// CCG-55. Stages.
pub const CCG_55: Rule = Rule::new(37, "CCG-55");
/// CCG-56. Paid is not yet built.
pub const CCG_56: Rule = Rule::new(38, "CCG-56");
/// CCG-57. Fuel.
pub const CCG_57: Rule = Rule::new(39, "CCG-57");
/// CCG-58 (ruling). One building at a time.
pub const CCG_58: Rule = Rule::new(40, "CCG-58");
/// CCG-60 (ruling). What is needed.
pub const CCG_60: Rule = Rule::new(41, "CCG-60");
/// CCG-61. Where units are built.
pub const CCG_61: Rule = Rule::new(42, "CCG-61");
/// CCG-62. Where buildings stand.
pub const CCG_62: Rule = Rule::new(43, "CCG-62");
/// CCG-63. The draw.
pub const CCG_63: Rule = Rule::new(44, "CCG-63");
/// CCG-64. Taxes at the end.
pub const CCG_64: Rule = Rule::new(45, "CCG-64");
/// CCG-65. Size of a hand.
pub const CCG_65: Rule = Rule::new(46, "CCG-65");
/// CCG-66. Upkeep abroad.
pub const CCG_66: Rule = Rule::new(47, "CCG-66");
/// CCG-67. Homebound.
pub const CCG_67: Rule = Rule::new(48, "CCG-67");
/// CCG-68. Land units.
pub const CCG_68: Rule = Rule::new(49, "CCG-68");
/// CCG-69. Crossing a border.
pub const CCG_69: Rule = Rule::new(50, "CCG-69");
/// CCG-70. Ships.
pub const CCG_70: Rule = Rule::new(51, "CCG-70");
/// CCG-71. Aircraft.
pub const CCG_71: Rule = Rule::new(52, "CCG-71");
/// CCG-72 (ruling). No base.
pub const CCG_72: Rule = Rule::new(53, "CCG-72");
/// CCG-73. Three on a terrain.
pub const CCG_73: Rule = Rule::new(54, "CCG-73");
/// CCG-74. Entering a building site.
pub const CCG_74: Rule = Rule::new(55, "CCG-74");
/// CCG-75 (ruling). Stop and bar.
pub const CCG_75: Rule = Rule::new(56, "CCG-75");
/// CCG-76. Transport.
pub const CCG_76: Rule = Rule::new(57, "CCG-76");
/// CCG-77. Called off.
pub const CCG_77: Rule = Rule::new(58, "CCG-77");
/// CCG-79. Attack.
pub const CCG_79: Rule = Rule::new(59, "CCG-79");
/// CCG-80. Where attackers stand.
pub const CCG_80: Rule = Rule::new(60, "CCG-80");
/// CCG-81. Combat.
pub const CCG_81: Rule = Rule::new(61, "CCG-81");
/// CCG-82. Assigning damage.
pub const CCG_82: Rule = Rule::new(62, "CCG-82");
/// CCG-83. Toughness 0.
pub const CCG_83: Rule = Rule::new(63, "CCG-83");
/// CCG-84. Damage stays.
pub const CCG_84: Rule = Rule::new(64, "CCG-84");
/// CCG-85. Destroyers.
pub const CCG_85: Rule = Rule::new(65, "CCG-85");
/// CCG-86. Attacking buildings.
pub const CCG_86: Rule = Rule::new(66, "CCG-86");
/// CCG-87. Attacking aircraft.
pub const CCG_87: Rule = Rule::new(67, "CCG-87");
/// CCG-88 (ruling). Three pools.
pub const CCG_88: Rule = Rule::new(68, "CCG-88");
/// CCG-90 (ruling). For some units.
pub const CCG_90: Rule = Rule::new(69, "CCG-90");
/// CCG-91. Capitals fight.
pub const CCG_91: Rule = Rule::new(70, "CCG-91");
/// CCG-92. Events for capitals.
pub const CCG_92: Rule = Rule::new(71, "CCG-92");
/// CCG-93. The fall of a capital.
pub const CCG_93: Rule = Rule::new(72, "CCG-93");
/// CCG-94. Eras.
pub const CCG_94: Rule = Rule::new(73, "CCG-94");
/// CCG-95. The unit cap.
pub const CCG_95: Rule = Rule::new(74, "CCG-95");
/// CCG-96 (ruling). Happiness.
pub const CCG_96: Rule = Rule::new(75, "CCG-96");
/// CCG-97. Government and religion.
pub const CCG_97: Rule = Rule::new(76, "CCG-97");
/// CCG-98. Unique.
pub const CCG_98: Rule = Rule::new(77, "CCG-98");
/// CCG-99. Fortifications.
pub const CCG_99: Rule = Rule::new(78, "CCG-99");
/// CCG-100. Shipyards.
pub const CCG_100: Rule = Rule::new(79, "CCG-100");
/// CCG-102. First strikes.
pub const CCG_102: Rule = Rule::new(80, "CCG-102");
/// CCG-103. How long events stay.
pub const CCG_103: Rule = Rule::new(81, "CCG-103");
/// CCG-104. When an event is played.
pub const CCG_104: Rule = Rule::new(82, "CCG-104");
/// CCG-106 (ruling). Windows.
pub const CCG_106: Rule = Rule::new(83, "CCG-106");
/// CCG-107 (ruling). Announcing events.
pub const CCG_107: Rule = Rule::new(84, "CCG-107");
/// CCG-108 (ruling). Checked again.
pub const CCG_108: Rule = Rule::new(85, "CCG-108");
/// CCG-114. Requirements.
pub const CCG_114: Rule = Rule::new(86, "CCG-114");
/// CCG-116. What cards say.
pub const CCG_116: Rule = Rule::new(87, "CCG-116");
/// CCG-118. Prosperity.
pub const CCG_118: Rule = Rule::new(88, "CCG-118");
/// CCG-119. Conquest.
pub const CCG_119: Rule = Rule::new(89, "CCG-119");
/// CCG-120. Elimination.
pub const CCG_120: Rule = Rule::new(90, "CCG-120");
/// CCG-121 (ruling). The ring closes.
pub const CCG_121: Rule = Rule::new(91, "CCG-121");
/// CCG-122 (ruling). The last round.
pub const CCG_122: Rule = Rule::new(92, "CCG-122");
/// CCG-123 (ruling). Giving up.
pub const CCG_123: Rule = Rule::new(93, "CCG-123");

/// Every rule, in the order of the catalogue.
pub const ALL: &[Rule] = &[
    CCG_2, CCG_5, CCG_6, CCG_11, CCG_12, CCG_13, CCG_14, CCG_16, CCG_17, CCG_18, CCG_19, CCG_20, CCG_21, CCG_24,
    CCG_25, CCG_27, CCG_30, CCG_33, CCG_34, CCG_35, CCG_36, CCG_37, CCG_39, CCG_40, CCG_41, CCG_42, CCG_43, CCG_44,
    CCG_45, CCG_46, CCG_47, CCG_49, CCG_50, CCG_51, CCG_52, CCG_53, CCG_54, CCG_55, CCG_56, CCG_57, CCG_58, CCG_60,
    CCG_61, CCG_62, CCG_63, CCG_64, CCG_65, CCG_66, CCG_67, CCG_68, CCG_69, CCG_70, CCG_71, CCG_72, CCG_73, CCG_74,
    CCG_75, CCG_76, CCG_77, CCG_79, CCG_80, CCG_81, CCG_82, CCG_83, CCG_84, CCG_85, CCG_86, CCG_87, CCG_88, CCG_90,
    CCG_91, CCG_92, CCG_93, CCG_94, CCG_95, CCG_96, CCG_97, CCG_98, CCG_99, CCG_100, CCG_102, CCG_103, CCG_104,
    CCG_106, CCG_107, CCG_108, CCG_114, CCG_116, CCG_118, CCG_119, CCG_120, CCG_121, CCG_122, CCG_123,
];
