//! Generated from rules.toml by `cargo xtask gen`; do not edit.

use epoka_core::Rule;

/// TTA-1. Components.
pub const TTA_1: Rule = Rule::new(0, "TTA-1");
/// TTA-2. Kinds of civil cards.
pub const TTA_2: Rule = Rule::new(1, "TTA-2");
/// TTA-3. Kinds of military cards.
pub const TTA_3: Rule = Rule::new(2, "TTA-3");
/// TTA-4. Levels.
pub const TTA_4: Rule = Rule::new(3, "TTA-4");
/// TTA-5. The best of a kind.
pub const TTA_5: Rule = Rule::new(4, "TTA-5");
/// TTA-6. A worker is a building.
pub const TTA_6: Rule = Rule::new(5, "TTA-6");
/// TTA-7. In play.
pub const TTA_7: Rule = Rule::new(6, "TTA-7");
/// TTA-8 (ruling). The box.
pub const TTA_8: Rule = Rule::new(7, "TTA-8");
/// TTA-9. Open and secret.
pub const TTA_9: Rule = Rule::new(8, "TTA-9");
/// TTA-10. Cards before rules.
pub const TTA_10: Rule = Rule::new(9, "TTA-10");
/// TTA-11. The decks.
pub const TTA_11: Rule = Rule::new(10, "TTA-11");
/// TTA-12. Starting technologies.
pub const TTA_12: Rule = Rule::new(11, "TTA-12");
/// TTA-13. Starting tokens.
pub const TTA_13: Rule = Rule::new(12, "TTA-13");
/// TTA-14. Despotism.
pub const TTA_14: Rule = Rule::new(13, "TTA-14");
/// TTA-15. Starting ratings.
pub const TTA_15: Rule = Rule::new(14, "TTA-15");
/// TTA-16. No tactic, no cards.
pub const TTA_16: Rule = Rule::new(15, "TTA-16");
/// TTA-17. First events.
pub const TTA_17: Rule = Rule::new(16, "TTA-17");
/// TTA-18. The starting player.
pub const TTA_18: Rule = Rule::new(17, "TTA-18");
/// TTA-19. Actions in round 1.
pub const TTA_19: Rule = Rule::new(18, "TTA-19");
/// TTA-20. The first row.
pub const TTA_20: Rule = Rule::new(19, "TTA-20");
/// TTA-21. Rounds.
pub const TTA_21: Rule = Rule::new(20, "TTA-21");
/// TTA-22. Ages.
pub const TTA_22: Rule = Rule::new(21, "TTA-22");
/// TTA-23. The end.
pub const TTA_23: Rule = Rule::new(22, "TTA-23");
/// TTA-24. End of Age A.
pub const TTA_24: Rule = Rule::new(23, "TTA-24");
/// TTA-25. End of the later ages.
pub const TTA_25: Rule = Rule::new(24, "TTA-25");
/// TTA-26. Steps.
pub const TTA_26: Rule = Rule::new(25, "TTA-26");
/// TTA-27. What is obsolete.
pub const TTA_27: Rule = Rule::new(26, "TTA-27");
/// TTA-28. Obsolete cards in hand.
pub const TTA_28: Rule = Rule::new(27, "TTA-28");
/// TTA-29. Obsolete cards in play.
pub const TTA_29: Rule = Rule::new(28, "TTA-29");
/// TTA-30. What stays.
pub const TTA_30: Rule = Rule::new(29, "TTA-30");
/// TTA-31. Yellow tokens.
pub const TTA_31: Rule = Rule::new(30, "TTA-31");
/// TTA-32. The new civil deck.
pub const TTA_32: Rule = Rule::new(31, "TTA-32");
/// TTA-33. The new military deck.
pub const TTA_33: Rule = Rule::new(32, "TTA-33");
/// TTA-34. The last round.
pub const TTA_34: Rule = Rule::new(33, "TTA-34");
/// TTA-35. The row in Age IV.
pub const TTA_35: Rule = Rule::new(34, "TTA-35");
/// TTA-36. The turn.
pub const TTA_36: Rule = Rule::new(35, "TTA-36");
/// TTA-37. First turns.
pub const TTA_37: Rule = Rule::new(36, "TTA-37");
/// TTA-38. The row in round 1.
pub const TTA_38: Rule = Rule::new(37, "TTA-38");
/// TTA-39. Always up to date.
pub const TTA_39: Rule = Rule::new(38, "TTA-39");
/// TTA-40. Clearing the row.
pub const TTA_40: Rule = Rule::new(39, "TTA-40");
/// TTA-41. Closing up.
pub const TTA_41: Rule = Rule::new(40, "TTA-41");
/// TTA-42. Filling the row.
pub const TTA_42: Rule = Rule::new(41, "TTA-42");
/// TTA-43. Wars are resolved.
pub const TTA_43: Rule = Rule::new(42, "TTA-43");
/// TTA-44. Strength in a war.
pub const TTA_44: Rule = Rule::new(43, "TTA-44");
/// TTA-45. The victor.
pub const TTA_45: Rule = Rule::new(44, "TTA-45");
/// TTA-46. Stolen technologies.
pub const TTA_46: Rule = Rule::new(45, "TTA-46");
/// TTA-47. After the war.
pub const TTA_47: Rule = Rule::new(46, "TTA-47");
/// TTA-48. Sharing a tactic.
pub const TTA_48: Rule = Rule::new(47, "TTA-48");
/// TTA-49. One political action.
pub const TTA_49: Rule = Rule::new(48, "TTA-49");
/// TTA-50. Political actions.
pub const TTA_50: Rule = Rule::new(49, "TTA-50");
/// TTA-51. Leaders in politics.
pub const TTA_51: Rule = Rule::new(50, "TTA-51");
/// TTA-52. Actions paid in politics.
pub const TTA_52: Rule = Rule::new(51, "TTA-52");
/// TTA-53. Preparing an event.
pub const TTA_53: Rule = Rule::new(52, "TTA-53");
/// TTA-54. The current event.
pub const TTA_54: Rule = Rule::new(53, "TTA-54");
/// TTA-55. New current events.
pub const TTA_55: Rule = Rule::new(54, "TTA-55");
/// TTA-56. Past events.
pub const TTA_56: Rule = Rule::new(55, "TTA-56");
/// TTA-57. Playing an aggression.
pub const TTA_57: Rule = Rule::new(56, "TTA-57");
/// TTA-58. Whom one may attack.
pub const TTA_58: Rule = Rule::new(57, "TTA-58");
/// TTA-59. Strength in an attack.
pub const TTA_59: Rule = Rule::new(58, "TTA-59");
/// TTA-60. Pacts ended by an attack.
pub const TTA_60: Rule = Rule::new(59, "TTA-60");
/// TTA-61. Defence.
pub const TTA_61: Rule = Rule::new(60, "TTA-61");
/// TTA-62. How many cards.
pub const TTA_62: Rule = Rule::new(61, "TTA-62");
/// TTA-63. No card in vain.
pub const TTA_63: Rule = Rule::new(62, "TTA-63");
/// TTA-64. A failed aggression.
pub const TTA_64: Rule = Rule::new(63, "TTA-64");
/// TTA-65. A successful aggression.
pub const TTA_65: Rule = Rule::new(64, "TTA-65");
/// TTA-66. Aggressions to the end.
pub const TTA_66: Rule = Rule::new(65, "TTA-66");
/// TTA-67. Declaring a war.
pub const TTA_67: Rule = Rule::new(66, "TTA-67");
/// TTA-68. Pacts ended by a war.
pub const TTA_68: Rule = Rule::new(67, "TTA-68");
/// TTA-69. A declared war.
pub const TTA_69: Rule = Rule::new(68, "TTA-69");
/// TTA-70. No war at the end.
pub const TTA_70: Rule = Rule::new(69, "TTA-70");
/// TTA-71. Offering a pact.
pub const TTA_71: Rule = Rule::new(70, "TTA-71");
/// TTA-72. A refused pact.
pub const TTA_72: Rule = Rule::new(71, "TTA-72");
/// TTA-73. An accepted pact.
pub const TTA_73: Rule = Rule::new(72, "TTA-73");
/// TTA-74. Pacts of others.
pub const TTA_74: Rule = Rule::new(73, "TTA-74");
/// TTA-75. Peace too late.
pub const TTA_75: Rule = Rule::new(74, "TTA-75");
/// TTA-76. Cancelling a pact.
pub const TTA_76: Rule = Rule::new(75, "TTA-76");
/// TTA-77. Resigning.
pub const TTA_77: Rule = Rule::new(76, "TTA-77");
/// TTA-78. Wars against who resigns.
pub const TTA_78: Rule = Rule::new(77, "TTA-78");
/// TTA-79. The last one wins.
pub const TTA_79: Rule = Rule::new(78, "TTA-79");
/// TTA-80. Playing on.
pub const TTA_80: Rule = Rule::new(79, "TTA-80");
/// TTA-81. No resigning in Age IV.
pub const TTA_81: Rule = Rule::new(80, "TTA-81");
/// TTA-82. The Action Phase.
pub const TTA_82: Rule = Rule::new(81, "TTA-82");
/// TTA-83. Whole or not at all.
pub const TTA_83: Rule = Rule::new(82, "TTA-83");
/// TTA-84. Because of a card.
pub const TTA_84: Rule = Rule::new(83, "TTA-84");
/// TTA-85. Never below nothing.
pub const TTA_85: Rule = Rule::new(84, "TTA-85");
/// TTA-86. For this turn only.
pub const TTA_86: Rule = Rule::new(85, "TTA-86");
/// TTA-87. The price of a card.
pub const TTA_87: Rule = Rule::new(86, "TTA-87");
/// TTA-88. The hand.
pub const TTA_88: Rule = Rule::new(87, "TTA-88");
/// TTA-89. No technology twice.
pub const TTA_89: Rule = Rule::new(88, "TTA-89");
/// TTA-90. One leader per age.
pub const TTA_90: Rule = Rule::new(89, "TTA-90");
/// TTA-91. The price of a wonder.
pub const TTA_91: Rule = Rule::new(90, "TTA-91");
/// TTA-92. One unfinished wonder.
pub const TTA_92: Rule = Rule::new(91, "TTA-92");
/// TTA-93. Increasing the population.
pub const TTA_93: Rule = Rule::new(92, "TTA-93");
/// TTA-94. The price of growth.
pub const TTA_94: Rule = Rule::new(93, "TTA-94");
/// TTA-95. Building.
pub const TTA_95: Rule = Rule::new(94, "TTA-95");
/// TTA-96. The urban limit.
pub const TTA_96: Rule = Rule::new(95, "TTA-96");
/// TTA-97. Construction technologies.
pub const TTA_97: Rule = Rule::new(96, "TTA-97");
/// TTA-98. Upgrading.
pub const TTA_98: Rule = Rule::new(97, "TTA-98");
/// TTA-99. Destroying.
pub const TTA_99: Rule = Rule::new(98, "TTA-99");
/// TTA-100. Playing a leader.
pub const TTA_100: Rule = Rule::new(99, "TTA-100");
/// TTA-101. Replacing a leader.
pub const TTA_101: Rule = Rule::new(100, "TTA-101");
/// TTA-102. Building a wonder.
pub const TTA_102: Rule = Rule::new(101, "TTA-102");
/// TTA-103. No token in the bank.
pub const TTA_103: Rule = Rule::new(102, "TTA-103");
/// TTA-104. Several stages.
pub const TTA_104: Rule = Rule::new(103, "TTA-104");
/// TTA-105. Completion.
pub const TTA_105: Rule = Rule::new(104, "TTA-105");
/// TTA-106. Wonders of Age III.
pub const TTA_106: Rule = Rule::new(105, "TTA-106");
/// TTA-107. Developing a technology.
pub const TTA_107: Rule = Rule::new(106, "TTA-107");
/// TTA-108. Special technologies.
pub const TTA_108: Rule = Rule::new(107, "TTA-108");
/// TTA-109. Governments.
pub const TTA_109: Rule = Rule::new(108, "TTA-109");
/// TTA-110. When something is developed.
pub const TTA_110: Rule = Rule::new(109, "TTA-110");
/// TTA-111. Revolution.
pub const TTA_111: Rule = Rule::new(110, "TTA-111");
/// TTA-112. After a revolution.
pub const TTA_112: Rule = Rule::new(111, "TTA-112");
/// TTA-113. Revolution by a card.
pub const TTA_113: Rule = Rule::new(112, "TTA-113");
/// TTA-114. Action cards.
pub const TTA_114: Rule = Rule::new(113, "TTA-114");
/// TTA-115. Not in the same phase.
pub const TTA_115: Rule = Rule::new(114, "TTA-115");
/// TTA-116. What the card orders.
pub const TTA_116: Rule = Rule::new(115, "TTA-116");
/// TTA-117. One stage.
pub const TTA_117: Rule = Rule::new(116, "TTA-117");
/// TTA-118. Building a unit.
pub const TTA_118: Rule = Rule::new(117, "TTA-118");
/// TTA-119. Upgrading a unit.
pub const TTA_119: Rule = Rule::new(118, "TTA-119");
/// TTA-120. Disbanding.
pub const TTA_120: Rule = Rule::new(119, "TTA-120");
/// TTA-121. Playing a tactic.
pub const TTA_121: Rule = Rule::new(120, "TTA-121");
/// TTA-122. Copying a tactic.
pub const TTA_122: Rule = Rule::new(121, "TTA-122");
/// TTA-123. One tactic per turn.
pub const TTA_123: Rule = Rule::new(122, "TTA-123");
/// TTA-124. The end of the turn.
pub const TTA_124: Rule = Rule::new(123, "TTA-124");
/// TTA-125. Excess military cards.
pub const TTA_125: Rule = Rule::new(124, "TTA-125");
/// TTA-126. Uprising.
pub const TTA_126: Rule = Rule::new(125, "TTA-126");
/// TTA-127. Production.
pub const TTA_127: Rule = Rule::new(126, "TTA-127");
/// TTA-128. Science and culture.
pub const TTA_128: Rule = Rule::new(127, "TTA-128");
/// TTA-129. Corruption.
pub const TTA_129: Rule = Rule::new(128, "TTA-129");
/// TTA-130. Food.
pub const TTA_130: Rule = Rule::new(129, "TTA-130");
/// TTA-131. Consumption.
pub const TTA_131: Rule = Rule::new(130, "TTA-131");
/// TTA-132. Resources.
pub const TTA_132: Rule = Rule::new(131, "TTA-132");
/// TTA-133. Military cards.
pub const TTA_133: Rule = Rule::new(132, "TTA-133");
/// TTA-134. A new deck.
pub const TTA_134: Rule = Rule::new(133, "TTA-134");
/// TTA-135. Actions come back.
pub const TTA_135: Rule = Rule::new(134, "TTA-135");
/// TTA-136. Carrying out events.
pub const TTA_136: Rule = Rule::new(135, "TTA-136");
/// TTA-137. Ties.
pub const TTA_137: Rule = Rule::new(136, "TTA-137");
/// TTA-138. Ties at the end.
pub const TTA_138: Rule = Rule::new(137, "TTA-138");
/// TTA-139. All with the most.
pub const TTA_139: Rule = Rule::new(138, "TTA-139");
/// TTA-140. Events for two players.
pub const TTA_140: Rule = Rule::new(139, "TTA-140");
/// TTA-141. Actions by events.
pub const TTA_141: Rule = Rule::new(140, "TTA-141");
/// TTA-142. Actions lost to events.
pub const TTA_142: Rule = Rule::new(141, "TTA-142");
/// TTA-143. The auction.
pub const TTA_143: Rule = Rule::new(142, "TTA-143");
/// TTA-144. The highest bid.
pub const TTA_144: Rule = Rule::new(143, "TTA-144");
/// TTA-145. Nobody bids.
pub const TTA_145: Rule = Rule::new(144, "TTA-145");
/// TTA-146. The winner colonizes.
pub const TTA_146: Rule = Rule::new(145, "TTA-146");
/// TTA-147. The force.
pub const TTA_147: Rule = Rule::new(146, "TTA-147");
/// TTA-148. At least one unit.
pub const TTA_148: Rule = Rule::new(147, "TTA-148");
/// TTA-149. Only what is sent.
pub const TTA_149: Rule = Rule::new(148, "TTA-149");
/// TTA-150. The price of a colony.
pub const TTA_150: Rule = Rule::new(149, "TTA-150");
/// TTA-151. A new colony.
pub const TTA_151: Rule = Rule::new(150, "TTA-151");
/// TTA-152. The order counts.
pub const TTA_152: Rule = Rule::new(151, "TTA-152");
/// TTA-153. Lost and taken colonies.
pub const TTA_153: Rule = Rule::new(152, "TTA-153");
/// TTA-154. The civil hand.
pub const TTA_154: Rule = Rule::new(153, "TTA-154");
/// TTA-155. The military hand.
pub const TTA_155: Rule = Rule::new(154, "TTA-155");
/// TTA-156. Civil cards are gone.
pub const TTA_156: Rule = Rule::new(155, "TTA-156");
/// TTA-157. Military discards.
pub const TTA_157: Rule = Rule::new(156, "TTA-157");
/// TTA-158. Stores.
pub const TTA_158: Rule = Rule::new(157, "TTA-158");
/// TTA-159. Buildings and ratings.
pub const TTA_159: Rule = Rule::new(158, "TTA-159");
/// TTA-160. Without workers.
pub const TTA_160: Rule = Rule::new(159, "TTA-160");
/// TTA-161. Wonders.
pub const TTA_161: Rule = Rule::new(160, "TTA-161");
/// TTA-162. Armies.
pub const TTA_162: Rule = Rule::new(161, "TTA-162");
/// TTA-163. Air forces.
pub const TTA_163: Rule = Rule::new(162, "TTA-163");
/// TTA-164. Obsolete armies.
pub const TTA_164: Rule = Rule::new(163, "TTA-164");
/// TTA-165. The best armies.
pub const TTA_165: Rule = Rule::new(164, "TTA-165");
/// TTA-166. Pacts in play.
pub const TTA_166: Rule = Rule::new(165, "TTA-166");
/// TTA-167. Wars in play.
pub const TTA_167: Rule = Rule::new(166, "TTA-167");
/// TTA-168. Bonus cards.
pub const TTA_168: Rule = Rule::new(167, "TTA-168");
/// TTA-169. Ratings.
pub const TTA_169: Rule = Rule::new(168, "TTA-169");
/// TTA-170. The science rating.
pub const TTA_170: Rule = Rule::new(169, "TTA-170");
/// TTA-171. The culture rating.
pub const TTA_171: Rule = Rule::new(170, "TTA-171");
/// TTA-172. The strength rating.
pub const TTA_172: Rule = Rule::new(171, "TTA-172");
/// TTA-173. Happiness.
pub const TTA_173: Rule = Rule::new(172, "TTA-173");
/// TTA-174. The colonization modifier.
pub const TTA_174: Rule = Rule::new(173, "TTA-174");
/// TTA-175. Totals of actions.
pub const TTA_175: Rule = Rule::new(174, "TTA-175");
/// TTA-176. Available and spent.
pub const TTA_176: Rule = Rule::new(175, "TTA-176");
/// TTA-177. A higher total.
pub const TTA_177: Rule = Rule::new(176, "TTA-177");
/// TTA-178. A lower total.
pub const TTA_178: Rule = Rule::new(177, "TTA-178");
/// TTA-179. Replacing a card.
pub const TTA_179: Rule = Rule::new(178, "TTA-179");
/// TTA-180. Extra actions.
pub const TTA_180: Rule = Rule::new(179, "TTA-180");
/// TTA-181. Banks.
pub const TTA_181: Rule = Rule::new(180, "TTA-181");
/// TTA-182. Tokens of cards.
pub const TTA_182: Rule = Rule::new(181, "TTA-182");
/// TTA-183. Lost blue tokens.
pub const TTA_183: Rule = Rule::new(182, "TTA-183");
/// TTA-184. Lost yellow tokens.
pub const TTA_184: Rule = Rule::new(183, "TTA-184");
/// TTA-185. Taken yellow tokens.
pub const TTA_185: Rule = Rule::new(184, "TTA-185");
/// TTA-186. Workers.
pub const TTA_186: Rule = Rule::new(185, "TTA-186");
/// TTA-187. Gaining population.
pub const TTA_187: Rule = Rule::new(186, "TTA-187");
/// TTA-188. Losing population.
pub const TTA_188: Rule = Rule::new(187, "TTA-188");
/// TTA-189. Happiness needed.
pub const TTA_189: Rule = Rule::new(188, "TTA-189");
/// TTA-190. Discontent workers.
pub const TTA_190: Rule = Rule::new(189, "TTA-190");
/// TTA-191. Food and resources.
pub const TTA_191: Rule = Rule::new(190, "TTA-191");
/// TTA-192. Gaining.
pub const TTA_192: Rule = Rule::new(191, "TTA-192");
/// TTA-193. Too few tokens.
pub const TTA_193: Rule = Rule::new(192, "TTA-193");
/// TTA-194. Paying.
pub const TTA_194: Rule = Rule::new(193, "TTA-194");
/// TTA-195. Never upwards.
pub const TTA_195: Rule = Rule::new(194, "TTA-195");
/// TTA-196. Not enough.
pub const TTA_196: Rule = Rule::new(195, "TTA-196");
/// TTA-197. Overpaying.
pub const TTA_197: Rule = Rule::new(196, "TTA-197");
/// TTA-198. Losing.
pub const TTA_198: Rule = Rule::new(197, "TTA-198");
/// TTA-199. Taking goods.
pub const TTA_199: Rule = Rule::new(198, "TTA-199");
/// TTA-200. Resources for a purpose.
pub const TTA_200: Rule = Rule::new(199, "TTA-200");
/// TTA-201. Points.
pub const TTA_201: Rule = Rule::new(200, "TTA-201");
/// TTA-202. Paying science.
pub const TTA_202: Rule = Rule::new(201, "TTA-202");
/// TTA-203. Taking points.
pub const TTA_203: Rule = Rule::new(202, "TTA-203");
/// TTA-204. The final scoring.
pub const TTA_204: Rule = Rule::new(203, "TTA-204");
/// TTA-205. Impacts.
pub const TTA_205: Rule = Rule::new(204, "TTA-205");
/// TTA-206. Bonuses at the end.
pub const TTA_206: Rule = Rule::new(205, "TTA-206");
/// TTA-207. Victory.
pub const TTA_207: Rule = Rule::new(206, "TTA-207");
/// TTA-208. A leader under a wonder.
pub const TTA_208: Rule = Rule::new(207, "TTA-208");
/// TTA-209. Genghis Khan.
pub const TTA_209: Rule = Rule::new(208, "TTA-209");
/// TTA-210. Robespierre.
pub const TTA_210: Rule = Rule::new(209, "TTA-210");
/// TTA-211. Bill Gates.
pub const TTA_211: Rule = Rule::new(210, "TTA-211");
/// TTA-212. Isaac Newton.
pub const TTA_212: Rule = Rule::new(211, "TTA-212");
/// TTA-213. Bach.
pub const TTA_213: Rule = Rule::new(212, "TTA-213");
/// TTA-214. Strength of the civilization.
pub const TTA_214: Rule = Rule::new(213, "TTA-214");
/// TTA-215. St. Peter's Basilica.
pub const TTA_215: Rule = Rule::new(214, "TTA-215");
/// TTA-216. What buildings really produce.
pub const TTA_216: Rule = Rule::new(215, "TTA-216");
/// TTA-217. Development of Civilization.
pub const TTA_217: Rule = Rule::new(216, "TTA-217");
/// TTA-218. Ruins.
pub const TTA_218: Rule = Rule::new(217, "TTA-218");
/// TTA-219. International Agreement.
pub const TTA_219: Rule = Rule::new(218, "TTA-219");
/// TTA-220. Taj Mahal.
pub const TTA_220: Rule = Rule::new(219, "TTA-220");
/// TTA-A1 (ruling). The starting player resigns.
pub const TTA_A1: Rule = Rule::new(220, "TTA-A1");
/// TTA-A2 (ruling). Two wars at once.
pub const TTA_A2: Rule = Rule::new(221, "TTA-A2");
/// TTA-A3 (ruling). Tokens on a wonder.
pub const TTA_A3: Rule = Rule::new(222, "TTA-A3");
/// TTA-A4 (ruling). No card left.
pub const TTA_A4: Rule = Rule::new(223, "TTA-A4");
/// TTA-A5 (ruling). Mines and labs.
pub const TTA_A5: Rule = Rule::new(224, "TTA-A5");
/// TTA-A6 (ruling). Which payment.
pub const TTA_A6: Rule = Rule::new(225, "TTA-A6");
/// TTA-A7 (ruling). Robespierre and civil actions.
pub const TTA_A7: Rule = Rule::new(226, "TTA-A7");
/// TTA-A8 (ruling). Internet counts all.
pub const TTA_A8: Rule = Rule::new(227, "TTA-A8");
/// TTA-A9 (ruling). Printed costs.
pub const TTA_A9: Rule = Rule::new(228, "TTA-A9");
/// TTA-A10 (ruling). Gained or increased.
pub const TTA_A10: Rule = Rule::new(229, "TTA-A10");
/// TTA-A11 (ruling). By number of players.
pub const TTA_A11: Rule = Rule::new(230, "TTA-A11");
/// TTA-A12 (ruling). Happiness last.
pub const TTA_A12: Rule = Rule::new(231, "TTA-A12");
/// TTA-A13 (ruling). More defence than needed.
pub const TTA_A13: Rule = Rule::new(232, "TTA-A13");
/// TTA-A14 (ruling). A price of nothing.
pub const TTA_A14: Rule = Rule::new(233, "TTA-A14");
/// TTA-A15 (ruling). Nothing to choose.
pub const TTA_A15: Rule = Rule::new(234, "TTA-A15");
/// TTA-A16 (ruling). When Genghis scores.
pub const TTA_A16: Rule = Rule::new(235, "TTA-A16");
/// TTA-A17 (ruling). Resigning ends the turn.
pub const TTA_A17: Rule = Rule::new(236, "TTA-A17");
/// TTA-A18 (ruling). One answer.
pub const TTA_A18: Rule = Rule::new(237, "TTA-A18");
/// TTA-F1. Ties hurt too.
pub const TTA_F1: Rule = Rule::new(238, "TTA-F1");
/// TTA-F2. Two of two.
pub const TTA_F2: Rule = Rule::new(239, "TTA-F2");
/// TTA-F3. Level of Age A.
pub const TTA_F3: Rule = Rule::new(240, "TTA-F3");
/// TTA-F4. Best has a worker.
pub const TTA_F4: Rule = Rule::new(241, "TTA-F4");
/// TTA-F5. The order of gains.
pub const TTA_F5: Rule = Rule::new(242, "TTA-F5");
/// TTA-F6. Free population.
pub const TTA_F6: Rule = Rule::new(243, "TTA-F6");
/// TTA-F7. One purse.
pub const TTA_F7: Rule = Rule::new(244, "TTA-F7");
/// TTA-F8. Pay first, then gain.
pub const TTA_F8: Rule = Rule::new(245, "TTA-F8");
/// TTA-F9. Nothing but one stage.
pub const TTA_F9: Rule = Rule::new(246, "TTA-F9");
/// TTA-F10. Breakthrough and revolution.
pub const TTA_F10: Rule = Rule::new(247, "TTA-F10");
/// TTA-F11. The attacker chooses.
pub const TTA_F11: Rule = Rule::new(248, "TTA-F11");
/// TTA-F12. Half of the sum.
pub const TTA_F12: Rule = Rule::new(249, "TTA-F12");
/// TTA-F13. Up to two buildings.
pub const TTA_F13: Rule = Rule::new(250, "TTA-F13");
/// TTA-F14 (ruling). A fitting target.
pub const TTA_F14: Rule = Rule::new(251, "TTA-F14");
/// TTA-F15. The defender wins ties.
pub const TTA_F15: Rule = Rule::new(252, "TTA-F15");
/// TTA-F16. Attacks in Age IV.
pub const TTA_F16: Rule = Rule::new(253, "TTA-F16");
/// TTA-F17. Unused workers first.
pub const TTA_F17: Rule = Rule::new(254, "TTA-F17");
/// TTA-F18. Anybody may be the target.
pub const TTA_F18: Rule = Rule::new(255, "TTA-F18");
/// TTA-F19. War over Technology.
pub const TTA_F19: Rule = Rule::new(256, "TTA-F19");
/// TTA-F20. War over Territory.
pub const TTA_F20: Rule = Rule::new(257, "TTA-F20");
/// TTA-F21. What the loser has.
pub const TTA_F21: Rule = Rule::new(258, "TTA-F21");
/// TTA-F22. Pacts and declared wars.
pub const TTA_F22: Rule = Rule::new(259, "TTA-F22");
/// TTA-F23. Open borders.
pub const TTA_F23: Rule = Rule::new(260, "TTA-F23");
/// TTA-F24. Pacts that end.
pub const TTA_F24: Rule = Rule::new(261, "TTA-F24");
/// TTA-F25. Trade routes.
pub const TTA_F25: Rule = Rule::new(262, "TTA-F25");
/// TTA-F26. Scientific cooperation.
pub const TTA_F26: Rule = Rule::new(263, "TTA-F26");
/// TTA-F27 (ruling). Pacts and production.
pub const TTA_F27: Rule = Rule::new(264, "TTA-F27");
/// TTA-F28 (ruling). No offers with two players.
pub const TTA_F28: Rule = Rule::new(265, "TTA-F28");
/// TTA-F29. Barbarossa.
pub const TTA_F29: Rule = Rule::new(266, "TTA-F29");
/// TTA-F30. Hammurabi.
pub const TTA_F30: Rule = Rule::new(267, "TTA-F30");
/// TTA-F31 (ruling). Churchill.
pub const TTA_F31: Rule = Rule::new(268, "TTA-F31");
/// TTA-F32. Chaplin.
pub const TTA_F32: Rule = Rule::new(269, "TTA-F32");
/// TTA-F33. The extra face counts.
pub const TTA_F33: Rule = Rule::new(270, "TTA-F33");
/// TTA-F34. Faces of ruins.
pub const TTA_F34: Rule = Rule::new(271, "TTA-F34");
/// TTA-F35. Shakespeare.
pub const TTA_F35: Rule = Rule::new(272, "TTA-F35");
/// TTA-F36. James Cook.
pub const TTA_F36: Rule = Rule::new(273, "TTA-F36");
/// TTA-F37. Christopher Columbus.
pub const TTA_F37: Rule = Rule::new(274, "TTA-F37");
/// TTA-F38. Julius Caesar.
pub const TTA_F38: Rule = Rule::new(275, "TTA-F38");
/// TTA-F39. Mahatma Gandhi.
pub const TTA_F39: Rule = Rule::new(276, "TTA-F39");
/// TTA-F40. Leaders and the agreement.
pub const TTA_F40: Rule = Rule::new(277, "TTA-F40");
/// TTA-F41. No refund.
pub const TTA_F41: Rule = Rule::new(278, "TTA-F41");
/// TTA-F42 (ruling). Iconoclasm.
pub const TTA_F42: Rule = Rule::new(279, "TTA-F42");
/// TTA-F43. Rebellion.
pub const TTA_F43: Rule = Rule::new(280, "TTA-F43");
/// TTA-F44. Politics of Strength.
pub const TTA_F44: Rule = Rule::new(281, "TTA-F44");
/// TTA-F45 (ruling). The price of the agreement.
pub const TTA_F45: Rule = Rule::new(282, "TTA-F45");
/// TTA-F46. Terrorism.
pub const TTA_F46: Rule = Rule::new(283, "TTA-F46");
/// TTA-F47. What a ruin takes along.
pub const TTA_F47: Rule = Rule::new(284, "TTA-F47");
/// TTA-F48. Production by events.
pub const TTA_F48: Rule = Rule::new(285, "TTA-F48");
/// TTA-F49. Buildings by events.
pub const TTA_F49: Rule = Rule::new(286, "TTA-F49");
/// TTA-F50. Emigration.
pub const TTA_F50: Rule = Rule::new(287, "TTA-F50");
/// TTA-F51 (ruling). Impact of Agriculture.
pub const TTA_F51: Rule = Rule::new(288, "TTA-F51");
/// TTA-F52. Impact of Industry.
pub const TTA_F52: Rule = Rule::new(289, "TTA-F52");
/// TTA-F53. Impact of Balance.
pub const TTA_F53: Rule = Rule::new(290, "TTA-F53");
/// TTA-F54. Impact of Population.
pub const TTA_F54: Rule = Rule::new(291, "TTA-F54");
/// TTA-F55. Impact of Variety.
pub const TTA_F55: Rule = Rule::new(292, "TTA-F55");
/// TTA-F56. Impact of Happiness.
pub const TTA_F56: Rule = Rule::new(293, "TTA-F56");
/// TTA-F57. Impacts in play.
pub const TTA_F57: Rule = Rule::new(294, "TTA-F57");
/// TTA-F58. A token as cover.
pub const TTA_F58: Rule = Rule::new(295, "TTA-F58");
/// TTA-F59. Overpaying empties the bank.
pub const TTA_F59: Rule = Rule::new(296, "TTA-F59");
/// TTA-F60. More yellow tokens.
pub const TTA_F60: Rule = Rule::new(297, "TTA-F60");
/// TTA-F61. Never below nothing.
pub const TTA_F61: Rule = Rule::new(298, "TTA-F61");
/// TTA-F62. Tokens of a lost wonder.
pub const TTA_F62: Rule = Rule::new(299, "TTA-F62");
/// TTA-F63. Age of the tactic.
pub const TTA_F63: Rule = Rule::new(300, "TTA-F63");
/// TTA-F64. Automatic armies.
pub const TTA_F64: Rule = Rule::new(301, "TTA-F64");
/// TTA-F65. Equal tactics.
pub const TTA_F65: Rule = Rule::new(302, "TTA-F65");
/// TTA-F66 (ruling). Up to the amount.
pub const TTA_F66: Rule = Rule::new(303, "TTA-F66");
/// TTA-F67 (ruling). Actions for this turn in a revolution.
pub const TTA_F67: Rule = Rule::new(304, "TTA-F67");

