import { assign, setup } from 'xstate';
import { isPassing } from '../../api/failure.ts';
import { failureIn } from '../failure-in.ts';
import { operation } from '../operation.ts';

/** `kept`: how many questions the device keeps, for when the server cannot be reached. */
type Context = { questions: number; kept: number };

/** How many questions are due for review today (§analytics.67). Where that is not known, nothing is shown. */
export const reviewDueMachine = setup({
  types: { input: {} as { kept: number }, context: {} as Context },
  actors: { getDueCards: operation('getDueCards') },
  guards: {
    hasQuestions: ({ context: { questions } }) => questions > 0,
    isKept: ({ event }) => isPassing(failureIn(event)),
  },
  actions: {
    take: assign({ questions: (_, questions: number) => questions }),
    takeKept: assign({ questions: ({ context: { kept } }) => kept }),
  },
}).createMachine({
  id: 'reviewDue',
  description: '§analytics.67',
  context: ({ input: { kept } }) => ({ questions: 0, kept }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getDueCards',
        src: 'getDueCards',
        input: {},
        onDone: { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output.questions.length } },
        onError: [{ guard: 'isKept', target: 'deciding', actions: 'takeKept' }, { target: 'none' }],
      },
    },
    deciding: { always: [{ guard: 'hasQuestions', target: 'shown' }, { target: 'none' }] },
    none: { description: 'Nothing is due, or loading failed.' },
    shown: {},
  },
});
