import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { extensionRequests, studentAssignments } from '../platform/database/schema/assignments.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { createTestServer, testNow } from '../testing/server.ts';

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(testNow.getTime() + days * day);

it('§assignments.27 a subscribed calendar has what is to be handed in, and follows a later due date', async () => {
  const server = await createTestServer();
  const { id: userId, token } = await server.register('noor@example.com');
  const { token: teacher } = await server.registerTeacher('mira@example.com', 'data-analytics');
  const own = { userId, dueAt: inDays(10) };
  const ids = ['question-log', 'chart-repair', 'pipeline-sketch'];
  await server.db.insert(studentAssignments).values(ids.map((assignmentId) => ({ ...own, assignmentId })));
  const suspended = { userId, courseId: 'data-engineering', access: 'suspended' } as const;
  await server.db.insert(enrolments).values([{ userId, courseId: 'data-analytics' }, suspended]);
  const { url } = (await server.send('POST', '/schedules/feed', { token })).json<{ url: string }>();
  const dueDates = async () => {
    const feed = await server.send('GET', new URL(url).pathname.replace(/^\/v1/, ''));
    const calendar = new ICAL.Component(ICAL.parse(feed.body));
    return calendar.getAllSubcomponents('vevent').flatMap((component) => {
      const { uid, summary, startDate, endDate, sequence } = new ICAL.Event(component);
      const event = { uid, summary, start: startDate.toJSDate(), end: endDate.toJSDate(), sequence };
      return uid.startsWith('due-') ? [event] : [];
    });
  };
  const due = (name: string, title: string, end: Date, sequence = 0) => ({
    uid: `due-${name}@localhost`,
    summary: `Due: ${title}`,
    start: new Date(end.getTime() - 30 * 60 * 1000),
    end,
    sequence,
  });
  const chart = due('chart-repair', 'Repair three charts', inDays(10));
  expect(await dueDates()).toEqual([chart, due('question-log', 'Question log', inDays(10))]);

  const proposedDate = inDays(16).toISOString();
  await server.send('POST', '/assignments/question-log/extension', {
    token,
    body: { reason: 'I am ill.', proposedDate },
  });
  // The demonstration's made-up students have asked, too.
  const asked = eq(extensionRequests.userId, userId);
  const [request] = await server.db.select().from(extensionRequests).where(asked);
  const path = `/teach/courses/data-analytics/extension-requests/${request?.id}/decision`;
  await server.send('POST', path, { token: teacher, body: { decision: 'granted', dueDate: proposedDate } });
  expect(await dueDates()).toEqual([chart, due('question-log', 'Question log', inDays(16), 1)]);

  const given = await server.send('POST', '/teach/courses/data-analytics/assignments/question-log/extensions', {
    token: teacher,
    body: { studentIds: [userId], dueDate: inDays(20).toISOString(), reason: 'The data set was corrected.' },
  });
  expect(given.statusCode).toBe(200);
  expect(await dueDates()).toEqual([chart, due('question-log', 'Question log', inDays(20), 2)]);

  await server.send('POST', '/assignments/question-log/submission', { token, body: { text: 'Five questions.' } });
  expect(await dueDates()).toEqual([chart]);
  await server.close();
});
