/**
 * Student view (§teaching.16): each call is answered within a transaction that enrols a student first and is rolled back
 * once the answer is made. Handlers know nothing of it.
 */
import { Readable } from 'node:stream';
import { userView } from '../account/user.ts';
import { findCourse } from '../course/cache.ts';
import { enrol } from '../course/enrolment.ts';
import { sessionToken } from '../http/authentication.ts';
import type { Context } from '../http/context.ts';
import type { Handlers, SessionUser } from '../http/handler-types.ts';
import { countAttempt } from '../http/rate-limits.ts';
import { viewedStudent } from '../http/student-view.ts';
import { recordAudit } from '../platform/audit.ts';
import { within } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { openedLessons } from '../platform/database/schema/lesson.ts';

class RolledBack extends Error {}

/** Makes the call in a transaction that inserts the view's student, and always rolls it back, also after an error. */
export async function callAndRollBack<Answer extends { body?: unknown }>(
  context: Context,
  student: SessionUser,
  courseId: string,
  call: (context: Context) => Promise<Answer>,
): Promise<Answer> {
  // Read before, so that the student does not count in it, and that the transaction is short.
  const { lessons } = await findCourse(context.db, courseId);
  const made: Answer[] = [];
  try {
    await context.db.transaction(async (tx) => {
      const db = within(context.db, tx);
      const { id, firstName, lastName, registeredAt } = student;
      // An address of its own, as the instructor's is taken. `invalid` receives no mail.
      const account = { id, firstName, lastName, registeredAt, email: `${id}@student-view.invalid`, passwordHash: '' };
      await db.insert(users).values(account);
      await enrol(db, id, courseId, context.now());
      // That a lesson was opened is forgotten, too; it can be completed all the same.
      const opened = lessons.map((lesson) => ({ userId: id, courseId, lessonId: lesson.id, openedAt: registeredAt }));
      if (opened.length > 0) await db.insert(openedLessons).values(opened);
      made.push(await whole(await call({ ...context, db })));
      throw new RolledBack();
    });
  } catch (thrown) {
    if (!(thrown instanceof RolledBack)) throw thrown;
  }
  const [answer] = made;
  if (!answer) throw new Error('A call without an answer');
  return answer;
}

/** A file that is read from the database as it is sent would be read after the end. */
async function whole<Answer extends { body?: unknown }>(answer: Answer): Promise<Answer> {
  return answer.body instanceof Readable ? { ...answer, body: Buffer.concat(await answer.body.toArray()) } : answer;
}

export const studentViewHandlers: Pick<Handlers, 'startStudentView' | 'endStudentView'> = {
  async startStudentView({ user, params: { courseId }, caller }, context) {
    await countAttempt(context.db, 'studentView', user.id);
    const view = { course: courseId, student: crypto.randomUUID() };
    const [token, student] = [await sessionToken(context, user, view), await viewedStudent(context, user, view)];
    const entry = { account: user.id, actor: user.id, address: caller.address, details: { course: courseId } };
    await recordAudit(context.db, { at: context.now(), event: 'studentView.started', ...entry });
    return { status: 200, body: { token, user: userView(student) } };
  },

  async endStudentView({ user }, context) {
    return { status: 200, body: { token: await sessionToken(context, user), user: userView(user) } };
  },
};
