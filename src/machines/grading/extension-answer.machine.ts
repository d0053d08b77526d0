import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { isConflict, keepFailure } from '../failure-in.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import type { Answered, ExtensionRequest } from './extension-requests.machine.ts';

/** The new due date where the request is granted, the reason where it is declined. */
export type ExtensionAnswer =
  | { decision: 'granted'; dueDate: string; reason?: undefined }
  | { decision: 'declined'; dueDate?: undefined; reason: string };

type Context = { request: ExtensionRequest | null; answer: ExtensionAnswer | null; failure: Failure | null };
type Event =
  | { type: 'open'; request: ExtensionRequest }
  | { type: 'submit'; answer: ExtensionAnswer }
  | { type: 'write' } // something was typed, so the answer being sent is out of date
  | { type: 'close' }
  | CallEvent<'decideExtension'>;
type Emitted = { type: 'answered'; answer: Answered } | { type: 'outdated' };

/** Answering one request for a later due date (§assignments.19, §assignments.25). */
export const extensionAnswerMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { decideExtension: pendingCall('decideExtension') },
  guards: { isConflict },
  actions: {
    take: assign({ answer: (_, answer: ExtensionAnswer) => answer }),
    keepFailure: keepFailure(),
    sendNow: sendTo('decideExtension', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'extensionAnswer',
  description: '§assignments.19, §assignments.25, §assignments.26',
  context: { request: null, answer: null, failure: null },
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ answer: null, failure: null }),
      on: { open: { target: 'writing', actions: assign({ request: ({ event }) => event.request }) } },
    },
    writing: {
      tags: ['input'],
      on: {
        submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.answer } },
        close: 'closed',
      },
    },
    sending: {
      tags: ['input'],
      invoke: {
        id: 'decideExtension',
        src: 'decideExtension',
        input: ({ context: { request, answer } }) => ({
          courseId: request?.courseId ?? '',
          requestId: request?.id ?? '',
          decision: answer?.decision ?? 'declined',
          dueDate: answer?.dueDate,
          reason: answer?.reason,
        }),
      },
      on: {
        'call.succeeded': {
          target: 'closed',
          actions: emit(({ event }): Emitted => ({ type: 'answered', answer: event.output })),
        },
        'call.refused': [
          {
            guard: 'isConflict',
            target: 'rejected',
            // Someone else has answered it, or the student has submitted: the list is loaded again to show that.
            actions: ['keepFailure', emit({ type: 'outdated' })],
          },
          { target: 'rejected', actions: 'keepFailure' },
        ],
      },
      ...awaitingAnswer({ write: '#extensionAnswer.writing', submit: retried, close: '#extensionAnswer.closed' }),
    },
    rejected: {
      tags: ['input'],
      description: 'The server refused the answer; what was written is kept.',
      on: {
        submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.answer } },
        close: 'closed',
      },
    },
  },
});
