import type { Handlers } from '../handler.ts';
import { Problem } from '../problem.ts';

const unwritten = async (): Promise<never> => {
  throw new Problem(500, 'Not written yet.');
};

export const lessonHandlers: Pick<Handlers, 'getLesson' | 'completeLesson' | 'answerQuiz'> = {
  getLesson: unwritten,
  completeLesson: unwritten,
  answerQuiz: unwritten,
};
