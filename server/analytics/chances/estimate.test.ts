/** What is said of an outcome: what must hold for any answers, and how often it is right. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { simulatedAnswers } from '../../testing/simulated-answers.ts';
import { fitModel } from '../model/fit.ts';
import { chanceOf } from '../model/link.ts';
import { type Model, predict } from '../model/predict.ts';
import { prior } from '../model/prior.ts';
import { newStudent } from '../model/state.ts';
import { updateStudent } from '../model/update.ts';
import { estimateOf } from './estimate.ts';
import { type LoggedAnswer, skillOf, stateAfter } from './take-in.ts';

const now = new Date('2026-11-20T12:00:00Z');
const day = 86_400_000;
const ago = (days: number) => new Date(now.getTime() - days * day);

let ids = 0;
const answer = (overrides: Partial<LoggedAnswer> = {}): LoggedAnswer => {
  ids += 1;
  const id = String(ids).padStart(8, '0');
  const where = { courseId: 'sql', lessonId: 'm1-l1', outcomeId: 'm1', item: `q${ids}` };
  return { id, at: now, ...where, options: 3, isRight: true, ...overrides };
};
const right = (count: number, overrides: Partial<LoggedAnswer> = {}) =>
  Array.from({ length: count }, () => answer(overrides));
const wrong = (count: number, overrides: Partial<LoggedAnswer> = {}) => right(count, { ...overrides, isRight: false });

const skill = skillOf({ courseId: 'sql', outcomeId: 'm1' });
const estimate = (answers: readonly LoggedAnswer[], at = now) =>
  estimateOf(prior, stateAfter(prior, answers), skill, at);

const logs = fc.array(
  fc
    .record({
      at: fc.double({ min: 0, max: 400, noNaN: true }).map(ago),
      item: fc.constantFrom('q1', 'q2', 'q3', 'q4'),
      outcomeId: fc.constantFrom('m1', 'm2', null),
      options: fc.constantFrom(2, 4, null),
      isRight: fc.boolean(),
    })
    .map(answer),
  { minLength: 1, maxLength: 40 },
);

/** Two sums of the same numbers may differ by the last bits. */
const slack = 1e-9;

describe('§analytics.41 for any answers', () => {
  test('the estimate is a range between 0 and 1 around the chance', () => {
    fc.assert(
      fc.property(logs, (all) => {
        const { low, middle, high } = estimate(all);
        expect(0 <= low && low < middle && middle < high && high <= 1).toBe(true);
      }),
    );
  });

  test('one that was right in place of wrong never lowers it, in its own outcome or another', () => {
    fc.assert(
      fc.property(logs, fc.nat(), (all, which) => {
        const changed = all[which % all.length];
        const better = all.map((each) => (each === changed ? { ...each, isRight: true } : each));
        const worse = all.map((each) => (each === changed ? { ...each, isRight: false } : each));
        const [more, less] = [estimate(better), estimate(worse)];
        for (const key of ['low', 'middle', 'high'] as const) {
          expect(more[key]).toBeGreaterThanOrEqual(less[key] - slack);
        }
      }),
    );
  });

  test('the order in which they arrive does not matter', () => {
    fc.assert(
      fc.property(logs, fc.infiniteStream(fc.nat()), (all, keys) => {
        const mixed = all
          .map((each) => ({ each, key: keys.next().value }))
          .toSorted((one, other) => one.key - other.key)
          .map(({ each }) => each);
        expect(stateAfter(prior, mixed)).toEqual(stateAfter(prior, all));
      }),
    );
  });

  test('time without answers changes no chance and widens the range, until nothing is said any more', () => {
    fc.assert(
      fc.property(logs, (all) => {
        const [soon, later, late] = [0, 60, 366].map((days) => estimate(all, new Date(now.getTime() + days * day)));
        if (!soon || !later || !late) throw new Error('There are three moments.');
        expect(later.middle).toBeCloseTo(soon.middle, 9);
        expect(later.low).toBeLessThanOrEqual(soon.low + slack);
        expect(later.high).toBeGreaterThanOrEqual(soon.high - slack);
        expect(late.level).toBe('unknown');
      }),
    );
  });
});

