/** Imports of grades, from the file to the undo (§teaching.89). They go on while another page is shown. */
import { type ActorRefFrom, createActor } from 'xstate';
import { signal } from '../../../api/signals.ts';
import { importGrades, previewGradeImport, undoGradeImport } from '../../../api/teach/grade-import.ts';
import { gradeImportMachine } from '../../../machines/teaching/grade-import.machine.ts';
import type { Regraded } from '../../../machines/teaching/gradebook/regraded.ts';
import { asPendingCall } from '../../../sync/pending-calls.ts';
import { askBeforeClosing, runningFlows } from '../../running-flows.ts';

const machineOf = (person: string) =>
  gradeImportMachine.provide({
    actors: {
      previewGradeImport,
      undoGradeImport,
      // A file does not outlive the page, and so the keys of its parts need not either.
      importGrades: asPendingCall(importGrades, ({ grades: [first] }) => ({
        person,
        form: 'activity',
        subject: `import ${first?.submissionId}`,
      })),
    },
  });
export type GradeImportFlow = ActorRefFrom<ReturnType<typeof machineOf>>;

/** Closing the page would leave the rest of a file where it is. */
const imports = runningFlows<GradeImportFlow>(askBeforeClosing((flow) => flow.getSnapshot().matches('importing')));
/** Those whose dialog has gone: what they returned can be undone. */
const returned = runningFlows<GradeImportFlow>();

/** Cells have changed. */
export const regraded = signal<Regraded>();

/** Opens the dialog. */
export function openImport(person: string, courseId: string): void {
  const flow = createActor(machineOf(person), { input: { courseId, now: Date.now } });
  flow.on('regraded', (event) => regraded.emit(event.regraded));
  flow.on('returned', () => returned.add(flow));
  imports.add(flow);
}

const isOf = (courseId: string) => (flow: GradeImportFlow) => flow.getSnapshot().context.courseId === courseId;

/** Those of a course with a dialog. */
export function useImports(courseId: string): readonly GradeImportFlow[] {
  const gone = returned.useAll();
  return imports.useAll().filter((flow) => isOf(courseId)(flow) && !gone.includes(flow));
}

/** Those of a course that were returned. */
export const useReturnedImports = (courseId: string): readonly GradeImportFlow[] =>
  returned.useAll().filter(isOf(courseId));

/** Undoes the import that is told of in the course. Returns false where there is none. */
export function undoImport(courseId: string): boolean {
  const flow = returned.all().findLast(isOf(courseId));
  flow?.send({ type: 'undo' });
  return flow !== undefined;
}
