import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationInput, OperationOutput, Whole } from '../../api/operation.ts';
import { isConflict, keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';

export type Weights = OperationOutput<'getWeights'>;
export type NewWeights = Pick<Whole<OperationInput<'setWeights'>>, 'weights' | 'countsMissing' | 'seenByStudents'>;

type Context = {
  courseId: string;
  /** As they were saved last; null until the dialog was opened. */
  weights: Weights | null;
  wanted: NewWeights;
  failure: Failure | null;
};
type Event =
  | { type: 'open'; weights: Weights }
  | { type: 'submit'; wanted: NewWeights }
  | { type: 'write' } // something was typed, so what is being sent is out of date
  | { type: 'close' }
  | CallEvent<'setWeights'>;
type Emitted = { type: 'changed' };

const nothing: Pick<Context, 'wanted' | 'failure'> = {
  wanted: { weights: [], countsMissing: false, seenByStudents: false },
  failure: null,
};
const submitted = { type: 'take', params: ({ event }: { event: { wanted: NewWeights } }) => event.wanted } as const;

/** What the assignments of a course weigh in its course grade (§teaching.91, §teaching.92). */
export const weightsMachine = setup({
  types: { context: {} as Context, input: {} as { courseId: string }, events: {} as Event, emitted: {} as Emitted },
  actors: { setWeights: pendingCall('setWeights'), getWeights: operation('getWeights') },
  guards: { isConflict },
  actions: {
    take: assign({ wanted: (_, wanted: NewWeights) => wanted }),
    renew: assign({ weights: (_, weights: Weights) => weights }),
    keepFailure: keepFailure(),
    sendNow: sendTo('setWeights', { type: 'sendNow' }),
    tell: emit({ type: 'changed' }),
  },
}).createMachine({
  id: 'weights',
  description: '§teaching.91, §teaching.92',
  context: ({ input }) => ({ ...input, weights: null, ...nothing }),
  initial: 'closed',
  states: {
    closed: {
      entry: assign(nothing),
      on: { open: { target: 'writing', actions: { type: 'renew', params: ({ event }) => event.weights } } },
    },
    writing: {
      tags: ['input'],
      on: { submit: { target: 'sending', actions: submitted }, close: 'closed' },
    },
    sending: {
      tags: ['input'],
      invoke: {
        id: 'setWeights',
        src: 'setWeights',
        input: ({ context: { courseId, weights, wanted } }) => ({
          courseId,
          revision: weights?.revision ?? 0,
          ...wanted,
        }),
      },
      on: {
        'call.succeeded': { target: 'closed', actions: 'tell' },
        'call.refused': [
          { guard: 'isConflict', target: 'conflict' },
          { target: 'rejected', actions: 'keepFailure' },
        ],
      },
      ...awaitingAnswer({ write: '#weights.writing', submit: retried, close: '#weights.closed' }),
    },
    rejected: {
      tags: ['input'],
      description: 'The server refused them; what was typed is kept.',
      on: { submit: { target: 'sending', actions: submitted }, close: 'closed' },
    },
    conflict: {
      tags: ['input'],
      description: 'Somebody else has saved other weights. What was typed is kept.',
      initial: 'loading',
      on: { close: 'closed' },
      states: {
        loading: {
          invoke: {
            id: 'getWeights',
            src: 'getWeights',
            input: ({ context: { courseId } }) => ({ courseId }),
            onDone: { target: 'shown', actions: { type: 'renew', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        failed: { on: { submit: 'loading' } },
        shown: { on: { submit: { target: '#weights.sending', actions: submitted } } },
      },
    },
  },
});
