/** Who reads a course as a whole: those enrolled in it, and those who teach it (§lesson.2, §lesson.31, §course.36). */
import type { SessionUser } from '../http/handler-types.ts';
import { teaches } from '../http/teaching.ts';
import type { Database } from '../platform/database/client.ts';
import { enrolmentIn, enrolmentRequired } from './enrolment.ts';

/** A student's work is kept and counted, nothing of a teacher's is; undefined for those who read only the preview. */
export type Reader = 'student' | 'teacher' | undefined;

/** An instructor who is enrolled in a course that they teach reads it as a student. */
export async function readerOf(db: Database, user: SessionUser | null, courseId: string): Promise<Reader> {
  if (user === null) return undefined;
  if (await enrolmentIn(db, user.id, courseId)) return 'student';
  return (await teaches(db, user, courseId)) ? 'teacher' : undefined;
}

/** Throws 403 for those who neither are enrolled in the course nor teach it. */
export async function requireReader(db: Database, user: SessionUser, courseId: string): Promise<void> {
  if (!(await readerOf(db, user, courseId))) throw enrolmentRequired();
}
