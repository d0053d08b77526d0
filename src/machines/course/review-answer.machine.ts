import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import type { TaughtReview } from './taught-reviews.machine.ts';

type Input = { courseId: string };
type Context = Input & { review: TaughtReview | null; text: string; failure: Failure | null };
type Event =
  | { type: 'open'; review: TaughtReview }
  | { type: 'submit'; text: string }
  | { type: 'write' } // something was typed, so the answer being sent is out of date
  | { type: 'close' }
  | { type: 'remove'; review: TaughtReview }
  | { type: 'confirm' }
  | CallEvent<'answerReview'>;
type Emitted = { type: 'answered'; review: TaughtReview };

const parts = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { answerReview: pendingCall('answerReview'), deleteReviewAnswer: operation('deleteReviewAnswer') },
  actions: {
    about: assign({ review: (_, review: TaughtReview) => review, failure: null }),
    take: assign({ text: (_, text: string) => text }),
    keepFailure: keepFailure(),
    tell: emit((_, review: TaughtReview): Emitted => ({ type: 'answered', review })),
    sendNow: sendTo('answerReview', { type: 'sendNow' }),
  },
});

const typing = parts.createStateConfig({
  tags: ['input'],
  on: {
    submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.text } },
    close: 'closed',
  },
});

const addressed = ({ context: { courseId, review } }: { context: Context }) => ({
  courseId,
  reviewId: review?.id ?? '',
});

/** Answering a review as an instructor of the course, and deleting the answer (§course.31, §course.33). */
export const reviewAnswerMachine = parts.createMachine({
  id: 'reviewAnswer',
  description: '§course.31, §course.33',
  context: ({ input }) => ({ ...input, review: null, text: '', failure: null }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        open: { target: 'writing', actions: { type: 'about', params: ({ event }) => event.review } },
        remove: { target: 'confirming', actions: { type: 'about', params: ({ event }) => event.review } },
      },
    },
    writing: typing,
    sending: {
      tags: ['input'],
      invoke: {
        id: 'answerReview',
        src: 'answerReview',
        input: ({ context }) => ({ ...addressed({ context }), text: context.text }),
      },
      on: {
        'call.succeeded': { target: 'closed', actions: { type: 'tell', params: ({ event }) => event.output } },
        'call.refused': { target: 'rejected', actions: 'keepFailure' },
      },
      ...awaitingAnswer({ write: '#reviewAnswer.writing', submit: retried, close: '#reviewAnswer.closed' }),
    },
    rejected: { ...typing, description: 'The server refused the answer; what was written is kept.' },
    confirming: { on: { confirm: 'deleting', close: 'closed' } },
    deleting: {
      invoke: {
        id: 'deleteReviewAnswer',
        src: 'deleteReviewAnswer',
        input: addressed,
        onDone: { target: 'closed', actions: { type: 'tell', params: ({ event }) => event.output } },
        onError: { target: 'notDeleted', actions: 'keepFailure' },
      },
    },
    notDeleted: { on: { confirm: 'deleting', close: 'closed' } },
  },
});
