/**
 * A course's certificate: its criteria, what a student still needs for it, and issuing it once (§certificates.5,
 * §certificates.14).
 */
import { and, eq, gte, inArray, lte, max, sql } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { brand } from '../../src/brand.ts';
import { readingsOf, several } from '../content/durations.ts';
import type { Context } from '../http/context.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments, submissions } from '../platform/database/schema/assignments.ts';
import { certificates } from '../platform/database/schema/certificates.ts';
import { courses, enrolments } from '../platform/database/schema/course.ts';
import { submissionFeedback } from '../platform/database/schema/grading.ts';
import { quizAttempts } from '../platform/database/schema/lesson.ts';
import { plainLine } from '../platform/plain-text.ts';
import { type CourseEntry, countedIn, findCourse } from './cache.ts';
import { completedIn } from './completed-lessons.ts';
import { hasAccess } from './enrolment.ts';

/** Percent of a quiz that pass it. */
export const passMark = 60;
/** The points (of 100) that an assignment of the certificate needs. */
export const neededPoints = 50;

export type CertificateStanding = {
  lessons: { done: number; total: number };
  quizzes: { passed: number; total: number };
  /** The assignments that count; `points` are the best that were returned. */
  assignments: { id: string; title: string; isHandedIn: boolean; points: number | null }[];
  isEarned: boolean;
};

/** Which criteria of the course's certificate the student meets (§certificates.5). */
export async function certificateStanding(
  db: Database,
  userId: string,
  course: CourseEntry,
  now: Date,
): Promise<CertificateStanding> {
  const { row } = course;
  const lessons = countedIn(course.lessons);
  const completed = await completedIn(db, userId, row.id);
  const done = lessons.filter(({ id }) => completed.has(id)).length;
  const quizzes = lessons.filter(({ type }) => type === 'quiz');
  const passed = await passedQuizzes(db, userId, row.id);
  const passedHere = quizzes.filter(({ id }) => passed.has(id)).length;
  const needed = await neededAssignments(db, userId, row.certificateAssignments, now);
  return {
    lessons: { done, total: lessons.length },
    quizzes: { passed: passedHere, total: quizzes.length },
    assignments: needed,
    isEarned:
      done === lessons.length &&
      passedHere === quizzes.length &&
      needed.every(({ points }) => points !== null && points >= neededPoints),
  };
}

/**
 * A lesson may have become a quiz after it was completed, so the attempts count and not the completions alone
 * (§certificates.5).
 */
async function passedQuizzes(db: Database, userId: string, courseId: string): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ lessonId: quizAttempts.lessonId })
    .from(quizAttempts)
    .where(
      and(eq(quizAttempts.userId, userId), eq(quizAttempts.courseId, courseId), gte(quizAttempts.score, passMark)),
    );
  return new Set(rows.map(({ lessonId }) => lessonId));
}

async function neededAssignments(db: Database, userId: string, ids: string[], now: Date) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: assignments.id,
      title: assignments.title,
      attempts: sql<number>`count(${submissions.id})::int`,
      points: max(submissionFeedback.total),
    })
    .from(assignments)
    .leftJoin(submissions, and(eq(submissions.assignmentId, assignments.id), eq(submissions.userId, userId)))
    // Feedback that can still be undone does not count.
    .leftJoin(
      submissionFeedback,
      and(eq(submissionFeedback.submissionId, submissions.id), lte(submissionFeedback.visibleAt, now)),
    )
    .where(inArray(assignments.id, ids))
    .groupBy(assignments.id);
  return ids.flatMap((id) =>
    rows
      .filter((row) => row.id === id)
      .map(({ title, attempts, points }) => ({ id, title, isHandedIn: attempts > 0, points })),
  );
}

/** The criteria in sentences, for the certificate's page, PDF and credential. */
export async function criteriaOf(db: Database, course: CourseEntry): Promise<string[]> {
  const lessons = countedIn(course.lessons);
  const counted = (type: string) => lessons.filter((lesson) => lesson.type === type).length;
  const [exercises, quizzes] = [counted('exercise'), counted('quiz')];
  const among = [
    ...(exercises > 0 ? [`${several(exercises, 'exercise')} solved`] : []),
    ...(quizzes > 0 ? [`${several(quizzes, 'quiz', 'quizzes')} passed with at least ${passMark}%`] : []),
  ];
  const { isOutline, certificateAssignments } = course.row;
  const outline = isOutline ? ` of an outline (${readingsOf(lessons)})` : '';
  const all = `All ${several(lessons.length, 'lesson')} completed${outline}`;
  const handedIn = await titlesOf(db, certificateAssignments);
  return [
    `${all}${among.length > 0 ? `, including ${among.join(' and ')}` : ''}.`,
    ...(handedIn.length > 0
      ? [`Submitted and graded with at least ${neededPoints} of 100 points: ${handedIn.join('; ')}.`]
      : []),
  ];
}

