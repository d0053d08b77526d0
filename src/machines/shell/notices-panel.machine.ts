import { setup } from 'xstate';

/** The panel of dismissed notices, which the notices' own machine keeps (§3 UI state, §4 Toasts, decisions 7). */
export const noticesPanelMachine = setup({
  types: { events: {} as { type: 'open' } | { type: 'close' } },
}).createMachine({
  id: 'noticesPanel',
  description: '§3 UI state; §4 Toasts; decisions 7',
  initial: 'closed',
  states: {
    closed: { on: { open: 'open' } },
    open: { on: { close: 'closed' } },
  },
});
