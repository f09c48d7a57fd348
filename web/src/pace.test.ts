import { expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { hidden: false });
const { rest, Telling } = await import('./pace.svelte');

type Event = Parameters<InstanceType<typeof Telling>['hear']>[0];
const event = (number: number, seat: number): Event => ({ type: 'event', number, kind: 'act', seat }) as Event;

test('the more waits, the shorter each thing stands; one seat going on stands half as long', () => {
  expect(rest('once', 0, false)).toBe(0);
  expect(rest('brisk', 0, true)).toBe(rest('brisk', 0, false) / 2);
  for (const pace of ['brisk', 'calm'] as const) {
    expect(rest(pace, 30, false)).toBeLessThan(rest(pace, 0, false) / 4);
    expect(rest('calm', 3, false)).toBeGreaterThan(rest('brisk', 3, false));
  }
});

test('bots are told one after the other, people at once, and all of it when it is skipped', () => {
  vi.useFakeTimers();
  const told: number[] = [];
  const telling = new Telling((one) => told.push(one.number), (one) => one.seat !== 0);
  [event(1, 0), event(2, 1), event(3, 2), event(4, 3), event(5, 0)].forEach((one) => telling.hear(one));
  expect(told).toEqual([1, 2]);
  expect(telling.behind).toBe(3);
  vi.advanceTimersByTime(700);
  expect(told).toEqual([1, 2, 3]);
  telling.catchUp();
  expect(told).toEqual([1, 2, 3, 4, 5]);
  telling.hear(event(6, 1));
  telling.hear(event(7, 2));
  telling.forget();
  vi.advanceTimersByTime(5000);
  expect(told).toEqual([1, 2, 3, 4, 5, 6]);
  vi.useRealTimers();
});