async function titlesOf(db: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: assignments.id, title: assignments.title })
    .from(assignments)
    .where(inArray(assignments.id, ids));
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(({ title }) => title));
}

/**
 * The end of a course after all its lessons: the certificate, or what it still needs
 * (§course.35).
 */
export async function endOf(
  db: Database,
  userId: string,
  course: CourseEntry,
  now: Date,
): Promise<NonNullable<components['schemas']['Course']['end']>> {
  const [issued] = await db
    .select({ id: certificates.id })
    .from(certificates)
    .where(and(eq(certificates.userId, userId), eq(certificates.courseId, course.row.id)));
  if (issued) return { certificateId: issued.id, missing: [] };
  const { quizzes, assignments: needed } = await certificateStanding(db, userId, course, now);
  const open = quizzes.total - quizzes.passed;
  return {
    missing: [
      ...(open > 0 ? [`Pass ${open === 1 ? 'one more quiz' : `${open} more quizzes`}.`] : []),
      ...needed.flatMap(({ title, isHandedIn, points }) => {
        if (points !== null && points >= neededPoints) return [];
        if (points !== null) return [`"${title}" needs ${neededPoints} of 100 points; it has ${points}.`];
        return [isHandedIn ? `"${title}" has not been graded yet.` : `Submit "${title}".`];
      }),
    ],
  };
}

type Services = Pick<Context, 'mail' | 'config'>;

/** Within the caller's transaction. Issues the certificate, once, and mails it, if nothing is missing for it. */
export async function issueIfEarned(
  tx: Database,
  services: Services,
  userId: string,
  course: CourseEntry,
  now: Date,
): Promise<void> {
  const { isEarned } = await certificateStanding(tx, userId, course, now);
  if (isEarned) await issue(tx, services, userId, course, now);
}

/**
 * The name and the title are written down, as a certificate does not follow later changes of either (§certificates.6).
 */
async function issue(tx: Database, { mail, config }: Services, userId: string, course: CourseEntry, now: Date) {
  const [holder] = await tx
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  if (!holder) throw new Error(`A certificate for nobody: ${userId}`);
  const { id: courseId, title: courseTitle } = course.row;
  const studentName = `${holder.firstName} ${holder.lastName}`;
  const criteria = await criteriaOf(tx, course);
  const [issued] = await tx
    .insert(certificates)
    .values({ userId, courseId, studentName, courseTitle, criteria, issuedAt: now })
    .onConflictDoNothing()
    .returning({ id: certificates.id });
  if (!issued) return;
  const details = { certificate: issued.id, course: courseId };
  const entry = { account: userId, actor: userId, address: null, details };
  await recordAudit(tx, { at: now, event: 'certificate.issued', ...entry });
  await mail.enqueue(tx, {
    to: holder.email,
    subject: `Your certificate: ${courseTitle}`,
    text: [
      `Hello ${plainLine(holder.firstName)},`,
      `You have completed ${courseTitle}. Your certificate is here: ${config.publicUrl}/certificates/${issued.id}`,
      'Anyone who has this address can see that it is valid. You can download it there as a PDF and as an Open Badges credential.',
      `All your certificates: ${config.publicUrl}/certifications`,
      brand,
    ].join('\n\n'),
  });
}

/** Milliseconds after a grade became visible in which `issueAfterGrades` looks at it. */
const lookedAtAgain = 24 * 60 * 60 * 1000;

/** Issues certificates for which a grade was missing, once that grade can no longer be undone. */
export async function issueAfterGrades({ db, now, ...services }: Pick<Context, 'db' | 'now' | 'mail' | 'config'>) {
  const time = now();
  const due = await db
    .selectDistinct({ userId: submissions.userId, courseId: assignments.courseId })
    .from(submissionFeedback)
    .innerJoin(submissions, eq(submissions.id, submissionFeedback.submissionId))
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .innerJoin(courses, eq(courses.id, assignments.courseId))
    .innerJoin(
      enrolments,
      and(eq(enrolments.userId, submissions.userId), eq(enrolments.courseId, courses.id), hasAccess),
    )
    .where(
      and(
        lte(submissionFeedback.visibleAt, time),
        gte(submissionFeedback.visibleAt, new Date(time.getTime() - lookedAtAgain)),
        gte(submissionFeedback.total, neededPoints),
        sql`${courses.certificateAssignments} ? ${assignments.id}`,
        sql`not exists (select from ${certificates} where ${certificates.userId} = ${submissions.userId}
          and ${certificates.courseId} = ${courses.id})`,
      ),
    );
  for (const { userId, courseId } of due) {
    const course = await findCourse(db, courseId);
    await db.transaction((tx) => issueIfEarned(tx, services, userId, course, time));
  }
  if (due.length > 0) void services.mail.wake();
}
