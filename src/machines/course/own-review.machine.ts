import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';

type OwnReview = OperationOutput<'getOwnReview'>;
export type WrittenReview = { stars: number; text: string };

/** The ratings and the list of reviews have changed. */
export type ReviewChanged = { type: 'reviewChanged' };

type Input = { courseId: string };
type Context = Input & { own: OwnReview | null; written: WrittenReview; failure: Failure | null };
type Event =
  | { type: 'retry' }
  | { type: 'open' }
  | ({ type: 'submit' } & WrittenReview)
  | { type: 'write' } // something was typed, so the review being sent is out of date
  | { type: 'close' }
  | { type: 'remove' }
  | { type: 'confirm' }
  | CallEvent<'saveOwnReview'>;

const parts = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as ReviewChanged },
  actors: {
    getOwnReview: operation('getOwnReview'),
    saveOwnReview: pendingCall('saveOwnReview'),
    deleteOwnReview: operation('deleteOwnReview'),
  },
  guards: {
    hasWritten: ({ context }) => context.own?.review !== undefined,
    isEnrolled: ({ context }) => context.own?.isEnrolled === true,
    hasDoneEnough: ({ context: { own } }) => own?.isEnrolled === true && own.completedLessons >= own.neededLessons,
  },
  actions: {
    take: assign({ written: (_, { stars, text }: WrittenReview) => ({ stars, text }) }),
    setOwn: assign({ own: (_, own: OwnReview) => own, failure: null }),
    keepFailure: keepFailure(),
    sendNow: sendTo('saveOwnReview', { type: 'sendNow' }),
  },
});

const typing = parts.createStateConfig({
  tags: ['input'],
  on: {
    submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event } },
    close: 'arriving',
  },
});

/** A student's own review of a course: written, changed and deleted (§course.32). */
export const courseOwnReviewMachine = parts.createMachine({
  id: 'courseOwnReview',
  description: '§course.28, §course.29, §course.32',
  context: ({ input }) => ({ ...input, own: null, written: { stars: 0, text: '' }, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getOwnReview',
        src: 'getOwnReview',
        input: ({ context }) => ({ courseId: context.courseId }),
        onDone: { target: 'arriving', actions: { type: 'setOwn', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    failed: { on: { retry: 'loading' } },
    arriving: {
      always: [
        { guard: 'hasWritten', target: 'shown' },
        { guard: 'hasDoneEnough', target: 'unwritten' },
        { guard: 'isEnrolled', target: 'tooEarly' },
        { target: 'barred' },
      ],
    },
    barred: { description: 'The person is not enrolled in the course: nothing is shown.' },
    tooEarly: {},
    unwritten: { on: { open: 'writing' } },
    shown: { on: { open: { guard: 'isEnrolled', target: 'writing' }, remove: 'confirming' } },
    writing: typing,
    sending: {
      tags: ['input'],
      invoke: {
        id: 'saveOwnReview',
        src: 'saveOwnReview',
        input: ({ context: { courseId, written } }) => ({
          courseId,
          stars: written.stars,
          text: written.text === '' ? undefined : written.text,
        }),
      },
      on: {
        'call.succeeded': {
          target: 'arriving',
          actions: [{ type: 'setOwn', params: ({ event }) => event.output }, emit({ type: 'reviewChanged' })],
        },
        'call.refused': { target: 'rejected', actions: 'keepFailure' },
      },
      ...awaitingAnswer({ write: '#courseOwnReview.writing', submit: retried, close: '#courseOwnReview.arriving' }),
    },
    rejected: { ...typing, description: 'The server refused the review; what was written is kept.' },
    confirming: { on: { confirm: 'deleting', close: 'shown' } },
    deleting: {
      invoke: {
        id: 'deleteOwnReview',
        src: 'deleteOwnReview',
        input: ({ context }) => ({ courseId: context.courseId }),
        onDone: { target: 'loading', actions: emit({ type: 'reviewChanged' }) },
        onError: { target: 'notDeleted', actions: 'keepFailure' },
      },
    },
    notDeleted: { on: { confirm: 'deleting', close: 'shown' } },
  },
});
