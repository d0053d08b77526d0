import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import type { AssignmentChanged } from '../assignments/types.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

type Portfolio = OperationOutput<'setPortfolio'>;
type Wanted = Pick<Portfolio, 'isPublic' | 'withGrade'>;
type Input = { assignmentId: string; portfolio: Portfolio };
/** `wanted` is what is being saved, or could not be. */
type Context = Input & { wanted: Wanted; failure: Failure | null };
type Event = { type: 'togglePage' } | { type: 'toggleGrade' } | { type: 'retry' };

/** Whether a project has a public page and shows its grade there; each choice is saved at once (§practice.115). */
export const portfolioMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as AssignmentChanged },
  actors: { setPortfolio: operation('setPortfolio') },
  guards: { isPublic: ({ context }) => context.portfolio.isPublic },
  actions: {
    togglePage: assign({
      wanted: ({ context: { portfolio } }) => ({ isPublic: !portfolio.isPublic, withGrade: portfolio.withGrade }),
    }),
    toggleGrade: assign({
      wanted: ({ context: { portfolio } }) => ({ isPublic: portfolio.isPublic, withGrade: !portfolio.withGrade }),
    }),
    take: assign((_, portfolio: Portfolio) => ({ portfolio, failure: null })),
    keepFailure: keepFailure(),
    // The list of assignments also shows whether the page is public, so it is told.
    tell: emit({ type: 'assignmentChanged' }),
  },
}).createMachine({
  id: 'portfolio',
  description: '§practice.110 to §practice.112, §practice.115',
  context: ({ input }) => ({ ...input, wanted: input.portfolio, failure: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isPublic', target: 'public' }, { target: 'private' }] },
    private: { on: { togglePage: { target: 'saving', actions: 'togglePage' } } },
    public: {
      on: {
        togglePage: { target: 'saving', actions: 'togglePage' },
        toggleGrade: { target: 'saving', actions: 'toggleGrade' },
      },
    },
    saving: {
      invoke: {
        id: 'setPortfolio',
        src: 'setPortfolio',
        input: ({ context: { assignmentId, wanted } }) => ({
          assignmentId,
          isPublic: wanted.isPublic,
          withGrade: wanted.withGrade,
        }),
        onDone: {
          target: 'deciding',
          actions: [{ type: 'take', params: ({ event }) => event.output }, 'tell'],
        },
        onError: { target: 'notSaved', actions: 'keepFailure' },
      },
    },
    notSaved: {
      description: 'Saving failed: the choice of before still applies, unless only the answer was lost.',
      on: {
        retry: 'saving',
        togglePage: { target: 'saving', actions: 'togglePage' },
        toggleGrade: { guard: 'isPublic', target: 'saving', actions: 'toggleGrade' },
      },
    },
  },
});
