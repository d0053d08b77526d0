import { emit, setup } from 'xstate';

type Event = { type: 'ask' } | { type: 'stay' } | { type: 'leave' };

/** Asks before signing out while something is unsent. On `signOut` the route deletes the drafts, then signs out. */
export const signingOutMachine = setup({
  types: { events: {} as Event, emitted: {} as { type: 'signOut' } },
}).createMachine({
  id: 'signingOut',
  description: '§account.38, §sync.20; docs/adr/008-drafts.md',
  initial: 'closed',
  states: {
    closed: { on: { ask: 'asking' } },
    asking: { on: { stay: 'closed', leave: { target: 'closed', actions: emit({ type: 'signOut' }) } } },
  },
});
