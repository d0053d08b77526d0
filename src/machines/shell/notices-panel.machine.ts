import { setup } from 'xstate';

/** The panel of dismissed notices, which the notices' own machine keeps (§shell.9). */
export const noticesPanelMachine = setup({
  types: { events: {} as { type: 'open' } | { type: 'close' } },
}).createMachine({
  id: 'noticesPanel',
  description: '§shell.9',
  initial: 'closed',
  states: {
    closed: { on: { open: 'open' } },
    open: { on: { close: 'closed' } },
  },
});
