import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { failureIn } from '../failure-in.ts';
import { awaitingAnswer } from '../sync/awaiting-answer.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';

type Result = OperationOutput<'answerQuiz'>;
type Input = {
  courseId: string;
  lessonId: string;
  questionIds: string[];
  /** The draft of an earlier visit: answers that were chosen and not sent. */
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
  | { type: 'tryAgain' }
  | CallEvent<'answerQuiz'>;

/** Answering a quiz; passing it completes the lesson (§lesson.4). */
export const lessonQuizMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actors: { answerQuiz: pendingCall('answerQuiz') },
  guards: {
    isAnswered: ({ context }) => context.questionIds.every((id) => context.answers[id] !== undefined),
    isPassed: (_, { passed }: Result) => passed,
  },
  actions: {
    take: assign(({ context, event }) =>
      event.type === 'answer' ? { answers: { ...context.answers, [event.questionId]: event.optionId } } : {},
    ),
    keepResult: assign({ result: (_, result: Result) => result }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    sendNow: sendTo('answerQuiz', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'lessonQuiz',
  description: '§lesson.4, §lesson.7, §lesson.8',
  context: ({ input }) => ({ ...input, result: null, failure: null }),
  initial: 'answering',
  states: {
    answering: {
      tags: ['input'],
      on: {
        answer: { actions: 'take' },
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
      },
      on: {
        'call.succeeded': [
          {
            guard: { type: 'isPassed', params: ({ event }) => event.output },
            target: 'passed',
            actions: { type: 'keepResult', params: ({ event }) => event.output },
          },
          { target: 'failedQuiz', actions: { type: 'keepResult', params: ({ event }) => event.output } },
        ],
        'call.refused': { target: 'unchecked', actions: 'keepFailure' },
      },
      ...awaitingAnswer({
        answer: { target: '#lessonQuiz.answering', actions: 'take' },
        retry: { target: 'underWay', actions: 'sendNow' },
      }),
    },
    unchecked: {
      tags: ['input'],
      description: 'The server refused the attempt; the chosen answers are kept.',
      on: {
        answer: { target: 'answering', actions: 'take' },
        retry: 'checking',
      },
    },
    passed: {},
    failedQuiz: {
      on: { tryAgain: { target: 'answering', actions: assign({ answers: {}, result: null }) } },
    },
  },
});
