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
      description: 'Two-step sign-in is turned on and off on the profile, so the next page that opens asks again.',
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
    free: { description: 'Two-step sign-in is on, or not required.', on: { 'profile.open': 'atProfile' } },
    unknown: {
      description:
        'The call failed. The page stays: if two-step sign-in is missing, the server refuses its calls and says why.',
      on: { 'profile.open': 'atProfile', 'page.open': 'asking' },
    },
  },
});
