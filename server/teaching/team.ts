/**
 * Who teaches a course, and changing that (§teaching.12 to §teaching.14). The operator's command writes the same rows.
 */
import { and, asc, count, eq, isNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { components } from '../../src/api/generated/schema.d.ts';
import { normaliseEmail } from '../account/user.ts';
import type { Context } from '../http/context.ts';
import type { SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { countAttempt } from '../http/rate-limits.ts';
import { requireTeacher } from '../http/teaching.ts';
import { operator, recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { courseInstructors, courses } from '../platform/database/schema/course.ts';
import { sortName } from '../platform/database/student-search.ts';
import { storage } from '../platform/limits.ts';
import { endDraft } from '../sync/drafts.ts';
import { mailAdded, mailRemoved } from './team-mails.ts';

type Instructor = components['schemas']['CourseInstructor'];

/** Who makes the change; the operator has no account. */
export type Actor = { user: SessionUser; address: string } | typeof operator;

/** More than a course has: the operator may go beyond what the page allows. */
const mostShown = 100;

const adders = alias(users, 'adders');

/** An account that can work: no student's, and none that is disabled or about to be deleted. */
const isAtWork = and(eq(users.role, 'instructor'), isNull(users.disabledAt), isNull(users.deletionAt));

const namesRow = (courseId: string, userId: string) =>
  and(eq(courseInstructors.courseId, courseId), eq(courseInstructors.userId, userId));

/** The instructors by name. `you` is the id of the caller. */
export async function instructorsOf(db: Database, courseId: string, you: string): Promise<Instructor[]> {
  const rows = await instructorRows(db)
    .where(and(eq(courseInstructors.courseId, courseId), eq(users.role, 'instructor')))
    .orderBy(asc(sortName), asc(users.id))
    .limit(mostShown);
  return rows.map((row) => shown(row, you));
}

const instructorRows = (db: Database) =>
  db
    .select({ row: courseInstructors, user: users, adder: adders })
    .from(courseInstructors)
    .innerJoin(users, eq(users.id, courseInstructors.userId))
    .leftJoin(adders, eq(adders.id, courseInstructors.addedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof instructorRows>>[number];

const shown = ({ row, user, adder }: Row, you: string): Instructor => ({
  id: user.id,
  name: `${user.firstName} ${user.lastName}`,
  email: user.email,
  since: row.since.toISOString(),
  ...(adder && { addedBy: `${adder.firstName} ${adder.lastName}` }),
  isYou: user.id === you,
});

/** Returns true where the person did not teach the course before. */
export async function startTeaching(tx: Database, key: InstructorKey, by: Actor, at: Date): Promise<boolean> {
  const addedBy = by === operator ? null : by.user.id;
  const values = { ...key, since: at, addedBy };
  const added = await tx.insert(courseInstructors).values(values).onConflictDoNothing().returning();
  if (added.length > 0) await record(tx, 'teaching.started', key, by, at);
  return added.length > 0;
}

/** Returns whether the person taught the course before. */
export async function endTeaching(tx: Database, key: InstructorKey, by: Actor, at: Date): Promise<boolean> {
  const gone = await tx.delete(courseInstructors).where(namesRow(key.courseId, key.userId)).returning();
  if (gone.length > 0) await record(tx, 'teaching.ended', key, by, at);
  return gone.length > 0;
}

type InstructorKey = { courseId: string; userId: string };

function record(tx: Database, event: 'teaching.started' | 'teaching.ended', key: InstructorKey, by: Actor, at: Date) {
  const [actor, address] = by === operator ? [operator, null] : [by.user.id, by.address];
  const details = { course: key.courseId };
  return recordAudit(tx, { at, event, account: key.userId, actor, address, details });
}

type Change = { courseId: string; by: Exclude<Actor, typeof operator> };

/** One change of a course's team at a time; whoever was removed while they waited for it changes nothing. */
async function changing<Result>({ db }: Context, change: Change, make: (tx: Database) => Promise<Result>) {
  const { courseId, by } = change;
  return db.transaction(async (tx) => {
    await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for('no key update');
    await requireTeacher(tx, by.user, courseId);
    await countAttempt(tx, 'team', by.user.id);
    return make(tx);
  });
}

/**
 * Throws 422 where no instructor has the address, the same whether a student has it or nobody; 409 for who teaches the course
 * already, and 413 where as many do as can.
 */
export function addInstructor(context: Context, { courseId, by }: Change, email: string): Promise<Instructor> {
  return changing(context, { courseId, by }, async (tx) => {
    const at = context.now();
    const [found] = await tx
      .select()
      .from(users)
      .where(and(eq(users.email, normaliseEmail(email)), isAtWork));
    if (!found) throw new Problem(422, 'No instructor has this address. Ask the operator to invite them.');
    const key = { courseId, userId: found.id };
    if (!(await startTeaching(tx, key, by, at))) {
      throw new Problem(409, `${found.firstName} ${found.lastName} teaches this course already.`);
    }
    if ((await tx.$count(courseInstructors, eq(courseInstructors.courseId, courseId))) > storage.instructorsOfCourse) {
      throw new Problem(413, `A course has up to ${storage.instructorsOfCourse} instructors. Remove one first.`);
    }
    await mailAdded(context, tx, { courseId, by: by.user, instructor: found });
    await endDraft(tx, by.user.id, { form: 'instructor', subject: courseId }, at);
    const [row] = await instructorRows(tx).where(namesRow(courseId, found.id));
    if (!row) throw new Error('An instructor was not added.');
    return shown(row, by.user.id);
  });
}

/** Changes nothing where the person does not teach the course. Throws 409 where no instructor would be left. */
export function removeInstructor(context: Context, { courseId, by }: Change, userId: string): Promise<void> {
  return changing(context, { courseId, by }, async (tx) => {
    const [team] = await tx
      .select({ others: count() })
      .from(courseInstructors)
      .innerJoin(users, eq(users.id, courseInstructors.userId))
      .where(and(eq(courseInstructors.courseId, courseId), ne(users.id, userId), isAtWork));
    if (team?.others === 0) throw new Problem(409, 'Nobody else teaches this course. Add another instructor first.');
    if (!(await endTeaching(tx, { courseId, userId }, by, context.now()))) return;
    if (userId !== by.user.id) await mailRemoved(context, tx, { courseId, by: by.user, instructor: { id: userId } });
  });
}
