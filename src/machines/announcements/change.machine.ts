import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import type { AnnouncementValues } from './form.machine.ts';
import type { TaughtAnnouncement } from './taught.machine.ts';

type Context = {
  courseId: string;
  /** The one that is changed or deleted. */
  target: TaughtAnnouncement | null;
  values: AnnouncementValues | null;
  failure: Failure | null;
};
type Event =
  | { type: 'change'; target: TaughtAnnouncement }
  | { type: 'remove'; target: TaughtAnnouncement }
  | { type: 'submit'; values: AnnouncementValues }
  | { type: 'write' } // something was typed, so what is being sent is out of date
  | { type: 'confirm' }
  | { type: 'close' }
  | CallEvent<'changeAnnouncement'>;
type Emitted =
  | { type: 'changed'; announcement: TaughtAnnouncement }
  | ({ type: 'removed'; id: string } & OperationOutput<'removeAnnouncement'>);

const idOf = ({ courseId, target }: Context) => ({ courseId, announcementId: target?.id ?? '' });

/** Changing an announcement, and deleting it (§announcements.8, §announcements.9). */
export const announcementChangeMachine = setup({
  types: { context: {} as Context, input: {} as { courseId: string }, events: {} as Event, emitted: {} as Emitted },
  actors: {
    changeAnnouncement: pendingCall('changeAnnouncement'),
    removeAnnouncement: operation('removeAnnouncement'),
  },
  actions: {
    choose: assign({ target: (_, target: TaughtAnnouncement) => target }),
    take: assign({ values: (_, values: AnnouncementValues) => values }),
    keepFailure: keepFailure(),
    sendNow: sendTo('changeAnnouncement', { type: 'sendNow' }),
    tellChanged: emit((_, announcement: TaughtAnnouncement): Emitted => ({ type: 'changed', announcement })),
    tellRemoved: emit(
      ({ context: { target } }, { wasTold }: OperationOutput<'removeAnnouncement'>): Emitted => ({
        ...{ type: 'removed', id: target?.id ?? '', wasTold },
      }),
    ),
  },
}).createMachine({
  id: 'announcementChange',
  description: '§announcements.8, §announcements.9',
  context: ({ input }) => ({ ...input, target: null, values: null, failure: null }),
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ values: null, failure: null }),
      on: {
        change: { target: 'writing', actions: { type: 'choose', params: ({ event }) => event.target } },
        remove: { target: 'confirming', actions: { type: 'choose', params: ({ event }) => event.target } },
      },
    },
    writing: {
      tags: ['input'],
      on: {
        submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.values } },
        close: 'closed',
      },
    },
    sending: {
      tags: ['input'],
      invoke: {
        id: 'changeAnnouncement',
        src: 'changeAnnouncement',
        input: ({ context }) => ({
          ...idOf(context),
          title: context.values?.title ?? '',
          text: context.values?.text ?? '',
          publishAt: context.values?.publishAt,
          version: context.target?.version ?? 1,
        }),
      },
      on: {
        'call.succeeded': { target: 'closed', actions: { type: 'tellChanged', params: ({ event }) => event.output } },
        'call.refused': { target: 'rejected', actions: 'keepFailure' },
      },
      ...awaitingAnswer({
        write: '#announcementChange.writing',
        submit: retried,
        close: '#announcementChange.closed',
      }),
    },
    rejected: {
      tags: ['input'],
      description: 'The server refused it; what was written is kept.',
      on: {
        submit: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.values } },
        close: 'closed',
      },
    },
    confirming: {
      description: 'Deleting is asked once.',
      on: { confirm: 'removing', close: 'closed' },
    },
    removing: {
      invoke: {
        id: 'removeAnnouncement',
        src: 'removeAnnouncement',
        input: ({ context }) => idOf(context),
        onDone: { target: 'closed', actions: { type: 'tellRemoved', params: ({ event }) => event.output } },
        onError: { target: 'notRemoved', actions: 'keepFailure' },
      },
    },
    notRemoved: { on: { confirm: 'removing', close: 'closed' } },
  },
});
