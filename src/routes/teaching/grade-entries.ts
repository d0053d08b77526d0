/**
 * Grades that are typed in the gradebook: a flow for each cell, so that several can be under way at once (§teaching.72). They
 * go on while another page is shown, and what was typed is still in its cell when the gradebook is opened again.
 */
import { useMemo, useSyncExternalStore } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { personChanged } from '../../api/signals.ts';
import { getGrade, giveGrade } from '../../api/teach/grades.ts';
import { type GradeNow, gradeEntryMachine } from '../../machines/teaching/grade-entry.machine.ts';
import type { SubmittedCell } from '../../machines/teaching/submitted-cell.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { offerUndo } from '../grading/undos.ts';

const machineOf = (person: string) =>
  gradeEntryMachine.provide({
    actors: {
      getGrade,
      // What is typed does not outlive the page, and so its key need not either.
      giveGrade: asPendingCall(giveGrade, ({ submissionId }) => ({
        person,
        form: 'activity',
        subject: `grade ${submissionId}`,
      })),
    },
  });
export type GradeEntryFlow = ActorRefFrom<ReturnType<typeof machineOf>>;

const none: readonly GradeEntryFlow[] = [];
let entries = none;
const listeners = new Set<() => void>();
const graded = new Set<(grade: GradeNow) => void>();

function set(next: readonly GradeEntryFlow[]) {
  entries = next;
  for (const listener of listeners) listener();
}

/** Opens a field in the cell, or with null reads the cell again. A cell that is busy stays as it is. */
export function openEntry(person: string, cell: SubmittedCell, typed: string | null): void {
  if (entries.some((entry) => isOf(entry, cell))) return;
  const entry = createActor(machineOf(person), { input: { cell, typed } });
  entry.on('given', ({ cell: { courseId, submissionId, student, assignment }, given }) => {
    const { feedbackId, undoUntil, cell: now } = given;
    const what = `${student}: ${assignment}, ${now.grade}%`;
    offerUndo(person, { courseId, submissionId, student: what, feedbackId, undoUntil, isTyped: true });
    tell(given);
  });
  entry.on('read', ({ grade }) => tell(grade));
  entry.subscribe({ complete: () => set(entries.filter((other) => other !== entry)) });
  entry.start();
  set([...entries, entry]);
}

const isOf = (entry: GradeEntryFlow, { studentId, assignmentId }: SubmittedCell) => {
  const { cell } = entry.getSnapshot().context;
  return cell.studentId === studentId && cell.assignmentId === assignmentId;
};

function tell(grade: GradeNow) {
  for (const listener of graded) listener(grade);
}

/** Calls the listener with each cell that has changed. Returns the function that ends it. */
export function onGraded(listener: (grade: GradeNow) => void): () => void {
  graded.add(listener);
  return () => void graded.delete(listener);
}

// The next person in this browser must not see what was typed.
personChanged.listen(() => {
  for (const entry of entries) entry.stop();
  set(none);
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Those of a course. */
export function useEntries(courseId: string): readonly GradeEntryFlow[] {
  const all = useSyncExternalStore(
    subscribe,
    () => entries,
    () => none,
  );
  return useMemo(() => all.filter((entry) => entry.getSnapshot().context.cell.courseId === courseId), [all, courseId]);
}
