import { assign, emit, setup } from 'xstate';

/** What stands beside the code in a wide window. */
export type AsideTab = 'task' | 'data' | 'hints';

/** Shares of the window in percent: what stands beside the code of its width, the code of its height. */
export type WorkbenchSizes = { aside: number; code: number };

type Context = {
  sizes: WorkbenchSizes;
  /** What was opened last beside the code. */
  tab: AsideTab;
};

type Event =
  | { type: 'task.show' }
  | { type: 'data.show' }
  | { type: 'hints.show' }
  | { type: 'code.show' }
  /** Also when code is run or checked, so that what comes of it is in sight. */
  | { type: 'result.show' }
  | { type: 'editor.widen' }
  | { type: 'editor.narrow' }
  | { type: 'resize'; sizes: Partial<WorkbenchSizes> };

/** As far as the dividers between the panes can be moved, in percent. */
export const range = { aside: { least: 20, most: 65 }, code: { least: 20, most: 80 } };

export const initialSizes: WorkbenchSizes = { aside: 38, code: 50 };

const within = ({ least, most }: { least: number; most: number }, size: number) =>
  Math.min(Math.max(size, least), most);

/** The sizes that the panes may have: those that were kept can be of another version. */
const inRange = ({ aside, code }: WorkbenchSizes): WorkbenchSizes => ({
  aside: within(range.aside, aside),
  code: within(range.code, code),
});

/**
 * Which pane of an exercise is in front, and how much room each has. In a narrow window only the pane in front is shown;
 * in a wide one the code stands above its result, and beside them what was opened last of task, data and hints.
 */
export const workbenchMachine = setup({
  types: {
    input: {} as { sizes: WorkbenchSizes },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'keep'; sizes: WorkbenchSizes },
  },
  actions: {
    open: assign((_, tab: AsideTab) => ({ tab })),
    takeSizes: assign(({ context, event }) =>
      event.type === 'resize' ? { sizes: inRange({ ...context.sizes, ...event.sizes }) } : {},
    ),
    keepSizes: emit(({ context: { sizes } }) => ({ type: 'keep' as const, sizes })),
  },
}).createMachine({
  id: 'workbench',
  description: '§practice.160, §practice.161, §practice.162',
  context: ({ input }) => ({ sizes: inRange(input.sizes), tab: 'task' }),
  initial: 'beside',
  on: {
    'task.show': '.beside.task',
    'data.show': '.beside.data',
    'hints.show': '.beside.hints',
    resize: { actions: ['takeSizes', 'keepSizes'] },
  },
  states: {
    beside: {
      initial: 'task',
      on: { 'code.show': '.code', 'result.show': '.result', 'editor.widen': 'full.code' },
      states: {
        task: { entry: { type: 'open', params: 'task' } },
        data: { entry: { type: 'open', params: 'data' } },
        hints: { entry: { type: 'open', params: 'hints' } },
        code: {},
        result: { on: { 'editor.widen': '#workbench.full.result' } },
      },
    },
    full: {
      description: 'The code has the whole width; what stands beside it is put aside.',
      initial: 'code',
      on: { 'code.show': '.code', 'result.show': '.result' },
      states: {
        code: { on: { 'editor.narrow': '#workbench.beside.code' } },
        result: { on: { 'editor.narrow': '#workbench.beside.result' } },
      },
    },
  },
});
