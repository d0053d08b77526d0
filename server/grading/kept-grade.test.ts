import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { users } from '../platform/database/schema/account.ts';
import { assignments, studentAssignments, submissions } from '../platform/database/schema/assignments.ts';
import { auditLog } from '../platform/database/schema/audit.ts';
import { courseInstructors, enrolments } from '../platform/database/schema/course.ts';
import { regradeRequests, submissionFeedback } from '../platform/database/schema/grading.ts';
import { type Person as Caller, type Failure, personOf } from '../testing/caller.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Schemas = components['schemas'];
type Person = Caller & { email: string };

const minute = 60_000;
const courseId = 'data-analytics';
const assignmentId = 'question-log';
const reason = 'The period is named in the second question only.';

let server: TestServer;
let mira: Person;
let tomas: Person;
let stranger: Person;
let people = 0;
/** The mails of earlier tests. */
let sent = 0;

const person = (made: { id: string; token: string }, email: string): Person => ({
  ...personOf(server.app, made),
  email,
});
const teacher = async (name: string, ...courses: string[]) =>
  person(await server.registerTeacher(`${name}@example.com`, ...courses), `${name}@example.com`);
const earlier = (minutes: number) => new Date(testNow.getTime() - minutes * minute);

/** Has work that was graded, and has asked for a regrade so many minutes ago. */
async function asking(minutesAgo: number): Promise<Person & { requestId: string; submissionId: string }> {
  people += 1;
  const email = `student-${people}@example.com`;
  const made = person(await server.register(email), email);
  const own = { userId: made.id, assignmentId };
  await server.db.insert(enrolments).values({ userId: made.id, courseId });
  await server.db.insert(studentAssignments).values({ ...own, dueAt: testNow });
  await made.call('POST', `/assignments/${assignmentId}/submission`, { text: 'Five questions.' });
  const [work] = await server.db.select().from(submissions).where(eq(submissions.userId, made.id));
  const submissionId = work?.id ?? '';
  const said = { total: 60 + people, levels: [], comments: [], fileComments: [] };
  const returned = { submissionId, returnedBy: tomas.id, returnedAt: earlier(600), visibleAt: earlier(600) };
  const [feedback] = await server.db
    .insert(submissionFeedback)
    .values({ ...returned, ...said })
    .returning();
  const asked = { feedbackId: feedback?.id ?? '', reason: `Look again, ${people}.`, requestedAt: earlier(minutesAgo) };
  const [request] = await server.db
    .insert(regradeRequests)
    .values({ ...own, ...asked })
    .returning();
  return { ...made, requestId: request?.id ?? '', submissionId };
}

const keep = (as: Person, requestId: string, { course = courseId, text = reason } = {}) =>
  as.call<Schemas['AnsweredRegradeRequest'] & Failure>(
    'POST',
    `/teach/courses/${course}/regrade-requests/${requestId}/answer`,
    { reason: text },
  );
const list = async (as = mira, query = '') =>
  (await as.call<Schemas['OpenRegradeRequests']>('GET', `/teach/regrade-requests${query}`)).body;
const regradeOf = async (of: Person) =>
  (await of.call<Schemas['Submission']>('GET', `/assignments/${assignmentId}/submission`)).body.attempts?.[0]
    ?.feedback[0]?.regrade;
const said = ({ status, body }: { status: number; body: Failure }) => [status, body.error];
async function mailsTo({ email }: Person) {
  await server.context.mail.deliver();
  return server.mails.slice(sent).filter(({ to }) => to === email);
}

beforeAll(async () => {
  server = await createTestServer({ now: () => testNow });
  mira = await teacher('mira', courseId);
  tomas = await teacher('tomas', courseId);
  stranger = await teacher('stranger', 'data-literacy');
});
beforeEach(async () => {
  for (const table of [submissions, studentAssignments]) await server.db.delete(table);
  await server.db.update(assignments).set({ isBlind: false });
  sent = server.mails.length;
});
afterAll(() => server.close());

describe('§grading.46 the open regrade requests', () => {
  it('of the taught courses are listed, the oldest first, page by page', async () => {
    const [late, early] = [await asking(5), await asking(50)];
    const first = await list(mira, '?limit=1');
    expect(first).toMatchObject({ total: 2, items: [{ id: early.requestId }] });
    expect((await list(mira, `?limit=1&cursor=${first.next}`)).items.map(({ id }) => id)).toEqual([late.requestId]);
    expect(first.items).toEqual([
      {
        id: early.requestId,
        courseId,
        courseName: 'Data Analytics',
        assignmentId,
        assignmentTitle: 'Question log',
        submissionId: early.submissionId,
        student: expect.stringMatching(/\w+ \w+/),
        studentId: early.id,
        reason: `Look again, ${people}.`,
        requestedAt: earlier(50).toISOString(),
        grade: 60 + people,
        gradedAt: earlier(600).toISOString(),
        gradedBy: expect.stringMatching(/\w+ \w+/),
      },
    ]);
    expect(await list(stranger)).toEqual({ total: 0, items: [] });
    const [course] = (await mira.call<Schemas['TaughtCourse'][]>('GET', '/teach/courses')).body;
    expect(course?.regradeRequests).toBe(2);
  });

  it('say nothing of whose they are in blind grading', async () => {
    await server.db.update(assignments).set({ isBlind: true }).where(eq(assignments.id, assignmentId));
    const ada = await asking(5);
    const [item] = (await list()).items;
    expect(item?.student).toMatch(/^Student \d+$/);
    expect(item).not.toHaveProperty('studentId');
    expect(JSON.stringify(item)).not.toContain(ada.id);
  });

  it('show their reason with the submission, which is graded from there', async () => {
    const ada = await asking(5);
    const path = `/teach/courses/${courseId}/submissions/${ada.submissionId}`;
    const { body } = await mira.call<Schemas['SubmissionToGrade']>('GET', path);
    expect(body.feedback?.regrade).toMatchObject({ status: 'requested', reason: `Look again, ${people}.` });
  });
});

