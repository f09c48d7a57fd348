//! Generated from rules.toml by `cargo xtask gen`; do not edit.

use epoka_core::Rule;

/// CCG-1 (ruling). Players.
pub const CCG_1: Rule = Rule::new(0, "CCG-1");
/// CCG-2 (ruling). Zones.
pub const CCG_2: Rule = Rule::new(1, "CCG-2");
/// CCG-3. A civilization.
pub const CCG_3: Rule = Rule::new(2, "CCG-3");
/// CCG-4. Counting terrains.
pub const CCG_4: Rule = Rule::new(3, "CCG-4");
/// CCG-5. Ready and exhausted.
pub const CCG_5: Rule = Rule::new(4, "CCG-5");
/// CCG-6. Occupation.
pub const CCG_6: Rule = Rule::new(5, "CCG-6");
/// CCG-7 (ruling). Owner and controller.
pub const CCG_7: Rule = Rule::new(6, "CCG-7");
/// CCG-8 (ruling). Enemies.
pub const CCG_8: Rule = Rule::new(7, "CCG-8");
/// CCG-9. Abroad.
pub const CCG_9: Rule = Rule::new(8, "CCG-9");
/// CCG-10. Capitals.
pub const CCG_10: Rule = Rule::new(9, "CCG-10");
/// CCG-11. Terrains.
pub const CCG_11: Rule = Rule::new(10, "CCG-11");
/// CCG-12. Resources.
pub const CCG_12: Rule = Rule::new(11, "CCG-12");
/// CCG-13 (ruling). Where a resource lies.
pub const CCG_13: Rule = Rule::new(12, "CCG-13");
/// CCG-14. No two of a name.
pub const CCG_14: Rule = Rule::new(13, "CCG-14");
/// CCG-15 (ruling). Wonders.
pub const CCG_15: Rule = Rule::new(14, "CCG-15");
/// CCG-16. Regions.
pub const CCG_16: Rule = Rule::new(15, "CCG-16");
/// CCG-17 (ruling). Not twice.
pub const CCG_17: Rule = Rule::new(16, "CCG-17");
/// CCG-18 (ruling). The price of an event.
pub const CCG_18: Rule = Rule::new(17, "CCG-18");
/// CCG-19. Eras of cards.
pub const CCG_19: Rule = Rule::new(18, "CCG-19");
/// CCG-20. The library.
pub const CCG_20: Rule = Rule::new(19, "CCG-20");
/// CCG-21. The atlas.
pub const CCG_21: Rule = Rule::new(20, "CCG-21");
/// CCG-22 (ruling). Doubtful decks.
pub const CCG_22: Rule = Rule::new(21, "CCG-22");
/// CCG-23. What lies on the table.
pub const CCG_23: Rule = Rule::new(22, "CCG-23");
/// CCG-24 (ruling). The first hand.
pub const CCG_24: Rule = Rule::new(23, "CCG-24");
/// CCG-25 (ruling). Who begins.
pub const CCG_25: Rule = Rule::new(24, "CCG-25");
/// CCG-26 (ruling). Seats.
pub const CCG_26: Rule = Rule::new(25, "CCG-26");
/// CCG-27. Neighbours.
pub const CCG_27: Rule = Rule::new(26, "CCG-27");
/// CCG-28. Two players.
pub const CCG_28: Rule = Rule::new(27, "CCG-28");
/// CCG-29 (ruling). A bare capital.
pub const CCG_29: Rule = Rule::new(28, "CCG-29");
/// CCG-30. Even growth.
pub const CCG_30: Rule = Rule::new(29, "CCG-30");
/// CCG-31 (ruling). Beyond the enemy.
pub const CCG_31: Rule = Rule::new(30, "CCG-31");
/// CCG-32 (ruling). No gap in the ring.
pub const CCG_32: Rule = Rule::new(31, "CCG-32");
/// CCG-33. Phases.
pub const CCG_33: Rule = Rule::new(32, "CCG-33");
/// CCG-34. Ready.
pub const CCG_34: Rule = Rule::new(33, "CCG-34");
/// CCG-35. Completion.
pub const CCG_35: Rule = Rule::new(34, "CCG-35");
/// CCG-36. Too many.
pub const CCG_36: Rule = Rule::new(35, "CCG-36");
/// CCG-37. Completing what is unique.
pub const CCG_37: Rule = Rule::new(36, "CCG-37");
/// CCG-38. The old one goes.
pub const CCG_38: Rule = Rule::new(37, "CCG-38");
/// CCG-39 (ruling). Above the cap.
pub const CCG_39: Rule = Rule::new(38, "CCG-39");
/// CCG-40. Time passes.
pub const CCG_40: Rule = Rule::new(39, "CCG-40");
/// CCG-41. Unrest.
pub const CCG_41: Rule = Rule::new(40, "CCG-41");
/// CCG-42 (ruling). A lost terrain.
pub const CCG_42: Rule = Rule::new(41, "CCG-42");
/// CCG-43 (ruling). Start of the phase.
pub const CCG_43: Rule = Rule::new(42, "CCG-43");
/// CCG-44 (ruling). Discovery.
pub const CCG_44: Rule = Rule::new(43, "CCG-44");
/// CCG-45 (ruling). The first terrain is free.
pub const CCG_45: Rule = Rule::new(44, "CCG-45");
/// CCG-46 (ruling). Not under occupation.
pub const CCG_46: Rule = Rule::new(45, "CCG-46");
/// CCG-47 (ruling). After a discovery.
pub const CCG_47: Rule = Rule::new(46, "CCG-47");
/// CCG-48 (ruling). Start of management.
pub const CCG_48: Rule = Rule::new(47, "CCG-48");
/// CCG-49 (ruling). Income.
pub const CCG_49: Rule = Rule::new(48, "CCG-49");
/// CCG-50. What stays.
pub const CCG_50: Rule = Rule::new(49, "CCG-50");
/// CCG-51 (ruling). The Standard Draw Cost.
pub const CCG_51: Rule = Rule::new(50, "CCG-51");
/// CCG-52. Starting a building.
pub const CCG_52: Rule = Rule::new(51, "CCG-52");
/// CCG-53. Starting a unit.
pub const CCG_53: Rule = Rule::new(52, "CCG-53");
/// CCG-54. One invention at a time.
pub const CCG_54: Rule = Rule::new(53, "CCG-54");
/// CCG-55. Stages.
pub const CCG_55: Rule = Rule::new(54, "CCG-55");
/// CCG-56. Paid is not yet built.
pub const CCG_56: Rule = Rule::new(55, "CCG-56");
/// CCG-57. Fuel.
pub const CCG_57: Rule = Rule::new(56, "CCG-57");
/// CCG-58 (ruling). One building at a time.
pub const CCG_58: Rule = Rule::new(57, "CCG-58");
/// CCG-59. Units under construction.
pub const CCG_59: Rule = Rule::new(58, "CCG-59");
/// CCG-60 (ruling). What is needed.
pub const CCG_60: Rule = Rule::new(59, "CCG-60");
/// CCG-61 (ruling). Where units are built.
pub const CCG_61: Rule = Rule::new(60, "CCG-61");
/// CCG-62 (ruling). Where buildings stand.
pub const CCG_62: Rule = Rule::new(61, "CCG-62");
/// CCG-63 (ruling). The draw.
pub const CCG_63: Rule = Rule::new(62, "CCG-63");
/// CCG-64. Taxes at the end.
pub const CCG_64: Rule = Rule::new(63, "CCG-64");
/// CCG-65. Hand limit.
pub const CCG_65: Rule = Rule::new(64, "CCG-65");
/// CCG-66. Upkeep abroad.
pub const CCG_66: Rule = Rule::new(65, "CCG-66");
/// CCG-67 (ruling). Homebound.
pub const CCG_67: Rule = Rule::new(66, "CCG-67");
/// CCG-68. Land units.
pub const CCG_68: Rule = Rule::new(67, "CCG-68");
/// CCG-69. Crossing a border.
pub const CCG_69: Rule = Rule::new(68, "CCG-69");
/// CCG-70. Ships.
pub const CCG_70: Rule = Rule::new(69, "CCG-70");
/// CCG-71 (ruling). Aircraft.
pub const CCG_71: Rule = Rule::new(70, "CCG-71");
/// CCG-72 (ruling). No base.
pub const CCG_72: Rule = Rule::new(71, "CCG-72");
/// CCG-73. Three on a terrain.
pub const CCG_73: Rule = Rule::new(72, "CCG-73");
/// CCG-74. Entering a building site.
pub const CCG_74: Rule = Rule::new(73, "CCG-74");
/// CCG-75 (ruling). Stop and bar.
pub const CCG_75: Rule = Rule::new(74, "CCG-75");
/// CCG-76. Transport.
pub const CCG_76: Rule = Rule::new(75, "CCG-76");
/// CCG-77 (ruling). Called off.
pub const CCG_77: Rule = Rule::new(76, "CCG-77");
/// CCG-78 (ruling). How fast units are.
pub const CCG_78: Rule = Rule::new(77, "CCG-78");
/// CCG-79. Attack.
pub const CCG_79: Rule = Rule::new(78, "CCG-79");
/// CCG-80. Where attackers stand.
pub const CCG_80: Rule = Rule::new(79, "CCG-80");
/// CCG-81. Combat.
pub const CCG_81: Rule = Rule::new(80, "CCG-81");
/// CCG-82. Assigning damage.
pub const CCG_82: Rule = Rule::new(81, "CCG-82");
/// CCG-83. Toughness 0.
pub const CCG_83: Rule = Rule::new(82, "CCG-83");
/// CCG-84 (ruling). Damage stays.
pub const CCG_84: Rule = Rule::new(83, "CCG-84");
/// CCG-85. Destroyers.
pub const CCG_85: Rule = Rule::new(84, "CCG-85");
/// CCG-86 (ruling). Attacking buildings.
pub const CCG_86: Rule = Rule::new(85, "CCG-86");
/// CCG-87. Attacking aircraft.
pub const CCG_87: Rule = Rule::new(86, "CCG-87");
/// CCG-88 (ruling). Three pools.
pub const CCG_88: Rule = Rule::new(87, "CCG-88");
/// CCG-89. Ships in combat.
pub const CCG_89: Rule = Rule::new(88, "CCG-89");
/// CCG-90 (ruling). For some units.
pub const CCG_90: Rule = Rule::new(89, "CCG-90");
/// CCG-91. Capitals fight.
pub const CCG_91: Rule = Rule::new(90, "CCG-91");
/// CCG-92 (ruling). Events for capitals.
pub const CCG_92: Rule = Rule::new(91, "CCG-92");
/// CCG-93. The fall of a capital.
pub const CCG_93: Rule = Rule::new(92, "CCG-93");
/// CCG-94. Eras.
pub const CCG_94: Rule = Rule::new(93, "CCG-94");
/// CCG-95 (ruling). The unit cap.
pub const CCG_95: Rule = Rule::new(94, "CCG-95");
/// CCG-96 (ruling). Happiness.
pub const CCG_96: Rule = Rule::new(95, "CCG-96");
/// CCG-97. Government and religion.
pub const CCG_97: Rule = Rule::new(96, "CCG-97");
/// CCG-98. Unique.
pub const CCG_98: Rule = Rule::new(97, "CCG-98");
/// CCG-99. Fortifications.
pub const CCG_99: Rule = Rule::new(98, "CCG-99");
/// CCG-100. Shipyards.
pub const CCG_100: Rule = Rule::new(99, "CCG-100");
/// CCG-101 (ruling). Whom buildings help.
pub const CCG_101: Rule = Rule::new(100, "CCG-101");
/// CCG-102. First strikes.
pub const CCG_102: Rule = Rule::new(101, "CCG-102");
/// CCG-103. How long events stay.
pub const CCG_103: Rule = Rule::new(102, "CCG-103");
/// CCG-104 (ruling). When an event is played.
pub const CCG_104: Rule = Rule::new(103, "CCG-104");
/// CCG-105 (ruling). When one may react.
pub const CCG_105: Rule = Rule::new(104, "CCG-105");
/// CCG-106 (ruling). Windows.
pub const CCG_106: Rule = Rule::new(105, "CCG-106");
/// CCG-107 (ruling). Announcing events.
pub const CCG_107: Rule = Rule::new(106, "CCG-107");
/// CCG-108 (ruling). Checked again.
pub const CCG_108: Rule = Rule::new(107, "CCG-108");
/// CCG-109 (ruling). Not inside a combat.
pub const CCG_109: Rule = Rule::new(108, "CCG-109");
/// CCG-110 (ruling). At the same time.
pub const CCG_110: Rule = Rule::new(109, "CCG-110");
/// CCG-111 (ruling). Not in the activation phase.
pub const CCG_111: Rule = Rule::new(110, "CCG-111");
/// CCG-112 (ruling). Who is not asked.
pub const CCG_112: Rule = Rule::new(111, "CCG-112");
/// CCG-113 (ruling). What a card file says.
pub const CCG_113: Rule = Rule::new(112, "CCG-113");
/// CCG-114. Requirements.
pub const CCG_114: Rule = Rule::new(113, "CCG-114");
/// CCG-115 (ruling). Numbers of the rules.
pub const CCG_115: Rule = Rule::new(114, "CCG-115");
/// CCG-116. What cards say.
pub const CCG_116: Rule = Rule::new(115, "CCG-116");
/// CCG-117 (ruling). How a number is found.
pub const CCG_117: Rule = Rule::new(116, "CCG-117");
/// CCG-118. Prosperity.
pub const CCG_118: Rule = Rule::new(117, "CCG-118");
/// CCG-119. Conquest.
pub const CCG_119: Rule = Rule::new(118, "CCG-119");
/// CCG-120. Elimination.
pub const CCG_120: Rule = Rule::new(119, "CCG-120");
/// CCG-121 (ruling). The ring closes.
pub const CCG_121: Rule = Rule::new(120, "CCG-121");
/// CCG-122 (ruling). A limit of 40 rounds.
pub const CCG_122: Rule = Rule::new(121, "CCG-122");
/// CCG-123 (ruling). Giving up.
pub const CCG_123: Rule = Rule::new(122, "CCG-123");
/// CCG-124 (ruling). Every game ends.
pub const CCG_124: Rule = Rule::new(123, "CCG-124");
/// CCG-125 (ruling). Food for those who begin later.
pub const CCG_125: Rule = Rule::new(124, "CCG-125");
/// CCG-A1 (ruling). Three incomes.
pub const CCG_A1: Rule = Rule::new(125, "CCG-A1");
/// CCG-A2 (ruling). The price of a card.
pub const CCG_A2: Rule = Rule::new(126, "CCG-A2");
/// CCG-A3 (ruling). The worth of fuel.
pub const CCG_A3: Rule = Rule::new(127, "CCG-A3");
/// CCG-A4 (ruling). Oil.
pub const CCG_A4: Rule = Rule::new(128, "CCG-A4");
/// CCG-A5 (ruling). The resource of a lost terrain.
pub const CCG_A5: Rule = Rule::new(129, "CCG-A5");
/// CCG-A6 (ruling). Where happiness starts.
pub const CCG_A6: Rule = Rule::new(130, "CCG-A6");
/// CCG-A7 (ruling). Whose choice.
pub const CCG_A7: Rule = Rule::new(131, "CCG-A7");
/// CCG-A8 (ruling). Projects under the cap.
pub const CCG_A8: Rule = Rule::new(132, "CCG-A8");
/// CCG-A9 (ruling). Building in the capital.
pub const CCG_A9: Rule = Rule::new(133, "CCG-A9");
/// CCG-A10 (ruling). Not at completion.
pub const CCG_A10: Rule = Rule::new(134, "CCG-A10");
/// CCG-A11 (ruling). Occupied terrains count.
pub const CCG_A11: Rule = Rule::new(135, "CCG-A11");
/// CCG-A12 (ruling). Nine or more.
pub const CCG_A12: Rule = Rule::new(136, "CCG-A12");
/// CCG-A13 (ruling). A tenth terrain.
pub const CCG_A13: Rule = Rule::new(137, "CCG-A13");
/// CCG-A14 (ruling). Buildings under occupation.
pub const CCG_A14: Rule = Rule::new(138, "CCG-A14");
/// CCG-A15 (ruling). Buildings do not bar the way.
pub const CCG_A15: Rule = Rule::new(139, "CCG-A15");
/// CCG-A16 (ruling). On the coast.
pub const CCG_A16: Rule = Rule::new(140, "CCG-A16");
/// CCG-A17 (ruling). What a sniper has left.
pub const CCG_A17: Rule = Rule::new(141, "CCG-A17");
/// CCG-A18 (ruling). A sniper with Destroyer.
pub const CCG_A18: Rule = Rule::new(142, "CCG-A18");
/// CCG-A19 (ruling). Too much for a building.
pub const CCG_A19: Rule = Rule::new(143, "CCG-A19");
/// CCG-A20 (ruling). The carried are tired.
pub const CCG_A20: Rule = Rule::new(144, "CCG-A20");
/// CCG-A21 (ruling). Who is carried.
pub const CCG_A21: Rule = Rule::new(145, "CCG-A21");
/// CCG-A22 (ruling). Food for events.
pub const CCG_A22: Rule = Rule::new(146, "CCG-A22");
/// CCG-A23 (ruling). An empty library.
pub const CCG_A23: Rule = Rule::new(147, "CCG-A23");
/// CCG-A24 (ruling). Removed is discarded.
pub const CCG_A24: Rule = Rule::new(148, "CCG-A24");
/// CCG-A25 (ruling). Damage to buildings and capitals.
pub const CCG_A25: Rule = Rule::new(149, "CCG-A25");
/// CCG-A26 (ruling). Feeding aircraft.
pub const CCG_A26: Rule = Rule::new(150, "CCG-A26");
/// CCG-A27 (ruling). Homebound units fight alone.
pub const CCG_A27: Rule = Rule::new(151, "CCG-A27");
/// CCG-A29 (ruling). Five phases.
pub const CCG_A29: Rule = Rule::new(152, "CCG-A29");
/// CCG-A30 (ruling). No invention twice.
pub const CCG_A30: Rule = Rule::new(153, "CCG-A30");
/// CCG-A31 (ruling). Everybody's own resource.
pub const CCG_A31: Rule = Rule::new(154, "CCG-A31");
/// CCG-A32 (ruling). The free terrain.
pub const CCG_A32: Rule = Rule::new(155, "CCG-A32");

