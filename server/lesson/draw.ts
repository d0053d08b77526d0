/** Which questions an attempt at a quiz asks, and in which order their options are (§lesson.28). */
import { createHash } from 'node:crypto';
import type { components } from '../../src/api/generated/schema.d.ts';
import { type Quiz, questionsOf } from '../content/quiz-questions.ts';

type Question = components['schemas']['QuizQuestion'];

/** Whose attempt it is, and which one. */
export type Attempt = { userId: string; courseId: string; number: number };

/**
 * Computed from student and attempt, so that it needs no row and is the same after a reload and on another device.
 * Nobody gains by working it out: what is right is in the content alone.
 */
export function drawnQuestions(quiz: Quiz, { userId, courseId, number }: Attempt): Question[] {
  const shuffled = <Item>(items: readonly Item[], name: string) => {
    const key = (at: number) => digest([userId, courseId, quiz.id, number, name, at]);
    return items
      .map((item, at) => ({ item, at, key: key(at) }))
      .sort((one, other) => (one.key < other.key ? -1 : 1))
      .map(({ item, at }) => ({ item, at }));
  };
  return shuffled(questionsOf(quiz), 'questions')
    .slice(0, quiz.draw)
    .sort((one, other) => one.at - other.at)
    .map(({ item: question, at }) =>
      quiz.questions[at]?.ordered
        ? question
        : { ...question, options: shuffled(question.options, question.id).map(({ item }) => item) },
    );
}

const digest = (parts: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');
