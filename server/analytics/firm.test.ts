/** Whether a student can become firm in what the courses teach, by their modules alone. */
import { describe, expect, test } from 'vitest';
import { measuringItems } from '../content/outcomes.ts';
import { measuredBy } from '../content/quiz-questions.ts';
import { readContent } from '../content/read.ts';
import { drawnQuestions } from '../lesson/draw.ts';
import { seededChance } from './chance.ts';
import { type Attempt, canBeFirm, estimateOf, summaryOf } from './mastery.ts';

const { courses } = readContent('content');
const start = Date.UTC(2026, 10, 20);
const day = 86_400_000;
const now = new Date(start + 2 * day);

/** Whether an answer is right: to one of so many options, or to an exercise. */
type Answer = (options: number | null) => boolean;

const outcomes = courses.flatMap(({ id: courseId, modules }) =>
  modules.map(({ id: outcomeId, lessons: own }) => {
    const measuring = modules.flatMap(({ id: moduleId, lessons }) =>
      lessons.flatMap((lesson) => {
        const items = measuringItems(moduleId, lesson).filter((item) => item.outcomeId === outcomeId);
        return items.length > 0 ? [{ moduleId, lesson, items }] : [];
      }),
    );
    return { courseId, outcomeId, own, measuring, items: measuring.flatMap(({ items }) => items) };
  }),
);
type Outcome = (typeof outcomes)[number];
const reachable = outcomes.filter(({ items }) => canBeFirm(items));

/** What a student answers who does all that measures the outcome, so many times, a day apart; a quiz draws its questions. */
function attemptsAt({ courseId, outcomeId, measuring }: Outcome, who: string, times: number, answer: Answer) {
  const attempts: Attempt[] = [];
  for (let number = 1; number <= times; number += 1) {
    for (const { moduleId, lesson, items } of measuring) {
      const asked =
        lesson.type === 'quiz'
          ? drawnQuestions(lesson, { userId: who, courseId, number })
              .map(({ id }) => ({ item: id, options: null, ...measuredBy(lesson, moduleId, id) }))
              .filter((question) => question.outcomeId === outcomeId)
          : items;
      for (const { item, options } of asked) {
        const at = new Date(start + number * day);
        attempts.push({
          id: `${attempts.length}`,
          item: `${lesson.id} ${item}`,
          at,
          isRight: answer(options),
          options,
        });
      }
    }
  }
  return attempts;
}

const levelOf = (attempts: readonly Attempt[]) => estimateOf(summaryOf(attempts), now).level;

describe('§analytics.90 firm', () => {
  test('is a student who answers everything in a module right twice, where it asks enough', () => {
    const students = ['Ada', 'Bea', 'Cem', 'Dov', 'Eve'];
    const levels = outcomes.flatMap((outcome) =>
      students.map((who) => ({
        outcome: `${outcome.courseId} ${outcome.outcomeId} ${who}`,
        isFirm: levelOf(attemptsAt(outcome, who, 2, () => true)) === 'firm',
        canBeFirm: canBeFirm(outcome.items),
      })),
    );
    expect(levels.filter((each) => each.isFirm !== each.canBeFirm)).toEqual([]);
  });

  test('is at most one in 200 students who only guess, however often they try', () => {
    const chance = seededChance(5);
    const guess: Answer = (options) => options !== null && chance() < 1 / options;
    for (const times of [1, 2, 4]) {
      let firm = 0;
      const each = 50;
      for (const outcome of reachable) {
        for (let at = 0; at < each; at += 1) {
          if (levelOf(attemptsAt(outcome, `${at}`, times, guess)) === 'firm') firm += 1;
        }
      }
      expect(firm / (each * reachable.length)).toBeLessThanOrEqual(1 / 200);
    }
  });

  test('can be every outcome whose quiz has ten questions or more', () => {
    const asked = outcomes.filter(({ own }) =>
      own.some((lesson) => lesson.type === 'quiz' && lesson.questions.length >= 10),
    );
    expect(asked.length).toBeGreaterThan(0);
    const wrong = asked.filter(({ items }) => !canBeFirm(items));
    expect(wrong.map(({ courseId, outcomeId }) => `${courseId} ${outcomeId}`)).toEqual([]);
  });
});