describe('§analytics.41 the estimate', () => {
  test('begins where public data say that an average student stands, and says that it knows nothing', () => {
    const { low, middle, high, level } = estimate([]);
    expect([low, middle, high].map((value) => value.toFixed(2))).toEqual(['0.16', '0.62', '0.96']);
    expect(level).toBe('unknown');
  });

  test('narrows and rises with each further right answer, and falls with each further wrong one', () => {
    const rising = [1, 2, 4, 8, 16].map((count) => estimate(right(count)));
    expect(rising.map(({ middle }) => middle)).toEqual(rising.map(({ middle }) => middle).toSorted());
    expect(rising.map(({ low }) => low)).toEqual(rising.map(({ low }) => low).toSorted());
    const falling = [1, 2, 4, 8, 16].map((count) => estimate(wrong(count)).middle);
    expect(falling).toEqual(falling.toSorted().toReversed());
  });

  test('believes a right answer the less, the easier it was to guess', () => {
    const middles = [2, 3, 5, null].map((options) => estimate(right(3, { options })).middle);
    expect(middles).toEqual(middles.toSorted());
    expect(new Set(middles).size).toBe(4);
  });

  test('learns of one outcome from answers in others, and says nothing of one without answers', () => {
    const elsewhere = estimate(right(20, { outcomeId: 'm2' }));
    expect(elsewhere.middle).toBeGreaterThan(estimate([]).middle + 0.15);
    expect(elsewhere.level).toBe('unknown');
  });

  test('takes an easy question as easy', () => {
    const name = 'sql.m1-l1.easy';
    const items = new Map([[name, { mean: 3, variance: 0.1 }]]);
    const model: Model = { ...prior, difficulties: { ...prior.difficulties, items } };
    const middleAfter = (item: string) => estimateOf(model, stateAfter(model, right(4, { item })), skill, now).middle;
    expect(middleAfter('easy')).toBeLessThan(middleAfter('another'));
  });
});

describe('§analytics.42 in words', () => {
  test.each<[string, LoggedAnswer[], string]>([
    ['nothing yet', [], 'unknown'],
    ['a short quiz, all right', right(2), 'growing'],
    ['a longer one', right(6), 'firm'],
    ['three exercises', right(3, { options: null }), 'firm'],
    ['one wrong answer', wrong(1), 'unknown'],
    ['a mixed quiz', [...right(6), ...wrong(2)], 'growing'],
    ['all wrong', wrong(6), 'shaky'],
    [
      'one right answer of a student who is good elsewhere',
      [...right(30, { outcomeId: 'm2', at: ago(1) }), ...right(1)],
      'firm',
    ],
    ['all right a year ago', right(12, { at: ago(366) }), 'unknown'],
  ])('%s', (_name, all, level) => {
    expect(estimate(all).level).toBe(level);
  });

  test('nothing is said of a range as wide as 17 to 93 of 100', () => {
    fc.assert(
      fc.property(logs, (all) => {
        const { low, high, level } = estimate(all);
        if (high - low > 0.7) expect(level).toBe('unknown');
        if (level === 'firm') expect(low).toBeGreaterThanOrEqual(0.6);
      }),
    );
  });
});

describe('§analytics.43 of students whose skill is known', () => {
  // How wide a range must be is fitted, too, and off by some hundredths in each world: what counts is several together.
  const said = [3, 4, 5].flatMap(saidIn);

  /** Estimates of each student's skills after so many answers, beside the true chance with an item as easy as the skill's are. */
  function saidIn(seed: number) {
    const setting = { seed, answers: 30 };
    const model = fitModel(simulatedAnswers({ ...setting, students: 800 }));
    const all = simulatedAnswers({ ...setting, students: 300, from: 5_000 });
    return [...Map.groupBy(all, ({ student }) => student).values()].flatMap((answers) => {
      const state = newStudent();
      return answers.flatMap((each, at) => {
        const own = each.skills[0] ?? '';
        const isSaid = at % 5 === 4 && state.skills.has(own);
        const known = isSaid
          ? [{ ...estimateOf(model, state, own, new Date(0)), truth: truthOf(model, each, own) }]
          : [];
        updateStudent(state, each, predict(model, state, each).ease);
        return known;
      });
    });
  }

  function truthOf(model: Model, { chance, item }: { chance: number; item: string }, own: string): number {
    const { items, skillSets } = model.difficulties;
    const ability = Math.log(chance / (1 - chance)) - (skillSets.get(own)?.mean ?? 0) - (items.get(item)?.mean ?? 0);
    return chanceOf(ability + (skillSets.get(own)?.mean ?? 0), 0);
  }

  test('the range holds the chance of four in five', () => {
    const inside = said.filter(({ low, high, truth }) => low <= truth && truth <= high);
    expect(said.length).toBeGreaterThan(1_000);
    expect(inside.length / said.length).toBeGreaterThan(0.77);
    expect(inside.length / said.length).toBeLessThan(0.84);
  });

  test('of those who are told that they are firm, at most one in ten has a chance below 0.6', () => {
    const firm = said.filter(({ level }) => level === 'firm');
    expect(firm.length).toBeGreaterThan(100);
    expect(firm.filter(({ truth }) => truth < 0.6).length / firm.length).toBeLessThanOrEqual(0.1);
  });
});
