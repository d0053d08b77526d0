/**
 * Feedback whose return can still be undone (§grading.18). The undo is offered on every page of the queue, also after a
 * reload: the tab's own storage keeps it.
 */
import { type ActorRefFrom, createActor } from 'xstate';
import * as z from 'zod/mini';
import { undoFeedback } from '../../api/grading.ts';
import { personChanged } from '../../api/signals.ts';
import type { Returned } from '../../machines/grading/types.ts';
import { gradingUndoMachine } from '../../machines/grading/undo.machine.ts';
import { runningFlows } from '../running-flows.ts';

const key = 'returned';
const text = z.string();
const returnedSchema = z.object({
  courseId: text,
  submissionId: text,
  feedbackId: text,
  student: text,
  undoUntil: text,
  isTyped: z.optional(z.boolean()),
});
const keptSchema = z.catch(z.nullable(z.object({ person: text, returned: z.array(returnedSchema) })), null);

const machine = gradingUndoMachine.provide({ actors: { undoFeedback } });
type Undo = ActorRefFrom<typeof machine>;

let person = '';
// Before the list is emptied, so that what is kept names nobody.
personChanged.listen(() => {
  person = '';
});

const undos = runningFlows<Undo>((all) => {
  try {
    const returned = all.map((undo) => undo.getSnapshot().context.returned);
    sessionStorage.setItem(key, JSON.stringify({ person, returned }));
  } catch {
    // Without storage, the undo is offered until the page is reloaded.
  }
});

const offer = (returned: Returned) => undos.add(createActor(machine, { input: { returned, now: Date.now } }));

/** Offers to undo what this person has just returned. A grade typed again takes the place of the one before (§teaching.72). */
export function offerUndo(by: string, returned: Returned): void {
  person = by;
  const { submissionId } = returned;
  const before = undos.all().find((undo) => undo.getSnapshot().context.returned.submissionId === submissionId);
  before?.send({ type: 'dismiss' });
  offer(returned);
}

function kept() {
  try {
    return keptSchema.parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return null; // no storage, or it holds something else
  }
}

/** Offers again what this person could still undo before the page was reloaded. */
export function restoreUndos(by: string): void {
  if (person === by) return;
  person = by;
  const before = kept();
  if (before?.person !== by) return;
  for (const returned of before.returned) if (Date.parse(returned.undoUntil) > Date.now()) offer(returned);
}

/** The returns that can be undone, the latest last. */
export const useUndos = undos.useAll;

/** Those of grades that were typed in the gradebook of a course. */
export const isTypedIn = (courseId: string) => (undo: Undo) => {
  const { returned } = undo.getSnapshot().context;
  return returned.isTyped === true && returned.courseId === courseId;
};

/** Takes back the grade that was typed last in the course, where that can still be done. */
export const undoTyped = (courseId: string): void => undos.all().findLast(isTypedIn(courseId))?.send({ type: 'undo' });
