/**
 * Feedback whose return can still be undone (§grading.18). The undo is offered on every page of the queue, also after a
 * reload: the tab's own storage keeps it.
 */
import { useSyncExternalStore } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import * as z from 'zod/mini';
import { undoFeedback } from '../../api/grading.ts';
import { personChanged } from '../../api/signals.ts';
import type { Returned } from '../../machines/grading/types.ts';
import { gradingUndoMachine } from '../../machines/grading/undo.machine.ts';

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

let undos: readonly Undo[] = [];
let person = '';
const listeners = new Set<() => void>();

function set(next: readonly Undo[]) {
  undos = next;
  for (const listener of listeners) listener();
  try {
    const returned = undos.map((undo) => undo.getSnapshot().context.returned);
    sessionStorage.setItem(key, JSON.stringify({ person, returned }));
  } catch {
    // Without storage, the undo is offered until the page is reloaded.
  }
}

function offer(returned: Returned) {
  const undo = createActor(machine, { input: { returned, now: Date.now } });
  undo.subscribe({ complete: () => set(undos.filter((other) => other !== undo)) });
  undo.start();
  set([...undos, undo]);
}

/** Offers to undo what this person has just returned. A grade typed again takes the place of the one before (§teaching.72). */
export function offerUndo(by: string, returned: Returned): void {
  person = by;
  const { submissionId } = returned;
  const before = undos.find((undo) => undo.getSnapshot().context.returned.submissionId === submissionId);
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

// The next person in this browser must not see whose work was graded.
personChanged.listen(() => {
  for (const undo of undos) undo.stop();
  person = '';
  set([]);
});

/** On a page that the server renders: it is of another person each time. */
const none: readonly Undo[] = [];

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The returns that can be undone, the latest last. */
export const useUndos = (): readonly Undo[] =>
  useSyncExternalStore(
    subscribe,
    () => undos,
    () => none,
  );

/** Those of grades that were typed in the gradebook of a course. */
export const isTypedIn = (courseId: string) => (undo: Undo) => {
  const { returned } = undo.getSnapshot().context;
  return returned.isTyped === true && returned.courseId === courseId;
};

/** Takes back the grade that was typed last in the course, where that can still be done. */
export const undoTyped = (courseId: string): void => undos.findLast(isTypedIn(courseId))?.send({ type: 'undo' });
