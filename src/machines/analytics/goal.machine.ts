import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationInput } from '../../api/operation.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

/** Minutes of active time on so many days of a week. */
export type Goal = OperationInput<'setGoal'>;

type Context = {
  goal: Goal | null;
  /** The goal that is being saved, or could not be. */
  wanted: Goal;
  failure: Failure | null;
};
type Event = { type: 'edit' } | { type: 'cancel' } | { type: 'submit'; goal: Goal } | { type: 'remove' };

/** What the form starts with where there is no goal yet. */
export const firstGoal: Goal = { days: 3, minutes: 30 };

/** A student's goal for each week: set, changed, taken away (§analytics.28). */
export const analyticsGoalMachine = setup({
  types: {
    input: {} as { goal: Goal | null },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'changed' },
  },
  actors: { setGoal: operation('setGoal'), removeGoal: operation('removeGoal') },
  actions: {
    want: assign({ wanted: (_, goal: Goal) => goal }),
    keep: assign({ goal: ({ context }) => context.wanted, failure: null }),
    forget: assign({ goal: null, failure: null }),
    keepFailure: keepFailure(),
    // The page shows the week beside the goal, so it loads the week again.
    tellChanged: emit({ type: 'changed' }),
  },
}).createMachine({
  id: 'analyticsGoal',
  description: '§analytics.7, §analytics.28',
  context: ({ input: { goal } }) => ({ goal, wanted: goal ?? firstGoal, failure: null }),
  initial: 'shown',
  states: {
    shown: { on: { edit: 'editing', remove: 'removing' } },
    editing: {
      tags: ['input'],
      entry: assign({ wanted: ({ context: { goal } }) => goal ?? firstGoal }),
      on: {
        submit: { target: 'saving', actions: { type: 'want', params: ({ event }) => event.goal } },
        cancel: 'shown',
      },
    },
    saving: {
      tags: ['input'],
      invoke: {
        id: 'setGoal',
        src: 'setGoal',
        input: ({ context }) => context.wanted,
        onDone: { target: 'shown', actions: ['keep', 'tellChanged'] },
        onError: { target: 'rejected', actions: 'keepFailure' },
      },
    },
    rejected: {
      tags: ['input'],
      description: 'Saving failed: what was typed is kept, and the goal of before still applies.',
      on: {
        submit: { target: 'saving', actions: { type: 'want', params: ({ event }) => event.goal } },
        cancel: 'shown',
      },
    },
    removing: {
      invoke: {
        id: 'removeGoal',
        src: 'removeGoal',
        input: {},
        onDone: { target: 'shown', actions: ['forget', 'tellChanged'] },
        onError: { target: 'notRemoved', actions: 'keepFailure' },
      },
    },
    notRemoved: { on: { edit: 'editing', remove: 'removing' } },
  },
});
