/** What answers say of the modules of a path, and what they do not: of those who guess, and of ten right answers. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measuringItems } from '../../content/outcomes.ts';
import { readContent } from '../../content/read.ts';
import { seededChance } from '../chance.ts';
import { courseItem, estimateOf } from '../chances/estimate.ts';
import { passChance } from '../chances/passing.ts';
import { secondsOf, skillOf } from '../chances/take-in.ts';
import type { Question } from '../model/answer.ts';
import { predict } from '../model/predict.ts';
import { prior } from '../model/prior.ts';
import { newStudent, type StudentState } from '../model/state.ts';
import { updateStudent } from '../model/update.ts';
import { gainOf, type MeasuredModule, standingOf } from './known.ts';
import { inOrder, neededFor } from './plan.ts';

const content = readContent('content');
const aims = content.aims.map(({ id }) => id);
const now = new Date('2026-11-20T12:00:00Z');

/** The modules of an aim, as someone who knows nothing of it needs them. */
function modulesOf(aimId: string): MeasuredModule[] {
  const aim = content.aims.find(({ id }) => id === aimId);
  if (!aim) throw new Error(`There is no aim ${aimId}`);
  const courses = content.courses.map(({ modules, ...course }) => ({
    ...course,
    modules: modules.map(({ id, title }) => ({ id, title, isDone: false, minutesLeft: 1 })),
  }));
  const needed = neededFor({ aim, courses, skipped: new Set() });
  return inOrder(needed, []).flatMap((courseId) =>
    (needed.get(courseId)?.modules ?? []).map(({ id }) => {
      const written = content.courses.find((course) => course.id === courseId)?.modules.find((each) => each.id === id);
      const quizzes = (written?.lessons ?? []).flatMap((lesson) => {
        const questions = measuringItems(id, lesson).map((item) => courseItem(courseId, item));
        return lesson.type === 'quiz' ? [{ questions, draw: lesson.draw }] : [];
      });
      return { skill: skillOf({ courseId, outcomeId: id }), quizzes };
    }),
  );
}

const questionsOf = ({ quizzes }: MeasuredModule): Question[] =>
  quizzes.flatMap(({ questions }) =>
    questions.map(({ item, skill, options }) => ({ item, skills: [skill], at: secondsOf(now), options })),
  );

function answerTo(state: StudentState, question: Question, isRight: boolean) {
  updateStudent(state, { ...question, student: '', isRight }, predict(prior, state, question).ease);
}

const isKnown = (state: StudentState, module: MeasuredModule) =>
  standingOf({ model: prior, state }, module, now).isKnown;

/** A placement, as `placement.ts` asks: what was asked of whom, and what is known after it. */
function placed(modules: MeasuredModule[], isRight: (question: Question) => boolean) {
  const state = newStudent();
  const asked: { module: MeasuredModule; question: Question }[] = [];
  while (asked.length < 10) {
    const open = modules.flatMap((module) => {
      const question = questionsOf(module).find((each) => !asked.some((one) => one.question.item === each.item));
      return question ? [{ module, question, gain: gainOf({ model: prior, state }, module, question, now) }] : [];
    });
    const [best] = open.toSorted((one, other) => other.gain - one.gain);
    if (!best || best.gain < 0.2) break;
    answerTo(state, best.question, isRight(best.question));
    asked.push(best);
  }
  return { asked, known: modules.filter((module) => isKnown(state, module)) };
}

const guess = (roll: () => number) => (question: Question) => roll() < 1 / (question.options ?? Infinity);

