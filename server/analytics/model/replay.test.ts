/** What must hold of the model for any answers: monotony, and that all of it follows from the log. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { features } from './features.ts';
import { totalOf } from './interval.ts';
import { type Model, predict } from './predict.ts';
import { answered, type Knowledge, knowledgeOf, replay, stateOf } from './replay.ts';
import { newStudent } from './state.ts';
import { updateStudent } from './update.ts';

const day = 86_400;

/** Weights of any size, each of the sign that it must have: what holds for them holds for whatever is fitted. */
const models = fc
  .array(fc.double({ min: 0, max: 2, noNaN: true }), { minLength: features.length, maxLength: features.length })
  .map(
    (sizes): Model => ({
      weights: sizes.map((size, at) => {
        const sign = features[at]?.sign;
        return sign === 'positive' ? size : sign === 'negative' ? -size : size - 1;
      }),
      interval: { remaining: 0.2, general: 1, skill: 0.4, gain: 0 },
      difficulties: {
        prior: { mean: 0.6, skillVariance: 0.6, itemVariance: 0.8 },
        skillSets: new Map([['k1', { mean: -0.5, variance: 0.05 }]]),
        items: new Map([['i1', { mean: 1, variance: 0.1 }]]),
      },
    }),
  );

const answer = fc.record({
  student: fc.constantFrom('anna', 'ben'),
  item: fc.constantFrom('i1', 'i2', 'i3', 'i4'),
  skills: fc.constantFrom(['k1'], ['k2'], ['k1', 'k3'], []),
  options: fc.constantFrom(null, 3),
  isRight: fc.boolean(),
  pause: fc.constantFrom(0, 30, 3_600, 3 * day, 200 * day),
});

/** With times or without. */
const logs = fc.tuple(fc.array(answer, { minLength: 1, maxLength: 30 }), fc.boolean()).map(([all, isTimed]) => {
  let now = 0;
  return all.map(({ pause, ...each }): Answer => {
    now += pause;
    return { ...each, at: isTimed ? now : null };
  });
});

/** As a database or a file would keep it. */
const stored = ({ model, students }: Knowledge) =>
  JSON.stringify([
    model.difficulties.prior,
    [...model.difficulties.skillSets],
    [...model.difficulties.items],
    [...students].map(([name, { general, skills, items }]) => [name, general, [...skills], [...items]]),
  ]);

function restored(model: Model, text: string): Knowledge {
  const [prior, skillSets, items, students] = JSON.parse(text);
  return {
    model: { ...model, difficulties: { prior, skillSets: new Map(skillSets), items: new Map(items) } },
    students: new Map(
      students.map(([name, general, skills, own]: [string, never, [], []]) => [
        name,
        { general, skills: new Map(skills), items: new Map(own) },
      ]),
    ),
  };
}

describe('for any answers', () => {
  test('one that was right in place of wrong never lowers the chance of the next in its skills', () => {
    fc.assert(
      fc.property(models, logs, fc.nat(), (model, log, which) => {
        const own = log.map((each) => ({ ...each, student: 'anna' }));
        const changed = own[which % own.length];
        const last = own.at(-1);
        if (!changed || !last) return;
        const question = { ...changed, at: last.at };
        const [better, worse] = [true, false].map((isRight) => {
          const student = newStudent();
          for (const each of own) updateStudent(student, each === changed ? { ...each, isRight } : each, 0.3);
          return predict(model, student, question);
        });
        if (!better || !worse) throw new Error('There are two histories.');
        // Two sums of the same numbers may differ by the last bits.
        expect(better.chance).toBeGreaterThanOrEqual(worse.chance - 1e-12);
        expect(better.low).toBeGreaterThanOrEqual(worse.low - 1e-12);
        expect(better.high).toBeGreaterThanOrEqual(worse.high - 1e-12);
      }),
    );
  });

  test('one that is right never leaves the next chance lower than one that is wrong, difficulties included', () => {
    fc.assert(
      fc.property(models, logs, fc.constantFrom('i1', 'i4'), (model, log, item) => {
        const chances = [true, false].map((isRight) => {
          const knowledge = replay(model, log);
          const next: Answer = { student: 'anna', item, skills: ['k1'], at: null, options: null, isRight };
          answered(knowledge, next);
          return predict(knowledge.model, stateOf(knowledge, 'anna'), next).chance;
        });
        expect(chances[0]).toBeGreaterThanOrEqual((chances[1] ?? 1) - 1e-12);
      }),
    );
  });

  test('a replay of the log gives what was known answer by answer, stored in between or not, to the last bit', () => {
    fc.assert(
      fc.property(models, logs, (model, log) => {
        let online = knowledgeOf(model);
        for (const each of log) {
          online = restored(model, stored(online));
          answered(online, each);
        }
        expect(stored(online)).toBe(stored(replay(model, log)));
      }),
    );
  });

  test('the chance is between guessing and 1, within its interval, and predicting changes nothing', () => {
    fc.assert(
      fc.property(models, logs, (model, log) => {
        const knowledge = knowledgeOf(model);
        for (const each of log) {
          const before = stored(knowledge);
          predict(knowledge.model, stateOf(knowledge, each.student), each);
          expect(stored(knowledge)).toBe(before);
          const { low, chance, high } = answered(knowledge, each);
          const guess = each.options === null ? 0 : 1 / each.options;
          expect([guess, low, chance, high, 1].every((value) => Number.isFinite(value))).toBe(true);
          expect(guess <= low && low <= chance && chance <= high && high <= 1).toBe(true);
        }
      }),
    );
  });

  test('the interval is no narrower after time without an answer', () => {
    fc.assert(
      fc.property(models, logs, (model, log) => {
        const knowledge = replay(model, log);
        const last = log.at(-1);
        if (last?.at == null) return;
        const variances = [0, 30, 300].map((days) => {
          const question = { ...last, at: (last.at ?? 0) + days * day };
          return totalOf(predict(knowledge.model, stateOf(knowledge, last.student), question).variances);
        });
        expect(variances).toEqual(variances.toSorted((one, other) => one - other));
      }),
    );
  });
});

test('what is fitted stays as it was', () => {
  const [model] = fc.sample(models, { numRuns: 1, seed: 1 });
  if (!model) throw new Error('There is a model.');
  const before = structuredClone(model);
  replay(model, [{ student: 'anna', item: 'i1', skills: ['k1'], at: null, options: null, isRight: true }]);
  expect(model).toEqual(before);
});
