import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { keepFailure } from '../failure-in.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import type { TaughtAnnouncement } from './taught.machine.ts';

export type AnnouncementValues = { title: string; text: string };
type Context = AnnouncementValues & { courseId: string; failure: Failure | null };
type Event =
  | ({ type: 'submit' } & AnnouncementValues)
  | { type: 'write' } // something was typed, so the announcement being sent is out of date
  | { type: 'another' }
  | CallEvent<'announce'>;
type Emitted = { type: 'announced'; announcement: TaughtAnnouncement };

const initial = { title: '', text: '', failure: null };

/** Sending an announcement to all students of a course (§announcements.5). */
export const announcementFormMachine = setup({
  types: { context: {} as Context, input: {} as { courseId: string }, events: {} as Event, emitted: {} as Emitted },
  actors: { announce: pendingCall('announce') },
  actions: {
    take: assign((_, { title, text }: AnnouncementValues) => ({ title, text })),
    keepFailure: keepFailure(),
    sendNow: sendTo('announce', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'announcementForm',
  description: '§announcements.2, §announcements.5',
  context: ({ input }) => ({ ...input, ...initial }),
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
      ...awaitingAnswer({ write: '#announcementForm.writing', submit: retried }),
    },
    rejected: {
      tags: ['input'],
      description: 'The server refused it; what was written is kept.',
      on: { submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event } } },
    },
    sent: { entry: assign(initial), on: { another: 'writing' } },
  },
});
