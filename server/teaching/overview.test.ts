import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  assignments,
  extensionRequests,
  studentAssignments,
  submissions,
} from '../platform/database/schema/assignments.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { threads } from '../platform/database/schema/questions.ts';
import { classes } from '../platform/database/schema/schedule.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const hours = (count: number) => new Date(testNow.getTime() + count * 3_600_000);

describe('§teaching.5 GET /teach/courses', () => {
  it('has the courses that the person teaches, with what waits in each, and no others', async () => {
    const teacher = await server.registerTeacher('mira@example.com', 'time-series', 'data-literacy');
    const { id: userId } = await server.register('noor@example.com');
    const [assignment] = await server.db
      .insert(assignments)
      .values({
        id: 'for-the-overview',
        courseId: 'data-literacy',
        title: 'One',
        description: '',
        attachments: [],
        dueAfterDays: 7,
      })
      .returning();
    const own = { userId, assignmentId: assignment?.id ?? '' };
    await server.db.insert(enrolments).values({ userId, courseId: 'data-literacy', enrolledAt: testNow });
    await server.db.insert(studentAssignments).values({ ...own, dueAt: hours(1) });
    await server.db.insert(submissions).values([
      { ...own, attempt: 1, submittedAt: testNow, number: 1, returnedAt: testNow },
      { ...own, attempt: 2, submittedAt: testNow, number: 1 },
    ]);
    const asked = { reason: 'I am ill.', proposedAt: hours(9), requestedAt: testNow };
    await server.db.insert(extensionRequests).values([
      { ...own, ...asked, status: 'declined' },
      { ...own, ...asked },
    ]);
    const thread = { courseId: 'data-literacy', userId, startedAt: testNow, lastAt: testNow };
    await server.db.insert(threads).values([{ ...thread, isAnswered: true }, thread, thread]);
    const meeting = { courseId: 'data-literacy', location: 'Room 2', instructor: 'Mira Castell' };
    await server.db.insert(classes).values([
      { ...meeting, id: 'past', title: 'Past', startsAt: hours(-2), endsAt: hours(-1) },
      { ...meeting, id: 'off', title: 'Cancelled', startsAt: hours(1), endsAt: hours(2), cancelled: true },
      { ...meeting, id: 'soon', title: 'Clinic', startsAt: hours(3), endsAt: hours(4) },
      { ...meeting, id: 'later', title: 'Later', startsAt: hours(5), endsAt: hours(6) },
    ]);

    const { body } = await get(teacher.token);
    expect(body.map(({ id }: { id: string }) => id)).toEqual(['data-literacy', 'time-series']);
    expect(body[0]).toEqual({
      id: 'data-literacy',
      title: 'Data Literacy',
      students: expect.any(Number),
      toGrade: 1,
      extensionRequests: 1,
      regradeRequests: 0,
      openQuestions: 2,
      reportedPosts: 0,
      nextClass: { title: 'Clinic', startsAt: hours(3).toISOString() },
    });
    expect(await get((await server.registerTeacher('new@example.com')).token)).toEqual({ status: 200, body: [] });
  });

  it('is for instructors', async () => {
    expect((await get(await server.signIn('student@example.com'))).status).toBe(403);
  });
});

async function get(token: string) {
  const answer = await server.send('GET', '/teach/courses', { token });
  return { status: answer.statusCode, body: answer.json() };
}
