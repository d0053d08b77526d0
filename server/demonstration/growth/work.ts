/** What made-up students have submitted, what came back, and who asks for more time. */
import { max } from 'drizzle-orm';
import { dueAt } from '../../course/enrolment.ts';
import type { Database } from '../../platform/database/client.ts';
import {
  type assignments,
  extensionRequests,
  studentAssignments,
  submissionFiles,
  submissions,
} from '../../platform/database/schema/assignments.ts';
import { certificates } from '../../platform/database/schema/certificates.ts';
import { submissionFeedback } from '../../platform/database/schema/grading.ts';
import { addRows } from './bulk.ts';
import type { Draw } from './drawn.ts';
import { feedbackOn, textOf } from './feedback.ts';
import type { Enrolment, Person } from './people.ts';
import { day, daysFrom, hour, type World } from './world.ts';

type Assignment = typeof assignments.$inferSelect;
type Rows = {
  given: (typeof studentAssignments.$inferInsert)[];
  requests: (typeof extensionRequests.$inferInsert)[];
  submitted: (typeof submissions.$inferInsert)[];
  files: (typeof submissionFiles.$inferInsert)[];
  feedback: (typeof submissionFeedback.$inferInsert)[];
  certificates: (typeof certificates.$inferInsert)[];
};
type Own = { userId: string; assignment: Assignment; enrolment: Enrolment };

export async function addWork(tx: Database, world: World, draw: Draw, people: readonly Person[]): Promise<void> {
  const rows: Rows = { given: [], requests: [], submitted: [], files: [], feedback: [], certificates: [] };
  const numbers = await numbersIn(tx);
  for (const { id: userId, enrolments, firstName, lastName } of people) {
    for (const enrolment of enrolments) {
      const { course, isComplete, lastActiveAt } = enrolment;
      for (const assignment of course.assignments) {
        const number = (numbers.get(assignment.id) ?? 0) + 1;
        numbers.set(assignment.id, number);
        addAssignment(rows, world, draw, { own: { userId, assignment, enrolment }, number });
      }
      if (!isComplete) continue;
      const issued = { id: draw.id(), userId, courseId: course.id, issuedAt: lastActiveAt, criteria: course.criteria };
      rows.certificates.push({ ...issued, studentName: `${firstName} ${lastName}`, courseTitle: course.title });
    }
  }
  await addRows(tx, studentAssignments, rows.given);
  await addRows(tx, extensionRequests, rows.requests);
  await addRows(tx, submissions, rows.submitted);
  await addRows(tx, submissionFiles, rows.files);
  await addRows(tx, submissionFeedback, rows.feedback);
  await addRows(tx, certificates, rows.certificates);
}

/** The highest number of each assignment, which stands for a student in blind grading. */
async function numbersIn(tx: Database): Promise<Map<string, number>> {
  const found = await tx
    .select({ id: submissions.assignmentId, number: max(submissions.number) })
    .from(submissions)
    .groupBy(submissions.assignmentId);
  return new Map(found.map(({ id, number }) => [id, number ?? 0]));
}

function addAssignment(rows: Rows, world: World, draw: Draw, { own, number }: { own: Own; number: number }) {
  const { userId, assignment, enrolment } = own;
  const due = dueAt(enrolment.at, assignment.dueAfterDays);
  const given = { userId, assignmentId: assignment.id };
  const lot = enrolment.isComplete ? 100 : draw.whole(1, 100);
  if (lot <= 35) {
    rows.given.push({ ...given, dueAt: due, status: 'pending', submittedAt: null });
    addRequest(rows, world, draw, { given, due });
    return;
  }
  const isWaiting = lot <= 60;
  const [from, to] = isWaiting
    ? [daysFrom(world.today, -20), world.today]
    : [daysFrom(enrolment.at, 1), daysFrom(world.today, -5)];
  const submittedAt = draw.moment(from < enrolment.at ? enrolment.at : from, to);
  // Most were in time: who was given more of it, too.
  const dueThen = due > submittedAt || draw.isIn(15) ? due : daysFrom(submittedAt, draw.whole(1, 4));
  rows.given.push({ ...given, dueAt: dueThen, status: 'completed', submittedAt });
  const isAgain =
    isWaiting &&
    assignment.resubmissions > 0 &&
    draw.isIn(25) &&
    submittedAt.getTime() - enrolment.at.getTime() > 9 * day;
  const firstAt = isAgain ? daysFrom(submittedAt, -6) : submittedAt;
  addSubmission(rows, world, draw, {
    own,
    number,
    attempt: 1,
    submittedAt: firstAt,
    isReturned: isAgain || !isWaiting,
  });
  if (isAgain) addSubmission(rows, world, draw, { own, number, attempt: 2, submittedAt, isReturned: false });
}

type Sent = { own: Own; number: number; attempt: number; submittedAt: Date; isReturned: boolean };

function addSubmission(rows: Rows, world: World, draw: Draw, { own, isReturned, ...sent }: Sent) {
  const { userId, assignment, enrolment } = own;
  const id = draw.id();
  const text = textOf(world.phrases, draw);
  const returnedAt = isReturned ? draw.moment(daysFrom(sent.submittedAt, 1), daysFrom(sent.submittedAt, 4)) : null;
  const solutions = assignment.steps === null ? null : [];
  const revision = isReturned ? 1 : 0;
  rows.submitted.push({ id, userId, assignmentId: assignment.id, ...sent, text, solutions, returnedAt, revision });
  if (draw.isIn(15)) {
    const content = Buffer.from(`# Notes\n\n${text}\n`);
    const about = {
      name: draw.oneOf(['notes.md', 'log.md', 'what-i-left-out-and-why-with-the-numbers-of-each-branch.md']),
    };
    const file = { ...about, mediaType: 'text/plain' as const, size: content.length, content, position: 0 };
    const of = { userId, assignmentId: assignment.id, submissionId: id, uploadedAt: sent.submittedAt };
    rows.files.push({ id: draw.id(), ...of, ...file });
  }
  if (returnedAt === null) return;
  const given = feedbackOn(world, draw, { assignment, text, isGood: enrolment.isComplete });
  const seenAt = draw.isIn(80) ? new Date(returnedAt.getTime() + 2 * hour) : null;
  const times = { returnedAt, visibleAt: returnedAt, seenAt };
  rows.feedback.push({ id: draw.id(), submissionId: id, returnedBy: world.instructor.id, ...times, ...given });
}

type Asked = { given: { userId: string; assignmentId: string }; due: Date };

/** Some wait for an answer, some have one. */
function addRequest(rows: Rows, { today, phrases }: World, draw: Draw, { given, due }: Asked) {
  if (!draw.isIn(35)) return;
  const status = draw.oneOf(['requested', 'requested', 'granted', 'declined'] as const);
  const requestedAt = draw.moment(daysFrom(today, -9), daysFrom(today, -1));
  const decidedAt = status === 'requested' ? null : draw.moment(requestedAt, today);
  const answer = status === 'declined' ? draw.oneOf(phrases.extensions.answers) : null;
  const latest = due > today ? due : today;
  const proposedAt = daysFrom(latest, draw.whole(2, 9));
  const reason = draw.oneOf(phrases.extensions.reasons);
  rows.requests.push({ id: draw.id(), ...given, reason, proposedAt, status, requestedAt, decidedAt, answer });
  const last = rows.given.at(-1);
  if (status === 'granted' && last) last.dueAt = proposedAt;
}
