import { assign, setup } from 'xstate';
import type { ModuleOfCourse } from '../../api/generated/schema.d.ts';

/** How the steps of a path are shown. */
export type StepsForm = 'map' | 'list';

type Context = {
  /** What the address asks for as the page is opened. */
  form: StepsForm;
  /** The module of the map that was pressed for its numbers. */
  module: ModuleOfCourse | null;
};
type Event = { type: 'draw' } | { type: 'list' } | { type: 'open'; module: ModuleOfCourse } | { type: 'close' };

/** The steps of a path as a map or as a list, and the numbers of a pressed module (§analytics.97). */
export const pathStepsMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { form: StepsForm } },
  guards: { isList: ({ context: { form } }) => form === 'list' },
  actions: {
    show: assign({ module: (_, module: ModuleOfCourse) => module }),
    forget: assign({ module: null }),
  },
}).createMachine({
  id: 'pathSteps',
  description: '§analytics.97, §analytics.98',
  context: ({ input: { form } }) => ({ form, module: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isList', target: 'listed' }, { target: 'drawn' }] },
    drawn: {
      on: {
        list: 'listed',
        open: { target: 'opened', actions: { type: 'show', params: ({ event }) => event.module } },
      },
    },
    opened: {
      description: 'The numbers of a module, above the map.',
      on: { close: { target: 'drawn', actions: 'forget' } },
    },
    listed: { on: { draw: 'drawn' } },
  },
});
