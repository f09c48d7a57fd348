//! Generated from rules.toml by `cargo xtask gen`; do not edit.

use epoka_core::Rule;

/// CVL-1. Aim and length.
pub const CVL_1: Rule = Rule::new(0, "CVL-1");
/// CVL-2. Pieces of a civilization.
pub const CVL_2: Rule = Rule::new(1, "CVL-2");
/// CVL-3. Strong and weak tribes.
pub const CVL_3: Rule = Rule::new(2, "CVL-3");
/// CVL-4. Landscapes.
pub const CVL_4: Rule = Rule::new(3, "CVL-4");
/// CVL-5. What a territory has.
pub const CVL_5: Rule = Rule::new(4, "CVL-5");
/// CVL-6. Developed territories.
pub const CVL_6: Rule = Rule::new(5, "CVL-6");
/// CVL-7. Materials and rows.
pub const CVL_7: Rule = Rule::new(6, "CVL-7");
/// CVL-8. Raw materials.
pub const CVL_8: Rule = Rule::new(7, "CVL-8");
/// CVL-9. Where dice lie.
pub const CVL_9: Rule = Rule::new(8, "CVL-9");
/// CVL-10. Adjacent territories.
pub const CVL_10: Rule = Rule::new(9, "CVL-10");
/// CVL-10a. Turned tiles.
pub const CVL_10A: Rule = Rule::new(10, "CVL-10a");
/// CVL-11. Territories beside areas.
pub const CVL_11: Rule = Rule::new(11, "CVL-11");
/// CVL-12. No way through areas.
pub const CVL_12: Rule = Rule::new(12, "CVL-12");
/// CVL-20. Boards.
pub const CVL_20: Rule = Rule::new(13, "CVL-20");
/// CVL-21. Events of a game.
pub const CVL_21: Rule = Rule::new(14, "CVL-21");
/// CVL-22. Scoring tiles.
pub const CVL_22: Rule = Rule::new(15, "CVL-22");
/// CVL-23. By number of players.
pub const CVL_23: Rule = Rule::new(16, "CVL-23");
/// CVL-24. Other displays.
pub const CVL_24: Rule = Rule::new(17, "CVL-24");
/// CVL-25. Laying the continent.
pub const CVL_25: Rule = Rule::new(18, "CVL-25");
/// CVL-26. Areas face down.
pub const CVL_26: Rule = Rule::new(19, "CVL-26");
/// CVL-27. Material tokens.
pub const CVL_27: Rule = Rule::new(20, "CVL-27");
/// CVL-28. Covered camps.
pub const CVL_28: Rule = Rule::new(21, "CVL-28");
/// CVL-29. The console.
pub const CVL_29: Rule = Rule::new(22, "CVL-29");
/// CVL-30. Discs.
pub const CVL_30: Rule = Rule::new(23, "CVL-30");
/// CVL-31. First tribes.
pub const CVL_31: Rule = Rule::new(24, "CVL-31");
/// CVL-32. Ready-made hands.
pub const CVL_32: Rule = Rule::new(25, "CVL-32");
/// CVL-33. Choosing starting cards.
pub const CVL_33: Rule = Rule::new(26, "CVL-33");
/// CVL-34. Start markers.
pub const CVL_34: Rule = Rule::new(27, "CVL-34");
/// CVL-35. The starting civilization.
pub const CVL_35: Rule = Rule::new(28, "CVL-35");
/// CVL-36. Start-chip cards.
pub const CVL_36: Rule = Rule::new(29, "CVL-36");
/// CVL-37. What a start-chip card gives.
pub const CVL_37: Rule = Rule::new(30, "CVL-37");
/// CVL-38. Mixed tables.
pub const CVL_38: Rule = Rule::new(31, "CVL-38");
/// CVL-50. Eras and phases.
pub const CVL_50: Rule = Rule::new(32, "CVL-50");
/// CVL-51. New cards.
pub const CVL_51: Rule = Rule::new(33, "CVL-51");
/// CVL-52. New goals.
pub const CVL_52: Rule = Rule::new(34, "CVL-52");
/// CVL-53. Extra find.
pub const CVL_53: Rule = Rule::new(35, "CVL-53");
/// CVL-60. Turns.
pub const CVL_60: Rule = Rule::new(36, "CVL-60");
/// CVL-61. Activating a module.
pub const CVL_61: Rule = Rule::new(37, "CVL-61");
/// CVL-62. Ideas.
pub const CVL_62: Rule = Rule::new(38, "CVL-62");
/// CVL-63. Planning markers.
pub const CVL_63: Rule = Rule::new(39, "CVL-63");
/// CVL-64. Focus.
pub const CVL_64: Rule = Rule::new(40, "CVL-64");
/// CVL-65. Options of a module.
pub const CVL_65: Rule = Rule::new(41, "CVL-65");
/// CVL-66. Reset.
pub const CVL_66: Rule = Rule::new(42, "CVL-66");
/// CVL-67. End of the action phase.
pub const CVL_67: Rule = Rule::new(43, "CVL-67");
/// CVL-70. Favor test.
pub const CVL_70: Rule = Rule::new(44, "CVL-70");
/// CVL-71. What a test decides.
pub const CVL_71: Rule = Rule::new(45, "CVL-71");
/// CVL-72. Migration.
pub const CVL_72: Rule = Rule::new(46, "CVL-72");
/// CVL-73. Taking a camp.
pub const CVL_73: Rule = Rule::new(47, "CVL-73");
/// CVL-74. Displacing.
pub const CVL_74: Rule = Rule::new(48, "CVL-74");
/// CVL-75. Bonfire camps.
pub const CVL_75: Rule = Rule::new(49, "CVL-75");
/// CVL-76. Developing.
pub const CVL_76: Rule = Rule::new(50, "CVL-76");
/// CVL-77. Several migrations.
pub const CVL_77: Rule = Rule::new(51, "CVL-77");
/// CVL-78. Boats.
pub const CVL_78: Rule = Rule::new(52, "CVL-78");
/// CVL-79. Weak tribes stay.
pub const CVL_79: Rule = Rule::new(53, "CVL-79");
/// CVL-80. Procreation.
pub const CVL_80: Rule = Rule::new(54, "CVL-80");
/// CVL-81. No tribe, all tribes.
pub const CVL_81: Rule = Rule::new(55, "CVL-81");
/// CVL-82. Strengthening.
pub const CVL_82: Rule = Rule::new(56, "CVL-82");
/// CVL-83. Producing.
pub const CVL_83: Rule = Rule::new(57, "CVL-83");
/// CVL-84. Transport.
pub const CVL_84: Rule = Rule::new(58, "CVL-84");
/// CVL-85. Hunt.
pub const CVL_85: Rule = Rule::new(59, "CVL-85");
/// CVL-86. Lucky find.
pub const CVL_86: Rule = Rule::new(60, "CVL-86");
/// CVL-87. Exploring.
pub const CVL_87: Rule = Rule::new(61, "CVL-87");
/// CVL-90. Farm.
pub const CVL_90: Rule = Rule::new(62, "CVL-90");
/// CVL-91. Boat.
pub const CVL_91: Rule = Rule::new(63, "CVL-91");
/// CVL-92. Building grounds.
pub const CVL_92: Rule = Rule::new(64, "CVL-92");
/// CVL-93. Monument.
pub const CVL_93: Rule = Rule::new(65, "CVL-93");
/// CVL-94. Settlement.
pub const CVL_94: Rule = Rule::new(66, "CVL-94");
/// CVL-95. Pieces run out.
pub const CVL_95: Rule = Rule::new(67, "CVL-95");
/// CVL-100. Gaining an income chip.
pub const CVL_100: Rule = Rule::new(68, "CVL-100");
/// CVL-101. Place of an income chip.
pub const CVL_101: Rule = Rule::new(69, "CVL-101");
/// CVL-102. Performing an income chip.
pub const CVL_102: Rule = Rule::new(70, "CVL-102");
/// CVL-103. Row tiles.
pub const CVL_103: Rule = Rule::new(71, "CVL-103");
/// CVL-104. Columns.
pub const CVL_104: Rule = Rule::new(72, "CVL-104");
/// CVL-110. Installing a card.
pub const CVL_110: Rule = Rule::new(73, "CVL-110");
/// CVL-111. Active slots.
pub const CVL_111: Rule = Rule::new(74, "CVL-111");
/// CVL-112. Cost.
pub const CVL_112: Rule = Rule::new(75, "CVL-112");
/// CVL-113. After paying.
pub const CVL_113: Rule = Rule::new(76, "CVL-113");
/// CVL-114. Special bonus.
pub const CVL_114: Rule = Rule::new(77, "CVL-114");
/// CVL-115. What cards can do.
pub const CVL_115: Rule = Rule::new(78, "CVL-115");
/// CVL-116. Hidden grotto.
pub const CVL_116: Rule = Rule::new(79, "CVL-116");
/// CVL-117. Holy rock.
pub const CVL_117: Rule = Rule::new(80, "CVL-117");
/// CVL-118. Cave.
pub const CVL_118: Rule = Rule::new(81, "CVL-118");
/// CVL-119. Mushroom valley.
pub const CVL_119: Rule = Rule::new(82, "CVL-119");
/// CVL-120. Volcano.
pub const CVL_120: Rule = Rule::new(83, "CVL-120");
/// CVL-121. Gorge, glacier, oak.
pub const CVL_121: Rule = Rule::new(84, "CVL-121");
/// CVL-122. Building grounds.
pub const CVL_122: Rule = Rule::new(85, "CVL-122");
/// CVL-140. Installing a goal chip.
pub const CVL_140: Rule = Rule::new(86, "CVL-140");
/// CVL-141. Gaining a goal chip.
pub const CVL_141: Rule = Rule::new(87, "CVL-141");
/// CVL-142. Upgrading.
pub const CVL_142: Rule = Rule::new(88, "CVL-142");
/// CVL-143. Attribute chips.
pub const CVL_143: Rule = Rule::new(89, "CVL-143");
/// CVL-144. Full rows.
pub const CVL_144: Rule = Rule::new(90, "CVL-144");
/// CVL-145. Above row 5.
pub const CVL_145: Rule = Rule::new(91, "CVL-145");
/// CVL-146. Gaining a research card.
pub const CVL_146: Rule = Rule::new(92, "CVL-146");
/// CVL-147. Draw and keep.
pub const CVL_147: Rule = Rule::new(93, "CVL-147");
/// CVL-148. Gaining a die.
pub const CVL_148: Rule = Rule::new(94, "CVL-148");
/// CVL-149. Trade.
pub const CVL_149: Rule = Rule::new(95, "CVL-149");
/// CVL-150. Activities.
pub const CVL_150: Rule = Rule::new(96, "CVL-150");
/// CVL-151. Tracks.
pub const CVL_151: Rule = Rule::new(97, "CVL-151");
/// CVL-152. The end of the favor track.
pub const CVL_152: Rule = Rule::new(98, "CVL-152");
/// CVL-155. Dream and traits.
pub const CVL_155: Rule = Rule::new(99, "CVL-155");
/// CVL-156. Main modules.
pub const CVL_156: Rule = Rule::new(100, "CVL-156");
/// CVL-157. Planning markers and traits.
pub const CVL_157: Rule = Rule::new(101, "CVL-157");
/// CVL-158. Weather.
pub const CVL_158: Rule = Rule::new(102, "CVL-158");
/// CVL-160. Areas phase.
pub const CVL_160: Rule = Rule::new(103, "CVL-160");
/// CVL-161. Feeding.
pub const CVL_161: Rule = Rule::new(104, "CVL-161");
/// CVL-162. Deus ex machina.
pub const CVL_162: Rule = Rule::new(105, "CVL-162");
/// CVL-163. Strong tribes.
pub const CVL_163: Rule = Rule::new(106, "CVL-163");
/// CVL-164. Moving weather.
pub const CVL_164: Rule = Rule::new(107, "CVL-164");
/// CVL-165. Events.
pub const CVL_165: Rule = Rule::new(108, "CVL-165");
/// CVL-166. Era scoring.
pub const CVL_166: Rule = Rule::new(109, "CVL-166");
/// CVL-167. The monolith moves.
pub const CVL_167: Rule = Rule::new(110, "CVL-167");
/// CVL-170. Income.
pub const CVL_170: Rule = Rule::new(111, "CVL-170");
/// CVL-172. Monuments score.
pub const CVL_172: Rule = Rule::new(112, "CVL-172");
/// CVL-173. End of an era.
pub const CVL_173: Rule = Rule::new(113, "CVL-173");
/// CVL-180. Units.
pub const CVL_180: Rule = Rule::new(114, "CVL-180");
/// CVL-181. Diamonds.
pub const CVL_181: Rule = Rule::new(115, "CVL-181");
/// CVL-185. Final scoring.
pub const CVL_185: Rule = Rule::new(116, "CVL-185");
/// CVL-186. Column bonus.
pub const CVL_186: Rule = Rule::new(117, "CVL-186");
/// CVL-190. The winner.
pub const CVL_190: Rule = Rule::new(118, "CVL-190");
/// CVL-195. Fifty markers.
pub const CVL_195: Rule = Rule::new(119, "CVL-195");
/// CVL-196. No limits.
pub const CVL_196: Rule = Rule::new(120, "CVL-196");
/// CVL-197. Simultaneous steps.
pub const CVL_197: Rule = Rule::new(121, "CVL-197");
/// CVL-198. Cards and chips.
pub const CVL_198: Rule = Rule::new(122, "CVL-198");
/// CVL-199. When it is your turn.
pub const CVL_199: Rule = Rule::new(123, "CVL-199");
/// CVL-200. Playing alone.
pub const CVL_200: Rule = Rule::new(124, "CVL-200");
/// CVL-201. V.I.C.I. in phases 1 to 3.
pub const CVL_201: Rule = Rule::new(125, "CVL-201");
/// CVL-202. V.I.C.I.'s turn.
pub const CVL_202: Rule = Rule::new(126, "CVL-202");
/// CVL-203. Halves of her cards.
pub const CVL_203: Rule = Rule::new(127, "CVL-203");
/// CVL-204. Categories as actions.
pub const CVL_204: Rule = Rule::new(128, "CVL-204");
/// CVL-205. Simple actions of V.I.C.I.
pub const CVL_205: Rule = Rule::new(129, "CVL-205");
/// CVL-206. Grids.
pub const CVL_206: Rule = Rule::new(130, "CVL-206");
/// CVL-207. Choosing a territory.
pub const CVL_207: Rule = Rule::new(131, "CVL-207");
/// CVL-208. The territory roll.
pub const CVL_208: Rule = Rule::new(132, "CVL-208");
/// CVL-209. Procreation of V.I.C.I.
pub const CVL_209: Rule = Rule::new(133, "CVL-209");
/// CVL-210. Migration of V.I.C.I.
pub const CVL_210: Rule = Rule::new(134, "CVL-210");
/// CVL-211. Provision.
pub const CVL_211: Rule = Rule::new(135, "CVL-211");
/// CVL-212. Exploring by V.I.C.I.
pub const CVL_212: Rule = Rule::new(136, "CVL-212");
/// CVL-213. Hunting tokens of V.I.C.I.
pub const CVL_213: Rule = Rule::new(137, "CVL-213");
/// CVL-214. Areas and V.I.C.I.
pub const CVL_214: Rule = Rule::new(138, "CVL-214");
/// CVL-215. Feeding of V.I.C.I.
pub const CVL_215: Rule = Rule::new(139, "CVL-215");
/// CVL-216. Events and V.I.C.I.
pub const CVL_216: Rule = Rule::new(140, "CVL-216");
/// CVL-217. Income of V.I.C.I.
pub const CVL_217: Rule = Rule::new(141, "CVL-217");
/// CVL-218. Her last tribe.
pub const CVL_218: Rule = Rule::new(142, "CVL-218");
/// CVL-219. Winning alone.
pub const CVL_219: Rule = Rule::new(143, "CVL-219");
/// CVL-220. Levels.
pub const CVL_220: Rule = Rule::new(144, "CVL-220");
/// CVL-Q2 (ruling). The chip of the prosperity grid.
pub const CVL_Q2: Rule = Rule::new(145, "CVL-Q2");
/// CVL-Q1 (ruling). Blocking tokens.
pub const CVL_Q1: Rule = Rule::new(146, "CVL-Q1");
/// CVL-Q3 (ruling). Ties for the monolith.
pub const CVL_Q3: Rule = Rule::new(147, "CVL-Q3");
/// CVL-Q4 (ruling). Hunting tokens.
pub const CVL_Q4: Rule = Rule::new(148, "CVL-Q4");
/// CVL-Q5 (ruling). Not back.
pub const CVL_Q5: Rule = Rule::new(149, "CVL-Q5");
/// CVL-Q6 (ruling). One tribe after another.
pub const CVL_Q6: Rule = Rule::new(150, "CVL-Q6");
/// CVL-Q7 (ruling). Owning and returning.
pub const CVL_Q7: Rule = Rule::new(151, "CVL-Q7");
/// CVL-Q8 (ruling). The marker of an attribute.
pub const CVL_Q8: Rule = Rule::new(152, "CVL-Q8");
/// CVL-Q9 (ruling). An ignored slot.
pub const CVL_Q9: Rule = Rule::new(153, "CVL-Q9");
/// CVL-Q10 (ruling). Not for itself.
pub const CVL_Q10: Rule = Rule::new(154, "CVL-Q10");
/// CVL-Q11 (ruling). Grotto and rock may be declined.
pub const CVL_Q11: Rule = Rule::new(155, "CVL-Q11");
/// CVL-Q12 (ruling). Two glaciers.
pub const CVL_Q12: Rule = Rule::new(156, "CVL-Q12");
/// CVL-Q13 (ruling). Food or tribe.
pub const CVL_Q13: Rule = Rule::new(157, "CVL-Q13");
/// CVL-Q14 (ruling). When a row is full.
pub const CVL_Q14: Rule = Rule::new(158, "CVL-Q14");
/// CVL-Q15 (ruling). Empty bags and stacks.
pub const CVL_Q15: Rule = Rule::new(159, "CVL-Q15");
/// CVL-Q16 (ruling). Giving a die.
pub const CVL_Q16: Rule = Rule::new(160, "CVL-Q16");
/// CVL-Q17 (ruling). A boat returns.
pub const CVL_Q17: Rule = Rule::new(161, "CVL-Q17");
/// CVL-Q18 (ruling). Nothing to upgrade.
pub const CVL_Q18: Rule = Rule::new(162, "CVL-Q18");
/// CVL-Q19 (ruling). Her revealed cards.
pub const CVL_Q19: Rule = Rule::new(163, "CVL-Q19");
/// CVL-Q20 (ruling). A people without tribes.
pub const CVL_Q20: Rule = Rule::new(164, "CVL-Q20");
/// CVL-Q21 (ruling). Once per activation.
pub const CVL_Q21: Rule = Rule::new(165, "CVL-Q21");
/// CVL-Q22 (ruling). Free steps.
pub const CVL_Q22: Rule = Rule::new(166, "CVL-Q22");
/// CVL-Q23 (ruling). Counting.
pub const CVL_Q23: Rule = Rule::new(167, "CVL-Q23");
/// CVL-Q24 (ruling). Capacities.
pub const CVL_Q24: Rule = Rule::new(168, "CVL-Q24");
/// CVL-Q25 (ruling). Cheaper feeding.
pub const CVL_Q25: Rule = Rule::new(169, "CVL-Q25");
/// CVL-Q26 (ruling). Immunity.
pub const CVL_Q26: Rule = Rule::new(170, "CVL-Q26");
/// CVL-Q27 (ruling). Modules that do nothing.
pub const CVL_Q27: Rule = Rule::new(171, "CVL-Q27");
/// CVL-Q28 (ruling). Borders that meet at an edge.
pub const CVL_Q28: Rule = Rule::new(172, "CVL-Q28");
/// CVL-A1 (ruling). No endless phase.
pub const CVL_A1: Rule = Rule::new(173, "CVL-A1");
/// CVL-A2 (ruling). A full matrix.
pub const CVL_A2: Rule = Rule::new(174, "CVL-A2");
/// CVL-A3 (ruling). Migrations of one effect.
pub const CVL_A3: Rule = Rule::new(175, "CVL-A3");
/// CVL-A4 (ruling). Things are named in any order.
pub const CVL_A4: Rule = Rule::new(176, "CVL-A4");

