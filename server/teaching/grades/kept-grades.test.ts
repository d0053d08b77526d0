/** The kept grades and their sums are what the feedback says, whatever happens to it (docs/adr/031-kept-grades.md). */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { returnFeedback, undoFeedback } from '../../grading/feedback.ts';
import { returnTypedGrade } from '../../grading/typed-grade.ts';
import { Problem } from '../../http/problem.ts';
import { users } from '../../platform/database/schema/account.ts';
import { assignments, studentAssignments, submissions } from '../../platform/database/schema/assignments.ts';
import { grades, submissionFeedback } from '../../platform/database/schema/grading.ts';
import { deleteDueAccounts } from '../../privacy/erase.ts';
import { createTestServer, type TestServer, testCaller, testNow } from '../../testing/server.ts';

const courses = ['data-warehousing', 'time-series'] as const;
const ids = ['kept-1', 'kept-2', 'kept-3'] as const;
const people = 4;

let server: TestServer;
let teacher: { id: string };
let now = testNow;
let made = 0;
let class_: string[] = [];

beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  teacher = await server.registerTeacher('kept-teacher@example.com', ...courses);
  const about = { courseId: courses[0], description: '', attachments: [], dueAfterDays: 7, resubmissions: 9 };
  await server.db.insert(assignments).values(ids.map((id) => ({ ...about, id, title: id })));
  class_ = await Promise.all(Array.from({ length: people }, newStudent));
});
afterAll(() => server.close());

function newNumber(): number {
  made += 1;
  return made;
}

async function newStudent(): Promise<string> {
  const number = newNumber();
  const { id: userId } = await server.register(`kept-${number}@example.com`);
  for (const assignmentId of ids) {
    await server.db.insert(studentAssignments).values({ userId, assignmentId, dueAt: testNow, status: 'completed' });
    await server.db.insert(submissions).values({ userId, assignmentId, number, text: 'Done.', submittedAt: testNow });
  }
  return userId;
}

/** Rows that are kept and should not be, or the other way round. */
async function wrong(): Promise<unknown[]> {
  const last = sql`(select distinct on (user_id, assignment_id) user_id, assignment_id, submission_feedback.id, total, seen_at
    from submissions join submission_feedback on submission_id = submissions.id
    order by user_id, assignment_id, visible_at desc, submission_feedback.id desc)`;
  const ofStudents = sql`select course_id, user_id, count(*), sum(total) from ${last} given
    join assignments on assignments.id = assignment_id where not is_blind group by 1, 2`;
  const differences = [
    [sql`select user_id, assignment_id, feedback_id, total, seen_at from grades`, sql`select * from ${last} given`],
    [
      sql`select assignment_id, graded, total from assignment_grades where graded > 0 or total <> 0`,
      sql`select assignment_id, count(*), sum(total) from ${last} given group by 1`,
    ],
    [sql`select course_id, user_id, graded, total from student_grades where graded > 0 or total <> 0`, ofStudents],
  ] as const;
  const found: unknown[] = [];
  for (const [kept, fresh] of differences) {
    const both = sql`((${kept}) except (${fresh})) union all ((${fresh}) except (${kept}))`;
    found.push(...(await server.db.select({ row: sql`different::text` }).from(sql`(${both}) different`)));
  }
  return found;
}

const latestOf = async (userId: string, assignmentId: string) => {
  const own = and(eq(submissions.userId, userId), eq(submissions.assignmentId, assignmentId));
  const [row] = await server.db.select().from(submissions).where(own).orderBy(desc(submissions.attempt)).limit(1);
  const [course] = await server.db.select().from(assignments).where(eq(assignments.id, assignmentId));
  return row && course ? { ...row, courseId: course.courseId } : undefined;
};

type Step = { kind: keyof typeof steps; student: number; assignment: number; total: number };
type Where = { userId: string; assignmentId: string; total: number; index: number };

const who = () => ({ user: teacher, caller: testCaller });

async function give({ userId, assignmentId, total }: Where): Promise<void> {
  const latest = await latestOf(userId, assignmentId);
  if (!latest) return;
  const { id: submissionId, courseId, revision } = latest;
  const feedback = { revision, total, levels: [], comments: [], fileComments: [] };
  await returnFeedback(server.context, who(), { courseId, submissionId }, feedback);
}

async function type({ userId, assignmentId, total }: Where): Promise<void> {
  const latest = await latestOf(userId, assignmentId);
  if (!latest) return;
  const { id: submissionId, courseId, revision } = latest;
  await returnTypedGrade(server.context, who(), { courseId, submissionId }, { revision, grade: total });
}

