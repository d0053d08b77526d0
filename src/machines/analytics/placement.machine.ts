import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { isConflict, keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';
import type { Path } from './arrangement.ts';

export type Placement = OperationOutput<'getPlacement'>;

type Context = {
  /** The state of the placement, as last loaded. */
  at: Path['placement'];
  placement: Placement | null;
  /** Index of the chosen option; the one after the last is "I do not know". */
  choice: number | null;
  failure: Failure | null;
};
type Event =
  | { type: 'start' }
  | { type: 'skip' }
  | { type: 'choose'; choice: number }
  | { type: 'submit' }
  | { type: 'stop' }
  | { type: 'retry' }
  | { type: 'goOn' };
type Emitted = { type: 'answered' } | { type: 'ended'; path: Path };

const questionOf = ({ placement }: Context) => placement?.question ?? null;

/** A few questions that find out where a path begins; it can be stopped at any time (§analytics.82). */
export const placementMachine = setup({
  types: {
    input: {} as Pick<Context, 'at'>,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
  },
  actors: {
    startPlacement: operation('startPlacement'),
    getPlacement: operation('getPlacement'),
    answerPlacement: operation('answerPlacement'),
    endPlacement: operation('endPlacement'),
  },
  guards: {
    isNew: ({ context: { at } }) => at === 'none',
    isOver: ({ context: { at } }) => at === 'done',
    hasQuestion: ({ context }) => questionOf(context) !== null,
    hasChoice: ({ context: { choice } }) => choice !== null,
    isConflict,
  },
  actions: {
    take: assign({ at: 'running', placement: (_, placement: Placement) => placement, choice: null, failure: null }),
    choose: assign({ choice: (_, choice: number) => choice }),
    keepFailure: keepFailure(),
    // The path takes the answers into account, so it is loaded again.
    tellAnswered: emit({ type: 'answered' }),
    tellEnded: emit((_, path: Path): Emitted => ({ type: 'ended', path })),
  },
}).createMachine({
  id: 'placement',
  description: '§analytics.82',
  context: ({ input }) => ({ ...input, placement: null, choice: null, failure: null }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'isNew', target: 'offered' }, { guard: 'isOver', target: 'over' }, { target: 'resuming' }],
    },
    offered: { on: { start: 'starting', skip: 'skipped' } },
    skipped: {
      description: 'The student does not want it now; the next visit offers it again.',
      on: { start: 'starting' },
    },
    starting: {
      invoke: {
        id: 'startPlacement',
        src: 'startPlacement',
        input: {},
        onDone: { target: 'going', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'notStarted', actions: 'keepFailure' },
      },
    },
    notStarted: { on: { start: 'starting', skip: 'skipped' } },
    resuming: {
      description: 'A placement that was begun before, here or on another device, goes on with its open question.',
      invoke: {
        id: 'getPlacement',
        src: 'getPlacement',
        input: {},
        onDone: { target: 'going', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'notResumed', actions: 'keepFailure' },
      },
    },
    notResumed: { on: { retry: 'resuming', stop: 'stopping' } },
    going: {
      always: [
        { guard: 'hasQuestion', target: 'asking' },
        { target: 'over', actions: 'tellAnswered' },
      ],
    },
    asking: {
      tags: ['input'],
      on: {
        choose: {
          actions: { type: 'choose', params: ({ event }) => event.choice },
        },
        submit: { guard: 'hasChoice', target: 'sending' },
        stop: 'stopping',
      },
    },
    sending: {
      tags: ['input'],
      invoke: {
        id: 'answerPlacement',
        src: 'answerPlacement',
        input: ({ context }) => {
          const { id, choices } = questionOf(context) ?? { id: '', choices: [] };
          return { questionId: id, choice: context.choice === choices.length ? null : context.choice };
        },
        onDone: { target: 'going', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: [
          // Answered in another tab, or on another device.
          { guard: 'isConflict', target: 'resuming' },
          { target: 'notSent', actions: 'keepFailure' },
        ],
      },
    },
    notSent: {
      tags: ['input'],
      description: 'The answer could not be sent; the choice is kept.',
      on: {
        choose: {
          target: 'asking',
          actions: { type: 'choose', params: ({ event }) => event.choice },
        },
        submit: 'sending',
        stop: 'stopping',
      },
    },
    stopping: {
      invoke: {
        id: 'endPlacement',
        src: 'endPlacement',
        input: {},
        onDone: { target: 'over', actions: { type: 'tellEnded', params: ({ event }) => event.output } },
        onError: { target: 'notStopped', actions: 'keepFailure' },
      },
    },
    notStopped: {
      description: 'Stopping failed; the answers that were given count all the same.',
      on: { stop: 'stopping', goOn: 'deciding' },
    },
    over: {},
  },
});
