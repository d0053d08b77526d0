import { cancel, enqueueActions, setup } from 'xstate';

export type LightKind = 'blank' | 'success' | 'error' | 'custom' | 'loading';
export type LightNotice = { id: string; kind: LightKind; text: string };

/** A notice replaces the visible one with the same key; this is how "loading" becomes its result. */
type Shown = { kind: LightKind; text: string; key?: string | undefined };

type Event = { type: 'show'; notice: Shown } | { type: 'dismiss'; id: string };

/** §shell.10: durations and limits of the second toaster. */
const most = 20;
const durations: Record<LightKind, number | null> = {
  blank: 4000,
  error: 4000,
  custom: 4000,
  success: 2000,
  loading: null,
};

type Context = { notices: LightNotice[]; count: number };

/** The light toaster, for short confirmations: several at a time, each for a short time (§shell.10). */
export const lightNoticesMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  guards: {
    isLast: ({ context }, dismissed: string) => context.notices.every(({ id }) => id === dismissed),
  },
  actions: {
    show: enqueueActions(({ context, enqueue }, { key, ...shown }: Shown) => {
      const count = context.count + 1;
      const notice = { ...shown, id: key ?? `light-${count}` };
      const replaces = context.notices.some(({ id }) => id === notice.id);
      const all = replaces
        ? context.notices.map((other) => (other.id === notice.id ? notice : other))
        : [...context.notices, notice];
      for (const gone of [...all.slice(0, -most), ...(replaces ? [notice] : [])]) enqueue(cancel(gone.id));
      enqueue.assign({ count, notices: all.slice(-most) });
      const delay = durations[notice.kind];
      if (delay !== null) enqueue.raise({ type: 'dismiss', id: notice.id }, { delay, id: notice.id });
    }),
    remove: enqueueActions(({ context, enqueue }, dismissed: string) => {
      enqueue(cancel(dismissed));
      enqueue.assign({ notices: context.notices.filter(({ id }) => id !== dismissed) });
    }),
  },
}).createMachine({
  id: 'lightNotices',
  description: '§shell.10',
  context: { notices: [], count: 0 },
  initial: 'quiet',
  states: {
    quiet: {
      on: { show: { target: 'showing', actions: { type: 'show', params: ({ event }) => event.notice } } },
    },
    showing: {
      on: {
        show: { actions: { type: 'show', params: ({ event }) => event.notice } },
        dismiss: [
          {
            guard: { type: 'isLast', params: ({ event }) => event.id },
            target: 'quiet',
            actions: { type: 'remove', params: ({ event }) => event.id },
          },
          { actions: { type: 'remove', params: ({ event }) => event.id } },
        ],
      },
    },
  },
});
