/** What made-up students have handed in, so that the demonstration's instructor has something to grade (§grading.12). */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { eq, inArray, like, max, sql } from 'drizzle-orm';
import { z } from 'zod';
import { hashUnknownPassword } from '../account/password-hash.ts';
import { graded } from '../grading/rubric.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import {
  assignments,
  studentAssignments,
  submissionFiles,
  submissions,
} from '../platform/database/schema/assignments.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { submissionFeedback } from '../platform/database/schema/grading.ts';
import { detectMediaType } from '../platform/media-type.ts';
import { demoInstructor } from './accounts.ts';
import { readDemonstration } from './read.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The address of each made-up student ends like this. No mail gets there, and nobody knows a password. */
export const madeUpAddress = '@demonstration.example';

const file = z.strictObject({
  name: z.string(),
  content: z.string().exactOptional(),
  /** Its name in the folder `files`, where that is another one. */
  from: z.string().exactOptional(),
});

const feedback = z.strictObject({
  hoursAgo: z.number(),
  /** The title of the chosen level of each criterion, in the rubric's order. */
  levels: z.array(z.string()),
  comments: z.array(z.strictObject({ quote: z.string(), comment: z.string() })).default([]),
  total: z.int().exactOptional(),
  reason: z.string().exactOptional(),
  text: z.string(),
});

const handedIn = z.strictObject({
  student: z.string(),
  assignment: z.string(),
  /** Of the last attempt. */
  hoursAgo: z.number(),
  isLate: z.boolean().default(false),
  attempts: z.array(
    z.strictObject({
      hoursAgo: z.number().exactOptional(),
      text: z.string(),
      files: z.array(file).default([]),
      feedback: z.array(feedback).default([]),
    }),
  ),
});

type HandedIn = z.infer<typeof handedIn>;
type Attempt = HandedIn['attempts'][number];

export const readQueue = () => readDemonstration('queue.yaml', z.array(handedIn));

/** Once: where there are made-up students already, nothing changes. What belongs to an assignment that is not there is left out. */
export async function addQueue(tx: Database, now: Date): Promise<void> {
  const [instructor] = await tx.select({ id: users.id }).from(users).where(eq(users.email, demoInstructor.email));
  if (!instructor || (await tx.$count(users, like(users.email, `%${madeUpAddress}`))) > 0) return;
  const all = readQueue();
  const ids = all.map(({ assignment }) => assignment);
  const known = new Map(
    (await tx.select().from(assignments).where(inArray(assignments.id, ids))).map((one) => [one.id, one]),
  );
  const passwordHash = await hashUnknownPassword();
  for (const one of all) {
    const assignment = known.get(one.assignment);
    if (assignment) await addStudent(tx, one, { assignment, passwordHash, instructor: instructor.id, now });
  }
}

type Around = { assignment: typeof assignments.$inferSelect; passwordHash: string; instructor: string; now: Date };

async function addStudent(
  tx: Database,
  one: HandedIn,
  { assignment, passwordHash, instructor, now }: Around,
): Promise<void> {
  const [firstName = '', ...rest] = one.student.split(' ');
  const email = `${one.student.toLowerCase().replace(/[^a-z]+/g, '.')}${madeUpAddress}`;
  const before = (hours: number) => new Date(now.getTime() - hours * hour);
  const enrolledAt = before(one.hoursAgo + 30 * 24);
  const account = { email, firstName, lastName: rest.join(' '), passwordHash, registeredAt: enrolledAt };
  const [made] = await tx.insert(users).values(account).returning({ id: users.id });
  if (!made) throw new Error(`${email} was not made`);
  const userId = made.id;
  const { id: assignmentId, courseId } = assignment;
  await tx.insert(enrolments).values({ userId, courseId, enrolledAt });
  const submittedAt = before(one.hoursAgo);
  const dueAt = new Date(submittedAt.getTime() + (one.isLate ? -10 * hour : 3 * day));
  await tx.insert(studentAssignments).values({ userId, assignmentId, dueAt, status: 'completed', submittedAt });
  const ofAssignment = eq(submissions.assignmentId, assignmentId);
  const [last] = await tx
    .select({ number: max(submissions.number) })
    .from(submissions)
    .where(ofAssignment);
  const number = (last?.number ?? 0) + 1;
  for (const [index, attempt] of one.attempts.entries()) {
    const at = before(attempt.hoursAgo ?? one.hoursAgo);
    const returnedAt = attempt.feedback.map(({ hoursAgo }) => before(hoursAgo)).at(-1) ?? null;
    const [submission] = await tx
      .insert(submissions)
      .values({
        ...{ userId, assignmentId, number, returnedAt, attempt: index + 1, submittedAt: at, text: attempt.text },
        revision: attempt.feedback.length,
      })
      .returning();
    if (!submission) throw new Error('The insert returned no submission');
    await addFiles(tx, submission, attempt);
    for (const { hoursAgo, ...said } of attempt.feedback) {
      const content = graded(requestOf(said, attempt.text, assignment), {
        rubric: assignment.rubric,
        text: attempt.text,
        fileIds: [],
      });
      const times = { returnedAt: before(hoursAgo), visibleAt: before(hoursAgo), seenAt: before(hoursAgo - 1) };
      await tx
        .insert(submissionFeedback)
        .values({ submissionId: submission.id, returnedBy: instructor, ...times, ...content });
    }
  }
}

async function addFiles(
  tx: Database,
  { id, userId, assignmentId, submittedAt }: typeof submissions.$inferSelect,
  { files }: Attempt,
) {
  for (const [position, { name, content, from = name }] of files.entries()) {
    const bytes =
      content === undefined ? readFileSync(join(import.meta.dirname, 'files', basename(from))) : Buffer.from(content);
    const mediaType = detectMediaType(bytes);
    if (!mediaType) throw new Error(`${name} is of no type that is taken`);
    await tx.insert(submissionFiles).values({
      ...{
        submissionId: id,
        userId,
        assignmentId,
        position,
        name,
        mediaType,
        size: bytes.length,
        uploadedAt: submittedAt,
      },
      content: sql`decode(${bytes.toString('base64')}, 'base64')`,
    });
  }
}

/** A comment on the first place in the text where the quote stands. */
export function commentOn(text: string, quote: string, comment: string) {
  const start = text.indexOf(quote);
  return { start, end: start + quote.length, quote, comment };
}

/** As an instructor would have sent it. */
const requestOf = (
  { levels, comments, total, reason, text }: Omit<Attempt['feedback'][number], 'hoursAgo'>,
  answer: string,
  { rubric }: Around['assignment'],
) => ({
  levels: (rubric ?? []).map(({ title }, index) => ({ criterion: title, level: levels[index] ?? '' })),
  comments: comments.map(({ quote, comment }) => commentOn(answer, quote, comment)),
  fileComments: [],
  ...(total !== undefined && { total }),
  ...(reason !== undefined && { reason }),
  text,
});
