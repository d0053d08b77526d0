/** For tests: an assignment that is a project, and what a student does until it can be submitted. */
import { eq } from 'drizzle-orm';
import { readContent } from '../content/read.ts';
import { assignments, type WrittenStep } from '../platform/database/schema/assignments.ts';
import { exerciseAttempts } from '../platform/database/schema/practice.ts';
import type { TestServer } from './server.ts';

export const courseId = 'data-analytics';
export const assignmentId = 'question-log';
export const projectPath = `/assignments/${assignmentId}`;

const [one, other] = readContent('content')
  .courses.filter(({ id }) => id === courseId)
  .flatMap(({ modules }) => modules.flatMap(({ lessons }) => lessons))
  .filter((lesson) => lesson.type === 'exercise' && lesson.language === 'sql')
  .map(({ id: lessonId, title }) => ({ kind: 'exercise' as const, lessonId, title }));
if (!one || !other) throw new Error(`${courseId} has fewer than two exercises`);

export const exercises = [one, other] as const;

/** Makes `question-log` a project. */
export const makeProject = async (
  { db }: TestServer,
  steps: WrittenStep[] = [...exercises, { kind: 'text', text: 'Say what you found.' }],
) => db.update(assignments).set({ steps, rubric: null }).where(eq(assignments.id, assignmentId));

/** An attempt, by default one that solved the exercise. */
export const attempt = (
  { db }: TestServer,
  userId: string,
  { lessonId }: { lessonId: string },
  {
    code = 'SELECT 1;',
    outcome = 'solved',
    at = new Date(),
  }: { code?: string; outcome?: 'solved' | 'different'; at?: Date } = {},
) => db.insert(exerciseAttempts).values({ userId, courseId, lessonId, code, outcome, attemptedAt: at });
