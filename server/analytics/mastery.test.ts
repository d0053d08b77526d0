/** What the path is planned by: what must hold for any attempts, and how often its range is right. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededChance } from './chance.ts';
import { type Attempt, estimateOf, halfLifeDays, type Summary, summaryOf, withWeights } from './mastery.ts';

const now = new Date('2026-11-20T12:00:00Z');
const day = 86_400_000;
const ago = (days: number) => new Date(now.getTime() - days * day);

const attempts = fc
  .array(
    fc.record({
      item: fc.constantFrom('q1', 'q2', 'q3', 'q4', 'e1', 'e2'),
      at: fc.double({ min: 0, max: 400, noNaN: true }).map(ago),
      isRight: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((all) =>
    all.map((attempt, at): Attempt => ({ ...attempt, id: `${at}`, options: attempt.item.startsWith('e') ? null : 3 })),
  );

const right = (item: string, days = 0, options: number | null = null): Attempt => ({
  id: `${item} ${days}`,
  item,
  at: ago(days),
  isRight: true,
  options,
});
const wrong = (item: string, days = 0, options: number | null = null) => ({
  ...right(item, days, options),
  isRight: false,
});
const estimate = (all: readonly Attempt[], at = now) => estimateOf(summaryOf(all), at);

/** Two sums of the same numbers may differ by the last bits. */
const slack = 1e-9;

describe('what the path makes of any attempts', () => {
  test('the estimate is a range between 0 and 1 around its middle', () => {
    fc.assert(
      fc.property(attempts, (all) => {
        const { low, middle, high } = estimate(all);
        expect([low, middle, high].every((value) => Number.isFinite(value) && value >= 0 && value <= 1)).toBe(true);
        expect(low < middle && middle < high).toBe(true);
      }),
    );
  });

  test('one that was right in place of wrong never lowers it', () => {
    fc.assert(
      fc.property(attempts, fc.nat(), (all, which) => {
        fc.pre(all.length > 0);
        const at = which % all.length;
        const better = all.map((attempt, index) => (index === at ? { ...attempt, isRight: true } : attempt));
        const [worse, than] = [estimate(all), estimate(better)];
        expect(than.low).toBeGreaterThanOrEqual(worse.low - slack);
        expect(than.middle).toBeGreaterThanOrEqual(worse.middle - slack);
        expect(than.high).toBeGreaterThanOrEqual(worse.high - slack);
      }),
    );
  });

  test('another right one never lowers it, and another wrong one never raises it', () => {
    fc.assert(
      fc.property(attempts, fc.constantFrom('q1', 'q5', 'e1', 'e5'), fc.boolean(), (all, item, isRight) => {
        const next: Attempt = { id: 'next', item, at: now, isRight, options: item.startsWith('e') ? null : 3 };
        const [earlier, later] = [estimate(all), estimate([...all, next])];
        const change = later.middle - earlier.middle;
        if (isRight) expect(change).toBeGreaterThanOrEqual(-slack);
        else expect(change).toBeLessThanOrEqual(slack);
      }),
    );
  });

  test('the order of arrival does not matter', () => {
    fc.assert(
      fc.property(attempts, fc.integer(), (all, seed) => {
        const mixed = all
          .map((attempt, at) => ({ attempt, key: Math.imul(at + 1, seed | 1) >>> 3 }))
          .toSorted((one, other) => one.key - other.key)
          .map(({ attempt }) => attempt);
        expect(summaryOf(mixed)).toEqual(summaryOf(all));
      }),
    );
  });

  test('attempts at one item count no more than one', () => {
    fc.assert(
      fc.property(attempts, (all) => {
        const weights = new Map<string, number>();
        for (const { item, weight } of withWeights(all, now)) weights.set(item, (weights.get(item) ?? 0) + weight);
        for (const weight of weights.values()) expect(weight).toBeLessThanOrEqual(1 + slack);
      }),
    );
  });

  test('time passing leads back to knowing nothing, and says so', () => {
    fc.assert(
      fc.property(attempts, (all) => {
        const withoutAnswers = estimate([]);
        const late = estimate(all, new Date(now.getTime() + 40 * halfLifeDays * day));
        expect(late.level).toBe('unknown');
        for (const key of ['low', 'middle', 'high'] as const) expect(late[key]).toBeCloseTo(withoutAnswers[key], 3);
      }),
    );
  });

  test('the stored summary says at any later time what the attempts themselves would say', () => {
    fc.assert(
      fc.property(attempts, fc.double({ min: 0, max: 1000, noNaN: true }), (all, days) => {
        const later = new Date(now.getTime() + days * day);
        const weights = withWeights(all, later);
        const sum = (isRight: boolean) =>
          weights.filter((one) => one.isRight === isRight).reduce((total, { weight }) => total + weight, 0);
        const summary: Summary = summaryOf(all) ?? { asOf: later, wrong: 0, right: {}, attempts: 0 };
        const share = 0.5 ** ((later.getTime() - summary.asOf.getTime()) / day / halfLifeDays);
        expect(summary.wrong * share).toBeCloseTo(sum(false), 9);
        const kept = Object.values(summary.right).reduce((total, weight) => total + weight, 0);
        expect(kept * share).toBeCloseTo(sum(true), 9);
      }),
    );
  });
});

