import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

type Context = {
  isOn: boolean;
  failure: Failure | null;
};
type Event = { type: 'toggle' } | { type: 'delete' } | { type: 'confirm' } | { type: 'cancel' };

/** Turning the recording of active time on and off, and deleting what was recorded (§analytics.29, §analytics.30). */
export const timeRecordingMachine = setup({
  types: {
    input: {} as { isOn: boolean },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'changed' },
  },
  actors: { setTimeRecording: operation('setTimeRecording'), deleteRecordedTime: operation('deleteRecordedTime') },
  actions: {
    flip: assign({ isOn: ({ context: { isOn } }) => !isOn }),
    keepFailure: keepFailure(),
    // The page shows the week, which depends on both, so it loads the week again.
    tellChanged: emit({ type: 'changed' }),
  },
}).createMachine({
  id: 'timeRecording',
  description: '§analytics.8, §analytics.29, §analytics.30',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'chosen',
  states: {
    chosen: { on: { toggle: 'saving', delete: 'confirming' } },
    saving: {
      invoke: {
        id: 'setTimeRecording',
        src: 'setTimeRecording',
        input: ({ context: { isOn } }) => ({ isOn: !isOn }),
        onDone: { target: 'chosen', actions: ['flip', 'tellChanged'] },
        onError: { target: 'notSaved', actions: 'keepFailure' },
      },
    },
    notSaved: {
      description: 'Saving failed, so the choice of before still applies.',
      on: { toggle: 'saving', delete: 'confirming' },
    },
    confirming: { on: { confirm: 'deleting', cancel: 'chosen' } },
    deleting: {
      invoke: {
        id: 'deleteRecordedTime',
        src: 'deleteRecordedTime',
        input: {},
        onDone: { target: 'deleted', actions: 'tellChanged' },
        onError: { target: 'notDeleted', actions: 'keepFailure' },
      },
    },
    notDeleted: { on: { confirm: 'deleting', cancel: 'chosen' } },
    deleted: { on: { toggle: 'saving', delete: 'confirming' } },
  },
});
