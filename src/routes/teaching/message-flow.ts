/** What writing to students needs on each page that has it; the dialog itself is loaded when it is first opened. */
import type { SnapshotFrom } from 'xstate';
import { messageStudents } from '../../api/teach/roster.ts';
import { rosterMessageMachine } from '../../machines/teaching/roster-message.machine.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';

/** The draft is of the course, and of the student if the message is for one. */
const subjectOf = (courseId: string, studentIds: readonly string[]) =>
  [courseId, ...(studentIds.length === 1 ? studentIds : [])].join('.');

export function messageMachineOf(person: string | undefined) {
  const about = ({ courseId, studentIds }: { courseId: string; studentIds: string[] }) => ({
    person,
    form: 'rosterMessage' as const,
    subject: subjectOf(courseId, studentIds),
  });
  return rosterMessageMachine.provide({ actors: { messageStudents: asPendingCall(messageStudents, about) } });
}

/** Stays the same where students were left out. */
export function messageSubject({ context }: SnapshotFrom<typeof rosterMessageMachine>): string {
  const { courseId, students, missing } = context;
  return subjectOf(
    courseId,
    [...students, ...missing].map(({ id }) => id),
  );
}
