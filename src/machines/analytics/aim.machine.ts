import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';
import type { Path } from './arrangement.ts';

export type Aim = OperationOutput<'listAims'>['aims'][number];

type Context = {
  /** The aim that is followed now; null before one is chosen. */
  current: string | null;
  aims: Aim[];
  wanted: string;
  failure: Failure | null;
};
type Event =
  | { type: 'change' }
  | { type: 'choose'; aimId: string }
  | { type: 'leave' }
  | { type: 'confirm' }
  | { type: 'retry' }
  | { type: 'cancel' };
type Emitted = { type: 'changed'; path: Path | null };

/** A student's aim: chosen, changed, left (§analytics.80, §analytics.81). */
export const learningAimMachine = setup({
  types: {
    input: {} as { current: string | null },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
  },
  actors: {
    listAims: operation('listAims'),
    chooseAim: operation('chooseAim'),
    leaveAim: operation('leaveAim'),
  },
  guards: { hasAim: ({ context: { current } }) => current !== null },
  actions: {
    want: assign({ wanted: (_, wanted: string) => wanted }),
    keep: assign({ current: ({ context: { wanted } }) => wanted, failure: null }),
    forget: assign({ current: null, failure: null }),
    keepFailure: keepFailure(),
    tellChanged: emit((_, path: Path | null): Emitted => ({ type: 'changed', path })),
  },
}).createMachine({
  id: 'learningAim',
  description: '§analytics.80, §analytics.81',
  context: ({ input }) => ({ ...input, aims: [], wanted: '', failure: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasAim', target: 'chosen' }, { target: 'loading' }] },
    chosen: { on: { change: 'loading', leave: 'confirming' } },
    loading: {
      invoke: {
        id: 'listAims',
        src: 'listAims',
        input: {},
        onDone: { target: 'choosing', actions: assign({ aims: ({ event }) => event.output.aims, failure: null }) },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { on: { retry: 'loading', cancel: { guard: 'hasAim', target: 'chosen' } } },
    choosing: {
      on: {
        choose: {
          target: 'saving',
          actions: { type: 'want', params: ({ event }) => event.aimId },
        },
        cancel: { guard: 'hasAim', target: 'chosen' },
      },
    },
    saving: {
      invoke: {
        id: 'chooseAim',
        src: 'chooseAim',
        input: ({ context: { wanted } }) => ({ aimId: wanted }),
        onDone: { target: 'chosen', actions: ['keep', { type: 'tellChanged', params: ({ event }) => event.output }] },
        onError: { target: 'notChosen', actions: 'keepFailure' },
      },
    },
    notChosen: {
      description: 'Saving failed, so the aim of before still applies.',
      on: {
        choose: {
          target: 'saving',
          actions: { type: 'want', params: ({ event }) => event.aimId },
        },
        cancel: { guard: 'hasAim', target: 'chosen' },
      },
    },
    confirming: { on: { confirm: 'leaving', cancel: 'chosen' } },
    leaving: {
      invoke: {
        id: 'leaveAim',
        src: 'leaveAim',
        input: {},
        onDone: { target: 'loading', actions: ['forget', { type: 'tellChanged', params: null }] },
        onError: { target: 'notLeft', actions: 'keepFailure' },
      },
    },
    notLeft: { on: { confirm: 'leaving', cancel: 'chosen' } },
  },
});