/// Every rule, in the order of the catalogue.
pub const ALL: &[Rule] = &[
    TTA_1, TTA_2, TTA_3, TTA_4, TTA_5, TTA_6, TTA_7, TTA_8, TTA_9, TTA_10, TTA_11, TTA_12, TTA_13, TTA_14, TTA_15,
    TTA_16, TTA_17, TTA_18, TTA_19, TTA_20, TTA_21, TTA_22, TTA_23, TTA_24, TTA_25, TTA_26, TTA_27, TTA_28, TTA_29,
    TTA_30, TTA_31, TTA_32, TTA_33, TTA_34, TTA_35, TTA_36, TTA_37, TTA_38, TTA_39, TTA_40, TTA_41, TTA_42, TTA_43,
    TTA_44, TTA_45, TTA_46, TTA_47, TTA_48, TTA_49, TTA_50, TTA_51, TTA_52, TTA_53, TTA_54, TTA_55, TTA_56, TTA_57,
    TTA_58, TTA_59, TTA_60, TTA_61, TTA_62, TTA_63, TTA_64, TTA_65, TTA_66, TTA_67, TTA_68, TTA_69, TTA_70, TTA_71,
    TTA_72, TTA_73, TTA_74, TTA_75, TTA_76, TTA_77, TTA_78, TTA_79, TTA_80, TTA_81, TTA_82, TTA_83, TTA_84, TTA_85,
    TTA_86, TTA_87, TTA_88, TTA_89, TTA_90, TTA_91, TTA_92, TTA_93, TTA_94, TTA_95, TTA_96, TTA_97, TTA_98, TTA_99,
    TTA_100, TTA_101, TTA_102, TTA_103, TTA_104, TTA_105, TTA_106, TTA_107, TTA_108, TTA_109, TTA_110, TTA_111,
    TTA_112, TTA_113, TTA_114, TTA_115, TTA_116, TTA_117, TTA_118, TTA_119, TTA_120, TTA_121, TTA_122, TTA_123,
    TTA_124, TTA_125, TTA_126, TTA_127, TTA_128, TTA_129, TTA_130, TTA_131, TTA_132, TTA_133, TTA_134, TTA_135,
    TTA_136, TTA_137, TTA_138, TTA_139, TTA_140, TTA_141, TTA_142, TTA_143, TTA_144, TTA_145, TTA_146, TTA_147,
    TTA_148, TTA_149, TTA_150, TTA_151, TTA_152, TTA_153, TTA_154, TTA_155, TTA_156, TTA_157, TTA_158, TTA_159,
    TTA_160, TTA_161, TTA_162, TTA_163, TTA_164, TTA_165, TTA_166, TTA_167, TTA_168, TTA_169, TTA_170, TTA_171,
    TTA_172, TTA_173, TTA_174, TTA_175, TTA_176, TTA_177, TTA_178, TTA_179, TTA_180, TTA_181, TTA_182, TTA_183,
    TTA_184, TTA_185, TTA_186, TTA_187, TTA_188, TTA_189, TTA_190, TTA_191, TTA_192, TTA_193, TTA_194, TTA_195,
    TTA_196, TTA_197, TTA_198, TTA_199, TTA_200, TTA_201, TTA_202, TTA_203, TTA_204, TTA_205, TTA_206, TTA_207,
    TTA_208, TTA_209, TTA_210, TTA_211, TTA_212, TTA_213, TTA_214, TTA_215, TTA_216, TTA_217, TTA_218, TTA_219,
    TTA_220, TTA_A1, TTA_A2, TTA_A3, TTA_A4, TTA_A5, TTA_A6, TTA_A7, TTA_A8, TTA_A9, TTA_A10, TTA_A11, TTA_A12,
    TTA_A13, TTA_A14, TTA_A15, TTA_A16, TTA_A17, TTA_A18, TTA_F1, TTA_F2, TTA_F3, TTA_F4, TTA_F5, TTA_F6, TTA_F7,
    TTA_F8, TTA_F9, TTA_F10, TTA_F11, TTA_F12, TTA_F13, TTA_F14, TTA_F15, TTA_F16, TTA_F17, TTA_F18, TTA_F19, TTA_F20,
    TTA_F21, TTA_F22, TTA_F23, TTA_F24, TTA_F25, TTA_F26, TTA_F27, TTA_F28, TTA_F29, TTA_F30, TTA_F31, TTA_F32,
    TTA_F33, TTA_F34, TTA_F35, TTA_F36, TTA_F37, TTA_F38, TTA_F39, TTA_F40, TTA_F41, TTA_F42, TTA_F43, TTA_F44,
    TTA_F45, TTA_F46, TTA_F47, TTA_F48, TTA_F49, TTA_F50, TTA_F51, TTA_F52, TTA_F53, TTA_F54, TTA_F55, TTA_F56,
    TTA_F57, TTA_F58, TTA_F59, TTA_F60, TTA_F61, TTA_F62, TTA_F63, TTA_F64, TTA_F65, TTA_F66, TTA_F67,
];
