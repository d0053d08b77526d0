import { assign, cancel, enqueueActions, setup } from 'xstate';

/** §shell.7: the content of a notification and its duration in milliseconds. */
export type NoticeText = {
  type: 'success' | 'error' | 'warning' | 'info';
  title: string;
  message?: string | undefined;
  /** 5,000 by default (§shell.8). */
  duration?: number | undefined;
};

/** Its id is the time at which it was added. */
export type Notice = NoticeText & { id: string };

type Context = {
  visible: Notice | null;
  /** Dismissed notices, listed in the notices panel until they are removed. */
  dismissed: Notice[];
  count: number;
  /** The newest id, as a number: a second notice within the same millisecond gets the next number. */
  latest: number;
};

type Event =
  | { type: 'show'; notice: NoticeText; at: number }
  | { type: 'dismiss' }
  | { type: 'remove'; id: string }
  | { type: 'clear' };

/** §shell.8, §shell.9: how long a notice shows, and how long a dismissed one stays in the panel. */
const usualDuration = 5000;
const removalDelay = 1_000_000;

/** The main toaster: one notice visible at a time, the newest (§shell.8, §shell.9). */
export const noticesMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  delays: { duration: ({ context }) => context.visible?.duration ?? usualDuration },
  actions: {
    retire: enqueueActions(({ context, enqueue }) => {
      const { visible } = context;
      if (!visible) return;
      enqueue.assign({ visible: null, dismissed: [visible, ...context.dismissed] });
      enqueue.raise({ type: 'remove', id: visible.id }, { delay: removalDelay, id: visible.id });
    }),
    show: assign(({ context }, { notice, at }: { notice: NoticeText; at: number }) => {
      const latest = Math.max(at, context.latest + 1);
      return { count: context.count + 1, latest, visible: { ...notice, id: String(latest) } };
    }),
    remove: assign({
      dismissed: ({ context }, removed: string) => context.dismissed.filter(({ id }) => id !== removed),
    }),
    clear: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.dismissed) enqueue(cancel(id));
      enqueue.assign({ dismissed: [] });
    }),
  },
}).createMachine({
  id: 'notices',
  description: '§shell.7 to §shell.9',
  context: { visible: null, dismissed: [], count: 0, latest: 0 },
  initial: 'quiet',
  on: {
    remove: { actions: { type: 'remove', params: ({ event }) => event.id } },
    clear: { actions: 'clear' },
  },
  states: {
    quiet: {
      on: { show: { target: 'showing', actions: { type: 'show', params: ({ event }) => event } } },
    },
    showing: {
      after: { duration: { target: 'quiet', actions: 'retire' } },
      on: {
        show: {
          target: 'showing',
          reenter: true,
          actions: ['retire', { type: 'show', params: ({ event }) => event }],
        },
        dismiss: { target: 'quiet', actions: 'retire' },
      },
    },
  },
});
