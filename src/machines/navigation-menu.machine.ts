import { setup } from 'xstate';

/** The mobile menu: closed, or open until something is chosen (§2 Navigation bar). */
export const navigationMenuMachine = setup({
  types: { events: {} as { type: 'toggle' } | { type: 'close' } },
}).createMachine({
  id: 'navigationMenu',
  description: '§2 Navigation bar: a mobile menu has the same items',
  initial: 'closed',
  states: {
    closed: { on: { toggle: 'open' } },
    open: { on: { toggle: 'closed', close: 'closed' } },
  },
});
