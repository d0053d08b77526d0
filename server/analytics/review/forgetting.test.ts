import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CardAnswer, publishedForgetting } from './forgetting.ts';

const { memoryOf, recallOn } = publishedForgetting;

const rating = fc.constantFrom('again', 'hard', 'good', 'easy');
/** Few moments and few days, so that some are at once, and some days go back. */
const answer: fc.Arbitrary<CardAnswer> = fc.record({
  id: fc.uuid(),
  at: fc.integer({ min: 0, max: 40 }).map((days) => new Date(Date.parse('2026-03-20T12:00Z') + days * 86_400_000)),
  day: fc.integer({ min: 10, max: 28 }).map((day) => `2026-03-${day}`),
  rating,
});
const one = (of: CardAnswer['rating'], day = '2026-03-20', overrides: Partial<CardAnswer> = {}): CardAnswer => ({
  id: '0',
  at: new Date(`${day}T12:00Z`),
  day,
  rating: of,
  ...overrides,
});

describe('§analytics.60 when a question comes back', () => {
  test('a wrong one tomorrow, a right one in days, and after each right one later', () => {
    expect(memoryOf([one('again')])).toMatchObject({ answeredOn: '2026-03-20', dueOn: '2026-03-21' });
    expect(memoryOf([one('good')])).toMatchObject({ dueOn: '2026-03-23' });
    expect(memoryOf([one('good'), one('good', '2026-03-23')])).toMatchObject({ dueOn: '2026-04-06' });
    expect(memoryOf([one('good'), one('good', '2026-03-23'), one('again', '2026-04-06')]).dueOn < '2026-04-10').toBe(
      true,
    );
  });

  test('hard comes back before good, and good before easy', () => {
    const dues = (['again', 'hard', 'good', 'easy'] as const).map(
      (of) => memoryOf([one('good'), one(of, '2026-03-23')]).dueOn,
    );
    expect(dues).toEqual([...new Set(dues)].toSorted());
    expect(dues).toHaveLength(new Set(dues).size);
  });

  test('the order of arrival changes nothing, and days that go back count as the latest one', () => {
    fc.assert(
      fc.property(fc.array(answer, { minLength: 1, maxLength: 12 }), fc.infiniteStream(fc.nat()), (answers, random) => {
        const [first, ...rest] = answers;
        if (!first) return;
        const numbers = random[Symbol.iterator]();
        const [head, ...tail] = answers
          .map((each) => ({ each, number: numbers.next().value ?? 0 }))
          .toSorted((left, right) => left.number - right.number)
          .map(({ each }) => each);
        if (!head) return;
        const memory = memoryOf([first, ...rest]);
        expect(memoryOf([head, ...tail])).toEqual(memory);
        expect(memory.answeredOn).toBe(
          answers
            .map(({ day }) => day)
            .toSorted()
            .at(-1),
        );
        expect(memory.dueOn > memory.answeredOn).toBe(true);
        expect(memory.stability).toBeGreaterThan(0);
      }),
    );
  });

  test('again on the same day does not make it better known', () => {
    const once = memoryOf([one('good')]);
    const twice = memoryOf([one('good'), one('good', '2026-03-20', { id: '1' })]);
    expect(twice.stability).toBe(once.stability);
  });

  test('nine of ten are known on the day on which they come back, and fewer each day after', () => {
    const known = memoryOf([one('easy')]);
    expect(recallOn(known.dueOn, known)).toBeCloseTo(0.9, 1);
    expect(recallOn('2026-04-20', known)).toBeLessThan(recallOn(known.dueOn, known));
    expect(recallOn('2026-03-20', known)).toBe(1);
    expect(recallOn('2026-03-01', known)).toBe(1);
  });
});
