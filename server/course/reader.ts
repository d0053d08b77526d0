/** Who reads a course as a whole: those enrolled in it, and those who teach it (§lesson.2, §lesson.31, §course.36). */
import type { SessionUser } from '../http/handler-types.ts';
import { teaches } from '../http/teaching.ts';
import type { Database } from '../platform/database/client.ts';
import { enrolmentIn, enrolmentRequired } from './enrolment.ts';

/** A student's work is kept and counted, nothing of a teacher's is; undefined for whoever reads the preview alone. */
export type Reader = 'student' | 'teacher' | undefined;

/** Whoever is enrolled in a course that they teach reads it as a student. */
export async function readerOf(db: Database, user: SessionUser | null, courseId: string): Promise<Reader> {
  if (user === null) return undefined;
  if (await enrolmentIn(db, user.id, courseId)) return 'student';
  return (await teaches(db, user, courseId)) ? 'teacher' : undefined;
}

/** Throws 403 for whoever neither is enrolled in the course nor teaches it. */
export async function requireReader(db: Database, user: SessionUser, courseId: string): Promise<void> {
  if (!(await readerOf(db, user, courseId))) throw enrolmentRequired();
}
