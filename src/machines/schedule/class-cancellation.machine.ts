import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { isConflict, keepFailure } from '../failure-in.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import type { TaughtClass } from './taught-classes.machine.ts';

type Context = {
  courseId: string;
  session: TaughtClass | null;
  /** Empty where none is given. */
  reason: string;
  failure: Failure | null;
};
type Event =
  | { type: 'open'; session: TaughtClass }
  | { type: 'submit'; reason: string }
  | { type: 'write' } // something was typed, so what is being sent is out of date
  | { type: 'close' }
  | CallEvent<'cancelClass'>;
type Emitted = { type: 'saved' } | { type: 'outdated' };

/** Cancelling a class, after one confirmation (§schedule.12, §schedule.16). */
export const classCancellationMachine = setup({
  types: { context: {} as Context, input: {} as { courseId: string }, events: {} as Event, emitted: {} as Emitted },
  actors: { cancelClass: pendingCall('cancelClass') },
  guards: { isConflict },
  actions: {
    take: assign({ reason: (_, reason: string) => reason }),
    keepFailure: keepFailure(),
    sendNow: sendTo('cancelClass', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'classCancellation',
  description: '§schedule.12, §schedule.13, §schedule.16',
  context: ({ input }) => ({ ...input, session: null, reason: '', failure: null }),
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ reason: '', failure: null }),
      on: { open: { target: 'confirming', actions: assign({ session: ({ event }) => event.session }) } },
    },
    confirming: {
      tags: ['input'],
      on: {
        submit: { target: 'cancelling', actions: { type: 'take', params: ({ event }) => event.reason } },
        close: 'closed',
      },
    },
    cancelling: {
      tags: ['input'],
      invoke: {
        id: 'cancelClass',
        src: 'cancelClass',
        input: ({ context: { courseId, session, reason } }) => ({
          courseId,
          classId: session?.id ?? '',
          version: session?.version ?? 0,
          reason: reason === '' ? undefined : reason,
        }),
      },
      on: {
        'call.succeeded': { target: 'closed', actions: emit({ type: 'saved' }) },
        'call.refused': [
          {
            guard: 'isConflict',
            target: 'outdated',
            // The class was changed, was cancelled or is over: the list is loaded again to show that.
            actions: ['keepFailure', emit({ type: 'outdated' })],
          },
          { target: 'rejected', actions: 'keepFailure' },
        ],
      },
      ...awaitingAnswer({
        write: '#classCancellation.confirming',
        submit: retried,
        close: '#classCancellation.closed',
      }),
    },
    rejected: {
      tags: ['input'],
      description: 'The server refused; the class still takes place, and the reason is kept.',
      on: {
        submit: { target: 'cancelling', actions: { type: 'take', params: ({ event }) => event.reason } },
        close: 'closed',
      },
    },
    outdated: {
      description:
        'The class has changed in the meantime; it can be cancelled once the person has seen its new version.',
      on: { close: 'closed' },
    },
  },
});
