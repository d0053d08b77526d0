import { setup } from 'xstate';

/** The mobile menu: toggled, or set open or closed (§shell.6). */
export const navigationMenuMachine = setup({
  types: { events: {} as { type: 'toggle' } | { type: 'open' } | { type: 'close' } },
}).createMachine({
  id: 'navigationMenu',
  description: '§shell.6',
  initial: 'closed',
  states: {
    closed: { on: { toggle: 'open', open: 'open' } },
    open: { on: { toggle: 'closed', close: 'closed' } },
  },
});
