import { assign, setup } from 'xstate';
import { operation } from '../operation.ts';

/** In how many of the student's conversations there is something new (§questions.28). */
export const newMessagesMachine = setup({
  types: { context: {} as { threads: number } },
  actors: { countNewMessages: operation('countNewMessages') },
}).createMachine({
  id: 'newMessages',
  description: '§questions.28',
  context: { threads: 0 },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'countNewMessages',
        src: 'countNewMessages',
        input: {},
        onDone: { target: 'counted', actions: assign({ threads: ({ event }) => event.output.threads }) },
        onError: 'missing',
      },
    },
    missing: { description: 'Loading failed; the link is shown without a number.' },
    counted: {},
  },
});
