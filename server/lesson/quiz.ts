/** Grading quizzes. The pass mark is 60 percent: two of three. */
import type { components } from '../../src/api/generated/schema.d.ts';
import { optionId, type Quiz, questionId } from '../content/quiz-questions.ts';
import { passMark } from '../course/certificate.ts';
import { Problem } from '../http/problem.ts';
import type { WrittenQuestion } from '../platform/database/written-lesson.ts';

type Answer = components['schemas']['QuizAnswers']['answers'][number];
type Result = Pick<components['schemas']['QuizResult'], 'score' | 'passed' | 'answers'>;

/**
 * `asked` are the ids of the attempt's questions. Throws 409 where others of the quiz were answered, and 422, naming each
 * fault, unless every question is answered once with one of its options.
 */
export function gradeQuiz({ questions }: Quiz, asked: readonly string[], given: Answer[]): Result {
  const all = new Map(questions.map((question, index) => [questionId(index), question]));
  if (given.some(({ questionId: id }) => all.has(id) && !asked.includes(id))) {
    throw new Problem(409, 'The questions have changed since you opened this quiz. Reload the page for the new ones.');
  }
  const byId = new Map([...all].filter(([id]) => asked.includes(id)));
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
  const score = Math.round((answers.filter(({ correct }) => correct).length / asked.length) * 100);
  return { score, passed: score >= passMark, answers };
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
