import { assign, setup } from 'xstate';
import { appended } from '../appended.ts';
import { type ItemOf, type ListContext, type ListEvent, pagedList } from '../paged-list.ts';

export type TaughtAnnouncement = ItemOf<'listTaughtAnnouncements'>;
type Filters = { courseId: string };
type Event =
  | ListEvent
  | { type: 'announced'; announcement: TaughtAnnouncement }
  | { type: 'changed'; announcement: TaughtAnnouncement }
  | { type: 'removed'; id: string };

const list = pagedList(
  'listTaughtAnnouncements',
  ({ courseId }: Filters) => ({ courseId }),
  ({ id }) => id,
);

const prepend = {
  type: 'prepend',
  params: ({ event }: { event: { announcement: TaughtAnnouncement } }) => event.announcement,
} as const;

const changed = {
  actions: {
    type: 'replace',
    params: ({ event }: { event: { announcement: TaughtAnnouncement } }) => event.announcement,
  },
} as const;

const idOf = ({ event }: { event: { id: string } }) => event.id;
const leaveOut = { type: 'leaveOut', params: idOf } as const;

/** The announcements of a course, for its instructors (§announcements.5). */
export const taughtAnnouncementsMachine = setup({
  types: {
    context: {} as ListContext<'listTaughtAnnouncements', Filters>,
    input: {} as Filters,
    events: {} as Event,
  },
  actors: list.actors,
  guards: {
    ...list.guards,
    isLast: ({ context: { page } }, id: string) =>
      page !== null && page.next === undefined && page.items.every((item) => item.id === id),
  },
  actions: {
    ...list.actions<Event>(),
    // It may be in the list already: a call whose answer was lost is sent again, and makes no second announcement.
    prepend: assign(({ context: { page } }, announcement: TaughtAnnouncement) => ({
      page: page && { ...page, items: appended([announcement], page.items, ({ id }) => id) },
    })),
    leaveOut: assign(({ context: { page } }, id: string) => ({
      page: page && { ...page, items: page.items.filter((item) => item.id !== id) },
    })),
  },
}).createMachine({
  id: 'taughtAnnouncements',
  description: '§announcements.1, §announcements.5, §announcements.8, §announcements.9',
  context: ({ input }) => ({ filters: input, page: null, failure: null }),
  initial: 'loading',
  states: {
    ...list.states,
    empty: { on: { announced: { target: 'listed', actions: prepend } } },
    listed: {
      ...list.states.listed,
      on: {
        announced: { actions: prepend },
        changed,
        removed: [
          { guard: { type: 'isLast', params: idOf }, target: 'empty', actions: leaveOut },
          { actions: leaveOut },
        ],
      },
    },
  },
});