describe('§analytics.73 what is known', () => {
  const modules = modulesOf('work-as-a-data-analyst');
  const logs = fc.array(fc.record({ at: fc.nat({ max: modules.length - 1 }), isRight: fc.boolean() }), {
    maxLength: 60,
  });

  test('is firm by the estimate that is shown, was answered right more often than not, and has a quiz that is passed', () => {
    fc.assert(
      fc.property(logs, (log) => {
        const state = newStudent();
        for (const { at, isRight } of log) {
          const question = questionsOf(modules[at] ?? { skill: '', quizzes: [] })[0];
          if (question) answerTo(state, question, isRight);
        }
        for (const module of modules.filter((each) => isKnown(state, each))) {
          expect(estimateOf(prior, state, module.skill, now).level).toBe('firm');
          const { right = 0, answers = 0 } = state.skills.get(module.skill) ?? {};
          expect(right).toBeGreaterThan(answers - right);
          for (const quiz of module.quizzes) expect(passChance(prior, state, quiz, now)).toBeGreaterThan(0.9);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a right answer in place of a wrong one never makes a module known no longer', () => {
    fc.assert(
      fc.property(logs, fc.nat(), (log, which) => {
        const knownAfter = (isRight: boolean) => {
          const state = newStudent();
          for (const [index, each] of log.entries()) {
            const question = questionsOf(modules[each.at] ?? { skill: '', quizzes: [] })[0];
            if (question) answerTo(state, question, index === which % log.length ? isRight : each.isRight);
          }
          return modules.filter((module) => isKnown(state, module));
        };
        const worse = knownAfter(false);
        const better = knownAfter(true);
        expect(worse.filter((module) => !better.includes(module))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('a quiz that asks for all its questions is passed by fewer than one that asks for three of five', () => {
    const state = newStudent();
    const quiz = (length: number) => ({
      questions: Array.from({ length }, (_, at) => ({ item: `${at}`, skill: 's', options: 3 })),
      draw: Math.min(5, length),
    });
    const [two, five, ten] = [2, 5, 10].map((length) => passChance(prior, state, quiz(length), now));
    expect(two).toBeLessThan(five ?? 0);
    // Which five of ten that are as easy are drawn does not matter.
    expect(ten).toBeCloseTo(five ?? 0, 9);
  });
});

describe('§analytics.76 a placement', () => {
  test.each(aims)('§analytics.89 of %s shows by right answers nothing but what was asked', (aim) => {
    const modules = modulesOf(aim);
    const { asked, known } = placed(modules, () => true);
    const about = new Set(asked.map(({ module }) => module));
    expect(about.size).toBe(10);
    expect(known.filter((module) => !about.has(module))).toEqual([]);
    expect(known.length).toBeGreaterThanOrEqual(4);
  });

  test('ends early where all answers are wrong, and shows nothing then', () => {
    for (const aim of aims) {
      const { asked, known } = placed(modulesOf(aim), () => false);
      expect(asked.length).toBeLessThan(7);
      expect(known).toEqual([]);
    }
  });
});

describe('§analytics.89 of accounts that answer at random, at most one in 20 is told that it knows any module', () => {
  const share = (told: readonly boolean[]) => told.filter(Boolean).length / told.length;

  test.each(aims)('in a placement for %s', (aim) => {
    const modules = modulesOf(aim);
    const roll = seededChance(11);
    const told = Array.from({ length: 40 }, () => placed(modules, guess(roll)).known.length > 0);
    expect(share(told)).toBeLessThanOrEqual(1 / 20);
  });

  test.each([1, 2, 4])('in all quizzes of a path, tried %i times', (times) => {
    const shares = aims.map((aim) => {
      const modules = modulesOf(aim);
      const roll = seededChance(17 + times);
      const told = Array.from({ length: 60 }, () => {
        const state = newStudent();
        const isRight = guess(roll);
        let isTold = false;
        for (let attempt = 0; attempt < times; attempt += 1) {
          for (const module of modules) {
            const drawn = questionsOf(module).slice(0, module.quizzes[0]?.draw);
            for (const question of drawn) answerTo(state, question, isRight(question));
            isTold ||= isKnown(state, module);
          }
        }
        return isTold || modules.some((module) => isKnown(state, module));
      });
      return { aim, share: share(told) };
    });
    expect(shares.filter((each) => each.share > 1 / 20)).toEqual([]);
  });
});
