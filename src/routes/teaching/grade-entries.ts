/**
 * Grades that are typed in the gradebook: a flow for each cell, so that several can be under way at once (§teaching.72). They
 * go on while another page is shown, and what was typed is still in its cell when the gradebook is opened again.
 */
import { useMemo } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { signal } from '../../api/signals.ts';
import { getGrade, giveGrade } from '../../api/teach/grades.ts';
import { type GradeNow, gradeEntryMachine } from '../../machines/teaching/grade-entry.machine.ts';
import type { SubmittedCell } from '../../machines/teaching/submitted-cell.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { offerUndo } from '../grading/undos.ts';
import { askBeforeClosing, runningFlows } from '../running-flows.ts';

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

/** Closing the page would lose what was typed. */
const entries = runningFlows<GradeEntryFlow>(askBeforeClosing((entry) => entry.getSnapshot().hasTag('input')));

/** A cell has changed. */
export const graded = signal<GradeNow>();

/** Opens a field in the cell, or with null reads the cell again. A cell that is busy stays as it is. */
export function openEntry(person: string, cell: SubmittedCell, typed: string | null): void {
  if (entries.all().some((entry) => isOf(entry, cell))) return;
  const entry = createActor(machineOf(person), { input: { cell, typed } });
  entry.on('given', ({ cell: { courseId, submissionId, student, assignment }, given }) => {
    const { feedbackId, undoUntil, cell: now } = given;
    const what = `${student}: ${assignment}, ${now.grade}%`;
    offerUndo(person, { courseId, submissionId, student: what, feedbackId, undoUntil, isTyped: true });
    graded.emit(given);
  });
  entry.on('read', ({ grade }) => graded.emit(grade));
  entries.add(entry);
}

const isOf = (entry: GradeEntryFlow, { studentId, assignmentId }: SubmittedCell) => {
  const { cell } = entry.getSnapshot().context;
  return cell.studentId === studentId && cell.assignmentId === assignmentId;
};

/** Those of a course. */
export function useEntries(courseId: string): readonly GradeEntryFlow[] {
  const all = entries.useAll();
  return useMemo(() => all.filter((entry) => entry.getSnapshot().context.cell.courseId === courseId), [all, courseId]);
}