/// Every rule, in the order of the catalogue.
pub const ALL: &[Rule] = &[
    CCG_1, CCG_2, CCG_3, CCG_4, CCG_5, CCG_6, CCG_7, CCG_8, CCG_9, CCG_10, CCG_11, CCG_12, CCG_13, CCG_14, CCG_15,
    CCG_16, CCG_17, CCG_18, CCG_19, CCG_20, CCG_21, CCG_22, CCG_23, CCG_24, CCG_25, CCG_26, CCG_27, CCG_28, CCG_29,
    CCG_30, CCG_31, CCG_32, CCG_33, CCG_34, CCG_35, CCG_36, CCG_37, CCG_38, CCG_39, CCG_40, CCG_41, CCG_42, CCG_43,
    CCG_44, CCG_45, CCG_46, CCG_47, CCG_48, CCG_49, CCG_50, CCG_51, CCG_52, CCG_53, CCG_54, CCG_55, CCG_56, CCG_57,
    CCG_58, CCG_59, CCG_60, CCG_61, CCG_62, CCG_63, CCG_64, CCG_65, CCG_66, CCG_67, CCG_68, CCG_69, CCG_70, CCG_71,
    CCG_72, CCG_73, CCG_74, CCG_75, CCG_76, CCG_77, CCG_78, CCG_79, CCG_80, CCG_81, CCG_82, CCG_83, CCG_84, CCG_85,
    CCG_86, CCG_87, CCG_88, CCG_89, CCG_90, CCG_91, CCG_92, CCG_93, CCG_94, CCG_95, CCG_96, CCG_97, CCG_98, CCG_99,
    CCG_100, CCG_101, CCG_102, CCG_103, CCG_104, CCG_105, CCG_106, CCG_107, CCG_108, CCG_109, CCG_110, CCG_111,
    CCG_112, CCG_113, CCG_114, CCG_115, CCG_116, CCG_117, CCG_118, CCG_119, CCG_120, CCG_121, CCG_122, CCG_123,
    CCG_124, CCG_125, CCG_A1, CCG_A2, CCG_A3, CCG_A4, CCG_A5, CCG_A6, CCG_A7, CCG_A8, CCG_A9, CCG_A10, CCG_A11,
    CCG_A12, CCG_A13, CCG_A14, CCG_A15, CCG_A16, CCG_A17, CCG_A18, CCG_A19, CCG_A20, CCG_A21, CCG_A22, CCG_A23,
    CCG_A24, CCG_A25, CCG_A26, CCG_A27, CCG_A29, CCG_A30, CCG_A31, CCG_A32,
];
