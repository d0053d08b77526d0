import { emit, setup } from 'xstate';
import type { Notify } from '../effects.ts';
import { operation } from '../operation.ts';

type Emitted = Notify | { type: 'lead' };

/** Leads an instructor who still has to set up two-step sign-in to the profile: on `lead` the route opens it. */
export const secondFactorDutyMachine = setup({
  types: { events: {} as { type: 'profile.open' } | { type: 'page.open' }, emitted: {} as Emitted },
  actors: { getSecondFactor: operation('getSecondFactor') },
  actions: {
    lead: emit({ type: 'lead' }),
    explain: emit({ type: 'notify', message: 'secondFactorMissing' }),
  },
}).createMachine({
  id: 'secondFactorDuty',
  description: '§account.77',
  initial: 'atProfile',
  states: {
    atProfile: {
      description: 'It is turned on and off here, so any other page asks anew.',
      on: { 'page.open': 'asking' },
    },
    asking: {
      invoke: {
        id: 'getSecondFactor',
        src: 'getSecondFactor',
        input: {},
        onDone: [
          {
            guard: ({ event }) => event.output.required && !event.output.on,
            target: 'atProfile',
            actions: ['lead', 'explain'],
          },
          { target: 'free' },
        ],
        onError: 'unknown',
      },
      on: { 'profile.open': 'atProfile', 'page.open': { target: 'asking', reenter: true } },
    },
    free: { description: 'The instructor owes nothing.', on: { 'profile.open': 'atProfile' } },
    unknown: {
      description: 'The page stays: the server refuses its calls anyway, and says why. The next page asks again.',
      on: { 'profile.open': 'atProfile', 'page.open': 'asking' },
    },
  },
});
