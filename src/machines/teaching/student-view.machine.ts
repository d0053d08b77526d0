import { emit, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { operation } from '../operation.ts';

type Switched = { type: 'switched'; session: OperationOutput<'startStudentView'> };

/** Turns Student view of a course on and off. On `switched` the route stores the new session and loads the page. */
export const studentViewMachine = setup({
  types: {
    context: {} as { courseId: string; isOn: boolean },
    input: {} as { courseId: string; isOn: boolean },
    events: {} as { type: 'start' } | { type: 'leave' },
    emitted: {} as Switched,
  },
  actors: { startStudentView: operation('startStudentView'), endStudentView: operation('endStudentView') },
  guards: { isOn: ({ context }) => context.isOn },
  actions: {
    take: emit((_, { session }: Pick<Switched, 'session'>): Switched => ({ type: 'switched', session })),
  },
}).createMachine({
  id: 'studentView',
  description: '§teaching.16, §teaching.17, §teaching.20',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isOn', target: 'on' }, { target: 'off' }] },
    off: { on: { start: 'starting' } },
    starting: {
      invoke: {
        id: 'startStudentView',
        src: 'startStudentView',
        input: ({ context }) => ({ courseId: context.courseId }),
        onDone: { target: 'opening', actions: { type: 'take', params: ({ event }) => ({ session: event.output }) } },
        onError: 'notStarted',
      },
    },
    notStarted: { on: { start: 'starting' } },
    on: { on: { leave: 'leaving' } },
    leaving: {
      invoke: {
        id: 'endStudentView',
        src: 'endStudentView',
        input: {},
        onDone: { target: 'closing', actions: { type: 'take', params: ({ event }) => ({ session: event.output }) } },
        onError: 'notLeft',
      },
    },
    notLeft: { on: { leave: 'leaving' } },
    opening: { description: 'The session has changed: the browser loads the course as its students see it.' },
    closing: { description: 'The session has changed back: the browser loads the course as its instructors see it.' },
  },
});
