import { assign, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { failureIn, keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

export type Student = OperationOutput<'getStudentOfCourse'>;

type Input = OperationInput<'getStudentOfCourse'>;
type Context = Input & { student: Student | null; failure: Failure | null };

const getStudentOfCourse = {
  id: 'getStudentOfCourse',
  src: 'getStudentOfCourse',
  input: ({ context: { courseId, studentId } }: { context: Context }) => ({ courseId, studentId }),
  onDone: {
    target: 'shown',
    actions: { type: 'take', params: ({ event }: { event: { output: Student } }) => event.output },
  },
} as const;

/** One student of a course, for who teaches it (§teaching.70). */
export const teachingStudentMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as { type: 'retry' } | { type: 'refresh' } },
  actors: { getStudentOfCourse: operation('getStudentOfCourse') },
  guards: { isMissing: ({ event }) => failureIn(event).status === 404 },
  actions: {
    take: assign({ student: (_, student: Student) => student, failure: null }),
    keepFailure: keepFailure(),
  },
}).createMachine({
  id: 'teachingStudent',
  description: '§teaching.70',
  context: ({ input }) => ({ ...input, student: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        ...getStudentOfCourse,
        onError: [
          { guard: 'isMissing', target: 'missing' },
          { target: 'failed', actions: 'keepFailure' },
        ],
      },
    },
    failed: { on: { retry: 'loading' } },
    missing: { description: 'The course has no such student, or not any more.' },
    shown: { on: { refresh: 'refreshing' } },
    refreshing: {
      description: 'The student was written to: what is shown stays until it has come anew.',
      invoke: { ...getStudentOfCourse, onError: 'shown' },
      on: { refresh: { target: 'refreshing', reenter: true } },
    },
  },
});
