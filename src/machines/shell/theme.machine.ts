import { assign, emit, setup } from 'xstate';

export type Theme = 'system' | 'light' | 'dark';
type Emitted = { type: 'apply'; theme: Theme };

/** The chosen theme; the route that receives `apply` shows and stores it (§shell.11). */
export const themeMachine = setup({
  types: {
    context: {} as { theme: Theme },
    input: {} as { theme: Theme },
    events: {} as { type: 'choose'; theme: Theme } | { type: 'system.changed' },
    emitted: {} as Emitted,
  },
  guards: { followsSystem: ({ context }) => context.theme === 'system' },
  actions: { apply: emit(({ context }): Emitted => ({ type: 'apply', theme: context.theme })) },
}).createMachine({
  id: 'theme',
  description: '§shell.11',
  context: ({ input }) => ({ theme: input.theme }),
  initial: 'chosen',
  states: {
    chosen: {
      on: {
        choose: { actions: [assign({ theme: ({ event }) => event.theme }), 'apply'] },
        'system.changed': { guard: 'followsSystem', actions: 'apply' },
      },
    },
  },
});
