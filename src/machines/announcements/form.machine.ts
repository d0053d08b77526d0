import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { failureIn } from '../failure-in.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import type { TaughtAnnouncement } from './taught.machine.ts';

export type Words = { title: string; text: string };
type Context = Words & { courseId: string; failure: Failure | null };
type Event =
  | ({ type: 'submit' } & Words)
  | { type: 'write' } // something was typed, so the announcement being sent is out of date
  | { type: 'another' }
  | CallEvent<'announce'>;
type Emitted = { type: 'announced'; announcement: TaughtAnnouncement };

const nothing = { title: '', text: '', failure: null };

/** Telling all students of a course something (§announcements.5). */
export const announcementFormMachine = setup({
  types: { context: {} as Context, input: {} as { courseId: string }, events: {} as Event, emitted: {} as Emitted },
  actors: { announce: pendingCall('announce') },
  actions: {
    take: assign((_, { title, text }: Words) => ({ title, text })),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    sendNow: sendTo('announce', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'announcementForm',
  description: '§announcements.2, §announcements.5',
  context: ({ input }) => ({ ...input, ...nothing }),
  initial: 'writing',
  states: {
    writing: {
      tags: ['input'],
      on: { submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event } } },
    },
    sending: {
      tags: ['input'],
      invoke: {
        id: 'announce',
        src: 'announce',
        input: ({ context: { courseId, title, text } }) => ({ courseId, title, text }),
      },
      on: {
        'call.succeeded': {
          target: 'sent',
          actions: emit(({ event }): Emitted => ({ type: 'announced', announcement: event.output })),
        },
        'call.refused': { target: 'rejected', actions: 'keepFailure' },
      },
      initial: 'underWay',
      states: {
        underWay: { on: { 'call.delayed': { target: 'delayed', actions: 'keepFailure' } } },
        delayed: {
          description: 'No answer yet: the call is retried by itself, or at once on request.',
          on: { write: '#announcementForm.writing', submit: { target: 'underWay', actions: 'sendNow' } },
        },
      },
    },
    rejected: {
      tags: ['input'],
      description: 'The server refused it; what was written is kept.',
      on: { submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event } } },
    },
    sent: { entry: assign(nothing), on: { another: 'writing' } },
  },
});
