/** Assignments with steps (§practice.100): which exercises a student has solved, and the code that solved them. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import type { portfolios, WrittenStep } from '../platform/database/schema/assignments.ts';
import { lessons } from '../platform/database/schema/course.ts';
import { exerciseAttempts } from '../platform/database/schema/practice.ts';

type Schemas = components['schemas'];
type Steps = readonly WrittenStep[];

const keyOf = (courseId: string, lessonId: string) => `${courseId}.${lessonId}`;

const lessonsOf = (steps: Steps) => steps.flatMap((step) => (step.kind === 'exercise' ? step.lessonId : []));

/** The exercises of all courses that the student has solved. */
export async function solvedBy(db: Database, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ courseId: exerciseAttempts.courseId, lessonId: exerciseAttempts.lessonId })
    .from(exerciseAttempts)
    .where(and(eq(exerciseAttempts.userId, userId), eq(exerciseAttempts.outcome, 'solved')));
  return new Set(rows.map(({ courseId, lessonId }) => keyOf(courseId, lessonId)));
}

/** A project's steps with what is done. `solved` comes from `solvedBy`. */
export const stepsView = ({ courseId }: { courseId: string }, steps: Steps, solved: ReadonlySet<string>) =>
  steps.map((step): Schemas['ProjectStep'] =>
    step.kind === 'exercise' ? { ...step, isDone: solved.has(keyOf(courseId, step.lessonId)) } : step,
  );

/** The titles and tasks of the steps, from the current content (§practice.104). */
export async function tasksOf(db: Database, courseId: string, steps: Steps): Promise<Schemas['StepTask'][]> {
  const rows = await db
    .select({ id: lessons.id, content: lessons.content })
    .from(lessons)
    .where(and(eq(lessons.courseId, courseId), inArray(lessons.id, lessonsOf(steps))));
  return steps.flatMap((step): Schemas['StepTask'][] => {
    if (step.kind !== 'exercise') return [step];
    const content = rows.find(({ id }) => id === step.lessonId)?.content;
    // An exercise may have become another kind of lesson since.
    return content?.type === 'exercise' ? [{ kind: 'exercise', lessonId: step.lessonId, text: content.body }] : [];
  });
}

/** Null where the project has no public page. */
export const portfolioView = (row: typeof portfolios.$inferSelect | null): Schemas['Portfolio'] =>
  row ? { isPublic: true, withGrade: row.withGrade, portfolioId: row.id } : { isPublic: false, withGrade: false };

type Project = { userId: string; courseId: string; steps: Steps };
type Given = { text: string | undefined; fileIds: string[] };

/**
 * The code that is submitted with a project: of each exercise the latest that solved it. Throws 409 where one is
 * unsolved, and 422 where the text or the files that a step asks for are missing.
 */
export async function solutionsOf(
  tx: Database,
  { userId, courseId, steps }: Project,
  { text, fileIds }: Given,
): Promise<Schemas['StepSolution'][]> {
  const wanted = lessonsOf(steps);
  const rows = await tx
    .selectDistinctOn([exerciseAttempts.lessonId], {
      lessonId: exerciseAttempts.lessonId,
      code: exerciseAttempts.code,
      content: lessons.content,
    })
    .from(exerciseAttempts)
    .innerJoin(lessons, and(eq(lessons.courseId, courseId), eq(lessons.id, exerciseAttempts.lessonId)))
    .where(
      and(
        eq(exerciseAttempts.userId, userId),
        eq(exerciseAttempts.courseId, courseId),
        inArray(exerciseAttempts.lessonId, wanted),
        eq(exerciseAttempts.outcome, 'solved'),
      ),
    )
    .orderBy(exerciseAttempts.lessonId, desc(exerciseAttempts.attemptedAt));
  const left: string[] = [];
  const solutions = steps.flatMap((step): Schemas['StepSolution'][] => {
    if (step.kind !== 'exercise') return [];
    const { lessonId, title } = step;
    const row = rows.find((one) => one.lessonId === lessonId);
    // An exercise may have become another kind of lesson since.
    if (row?.content.type === 'exercise') return [{ lessonId, title, language: row.content.language, code: row.code }];
    left.push(`"${title}"`);
    return [];
  });
  if (left.length > 0) throw new Problem(409, `Please solve these exercises before you submit: ${left.join(', ')}.`);
  if (text === undefined && steps.some(({ kind }) => kind === 'text')) {
    throw new Problem(422, 'Please write the text that the project asks for.');
  }
  if (fileIds.length === 0 && steps.some(({ kind }) => kind === 'upload')) {
    throw new Problem(422, 'Please add the file that the project asks for.');
  }
  return solutions;
}
