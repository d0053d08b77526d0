import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { operation } from '../operation.ts';

type Announcement = OperationOutput<'listAnnouncements'>[number];
type Context = { announcements: Announcement[]; chosen: string };
type Event = { type: 'dismiss'; id: string };

/** Announcements that a student has not dismissed (§announcements.6). If loading fails, the dashboard shows none. */
export const unreadAnnouncementsMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { listAnnouncements: operation('listAnnouncements'), readAnnouncement: operation('readAnnouncement') },
  guards: {
    isNone: (_, announcements: Announcement[]) => announcements.length === 0,
    isLast: ({ context: { announcements, chosen } }) => announcements.every(({ id }) => id === chosen),
  },
  actions: {
    choose: assign({ chosen: (_, id: string) => id }),
    drop: assign({
      announcements: ({ context: { announcements, chosen } }) => announcements.filter(({ id }) => id !== chosen),
    }),
  },
}).createMachine({
  id: 'unreadAnnouncements',
  description: '§announcements.3, §announcements.6',
  context: { announcements: [], chosen: '' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listAnnouncements',
        src: 'listAnnouncements',
        input: {},
        onDone: [
          { guard: { type: 'isNone', params: ({ event }) => event.output }, target: 'none' },
          { target: 'shown', actions: assign({ announcements: ({ event }) => event.output }) },
        ],
        onError: 'missing',
      },
    },
    missing: { description: 'Loading failed, so nothing is shown.' },
    none: {},
    shown: { on: { dismiss: { target: 'dismissing', actions: { type: 'choose', params: ({ event }) => event.id } } } },
    dismissing: {
      invoke: {
        id: 'readAnnouncement',
        src: 'readAnnouncement',
        input: ({ context }) => ({ announcementId: context.chosen }),
        onDone: [
          { guard: 'isLast', target: 'none', actions: 'drop' },
          { target: 'shown', actions: 'drop' },
        ],
        onError: 'notDismissed',
      },
    },
    notDismissed: {
      on: { dismiss: { target: 'dismissing', actions: { type: 'choose', params: ({ event }) => event.id } } },
    },
  },
});
