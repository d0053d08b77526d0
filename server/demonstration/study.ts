/** The demonstration's class schedule, and how its student stands with the assignments. */
import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { addEvents } from '../analytics/log.ts';
import type { Database } from '../platform/database/client.ts';
import { assignments, studentAssignments, submissions } from '../platform/database/schema/assignments.ts';
import { courses } from '../platform/database/schema/course.ts';
import { submissionFeedback } from '../platform/database/schema/grading.ts';
import { classes } from '../platform/database/schema/schedule.ts';
import { readDemonstration } from './read.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

const lesson = z.strictObject({
  id: z.string(),
  courseId: z.string(),
  title: z.string(),
  day: z.int(),
  hour: z.int().min(0).max(23),
  minutes: z.int(),
  location: z.string(),
  link: z.url({ protocol: /^https$/ }).exactOptional(),
  instructor: z.string(),
  cancelled: z.boolean().default(false),
});

const standing = z.strictObject({
  dueInDays: z.int(),
  status: z.enum(['pending', 'completed']),
  submittedDaysAgo: z.int().exactOptional(),
  /** What was handed in. Graded where there is a grade. */
  answer: z.string().exactOptional(),
  /** Percent. */
  grade: z.int().exactOptional(),
  feedback: z.string().exactOptional(),
});

/** How the ids of classes begin that a grown demonstration has besides. */
export const madeUpClass = 'demonstration-';

export const readClasses = () => readDemonstration('classes.yaml', z.array(lesson));

/** By assignment id. */
export const readStandings = () => readDemonstration('assignments.yaml', z.record(z.string(), standing));

/** `days` from `now` at a full hour in UTC; negative is past. */
function daysFrom(now: Date, days: number, atHour: number): Date {
  const moment = new Date(now.getTime() + days * day);
  moment.setUTCHours(atHour, 0, 0, 0);
  return moment;
}

/** The schedule around the day of `now`; a start on another day moves it there, but for what an instructor has changed. */
export async function loadClasses(tx: Database, now: Date): Promise<void> {
  const known = new Set((await tx.select({ id: courses.id }).from(courses)).map(({ id }) => id));
  for (const { day: days, hour, minutes, ...facts } of readClasses()) {
    if (!known.has(facts.courseId)) continue;
    const startsAt = daysFrom(now, days, hour);
    const row = { ...facts, startsAt, endsAt: new Date(startsAt.getTime() + minutes * minute), updatedAt: now };
    await tx
      .insert(classes)
      .values(row)
      .onConflictDoUpdate({ target: classes.id, set: row, setWhere: eq(classes.sequence, 0) });
  }
}

/** The demonstration student's assignments: two pending, one overdue, others completed or graded. */
export async function addStandings(tx: Database, userId: string, now: Date): Promise<void> {
  const standings = readStandings();
  const known = await tx
    .select({ id: assignments.id, courseId: assignments.courseId })
    .from(assignments)
    .where(inArray(assignments.id, Object.keys(standings)));
  for (const { id: assignmentId, courseId } of known) {
    const own = standings[assignmentId];
    if (!own) continue;
    const { dueInDays, status, submittedDaysAgo, answer = null, grade, feedback = null } = own;
    const submittedAt = submittedDaysAgo === undefined ? null : daysFrom(now, -submittedDaysAgo, 16);
    const dueAt = daysFrom(now, dueInDays, 17);
    await tx.insert(studentAssignments).values({ userId, assignmentId, dueAt, status, submittedAt });
    if (submittedAt === null) continue;
    const returnedAt = grade === undefined ? null : new Date(submittedAt.getTime() + day);
    const handedIn = { userId, assignmentId, submittedAt, text: answer, number: 1, returnedAt };
    const [made] = await tx.insert(submissions).values(handedIn).returning({ id: submissions.id });
    if (!made) continue;
    const event = { courseId, item: assignmentId };
    await addEvents(tx, userId, [{ ...event, id: made.id, kind: 'submitted', at: submittedAt }]);
    if (grade === undefined || returnedAt === null) continue;
    const id = crypto.randomUUID();
    await addEvents(tx, userId, [{ ...event, id, kind: 'graded', at: returnedAt, percent: grade }]);
    await tx.insert(submissionFeedback).values({
      id,
      submissionId: made.id,
      returnedAt,
      visibleAt: returnedAt,
      total: grade,
      levels: [],
      comments: [],
      fileComments: [],
      text: feedback,
    });
  }
}
