import { setup } from 'xstate';

/** The mobile menu: toggled, or set open or closed (§2 Navigation bar; §4 UI: sidebar). */
export const navigationMenuMachine = setup({
  types: { events: {} as { type: 'toggle' } | { type: 'open' } | { type: 'close' } },
}).createMachine({
  id: 'navigationMenu',
  description: '§2 Navigation bar: a mobile menu has the same items; §3 UI state and §4 UI: sidebarOpen',
  initial: 'closed',
  states: {
    closed: { on: { toggle: 'open', open: 'open' } },
    open: { on: { toggle: 'closed', close: 'closed' } },
  },
});
