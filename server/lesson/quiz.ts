/** Quizzes: questions without their answers, and grading. The pass mark is 60 percent: two of three. */
import type { components } from '../../src/api/generated/schema.d.ts';
import { outcomeOf } from '../content/outcomes.ts';
import { Problem } from '../http/problem.ts';
import type { WrittenLesson, WrittenQuestion } from '../platform/database/written-lesson.ts';

export type Quiz = Extract<WrittenLesson, { type: 'quiz' }>;
type Question = components['schemas']['QuizQuestion'];
type Answer = components['schemas']['QuizAnswers']['answers'][number];
type Result = Pick<components['schemas']['QuizResult'], 'score' | 'passed' | 'answers'>;

export const passMark = 60;

const questionId = (index: number) => `q${index + 1}`;
const optionId = (index: number) => String.fromCharCode('a'.charCodeAt(0) + index);

/** The questions as a student sees them, without the correct options. */
export const questionsOf = ({ questions }: Quiz): Question[] =>
  questions.map(({ prompt, options }, index) => ({
    id: questionId(index),
    prompt,
    options: options.map((text, option) => ({ id: optionId(option), text })),
  }));

/** Throws 422, naming each fault, unless every question is answered once with one of its options. */
export function gradeQuiz({ questions }: Quiz, given: Answer[]): Result {
  const byId = new Map(questions.map((question, index) => [questionId(index), question]));
  const faults = given.flatMap((answer, index) => faultsOf(answer, index, byId, given));
  const missing = [...byId.keys()].filter((id) => !given.some((answer) => answer.questionId === id));
  const errors = [
    ...faults,
    ...missing.map((id) => ({ path: '/body/answers', message: `Question ${id} is not answered` })),
  ];
  if (errors.length > 0) throw new Problem(422, 'Please answer every question with one of its options.', { errors });

  const answers = given.map((answer) => {
    const question = byId.get(answer.questionId);
    const correct = question !== undefined && optionId(question.correct) === answer.optionId;
    return { ...answer, correct, explanation: question?.explanation ?? '' };
  });
  const score = Math.round((answers.filter(({ correct }) => correct).length / questions.length) * 100);
  return { score, passed: score >= passMark, answers };
}

/** What the question measures, and how many answers there are to choose from. */
export function measuredBy({ questions }: Quiz, moduleId: string, id: string) {
  const question = questions.find((_, index) => questionId(index) === id);
  return question ? { outcomeId: outcomeOf(moduleId, question), options: question.options.length } : {};
}

function faultsOf(answer: Answer, index: number, byId: Map<string, WrittenQuestion>, given: Answer[]) {
  const at = `/body/answers/${index}`;
  const question = byId.get(answer.questionId);
  if (!question) return [{ path: `${at}/questionId`, message: 'There is no such question' }];
  if (given.findIndex((other) => other.questionId === answer.questionId) !== index) {
    return [{ path: `${at}/questionId`, message: 'The question is answered twice' }];
  }
  const known = question.options.some((_, option) => optionId(option) === answer.optionId);
  return known ? [] : [{ path: `${at}/optionId`, message: 'There is no such option' }];
}