describe('the estimate of the path', () => {
  test('knows nothing at first: anything is as likely', () => {
    const { low, middle, high, level } = estimate([]);
    expect([low, middle, high].map((value) => value.toFixed(2))).toEqual(['0.10', '0.50', '0.90']);
    expect(level).toBe('unknown');
  });

  test('narrows with each further thing that is done', () => {
    const widths = [1, 2, 4, 8, 16].map((count) => {
      const { low, high } = estimate(Array.from({ length: count }, (_, at) => right(`e${at}`)));
      return high - low;
    });
    expect(widths.toSorted((one, other) => other - one)).toEqual(widths);
    expect(widths.at(-1)).toBeLessThan(0.2);
  });

  test('believes a right answer the less, the easier it was to guess', () => {
    const lows = [2, 3, 5, null].map((options) => estimate([right('one', 0, options)]).middle);
    expect(lows.toSorted((one, other) => one - other)).toEqual(lows);
    expect(new Set(lows).size).toBe(4);
    // A wrong answer says the same, however many there were to choose from.
    expect(estimate([wrong('one', 0, 2)])).toEqual(estimate([wrong('one', 0, null)]));
  });

  test('halves the weight of an attempt in its half-life', () => {
    const [attempt] = withWeights([right('e1', halfLifeDays)], now);
    expect(attempt?.weight).toBeCloseTo(0.5, 12);
  });

  test('gives the newest attempt at an item a half, the one before a quarter, and the first the rest', () => {
    const shares = (count: number) =>
      withWeights(
        Array.from({ length: count }, (_, at) => ({ ...right('e1'), id: `${at}` })),
        now,
      ).map(({ weight }) => weight);
    expect([1, 2, 3, 4].map(shares)).toEqual([[1], [0.5, 0.5], [0.5, 0.25, 0.25], [0.5, 0.25, 0.125, 0.125]]);
  });

  test('follows a student who has learned it since', () => {
    const items = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6'];
    const then = items.map((item) => wrong(item, 200));
    expect(estimate(then, ago(200)).level).toBe('shaky');
    const since = estimate([...then, ...items.map((item) => right(item, 1))]);
    expect(since.middle).toBeGreaterThan(0.65);
    expect(since.level).toBe('growing');
  });
});

describe('the same in words', () => {
  test.each([
    ['questions with three choices', 7, 3],
    ['exercises', 4, null],
  ])('firm takes so many different %s right: %i', (_what, many, options) => {
    const items = (count: number) => Array.from({ length: count }, (_, at) => right(`i${at}`, 0, options));
    expect(estimate(items(many)).level).toBe('firm');
    expect(estimate(items(many - 1)).level).toBe('growing');
  });

  const items = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6'];
  test.each<[string, Attempt[], string]>([
    ['nothing yet', [], 'unknown'],
    ['a short quiz, all right', [right('q1', 0, 3), right('q2', 0, 3)], 'growing'],
    ['a short quiz, one of two', [right('q1', 0, 3), wrong('q2', 0, 3)], 'shaky'],
    ['a quiz and exercises, all right', [...items.map((item) => right(item)), right('q1', 0, 3)], 'firm'],
    ['the same a year later', [...items.map((item) => right(item, 365)), right('q1', 365, 3)], 'unknown'],
    ['all wrong', items.map((item) => wrong(item)), 'shaky'],
    ['one question, over and over', Array.from({ length: 50 }, (_, at) => right('q1', at / 1000, 3)), 'growing'],
  ])('%s', (_name, all, level) => {
    expect(estimate(all).level).toBe(level);
  });
});

describe('the same of students whose skill is known', () => {
  /** How often the range holds the skill of a student, over many students of every skill. */
  function coverage(count: number, options: number | null, of: (at: number, chance: () => number) => Partial<Attempt>) {
    const chance = seededChance(42);
    const students = 4000;
    let held = 0;
    for (let student = 0; student < students; student += 1) {
      const skill = chance();
      const all = Array.from({ length: count }, (_, at): Attempt => {
        const can = chance() < skill || (options !== null && chance() < 1 / options);
        return { id: `${at}`, item: `e${at}`, at: now, isRight: can, options, ...of(at, chance) };
      });
      const { low, high } = estimate(all);
      if (low <= skill && skill <= high) held += 1;
    }
    return held / students;
  }

  test.each([
    [2, 3],
    [3, 3],
    [6, 4],
    [6, null],
    [20, 2],
    [20, null],
  ])('the range holds the skill of four in five: %i attempts, %s options', (count, options) => {
    const share = coverage(count, options, () => ({}));
    expect(share).toBeGreaterThan(0.78);
    expect(share).toBeLessThan(0.82);
  });

  test('it holds no fewer where attempts are old or repeated', () => {
    expect(coverage(12, 3, (_, chance) => ({ at: ago(chance() * 365) }))).toBeGreaterThan(0.79);
    expect(coverage(12, 3, (at) => ({ item: `e${at % 4}` }))).toBeGreaterThan(0.79);
  });
});
