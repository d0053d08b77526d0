import { setup } from 'xstate';

/** The dashboard's greeting, until it is dismissed (§dashboard.1). Not stored: the next visit shows it again. */
export const welcomeBannerMachine = setup({
  types: { events: {} as { type: 'dismiss' } },
}).createMachine({
  id: 'welcomeBanner',
  description: '§dashboard.1',
  initial: 'visible',
  states: {
    visible: { on: { dismiss: 'dismissed' } },
    dismissed: {},
  },
});
