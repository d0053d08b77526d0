import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { failureIn } from '../failure-in.ts';
import { operation } from '../operation.ts';

export type Discussion = OperationOutput<'getDiscussion'>;
export type CommunityAnswer = Discussion['answers'][number];
type Change = { postId: string; isHidden: boolean; isRight: boolean };
type Report = { postId: string; reason: string };

type Context = {
  courseId: string;
  postId: string;
  discussion: Discussion | null;
  change: Change | null;
  report: Report;
};
type Event =
  | { type: 'retry' }
  | { type: 'answered'; answer: CommunityAnswer }
  | { type: 'refresh' } // an own answer was deleted, or changed elsewhere
  | ({ type: 'moderate' } & Change)
  | { type: 'report.open'; postId: string }
  | { type: 'report.close' }
  | { type: 'report.submit'; reason: string };

const noReport: Report = { postId: '', reason: '' };

/** One published question: its answers, reporting one, and what an instructor changes of it (§questions.18). */
export const discussionMachine = setup({
  types: { context: {} as Context, input: {} as { courseId: string; postId: string }, events: {} as Event },
  actors: {
    getDiscussion: operation('getDiscussion'),
    moderatePost: operation('moderatePost'),
    reportPost: operation('reportPost'),
  },
  guards: {
    // The id is malformed, there is no such question, or the person is not in its course.
    isUnknown: ({ event }) => [400, 403, 404].includes(failureIn(event).status),
  },
  actions: {
    show: assign({ discussion: (_, discussion: Discussion) => discussion }),
    // It may be in the list already: it was changed, or its call was sent again because the answer was lost.
    add: assign({
      discussion: ({ context: { discussion } }, answer: CommunityAnswer) =>
        discussion && {
          ...discussion,
          answers: discussion.answers.some(({ id }) => id === answer.id)
            ? discussion.answers.map((one) => (one.id === answer.id ? answer : one))
            : [...discussion.answers, answer],
        },
    }),
    keepChange: assign({ change: (_, { postId, isHidden, isRight }: Change) => ({ postId, isHidden, isRight }) }),
    keepReason: assign({ report: ({ context }, reason: string) => ({ ...context.report, reason }) }),
  },
}).createMachine({
  id: 'discussion',
  description: '§questions.12, §questions.15, §questions.16, §questions.18',
  context: ({ input }) => ({ ...input, discussion: null, change: null, report: noReport }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getDiscussion',
        src: 'getDiscussion',
        input: ({ context: { courseId, postId } }) => ({ courseId, postId }),
        onDone: { target: 'loaded', actions: { type: 'show', params: ({ event }) => event.output } },
        onError: [{ guard: 'isUnknown', target: 'notFound' }, { target: 'failed' }],
      },
    },
    failed: { on: { retry: 'loading' } },
    notFound: {},
    loaded: {
      initial: 'ready',
      on: { answered: { actions: { type: 'add', params: ({ event }) => event.answer } } },
      states: {
        ready: {
          on: {
            refresh: 'refreshing',
            moderate: { target: 'moderating', actions: { type: 'keepChange', params: ({ event }) => event } },
            'report.open': {
              target: 'reporting',
              actions: assign({ report: ({ event }) => ({ postId: event.postId, reason: '' }) }),
            },
          },
        },
        moderating: {
          invoke: {
            id: 'moderatePost',
            src: 'moderatePost',
            input: ({ context: { courseId, change } }) => ({
              courseId,
              ...(change ?? { postId: '', isHidden: false, isRight: false }),
            }),
            onDone: 'refreshing',
            onError: 'notModerated',
          },
        },
        notModerated: { on: { retry: 'moderating' } },
        refreshing: {
          description: 'Something has changed: the discussion is loaded again, and the old one is shown until then.',
          invoke: {
            id: 'getDiscussion',
            src: 'getDiscussion',
            input: ({ context: { courseId, postId } }) => ({ courseId, postId }),
            onDone: { target: 'ready', actions: { type: 'show', params: ({ event }) => event.output } },
            onError: '#discussion.failed',
          },
          // The discussion that is being loaded may be from before this answer.
          on: {
            refresh: { target: 'refreshing', reenter: true },
            answered: {
              target: 'refreshing',
              reenter: true,
              actions: { type: 'add', params: ({ event }) => event.answer },
            },
          },
        },
        reporting: {
          tags: ['input'],
          on: {
            'report.close': 'ready',
            'report.submit': {
              target: 'sendingReport',
              actions: { type: 'keepReason', params: ({ event }) => event.reason },
            },
          },
        },
        sendingReport: {
          tags: ['input'],
          invoke: {
            id: 'reportPost',
            src: 'reportPost',
            input: ({ context: { courseId, report } }) => ({ courseId, ...report }),
            onDone: 'reported',
            onError: 'notReported',
          },
        },
        notReported: {
          tags: ['input'],
          description: 'The report was not sent; its reason is kept.',
          on: {
            'report.close': 'ready',
            'report.submit': {
              target: 'sendingReport',
              actions: { type: 'keepReason', params: ({ event }) => event.reason },
            },
          },
        },
        reported: { on: { 'report.close': 'ready' } },
      },
    },
  },
});
