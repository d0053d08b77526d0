/** Drafts of forms that are about a whole course, for those who teach it. */
import { Problem } from '../http/problem.ts';
import { isAssigned, notTeaching } from '../http/teaching.ts';
import type { DraftSubjectCheck } from '../sync/drafts.ts';

/** Throws 404 where the person does not teach the course. */
export const checkTaughtCourseDraft: DraftSubjectCheck = async (db, userId, courseId) => {
  if (!(await isAssigned(db, userId, courseId))) throw new Problem(404, notTeaching);
};
