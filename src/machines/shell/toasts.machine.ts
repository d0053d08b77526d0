import { cancel, enqueueActions, setup } from 'xstate';

export type ToastKind = 'blank' | 'success' | 'error' | 'custom' | 'loading';
export type Toast = { id: string; kind: ToastKind; text: string };

/** A toast replaces the visible one with the same key; this is how "loading" becomes its result. */
type Shown = { kind: ToastKind; text: string; key?: string | undefined };

type Event = { type: 'show'; toast: Shown } | { type: 'dismiss'; id: string };

/** §shell.10: durations and limits of the toasts. */
const most = 20;
const durations: Record<ToastKind, number | null> = {
  blank: 4000,
  error: 4000,
  custom: 4000,
  success: 2000,
  loading: null,
};

type Context = { toasts: Toast[]; count: number };

/** Toasts are short confirmations: several at a time, each for a short time (§shell.10). */
export const toastsMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  guards: {
    isLast: ({ context }, dismissed: string) => context.toasts.every(({ id }) => id === dismissed),
  },
  actions: {
    show: enqueueActions(({ context, enqueue }, { key, ...shown }: Shown) => {
      const count = context.count + 1;
      const toast = { ...shown, id: key ?? `toast-${count}` };
      const replaces = context.toasts.some(({ id }) => id === toast.id);
      const all = replaces
        ? context.toasts.map((other) => (other.id === toast.id ? toast : other))
        : [...context.toasts, toast];
      for (const gone of [...all.slice(0, -most), ...(replaces ? [toast] : [])]) enqueue(cancel(gone.id));
      enqueue.assign({ count, toasts: all.slice(-most) });
      const delay = durations[toast.kind];
      if (delay !== null) enqueue.raise({ type: 'dismiss', id: toast.id }, { delay, id: toast.id });
    }),
    remove: enqueueActions(({ context, enqueue }, dismissed: string) => {
      enqueue(cancel(dismissed));
      enqueue.assign({ toasts: context.toasts.filter(({ id }) => id !== dismissed) });
    }),
  },
}).createMachine({
  id: 'toasts',
  description: '§shell.10',
  context: { toasts: [], count: 0 },
  initial: 'quiet',
  states: {
    quiet: {
      on: { show: { target: 'showing', actions: { type: 'show', params: ({ event }) => event.toast } } },
    },
    showing: {
      on: {
        show: { actions: { type: 'show', params: ({ event }) => event.toast } },
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
