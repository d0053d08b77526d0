import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';

type Result = OperationOutput<'answerQuiz'>;
type Input = {
  courseId: string;
  lessonId: string;
  questions: NonNullable<Result['next']>['questions'];
  /** When the questions may be answered, if not at once. */
  retryAt: string | undefined;
  /** The draft of an earlier visit: answers that were chosen and not sent. */
  answers: Record<string, string>;
  now: () => number;
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

const longestWait = 60 * 60 * 1000;

/** Answering a quiz; passing it completes the lesson (§lesson.4). */
export const lessonQuizMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actors: { answerQuiz: pendingCall('answerQuiz') },
  guards: {
    isAnswered: ({ context }) => context.questions.every(({ id }) => context.answers[id] !== undefined),
    isPassed: (_, { passed }: Result) => passed,
    mustWait: ({ context }) => context.retryAt !== undefined,
    mustWaitThen: (_, { next }: Result) => next?.retryAt !== undefined,
    hasResult: ({ context }) => context.result !== null,
  },
  delays: {
    untilRetry: ({ context }) => Math.max(0, Math.min(Date.parse(context.retryAt ?? '') - context.now(), longestWait)),
  },
  actions: {
    take: assign(({ context, event }) =>
      event.type === 'answer' ? { answers: { ...context.answers, [event.questionId]: event.optionId } } : {},
    ),
    keepResult: assign((_, result: Result) => ({ result, retryAt: result.next?.retryAt })),
    askNext: assign(({ context: { result, questions } }) => ({
      questions: result?.next?.questions ?? questions,
      answers: {},
      result: null,
    })),
    keepFailure: keepFailure(),
    sendNow: sendTo('answerQuiz', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'lessonQuiz',
  description: '§lesson.4, §lesson.7, §lesson.8, §lesson.28, §lesson.29',
  context: ({ input }) => ({ ...input, result: null, failure: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'mustWait', target: 'waiting' }, { target: 'answering' }] },
    waiting: {
      description: 'After failed attempts, the next one is possible only from a stated time.',
      after: { untilRetry: [{ guard: 'hasResult', target: 'failedQuiz' }, { target: 'answering' }] },
    },
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
        input: ({ context: { courseId, lessonId, questions, answers } }) => ({
          courseId,
          lessonId,
          answers: questions.map(({ id }) => ({ questionId: id, optionId: answers[id] ?? '' })),
        }),
      },
      on: {
        'call.succeeded': [
          {
            guard: { type: 'isPassed', params: ({ event }) => event.output },
            target: 'passed',
            actions: { type: 'keepResult', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'mustWaitThen', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'keepResult', params: ({ event }) => event.output },
          },
          { target: 'failedQuiz', actions: { type: 'keepResult', params: ({ event }) => event.output } },
        ],
        'call.refused': { target: 'unchecked', actions: 'keepFailure' },
      },
      ...awaitingAnswer({
        answer: { target: '#lessonQuiz.answering', actions: 'take' },
        retry: retried,
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
      on: { tryAgain: { target: 'answering', actions: 'askNext' } },
    },
  },
});
