import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import type { TaughtAnnouncement } from './taught.machine.ts';

/** `publishAt`: undefined if the students are to be told at once. */
export type AnnouncementValues = { title: string; text: string; publishAt: string | undefined };
type Context = {
  courseId: string;
  /** What was sent; after an undo, it is written again. */
  values: AnnouncementValues | null;
  announced: TaughtAnnouncement | null;
  failure: Failure | null;
};
type Event =
  | { type: 'submit'; values: AnnouncementValues }
  | { type: 'write' } // something was typed, so the announcement being sent is out of date
  | { type: 'undo' }
  | { type: 'another' }
  | CallEvent<'announce'>;
type Removed = OperationOutput<'removeAnnouncement'> & { id: string };
type Emitted = { type: 'announced'; announcement: TaughtAnnouncement } | ({ type: 'undone' } & Removed);

const initial = { values: null, announced: null, failure: null };

/** Sending an announcement to all students of a course, and undoing that (§announcements.5, §announcements.7). */
export const announcementFormMachine = setup({
  types: { context: {} as Context, input: {} as { courseId: string }, events: {} as Event, emitted: {} as Emitted },
  actors: { announce: pendingCall('announce'), removeAnnouncement: operation('removeAnnouncement') },
  actions: {
    take: assign({ values: (_, values: AnnouncementValues) => values }),
    keepAnnounced: assign({ announced: (_, announced: TaughtAnnouncement) => announced }),
    tellAnnounced: emit((_, announcement: TaughtAnnouncement): Emitted => ({ type: 'announced', announcement })),
    tellUndone: emit(
      ({ context: { announced } }, { wasTold }: OperationOutput<'removeAnnouncement'>): Emitted => ({
        ...{ type: 'undone', id: announced?.id ?? '', wasTold },
      }),
    ),
    keepFailure: keepFailure(),
    sendNow: sendTo('announce', { type: 'sendNow' }),
  },
  delays: { timeToUndo: 30_000 },
}).createMachine({
  id: 'announcementForm',
  description: '§announcements.2, §announcements.5, §announcements.7',
  context: ({ input }) => ({ ...input, ...initial }),
  initial: 'writing',
  states: {
    writing: {
      tags: ['input'],
      on: { submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.values } } },
    },
    sending: {
      tags: ['input'],
      invoke: {
        id: 'announce',
        src: 'announce',
        input: ({ context: { courseId, values } }) => ({
          courseId,
          title: values?.title ?? '',
          text: values?.text ?? '',
          publishAt: values?.publishAt,
        }),
      },
      on: {
        'call.succeeded': {
          target: 'sent',
          actions: [
            { type: 'keepAnnounced', params: ({ event }) => event.output },
            { type: 'tellAnnounced', params: ({ event }) => event.output },
          ],
        },
        'call.refused': { target: 'rejected', actions: 'keepFailure' },
      },
      ...awaitingAnswer({ write: '#announcementForm.writing', submit: retried }),
    },
    rejected: {
      tags: ['input'],
      description: 'The server refused it; what was written is kept.',
      on: { submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.values } } },
    },
    sent: {
      description: 'For half a minute it can be undone.',
      after: { timeToUndo: 'told' },
      on: { undo: 'undoing', another: { target: 'writing', actions: assign(initial) } },
    },
    undoing: {
      invoke: {
        id: 'removeAnnouncement',
        src: 'removeAnnouncement',
        input: ({ context: { courseId, announced } }) => ({ courseId, announcementId: announced?.id ?? '' }),
        onDone: {
          target: 'writing',
          actions: { type: 'tellUndone', params: ({ event }) => event.output },
        },
        onError: { target: 'notUndone', actions: 'keepFailure' },
      },
    },
    notUndone: { on: { undo: 'undoing', another: { target: 'writing', actions: assign(initial) } } },
    told: { on: { another: { target: 'writing', actions: assign(initial) } } },
  },
});
