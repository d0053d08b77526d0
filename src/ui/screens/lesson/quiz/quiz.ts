import type { QuizLesson, QuizResult } from '../../../../api/generated/schema.d.ts';

export type Quiz = Pick<QuizLesson, 'passMark' | 'lastScore' | 'questions'>;

export type Result = Pick<QuizResult, 'score' | 'answers'>;
