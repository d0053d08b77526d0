import { setup } from 'xstate';

/** The dashboard's greeting, until it is sent away (§4 Welcome banner). Local only: the next visit shows it again. */
export const welcomeBannerMachine = setup({
  types: { events: {} as { type: 'dismiss' } },
}).createMachine({
  id: 'welcomeBanner',
  description: '§2 Dashboard; §4 Welcome banner',
  initial: 'visible',
  states: {
    visible: { on: { dismiss: 'dismissed' } },
    dismissed: {},
  },
});
