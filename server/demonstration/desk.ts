/** The demonstration instructor's open requests for later due dates and regrades, and announcements. */
import { and, asc, eq, isNull, like, max } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { announcements } from '../platform/database/schema/announcements.ts';
import {
  assignments,
  extensionRequests,
  studentAssignments,
  submissions,
} from '../platform/database/schema/assignments.ts';
import { courses } from '../platform/database/schema/course.ts';
import { regradeRequests, submissionFeedback } from '../platform/database/schema/grading.ts';
import { demoInstructor } from './accounts.ts';
import { madeUpAddress } from './queue.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

const courseId = 'data-analytics';
const assignmentId = 'two-teachers';

const requests = [
  { reason: 'I am at a conference until Thursday, and would like to use what I hear there.', hoursAgo: 50, days: 5 },
  { reason: 'My laptop is being repaired. The shop says it will take a week.', hoursAgo: 31, days: 9 },
  { reason: 'Two deadlines fall on the same evening.\n\nThree more days would do.', hoursAgo: 4, days: 3 },
];

const regrades = [
  {
    text: 'The first teacher marks by hand. The second one has a script, and checks a sample of what it says.',
    total: 64,
    feedback: 'Which of the two would you trust, and why?',
    reason: 'My last sentence says which one I trust: the one who checks a sample.',
    hoursAgo: 20,
  },
  {
    text: 'Both count the same answers, and come to different means.',
    total: 51,
    feedback: 'The reason for the difference is missing.',
    reason: 'I gave the reason in the comment on question 2. Could you please look at it again?',
    hoursAgo: 6,
  },
];

const announced = [
  {
    title: 'A new data set for module 3',
    text: 'The returns of the last quarter are in.\n\nPlease load the file again before you go on.',
    daysAgo: 2,
  },
  { title: 'Office hours move to Thursday', text: 'From next week on, at 16:00. The link stays the same.', daysAgo: 9 },
];

/** Once: where the course has announcements already, nothing changes. */
export async function addDesk(tx: Database, now: Date): Promise<void> {
  const [instructor] = await tx.select().from(users).where(eq(users.email, demoInstructor.email));
  const ofCourse = eq(announcements.courseId, courseId);
  const [known] = await tx
    .select({ id: assignments.id })
    .from(assignments)
    .innerJoin(courses, eq(courses.id, assignments.courseId))
    .where(and(eq(assignments.id, assignmentId), eq(courses.id, courseId)));
  if (!instructor || !known || (await tx.$count(announcements, ofCourse)) > 0) return;
  const author = `${instructor.firstName} ${instructor.lastName}`;
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await tx.insert(announcements).values(
    announced.map(({ daysAgo, ...said }) => ({
      ...said,
      courseId,
      userId: instructor.id,
      author,
      publishedAt: ago(daysAgo * day),
      mailedAt: ago(daysAgo * day),
    })),
  );
  const students = await tx
    .select({ id: users.id })
    .from(users)
    .leftJoin(
      studentAssignments,
      and(eq(studentAssignments.userId, users.id), eq(studentAssignments.assignmentId, assignmentId)),
    )
    .where(and(like(users.email, `%${madeUpAddress}`), isNull(studentAssignments.userId)))
    .orderBy(asc(users.email))
    .limit(requests.length + regrades.length);
  const dueAt = new Date(now.getTime() + 2 * day);
  for (const [index, { id: userId }] of students.entries()) {
    const asked = requests[index];
    if (!asked) {
      const again = regrades[index - requests.length];
      if (again) await addRegrade(tx, { userId, by: instructor.id }, again, now);
      continue;
    }
    await tx.insert(studentAssignments).values({ userId, assignmentId, dueAt });
    await tx.insert(extensionRequests).values({
      userId,
      assignmentId,
      reason: asked.reason,
      proposedAt: new Date(dueAt.getTime() + asked.days * day),
      requestedAt: ago(asked.hoursAgo * hour),
    });
  }
}

/** What a student submitted, the feedback on it, and the request for a second look. */
async function addRegrade(
  tx: Database,
  { userId, by }: { userId: string; by: string },
  { text, total, feedback, reason, hoursAgo }: (typeof regrades)[number],
  now: Date,
): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const [submittedAt, returnedAt] = [ago(hoursAgo + 72), ago(hoursAgo + 24)];
  const ofStudent = { userId, assignmentId };
  await tx
    .insert(studentAssignments)
    .values({ ...ofStudent, dueAt: ago(hoursAgo + 48), status: 'completed', submittedAt });
  const [last] = await tx
    .select({ number: max(submissions.number) })
    .from(submissions)
    .where(eq(submissions.assignmentId, assignmentId));
  const number = (last?.number ?? 0) + 1;
  const work = { ...ofStudent, number, text, submittedAt, returnedAt, revision: 1 };
  const [submitted] = await tx.insert(submissions).values(work).returning({ id: submissions.id });
  const said = { total, text: feedback, levels: [], comments: [], fileComments: [] };
  const returned = { returnedBy: by, returnedAt, visibleAt: returnedAt };
  const [given] = await tx
    .insert(submissionFeedback)
    .values({ submissionId: submitted?.id ?? '', ...returned, ...said })
    .returning({ id: submissionFeedback.id });
  await tx
    .insert(regradeRequests)
    .values({ ...ofStudent, feedbackId: given?.id ?? '', reason, requestedAt: ago(hoursAgo) });
}
