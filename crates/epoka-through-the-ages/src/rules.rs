//! Generated from rules.toml by `cargo xtask gen`; do not edit.

use epoka_core::Rule;

/// TTA-2. Kinds of civil cards.
pub const TTA_2: Rule = Rule::new(0, "TTA-2");
/// TTA-4. Levels.
pub const TTA_4: Rule = Rule::new(1, "TTA-4");
/// TTA-5. The best of a kind.
pub const TTA_5: Rule = Rule::new(2, "TTA-5");
/// TTA-6. A worker is a building.
pub const TTA_6: Rule = Rule::new(3, "TTA-6");
/// TTA-9. Open and secret.
pub const TTA_9: Rule = Rule::new(4, "TTA-9");
/// TTA-11. The decks.
pub const TTA_11: Rule = Rule::new(5, "TTA-11");
/// TTA-12. Starting technologies.
pub const TTA_12: Rule = Rule::new(6, "TTA-12");
/// TTA-13. Starting tokens.
pub const TTA_13: Rule = Rule::new(7, "TTA-13");
/// TTA-14. Despotism.
pub const TTA_14: Rule = Rule::new(8, "TTA-14");
/// TTA-15. Starting ratings.
pub const TTA_15: Rule = Rule::new(9, "TTA-15");
/// TTA-16. No tactic, no cards.
pub const TTA_16: Rule = Rule::new(10, "TTA-16");
/// TTA-17. First events.
pub const TTA_17: Rule = Rule::new(11, "TTA-17");
/// TTA-18. The starting player.
pub const TTA_18: Rule = Rule::new(12, "TTA-18");
/// TTA-19. Actions in round 1.
pub const TTA_19: Rule = Rule::new(13, "TTA-19");
/// TTA-20. The first row.
pub const TTA_20: Rule = Rule::new(14, "TTA-20");
/// TTA-21. Rounds.
pub const TTA_21: Rule = Rule::new(15, "TTA-21");
/// TTA-22. Ages.
pub const TTA_22: Rule = Rule::new(16, "TTA-22");
/// TTA-23. The end.
pub const TTA_23: Rule = Rule::new(17, "TTA-23");
/// TTA-24. End of Age A.
pub const TTA_24: Rule = Rule::new(18, "TTA-24");
/// TTA-25. End of the later ages.
pub const TTA_25: Rule = Rule::new(19, "TTA-25");
/// TTA-26. Steps.
pub const TTA_26: Rule = Rule::new(20, "TTA-26");
/// TTA-27. What is obsolete.
pub const TTA_27: Rule = Rule::new(21, "TTA-27");
/// TTA-28. Obsolete cards in hand.
pub const TTA_28: Rule = Rule::new(22, "TTA-28");
/// TTA-29. Obsolete cards in play.
pub const TTA_29: Rule = Rule::new(23, "TTA-29");
/// TTA-30. What stays.
pub const TTA_30: Rule = Rule::new(24, "TTA-30");
/// TTA-31. Yellow tokens.
pub const TTA_31: Rule = Rule::new(25, "TTA-31");
/// TTA-32. The new civil deck.
pub const TTA_32: Rule = Rule::new(26, "TTA-32");
/// TTA-33. The new military deck.
pub const TTA_33: Rule = Rule::new(27, "TTA-33");
/// TTA-34. The last round.
pub const TTA_34: Rule = Rule::new(28, "TTA-34");
/// TTA-35. The row in Age IV.
pub const TTA_35: Rule = Rule::new(29, "TTA-35");
/// TTA-36. The turn.
pub const TTA_36: Rule = Rule::new(30, "TTA-36");
/// TTA-37. First turns.
pub const TTA_37: Rule = Rule::new(31, "TTA-37");
/// TTA-38. The row in round 1.
pub const TTA_38: Rule = Rule::new(32, "TTA-38");
/// TTA-39. Always up to date.
pub const TTA_39: Rule = Rule::new(33, "TTA-39");
/// TTA-40. Clearing the row.
pub const TTA_40: Rule = Rule::new(34, "TTA-40");
/// TTA-41. Closing up.
pub const TTA_41: Rule = Rule::new(35, "TTA-41");
/// TTA-42. Filling the row.
pub const TTA_42: Rule = Rule::new(36, "TTA-42");
/// TTA-48. Sharing a tactic.
pub const TTA_48: Rule = Rule::new(37, "TTA-48");
/// TTA-82. The Action Phase.
pub const TTA_82: Rule = Rule::new(38, "TTA-82");
/// TTA-83. Whole or not at all.
pub const TTA_83: Rule = Rule::new(39, "TTA-83");
/// TTA-84. Because of a card.
pub const TTA_84: Rule = Rule::new(40, "TTA-84");
/// TTA-85. Never below nothing.
pub const TTA_85: Rule = Rule::new(41, "TTA-85");
/// TTA-86. For this turn only.
pub const TTA_86: Rule = Rule::new(42, "TTA-86");
/// TTA-87. The price of a card.
pub const TTA_87: Rule = Rule::new(43, "TTA-87");
/// TTA-88. The hand.
pub const TTA_88: Rule = Rule::new(44, "TTA-88");
/// TTA-89. No technology twice.
pub const TTA_89: Rule = Rule::new(45, "TTA-89");
/// TTA-90. One leader per age.
pub const TTA_90: Rule = Rule::new(46, "TTA-90");
/// TTA-91. The price of a wonder.
pub const TTA_91: Rule = Rule::new(47, "TTA-91");
/// TTA-92. One unfinished wonder.
pub const TTA_92: Rule = Rule::new(48, "TTA-92");
/// TTA-93. Increasing the population.
pub const TTA_93: Rule = Rule::new(49, "TTA-93");
/// TTA-94. The price of growth.
pub const TTA_94: Rule = Rule::new(50, "TTA-94");
/// TTA-95. Building.
pub const TTA_95: Rule = Rule::new(51, "TTA-95");
/// TTA-96. The urban limit.
pub const TTA_96: Rule = Rule::new(52, "TTA-96");
/// TTA-97. Construction technologies.
pub const TTA_97: Rule = Rule::new(53, "TTA-97");
/// TTA-98. Upgrading.
pub const TTA_98: Rule = Rule::new(54, "TTA-98");
/// TTA-99. Destroying.
pub const TTA_99: Rule = Rule::new(55, "TTA-99");
/// TTA-100. Playing a leader.
pub const TTA_100: Rule = Rule::new(56, "TTA-100");
/// TTA-101. Replacing a leader.
pub const TTA_101: Rule = Rule::new(57, "TTA-101");
/// TTA-102. Building a wonder.
pub const TTA_102: Rule = Rule::new(58, "TTA-102");
/// TTA-103. No token in the bank.
pub const TTA_103: Rule = Rule::new(59, "TTA-103");
/// TTA-104. Several stages.
pub const TTA_104: Rule = Rule::new(60, "TTA-104");
/// TTA-105. Completion.
pub const TTA_105: Rule = Rule::new(61, "TTA-105");
/// TTA-106. Wonders of Age III.
pub const TTA_106: Rule = Rule::new(62, "TTA-106");
/// TTA-107. Developing a technology.
pub const TTA_107: Rule = Rule::new(63, "TTA-107");
/// TTA-108. Special technologies.
pub const TTA_108: Rule = Rule::new(64, "TTA-108");
/// TTA-109. Governments.
pub const TTA_109: Rule = Rule::new(65, "TTA-109");
/// TTA-110. When something is developed.
pub const TTA_110: Rule = Rule::new(66, "TTA-110");
/// TTA-111. Revolution.
pub const TTA_111: Rule = Rule::new(67, "TTA-111");
/// TTA-112. After a revolution.
pub const TTA_112: Rule = Rule::new(68, "TTA-112");
/// TTA-113. Revolution by a card.
pub const TTA_113: Rule = Rule::new(69, "TTA-113");
/// TTA-114. Action cards.
pub const TTA_114: Rule = Rule::new(70, "TTA-114");
/// TTA-115. Not in the same phase.
pub const TTA_115: Rule = Rule::new(71, "TTA-115");
/// TTA-116. What the card orders.
pub const TTA_116: Rule = Rule::new(72, "TTA-116");
/// TTA-117. One stage.
pub const TTA_117: Rule = Rule::new(73, "TTA-117");
/// TTA-118. Building a unit.
pub const TTA_118: Rule = Rule::new(74, "TTA-118");
/// TTA-119. Upgrading a unit.
pub const TTA_119: Rule = Rule::new(75, "TTA-119");
/// TTA-120. Disbanding.
pub const TTA_120: Rule = Rule::new(76, "TTA-120");
/// TTA-121. Playing a tactic.
pub const TTA_121: Rule = Rule::new(77, "TTA-121");
/// TTA-122. Copying a tactic.
pub const TTA_122: Rule = Rule::new(78, "TTA-122");
/// TTA-123. One tactic per turn.
pub const TTA_123: Rule = Rule::new(79, "TTA-123");
/// TTA-124. The end of the turn.
pub const TTA_124: Rule = Rule::new(80, "TTA-124");
/// TTA-125. Excess military cards.
pub const TTA_125: Rule = Rule::new(81, "TTA-125");
/// TTA-126. Uprising.
pub const TTA_126: Rule = Rule::new(82, "TTA-126");
/// TTA-127. Production.
pub const TTA_127: Rule = Rule::new(83, "TTA-127");
/// TTA-128. Science and culture.
pub const TTA_128: Rule = Rule::new(84, "TTA-128");
/// TTA-129. Corruption.
pub const TTA_129: Rule = Rule::new(85, "TTA-129");
/// TTA-130. Food.
pub const TTA_130: Rule = Rule::new(86, "TTA-130");
/// TTA-131. Consumption.
pub const TTA_131: Rule = Rule::new(87, "TTA-131");
/// TTA-132. Resources.
pub const TTA_132: Rule = Rule::new(88, "TTA-132");
/// TTA-133. Military cards.
pub const TTA_133: Rule = Rule::new(89, "TTA-133");
/// TTA-134. A new deck.
pub const TTA_134: Rule = Rule::new(90, "TTA-134");
/// TTA-135. Actions come back.
pub const TTA_135: Rule = Rule::new(91, "TTA-135");
/// TTA-154. The civil hand.
pub const TTA_154: Rule = Rule::new(92, "TTA-154");
/// TTA-155. The military hand.
pub const TTA_155: Rule = Rule::new(93, "TTA-155");
/// TTA-156. Civil cards are gone.
pub const TTA_156: Rule = Rule::new(94, "TTA-156");
/// TTA-157. Military discards.
pub const TTA_157: Rule = Rule::new(95, "TTA-157");
/// TTA-158. Stores.
pub const TTA_158: Rule = Rule::new(96, "TTA-158");
/// TTA-159. Buildings and ratings.
pub const TTA_159: Rule = Rule::new(97, "TTA-159");
/// TTA-160. Without workers.
pub const TTA_160: Rule = Rule::new(98, "TTA-160");
/// TTA-161. Wonders.
pub const TTA_161: Rule = Rule::new(99, "TTA-161");
/// TTA-162. Armies.
pub const TTA_162: Rule = Rule::new(100, "TTA-162");
/// TTA-163. Air forces.
pub const TTA_163: Rule = Rule::new(101, "TTA-163");
/// TTA-164. Obsolete armies.
pub const TTA_164: Rule = Rule::new(102, "TTA-164");
/// TTA-165. The best armies.
pub const TTA_165: Rule = Rule::new(103, "TTA-165");
/// TTA-169. Ratings.
pub const TTA_169: Rule = Rule::new(104, "TTA-169");
/// TTA-170. The science rating.
pub const TTA_170: Rule = Rule::new(105, "TTA-170");
/// TTA-171. The culture rating.
pub const TTA_171: Rule = Rule::new(106, "TTA-171");
/// TTA-172. The strength rating.
pub const TTA_172: Rule = Rule::new(107, "TTA-172");
/// TTA-173. Happiness.
pub const TTA_173: Rule = Rule::new(108, "TTA-173");
/// TTA-174. The colonization modifier.
pub const TTA_174: Rule = Rule::new(109, "TTA-174");
/// TTA-175. Totals of actions.
pub const TTA_175: Rule = Rule::new(110, "TTA-175");
/// TTA-176. Available and spent.
pub const TTA_176: Rule = Rule::new(111, "TTA-176");
/// TTA-177. A higher total.
pub const TTA_177: Rule = Rule::new(112, "TTA-177");
/// TTA-178. A lower total.
pub const TTA_178: Rule = Rule::new(113, "TTA-178");
/// TTA-179. Replacing a card.
pub const TTA_179: Rule = Rule::new(114, "TTA-179");
/// TTA-180. Extra actions.
pub const TTA_180: Rule = Rule::new(115, "TTA-180");
/// TTA-181. Banks.
pub const TTA_181: Rule = Rule::new(116, "TTA-181");
/// TTA-182. Tokens of cards.
pub const TTA_182: Rule = Rule::new(117, "TTA-182");
/// TTA-183. Lost blue tokens.
pub const TTA_183: Rule = Rule::new(118, "TTA-183");
/// TTA-184. Lost yellow tokens.
pub const TTA_184: Rule = Rule::new(119, "TTA-184");
/// TTA-187. Gaining population.
pub const TTA_187: Rule = Rule::new(120, "TTA-187");
/// TTA-189. Happiness needed.
pub const TTA_189: Rule = Rule::new(121, "TTA-189");
/// TTA-190. Discontent workers.
pub const TTA_190: Rule = Rule::new(122, "TTA-190");
/// TTA-191. Food and resources.
pub const TTA_191: Rule = Rule::new(123, "TTA-191");
/// TTA-192. Gaining.
pub const TTA_192: Rule = Rule::new(124, "TTA-192");
/// TTA-193. Too few tokens.
pub const TTA_193: Rule = Rule::new(125, "TTA-193");
/// TTA-194. Paying.
pub const TTA_194: Rule = Rule::new(126, "TTA-194");
/// TTA-195. Never upwards.
pub const TTA_195: Rule = Rule::new(127, "TTA-195");
/// TTA-196. Not enough.
pub const TTA_196: Rule = Rule::new(128, "TTA-196");
/// TTA-197. Overpaying.
pub const TTA_197: Rule = Rule::new(129, "TTA-197");
/// TTA-198. Losing.
pub const TTA_198: Rule = Rule::new(130, "TTA-198");
/// TTA-200. Resources for a purpose.
pub const TTA_200: Rule = Rule::new(131, "TTA-200");
/// TTA-201. Points.
pub const TTA_201: Rule = Rule::new(132, "TTA-201");
/// TTA-202. Paying science.
pub const TTA_202: Rule = Rule::new(133, "TTA-202");
/// TTA-204. The final scoring.
pub const TTA_204: Rule = Rule::new(134, "TTA-204");
/// TTA-206. Bonuses at the end.
pub const TTA_206: Rule = Rule::new(135, "TTA-206");
/// TTA-207. Victory.
pub const TTA_207: Rule = Rule::new(136, "TTA-207");
/// TTA-208. A leader under a wonder.
pub const TTA_208: Rule = Rule::new(137, "TTA-208");
/// TTA-209. Genghis Khan.
pub const TTA_209: Rule = Rule::new(138, "TTA-209");
/// TTA-210. Robespierre.
pub const TTA_210: Rule = Rule::new(139, "TTA-210");
/// TTA-211. Bill Gates.
pub const TTA_211: Rule = Rule::new(140, "TTA-211");
/// TTA-212. Isaac Newton.
pub const TTA_212: Rule = Rule::new(141, "TTA-212");
/// TTA-213. Bach.
pub const TTA_213: Rule = Rule::new(142, "TTA-213");
/// TTA-214. Strength of the civilization.
pub const TTA_214: Rule = Rule::new(143, "TTA-214");
/// TTA-215. St. Peter's Basilica.
pub const TTA_215: Rule = Rule::new(144, "TTA-215");
/// TTA-216. What buildings really produce.
pub const TTA_216: Rule = Rule::new(145, "TTA-216");
/// TTA-218. Ruins.
pub const TTA_218: Rule = Rule::new(146, "TTA-218");
/// TTA-220. Taj Mahal.
pub const TTA_220: Rule = Rule::new(147, "TTA-220");
/// TTA-A3 (ruling). Tokens on a wonder.
pub const TTA_A3: Rule = Rule::new(148, "TTA-A3");
/// TTA-A4 (ruling). No card left.
pub const TTA_A4: Rule = Rule::new(149, "TTA-A4");
/// TTA-A5 (ruling). Mines and labs.
pub const TTA_A5: Rule = Rule::new(150, "TTA-A5");
/// TTA-A6 (ruling). Which payment.
pub const TTA_A6: Rule = Rule::new(151, "TTA-A6");
/// TTA-A7 (ruling). Robespierre and civil actions.
pub const TTA_A7: Rule = Rule::new(152, "TTA-A7");
/// TTA-A11 (ruling). By number of players.
pub const TTA_A11: Rule = Rule::new(153, "TTA-A11");
/// TTA-A14 (ruling). A price of nothing.
pub const TTA_A14: Rule = Rule::new(154, "TTA-A14");
/// TTA-A16 (ruling). When Genghis scores.
pub const TTA_A16: Rule = Rule::new(155, "TTA-A16");
/// TTA-F3. Level of Age A.
pub const TTA_F3: Rule = Rule::new(156, "TTA-F3");
/// TTA-F4. Best has a worker.
pub const TTA_F4: Rule = Rule::new(157, "TTA-F4");
/// TTA-F5. The order of gains.
pub const TTA_F5: Rule = Rule::new(158, "TTA-F5");
/// TTA-F6. Free population.
pub const TTA_F6: Rule = Rule::new(159, "TTA-F6");
/// TTA-F7. One purse.
pub const TTA_F7: Rule = Rule::new(160, "TTA-F7");
/// TTA-F8. Pay first, then gain.
pub const TTA_F8: Rule = Rule::new(161, "TTA-F8");
/// TTA-F9. Nothing but one stage.
pub const TTA_F9: Rule = Rule::new(162, "TTA-F9");
/// TTA-F10. Breakthrough and revolution.
pub const TTA_F10: Rule = Rule::new(163, "TTA-F10");
/// TTA-F29. Barbarossa.
pub const TTA_F29: Rule = Rule::new(164, "TTA-F29");
/// TTA-F30 (ruling). Hammurabi.
pub const TTA_F30: Rule = Rule::new(165, "TTA-F30");
/// TTA-F31 (ruling). Churchill.
pub const TTA_F31: Rule = Rule::new(166, "TTA-F31");
/// TTA-F32. Chaplin.
pub const TTA_F32: Rule = Rule::new(167, "TTA-F32");
/// TTA-F33. The extra face counts.
pub const TTA_F33: Rule = Rule::new(168, "TTA-F33");
/// TTA-F35. Shakespeare.
pub const TTA_F35: Rule = Rule::new(169, "TTA-F35");
/// TTA-F41. No refund.
pub const TTA_F41: Rule = Rule::new(170, "TTA-F41");
/// TTA-F58. A token as cover.
pub const TTA_F58: Rule = Rule::new(171, "TTA-F58");
/// TTA-F59. Overpaying empties the bank.
pub const TTA_F59: Rule = Rule::new(172, "TTA-F59");
/// TTA-F60. More yellow tokens.
pub const TTA_F60: Rule = Rule::new(173, "TTA-F60");
/// TTA-F61. Never below nothing.
pub const TTA_F61: Rule = Rule::new(174, "TTA-F61");
/// TTA-F62. Tokens of a lost wonder.
pub const TTA_F62: Rule = Rule::new(175, "TTA-F62");
/// TTA-F63. Age of the tactic.
pub const TTA_F63: Rule = Rule::new(176, "TTA-F63");
/// TTA-F64. Automatic armies.
pub const TTA_F64: Rule = Rule::new(177, "TTA-F64");
/// TTA-F65. Equal tactics.
pub const TTA_F65: Rule = Rule::new(178, "TTA-F65");