/// Every rule, in the order of the catalogue.
pub const ALL: &[Rule] = &[
    CVL_1, CVL_2, CVL_3, CVL_4, CVL_5, CVL_6, CVL_7, CVL_8, CVL_9, CVL_10, CVL_10A, CVL_11, CVL_12, CVL_20, CVL_21,
    CVL_22, CVL_23, CVL_24, CVL_25, CVL_26, CVL_27, CVL_28, CVL_29, CVL_30, CVL_31, CVL_32, CVL_33, CVL_34, CVL_35,
    CVL_36, CVL_37, CVL_38, CVL_50, CVL_51, CVL_52, CVL_53, CVL_60, CVL_61, CVL_62, CVL_63, CVL_64, CVL_65, CVL_66,
    CVL_67, CVL_70, CVL_71, CVL_72, CVL_73, CVL_74, CVL_75, CVL_76, CVL_77, CVL_78, CVL_79, CVL_80, CVL_81, CVL_82,
    CVL_83, CVL_84, CVL_85, CVL_86, CVL_87, CVL_90, CVL_91, CVL_92, CVL_93, CVL_94, CVL_95, CVL_100, CVL_101, CVL_102,
    CVL_103, CVL_104, CVL_110, CVL_111, CVL_112, CVL_113, CVL_114, CVL_115, CVL_116, CVL_117, CVL_118, CVL_119,
    CVL_120, CVL_121, CVL_122, CVL_140, CVL_141, CVL_142, CVL_143, CVL_144, CVL_145, CVL_146, CVL_147, CVL_148,
    CVL_149, CVL_150, CVL_151, CVL_152, CVL_155, CVL_156, CVL_157, CVL_158, CVL_160, CVL_161, CVL_162, CVL_163,
    CVL_164, CVL_165, CVL_166, CVL_167, CVL_170, CVL_172, CVL_173, CVL_180, CVL_181, CVL_185, CVL_186, CVL_190,
    CVL_195, CVL_196, CVL_197, CVL_198, CVL_199, CVL_200, CVL_201, CVL_202, CVL_203, CVL_204, CVL_205, CVL_206,
    CVL_207, CVL_208, CVL_209, CVL_210, CVL_211, CVL_212, CVL_213, CVL_214, CVL_215, CVL_216, CVL_217, CVL_218,
    CVL_219, CVL_220, CVL_Q2, CVL_Q1, CVL_Q3, CVL_Q4, CVL_Q5, CVL_Q6, CVL_Q7, CVL_Q8, CVL_Q9, CVL_Q10, CVL_Q11,
    CVL_Q12, CVL_Q13, CVL_Q14, CVL_Q15, CVL_Q16, CVL_Q17, CVL_Q18, CVL_Q19, CVL_Q20, CVL_Q21, CVL_Q22, CVL_Q23,
    CVL_Q24, CVL_Q25, CVL_Q26, CVL_Q27, CVL_Q28, CVL_A1, CVL_A2, CVL_A3, CVL_A4,
];
