/** The ids of a quiz's questions, which its author does not write: `q1`, with the options `a`, `b` and so on. */
import type { components } from '../../src/api/generated/schema.d.ts';
import type { WrittenLesson } from '../platform/database/written-lesson.ts';
import { outcomeOf } from './outcomes.ts';

export type Quiz = Extract<WrittenLesson, { type: 'quiz' }>;
type Question = components['schemas']['QuizQuestion'];

/** `q1` for index 0. The id changes when questions are reordered. */
export const questionId = (index: number) => `q${index + 1}`;

/** `a` for index 0. */
export const optionId = (index: number) => String.fromCharCode('a'.charCodeAt(0) + index);

/** The questions as a student sees them, without the correct options. */
export const questionsOf = ({ questions }: Quiz): Question[] =>
  questions.map(({ prompt, options }, index) => ({
    id: questionId(index),
    prompt,
    options: options.map((text, option) => ({ id: optionId(option), text })),
  }));

/**
 * A question with its correct answer, for students who have answered it; undefined where the quiz has none of that id.
 */
export function solvedQuestion(quiz: Quiz, id: string) {
  const index = quiz.questions.findIndex((_, at) => questionId(at) === id);
  const [written, asked] = [quiz.questions[index], questionsOf(quiz)[index]];
  return written && asked && { ...asked, right: optionId(written.correct), explanation: written.explanation };
}

/** What the question measures, and how many answers there are to choose from. */
export function measuredBy({ questions }: Quiz, moduleId: string, id: string) {
  const question = questions.find((_, index) => questionId(index) === id);
  return question ? { outcomeId: outcomeOf(moduleId, question), options: question.options.length } : {};
}
