/** Rounds on an axis. */
export interface RoundMark {
  step: number;
  round: number;
}

/** The round numbers an axis has room for, at even distances: every one, or every second, fifth, tenth. */
export function spaced(rounds: RoundMark[], at: (step: number) => number, room: number): RoundMark[] {
  const far = (a: RoundMark, b: RoundMark): boolean => at(b.step) - at(a.step) >= room;
  for (const every of [1, 2, 5, 10, 20, 50]) {
    const some = rounds.filter((one) => one.round % every === 0);
    if (!some.every((one, index) => index === 0 || far(some[index - 1]!, one))) continue;
    const first = rounds[0];
    return first && some[0] && first !== some[0] && far(first, some[0]) ? [first, ...some] : some;
  }
  return rounds.slice(0, 1);
}
