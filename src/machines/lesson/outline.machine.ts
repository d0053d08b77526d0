import { assign, emit, setup } from 'xstate';

type Event =
  | { type: 'pane.fold' }
  | { type: 'pane.unfold' }
  /** Where the window has no room for the pane. */
  | { type: 'drawer.open' }
  | { type: 'drawer.close' };

/**
 * Where the outline of the course is: beside the lesson, folded to a rail, or in a drawer over it. A wide window shows the first
 * two, a narrow one the third; a window can be made wide or narrow at any time. What stands in it is `lesson/modules`.
 */
export const lessonOutlineMachine = setup({
  types: {
    input: {} as { isFolded: boolean },
    context: {} as { isFolded: boolean },
    events: {} as Event,
    emitted: {} as { type: 'keep'; isFolded: boolean },
  },
  guards: { isFolded: ({ context }) => context.isFolded },
  actions: {
    fold: assign((_, isFolded: boolean) => ({ isFolded })),
    keep: emit(({ context: { isFolded } }) => ({ type: 'keep' as const, isFolded })),
  },
}).createMachine({
  id: 'lessonOutline',
  description: '§lesson.35, §lesson.36, §lesson.37',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isFolded', target: 'folded' }, { target: 'beside' }] },
    beside: {
      on: {
        'pane.fold': { target: 'folded', actions: [{ type: 'fold', params: true }, 'keep'] },
        'drawer.open': 'drawer',
      },
    },
    folded: {
      on: {
        'pane.unfold': { target: 'beside', actions: [{ type: 'fold', params: false }, 'keep'] },
        'drawer.open': 'drawer',
      },
    },
    drawer: { on: { 'drawer.close': 'deciding' } },
  },
});
