/** Whether a student can become firm in what the courses teach, and whether one who only guesses does. */
import { describe, expect, test } from 'vitest';
import { type MeasuringItem, measuringItems } from '../content/outcomes.ts';
import { measuredBy } from '../content/quiz-questions.ts';
import { readContent } from '../content/read.ts';
import { drawnQuestions } from '../lesson/draw.ts';
import { seededChance } from './chance.ts';
import { type CourseItem, estimateOf, firmByCourse } from './chances/estimate.ts';
import { itemOf, type LoggedAnswer, skillOf, stateAfter } from './chances/take-in.ts';
import { prior } from './model/prior.ts';

const { courses } = readContent('content');
const start = Date.UTC(2026, 10, 20);
const day = 86_400_000;
const now = new Date(start + 6 * day);

/** Whether an answer is right: to one of so many options, or to an exercise. */
type Answer = (options: number | null) => boolean;

const outcomes = courses.flatMap(({ id: courseId, modules }) =>
  modules.map(({ id: outcomeId }) => {
    const measuring = modules.flatMap(({ id: moduleId, lessons }) =>
      lessons.flatMap((lesson) => {
        const items = measuringItems(moduleId, lesson).filter((item) => item.outcomeId === outcomeId);
        return items.length > 0 ? [{ moduleId, lesson, items }] : [];
      }),
    );
    return { courseId, outcomeId, measuring, items: measuring.flatMap(({ items }) => items) };
  }),
);
type Outcome = (typeof outcomes)[number];

/** What a student answers who does all that measures the outcome, so many times, a day apart; a quiz draws its questions. */
function answersTo({ courseId, outcomeId, measuring }: Outcome, who: string, times: number, answer: Answer) {
  const answers: LoggedAnswer[] = [];
  for (let number = 1; number <= times; number += 1) {
    for (const { moduleId, lesson, items } of measuring) {
      const asked =
        lesson.type === 'quiz'
          ? drawnQuestions(lesson, { userId: who, courseId, number })
              .map(({ id }) => ({ item: id, options: null, ...measuredBy(lesson, moduleId, id) }))
              .filter((question) => question.outcomeId === outcomeId)
          : items;
      for (const { item, options } of asked) {
        const [id, at] = [String(answers.length).padStart(4, '0'), new Date(start + number * day)];
        answers.push({ id, at, courseId, lessonId: lesson.id, outcomeId, item, options, isRight: answer(options) });
      }
    }
  }
  return answers;
}

const isFirm = (answers: readonly LoggedAnswer[], { courseId, outcomeId }: Outcome) =>
  estimateOf(prior, stateAfter(prior, answers), skillOf({ courseId, outcomeId }), now).level === 'firm';

const named = ({ courseId, outcomeId }: Outcome) => `${courseId} ${outcomeId}`;

const askedIn = (courseId: string, { lessonId, item, outcomeId, options }: MeasuringItem): CourseItem => ({
  item: itemOf({ courseId, lessonId, item }),
  skill: skillOf({ courseId, outcomeId }),
  options,
});

describe('§analytics.90 firm', () => {
  test('is a student who answers everything in a module right twice', () => {
    const students = ['Ada', 'Bea', 'Cem'];
    const wrong = outcomes.filter((outcome) =>
      students.some(
        (who) =>
          !isFirm(
            answersTo(outcome, who, 2, () => true),
            outcome,
          ),
      ),
    );
    expect(wrong.map(named)).toEqual([]);
  });

  test('can be each outcome of the courses, by what its course asks', () => {
    const firm = new Set(
      [...Map.groupBy(outcomes, ({ courseId }) => courseId)].flatMap(([courseId, own]) => [
        ...firmByCourse(
          prior,
          own.flatMap(({ items }) => items.map((item) => askedIn(courseId, item))),
        ),
      ]),
    );
    expect(firm.size).toBe(192);
    expect(outcomes.filter(({ courseId, outcomeId }) => !firm.has(skillOf({ courseId, outcomeId })))).toEqual([]);
  });

  test('§analytics.42 is no student of whom nothing is known but a short quiz, done once', () => {
    const byItself = outcomes.filter((outcome) =>
      isFirm(
        answersTo(outcome, 'Ada', 1, () => true),
        outcome,
      ),
    );
    // Modules whose quiz draws enough, or that have exercises.
    expect(byItself).toHaveLength(50);
    expect(byItself.every(({ items }) => items.length > 3)).toBe(true);
  });

  describe('of those who only guess', () => {
    const chance = seededChance(5);
    const guess: Answer = (options) => options !== null && chance() < 1 / options;
    const times = [1, 2, 4];

    test.each(times)('at one module, at most one in 100 is, trying %i times', (count) => {
      const each = 50;
      const firm = outcomes.flatMap((outcome) =>
        Array.from({ length: each }, (_, who) => isFirm(answersTo(outcome, `${who}`, count, guess), outcome)),
      );
      expect(firm.filter(Boolean).length / firm.length).toBeLessThanOrEqual(1 / 100);
    });

    test.each(times)('at all that a course asks, at most one in 200 of their outcomes is, trying %i times', (count) => {
      const firm = [...Map.groupBy(outcomes, ({ courseId }) => courseId).values()].flatMap((own) =>
        Array.from({ length: 10 }, (_, who) => {
          const all = own.flatMap((outcome) => answersTo(outcome, `${who}`, count, guess));
          const answers = all.map((each, at) => ({ ...each, id: String(at).padStart(5, '0') }));
          return own.map((outcome) => isFirm(answers, outcome));
        }).flat(),
      );
      expect(firm.filter(Boolean).length / firm.length).toBeLessThanOrEqual(1 / 200);
    });
  });
});
