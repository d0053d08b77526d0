import { assign, cancel, enqueueActions, setup } from 'xstate';

export type Notice = {
  id: string;
  type: 'success' | 'error' | 'warning' | 'info';
  title: string;
  message?: string | undefined;
};

type Context = {
  visible: Notice | null;
  /** Readable in the notices panel until they are removed. */
  dismissed: Notice[];
  count: number;
};

type Event =
  | { type: 'show'; notice: Omit<Notice, 'id'> }
  | { type: 'dismiss' }
  | { type: 'remove'; id: string }
  | { type: 'clear' };

/** §9: how long a notice shows, and how long a dismissed one can still be read. */
const duration = 5000;
const removalDelay = 1_000_000;

/** The main toaster: one notice visible at a time, the newest (§4 Toasts, §9, decisions 7). */
export const noticesMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  delays: { duration },
  actions: {
    retire: enqueueActions(({ context, enqueue }) => {
      const { visible } = context;
      if (!visible) return;
      enqueue.assign({ visible: null, dismissed: [visible, ...context.dismissed] });
      enqueue.raise({ type: 'remove', id: visible.id }, { delay: removalDelay, id: visible.id });
    }),
    show: assign(({ context, event }) => {
      if (event.type !== 'show') return {};
      const count = context.count + 1;
      return { count, visible: { ...event.notice, id: `notice-${count}` } };
    }),
    remove: assign({
      dismissed: ({ context, event }) =>
        event.type === 'remove' ? context.dismissed.filter(({ id }) => id !== event.id) : context.dismissed,
    }),
    clear: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.dismissed) enqueue(cancel(id));
      enqueue.assign({ dismissed: [] });
    }),
  },
}).createMachine({
  id: 'notices',
  description: '§3 UI state; §4 Toasts; §9; decisions 7',
  context: { visible: null, dismissed: [], count: 0 },
  initial: 'quiet',
  on: {
    remove: { actions: 'remove' },
    clear: { actions: 'clear' },
  },
  states: {
    quiet: {
      on: { show: { target: 'showing', actions: 'show' } },
    },
    showing: {
      after: { duration: { target: 'quiet', actions: 'retire' } },
      on: {
        show: { target: 'showing', reenter: true, actions: ['retire', 'show'] },
        dismiss: { target: 'quiet', actions: 'retire' },
      },
    },
  },
});