describe('§grading.47 keeping the grade', () => {
  it('tells the student who answered, when and why, and mails them', async () => {
    const ada = await asking(5);
    const { status, body } = await keep(mira, ada.requestId, { text: ` ${reason} ` });
    expect([status, body]).toEqual([200, { id: ada.requestId, answer: reason }]);
    expect(await regradeOf(ada)).toMatchObject({
      status: 'kept',
      answeredBy: expect.stringMatching(/\w+ \w+/),
      answeredAt: testNow.toISOString(),
      answer: reason,
    });
    const [mail, ...others] = await mailsTo(ada);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your grade stays as it is: Question log');
    expect(mail?.text).toContain(reason);
    expect((await list()).total).toBe(0);
    const entries = await server.db.select().from(auditLog).where(eq(auditLog.account, ada.id));
    expect(entries.at(-1)).toMatchObject({ event: 'grade.kept', actor: mira.id, details: { request: ada.requestId } });
  });

  it('is done once: of two instructors the second one is told', async () => {
    const ada = await asking(5);
    const both = await Promise.all([keep(mira, ada.requestId), keep(tomas, ada.requestId)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.error).toBe(
      'The request has already been answered: the grade was kept.',
    );
    expect(await mailsTo(ada)).toHaveLength(1);
  });

  it('is refused once the submission was graded again, also while that can be undone', async () => {
    const ada = await asking(5);
    const path = `/teach/courses/${courseId}/submissions/${ada.submissionId}`;
    await server.db.update(assignments).set({ rubric: null });
    const { revision } = (await tomas.call<Schemas['SubmissionToGrade']>('GET', path)).body;
    const again = { total: 80, levels: [], comments: [], fileComments: [], revision };
    const returned = await tomas.call<Schemas['ReturnedFeedback']>('POST', `${path}/feedback`, again);
    expect(returned.status).toBe(201);
    const refused = [409, 'The submission has already been graded again, which answers it.'];
    expect(said(await keep(mira, ada.requestId))).toEqual(refused);
    await tomas.call('DELETE', `${path}/feedback/${returned.body.feedback.id}`);
    expect((await keep(mira, ada.requestId)).status).toBe(200);
    // A grade that is given after all does not answer what was answered.
    const { body } = await tomas.call<Schemas['SubmissionToGrade']>('GET', path);
    await tomas.call('POST', `${path}/feedback`, { ...again, revision: body.revision });
    expect(await regradeOf(ada)).toMatchObject({ status: 'kept' });
  });

  it('needs a reason, and a request of the course', async () => {
    const ada = await asking(5);
    for (const text of ['', ' \n', 'x'.repeat(1001)])
      expect((await keep(mira, ada.requestId, { text })).status).toBe(400);
    expect((await keep(stranger, ada.requestId)).status).toBe(403);
    expect((await keep(stranger, ada.requestId, { course: 'data-literacy' })).status).toBe(404);
    expect((await keep(ada, ada.requestId)).status).toBe(403);
    expect((await list()).total).toBe(1);
  });

  it('is for another instructor where it is their own', async () => {
    const ada = await asking(5);
    await server.db.update(users).set({ role: 'instructor' }).where(eq(users.id, ada.id));
    await server.db.insert(courseInstructors).values({ courseId, userId: ada.id, since: testNow });
    expect(said(await keep(ada, ada.requestId))).toEqual([
      403,
      'You asked for this yourself, so another instructor of the course answers.',
    ]);
    expect((await list(ada)).items).toEqual([]);
  });

  it('keeps what was typed as a draft of the request, which the answer ends', async () => {
    const ada = await asking(5);
    const draft = { version: 1, values: { reason }, base: 0, writer: 'a-laptop' };
    const path = `/drafts/keptGrade/${ada.requestId}`;
    expect((await mira.call('PUT', path, draft)).status).toBe(200);
    expect((await stranger.call('PUT', path, draft)).status).toBe(404);
    await keep(mira, ada.requestId);
    expect((await mira.call<{ values?: unknown }>('GET', path)).body.values).toBeUndefined();
  });
});
