import { assign, setup } from 'xstate';
import { type Failure, toFailure } from '../api/failure.ts';
import type { OperationOutput } from '../api/operation.ts';
import { operation } from './operation.ts';

type Result = OperationOutput<'answerQuiz'>;
type Input = {
  courseId: string;
  lessonId: string;
  questionIds: string[];
  /** What was answered on an earlier visit and not sent. */
  answers: Record<string, string>;
};

type Context = Input & {
  result: Result | null;
  failure: Failure | null;
};

type Event =
  | { type: 'answer'; questionId: string; optionId: string }
  | { type: 'submit' }
  | { type: 'retry' }
  | { type: 'tryAgain' };

/** Answering a quiz; passing it completes the lesson (§3 Lesson type quiz). */
export const lessonQuizMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actors: { answerQuiz: operation('answerQuiz') },
  guards: {
    isAnswered: ({ context }) => context.questionIds.every((id) => context.answers[id] !== undefined),
    isPassed: (_, { passed }: Result) => passed,
  },
  actions: {
    take: assign({
      answers: ({ context }, { questionId, optionId }: { questionId: string; optionId: string }) => ({
        ...context.answers,
        [questionId]: optionId,
      }),
    }),
    keepResult: assign({ result: (_, result: Result) => result }),
  },
}).createMachine({
  id: 'lessonQuiz',
  description: '§3 Lesson type quiz; passing completes the lesson (§7 complete)',
  context: ({ input }) => ({ ...input, result: null, failure: null }),
  initial: 'answering',
  states: {
    answering: {
      tags: ['input'],
      on: {
        answer: { actions: { type: 'take', params: ({ event }) => event } },
        submit: { guard: 'isAnswered', target: 'checking' },
      },
    },
    checking: {
      tags: ['input'],
      invoke: {
        id: 'answerQuiz',
        src: 'answerQuiz',
        input: ({ context: { courseId, lessonId, questionIds, answers } }) => ({
          courseId,
          lessonId,
          answers: questionIds.map((questionId) => ({ questionId, optionId: answers[questionId] ?? '' })),
        }),
        onDone: [
          {
            guard: { type: 'isPassed', params: ({ event }) => event.output },
            target: 'passed',
            actions: { type: 'keepResult', params: ({ event }) => event.output },
          },
          { target: 'failedQuiz', actions: { type: 'keepResult', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unchecked', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
      },
    },
    unchecked: {
      tags: ['input'],
      description: 'The call failed; the answers are kept.',
      on: {
        answer: { target: 'answering', actions: { type: 'take', params: ({ event }) => event } },
        retry: 'checking',
      },
    },
    passed: {},
    failedQuiz: {
      on: { tryAgain: { target: 'answering', actions: assign({ answers: {}, result: null }) } },
    },
  },
});