async function undoLast({ userId, assignmentId }: Where): Promise<void> {
  const latest = await latestOf(userId, assignmentId);
  if (!latest) return;
  const { id: submissionId, courseId } = latest;
  const ofIt = eq(submissionFeedback.submissionId, submissionId);
  const [last] = await server.db
    .select()
    .from(submissionFeedback)
    .where(ofIt)
    .orderBy(desc(submissionFeedback.visibleAt));
  await undoFeedback(server.context, who(), { courseId, submissionId, feedbackId: last?.id ?? '' });
}

const steps = {
  give,
  type,
  async giveAndUndo(where: Where) {
    await give(where);
    await undoLast(where);
  },
  async typeAndUndo(where: Where) {
    await type(where);
    await undoLast(where);
  },
  /** Within the half minute the second takes the place of the first. */
  async typeTwice(where: Where) {
    await type(where);
    await type({ ...where, total: 100 - where.total });
  },
  async resubmit({ userId, assignmentId }: Where) {
    // All attempts may have been taken away, and no two students share a number.
    const { attempt, number } = (await latestOf(userId, assignmentId)) ?? { attempt: 0, number: newNumber() };
    await server.db
      .insert(submissions)
      .values({ userId, assignmentId, attempt: attempt + 1, number, text: 'Again.', submittedAt: now });
  },
  async takeAttemptAway({ userId, assignmentId }: Where) {
    const latest = await latestOf(userId, assignmentId);
    if (latest) await server.db.delete(submissions).where(eq(submissions.id, latest.id));
  },
  async otherTotal({ total }: Where) {
    await server.db.update(submissionFeedback).set({ total }).where(eq(submissionFeedback.total, 50));
  },
  async see({ userId, assignmentId }: Where) {
    const latest = await latestOf(userId, assignmentId);
    const ofIt = eq(submissionFeedback.submissionId, latest?.id ?? randomUUID());
    await server.db.update(submissionFeedback).set({ seenAt: now }).where(ofIt);
  },
  async blind({ assignmentId, total }: Where) {
    await server.db
      .update(assignments)
      .set({ isBlind: total % 2 === 0 })
      .where(eq(assignments.id, assignmentId));
  },
  async move({ assignmentId, total }: Where) {
    const courseId = courses[total % 2] ?? courses[0];
    await server.db.update(assignments).set({ courseId }).where(eq(assignments.id, assignmentId));
  },
  async leave({ userId, index }: Where) {
    await server.db.update(users).set({ deletionAt: now }).where(eq(users.id, userId));
    await deleteDueAccounts(server.context);
    class_[index] = await newStudent();
  },
};

async function take({ kind, student, assignment, total }: Step): Promise<void> {
  now = new Date(now.getTime() + 60_000);
  const [userId = '', assignmentId = ''] = [class_[student], ids[assignment]];
  await steps[kind]({ userId, assignmentId, total, index: student }).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
  });
}

describe('§teaching.63 kept grades', () => {
  test('are those of the feedback after whatever was returned, undone, regraded, deleted or moved', async () => {
    const kinds: (keyof typeof steps)[] = [
      'give',
      'type',
      'type',
      'giveAndUndo',
      'typeAndUndo',
      'typeTwice',
      'resubmit',
    ];
    const step = fc.record({
      kind: fc.constantFrom<keyof typeof steps>(
        ...kinds,
        'takeAttemptAway',
        'otherTotal',
        'see',
        'blind',
        'move',
        'leave',
      ),
      student: fc.nat(people - 1),
      assignment: fc.nat(ids.length - 1),
      total: fc.constantFrom(0, 50, 51, 83, 100),
    });
    const many = fc.array(step, { minLength: 20, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(many, async (taken) => {
        for (const one of taken) {
          await take(one);
          expect(await wrong(), one.kind).toEqual([]);
        }
      }),
      { numRuns: 5, endOnFailure: true },
    );
  }, 60_000);

  test('are right after many are given at once, while the assignment becomes blind', async () => {
    await server.db.update(assignments).set({ courseId: courses[0], isBlind: false });
    const fresh = await Promise.all(Array.from({ length: 8 }, newStudent));
    const [first = '', second = ''] = ids;
    await Promise.all([
      ...fresh.flatMap((userId, index) =>
        [first, second].map((assignmentId) => {
          const one = { userId, assignmentId, total: 60 + index, index };
          // What is graded blind by then is refused in the gradebook.
          return index % 2 === 0 || assignmentId === second ? give(one) : type(one);
        }),
      ),
      server.db.update(assignments).set({ isBlind: true }).where(eq(assignments.id, second)),
    ]);
    expect(await wrong()).toEqual([]);
    expect(await server.db.$count(grades, inArray(grades.userId, fresh))).toBe(16);
    await server.db.delete(submissionFeedback);
    expect(await wrong()).toEqual([]);
    expect(await server.db.$count(grades)).toBe(0);
  });
});