/// Every rule, in the order of the catalogue.
pub const ALL: &[Rule] = &[
    TTA_2, TTA_4, TTA_5, TTA_6, TTA_9, TTA_11, TTA_12, TTA_13, TTA_14, TTA_15, TTA_16, TTA_17, TTA_18, TTA_19, TTA_20,
    TTA_21, TTA_22, TTA_23, TTA_24, TTA_25, TTA_26, TTA_27, TTA_28, TTA_29, TTA_30, TTA_31, TTA_32, TTA_33, TTA_34,
    TTA_35, TTA_36, TTA_37, TTA_38, TTA_39, TTA_40, TTA_41, TTA_42, TTA_48, TTA_82, TTA_83, TTA_84, TTA_85, TTA_86,
    TTA_87, TTA_88, TTA_89, TTA_90, TTA_91, TTA_92, TTA_93, TTA_94, TTA_95, TTA_96, TTA_97, TTA_98, TTA_99, TTA_100,
    TTA_101, TTA_102, TTA_103, TTA_104, TTA_105, TTA_106, TTA_107, TTA_108, TTA_109, TTA_110, TTA_111, TTA_112,
    TTA_113, TTA_114, TTA_115, TTA_116, TTA_117, TTA_118, TTA_119, TTA_120, TTA_121, TTA_122, TTA_123, TTA_124,
    TTA_125, TTA_126, TTA_127, TTA_128, TTA_129, TTA_130, TTA_131, TTA_132, TTA_133, TTA_134, TTA_135, TTA_154,
    TTA_155, TTA_156, TTA_157, TTA_158, TTA_159, TTA_160, TTA_161, TTA_162, TTA_163, TTA_164, TTA_165, TTA_169,
    TTA_170, TTA_171, TTA_172, TTA_173, TTA_174, TTA_175, TTA_176, TTA_177, TTA_178, TTA_179, TTA_180, TTA_181,
    TTA_182, TTA_183, TTA_184, TTA_187, TTA_189, TTA_190, TTA_191, TTA_192, TTA_193, TTA_194, TTA_195, TTA_196,
    TTA_197, TTA_198, TTA_200, TTA_201, TTA_202, TTA_204, TTA_206, TTA_207, TTA_208, TTA_209, TTA_210, TTA_211,
    TTA_212, TTA_213, TTA_214, TTA_215, TTA_216, TTA_218, TTA_220, TTA_A3, TTA_A4, TTA_A5, TTA_A6, TTA_A7, TTA_A11,
    TTA_A14, TTA_A16, TTA_F3, TTA_F4, TTA_F5, TTA_F6, TTA_F7, TTA_F8, TTA_F9, TTA_F10, TTA_F29, TTA_F30, TTA_F31,
    TTA_F32, TTA_F33, TTA_F35, TTA_F41, TTA_F58, TTA_F59, TTA_F60, TTA_F61, TTA_F62, TTA_F63, TTA_F64, TTA_F65,
];
