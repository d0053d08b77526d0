/** Grades that are imported, and undone, many at once: each as if it had been typed in its cell (§teaching.87, §teaching.88). */
import { and, eq, inArray } from 'drizzle-orm';
import type { components } from '../../../../src/api/generated/schema.d.ts';
import { undoFeedback } from '../../../grading/feedback.ts';
import { undoTime, type Who } from '../../../grading/feedback-rows.ts';
import { returnTypedGrade } from '../../../grading/typed-grade.ts';
import type { Context } from '../../../http/context.ts';
import { Problem } from '../../../http/problem.ts';
import type { Database } from '../../../platform/database/client.ts';
import { assignments, submissions } from '../../../platform/database/schema/assignments.ts';
import { assignmentsOf } from '../assignments.ts';
import { cellsOf, figuresOf } from '../cells.ts';

type Schemas = components['schemas'];
type OfCourse = { who: Who; courseId: string };

/** What cannot be returned is left alone; the rest is returned all the same. */
export async function importGrades(
  context: Context,
  { who, courseId }: OfCourse,
  { grades }: Schemas['GradesToImport'],
): Promise<Schemas['ImportedGrades']> {
  const given: Schemas['ImportedGrade'][] = [];
  const left = await eachInTurn(grades, async ({ submissionId, ...grade }) => {
    const { feedback } = await returnTypedGrade(context, who, { courseId, submissionId }, grade);
    given.push({ submissionId, feedbackId: feedback.id });
  });
  const undoUntil = new Date(context.now().getTime() + undoTime).toISOString();
  return { given, left, undoUntil, ...(await regraded(context, courseId, grades)) };
}

/** What students can see already, and what somebody else has returned, is left alone. */
export async function undoGradeImport(
  context: Context,
  { who, courseId }: OfCourse,
  { given }: Schemas['GradesToUndo'],
): Promise<Schemas['UndoneGrades']> {
  const left = await eachInTurn(given, async (key) => {
    await undoFeedback(context, who, { courseId, ...key });
  });
  return { left, ...(await regraded(context, courseId, given)) };
}

/** In the order of the ids, so that two imports of the same grades wait for each other rather than both for ever. */
async function eachInTurn<Item extends { submissionId: string }>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<Schemas['UnchangedGrade'][]> {
  const left: Schemas['UnchangedGrade'][] = [];
  for (const item of items.toSorted((one, other) => (one.submissionId < other.submissionId ? -1 : 1))) {
    try {
      await act(item);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      left.push({ submissionId: item.submissionId, why: error.message });
    }
  }
  return left;
}

/** The cells of these submissions as they are now, with all figures that they are part of. */
async function regraded(
  { db, now }: { db: Database; now: () => Date },
  courseId: string,
  of: readonly { submissionId: string }[],
): Promise<Schemas['Regraded']> {
  const ids = of.map(({ submissionId }) => submissionId);
  const rows = await db
    .select({ userId: submissions.userId, assignmentId: submissions.assignmentId })
    .from(submissions)
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .where(and(inArray(submissions.id, ids), eq(assignments.courseId, courseId), eq(assignments.isBlind, false)));
  const asked = Map.groupBy(rows, ({ userId }) => userId);
  const cells = await cellsOf(db, courseId, [...asked.keys()], now());
  const students = [...cells].map(([studentId, own]) => ({
    studentId,
    ...figuresOf(own),
    cells: own.filter((cell) => asked.get(studentId)?.some(({ assignmentId }) => assignmentId === cell.assignmentId)),
  }));
  return { students, assignments: await assignmentsOf(db, courseId) };
}
