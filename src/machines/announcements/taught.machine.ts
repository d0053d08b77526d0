import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { appended } from '../appended.ts';
import { failureIn } from '../failure-in.ts';
import { operation } from '../operation.ts';

type Page = OperationOutput<'listTaughtAnnouncements'>;
export type TaughtAnnouncement = Page['items'][number];

type Context = {
  courseId: string;
  courseName: string;
  /** How many another announcement would reach. */
  students: number;
  announcements: TaughtAnnouncement[];
  /** The next page's; absent after the last. */
  next: string | undefined;
  failure: Failure | null;
};
type Event = { type: 'retry' } | { type: 'more' } | { type: 'announced'; announcement: TaughtAnnouncement };

/** What the students of a course were told (§announcements.5). */
export const taughtAnnouncementsMachine = setup({
  types: { context: {} as Context, input: {} as { courseId: string }, events: {} as Event },
  actors: { listTaughtAnnouncements: operation('listTaughtAnnouncements') },
  guards: { hasMore: ({ context }) => context.next !== undefined },
  actions: {
    take: assign((_, { courseName, students, items, next }: Page) => ({
      courseName,
      students,
      announcements: items,
      next,
      failure: null,
    })),
    add: assign(({ context }, { items, next }: Page) => ({
      announcements: appended(context.announcements, items, ({ id }) => id),
      next,
      failure: null,
    })),
    // It may be there already: sent twice because its first answer was lost, it is still one.
    prepend: assign(({ context: { announcements } }, announcement: TaughtAnnouncement) =>
      announcements.every(({ id }) => id !== announcement.id)
        ? { announcements: [announcement, ...announcements] }
        : {},
    ),
    fail: assign({ failure: ({ event }) => failureIn(event) }),
  },
}).createMachine({
  id: 'taughtAnnouncements',
  description: '§announcements.1, §announcements.5',
  context: ({ input }) => ({
    ...input,
    courseName: '',
    students: 0,
    announcements: [],
    next: undefined,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listTaughtAnnouncements',
        src: 'listTaughtAnnouncements',
        input: ({ context: { courseId } }) => ({ courseId }),
        onDone: { target: 'listed', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: 'fail' },
      },
    },
    failed: { on: { retry: 'loading' } },
    listed: {
      on: { announced: { actions: { type: 'prepend', params: ({ event }) => event.announcement } } },
      initial: 'idle',
      states: {
        idle: { on: { more: { guard: 'hasMore', target: 'loadingMore' } } },
        loadingMore: {
          invoke: {
            id: 'listTaughtAnnouncements',
            src: 'listTaughtAnnouncements',
            input: ({ context: { courseId, next } }) => ({ courseId, ...(next !== undefined && { cursor: next }) }),
            onDone: { target: 'idle', actions: { type: 'add', params: ({ event }) => event.output } },
            onError: { target: 'moreFailed', actions: 'fail' },
          },
        },
        moreFailed: { description: 'What is there stays.', on: { more: 'loadingMore' } },
      },
    },
  },
});
