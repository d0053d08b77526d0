import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { users } from '../platform/database/schema/account.ts';
import { courseInstructors } from '../platform/database/schema/course.ts';
import { caller } from '../testing/caller.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { demoInstructor } from './accounts.ts';
import { loadDemonstration } from './load.ts';
import { addQueue, readQueue } from './queue.ts';

type Requests = components['schemas']['OpenExtensionRequests'];

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test("§grading.12 the demonstration's instructor has a queue of every kind, which a second start leaves as it is", async () => {
  const call = caller(server.app, await server.signIn(demoInstructor.email));
  const { body } = await call<components['schemas']['GradingQueue']>('GET', '/teach/grading');
  expect(body.total).toBe(readQueue().length);
  expect(body.items.some(({ isBlind, student }) => isBlind && /^Student \d+$/.test(student))).toBe(true);
  expect(body.items.filter(({ isLate }) => isLate)).toHaveLength(1);
  const again = body.items.filter(({ attempt }) => attempt > 1);
  const details = await Promise.all(
    body.items.map(async ({ courseId, submissionId }) => {
      const path = `/teach/courses/${courseId}/submissions/${submissionId}`;
      return (await call<components['schemas']['SubmissionToGrade']>('GET', path)).body;
    }),
  );
  expect(details.filter(({ history }) => history.length > 0)).toHaveLength(again.length);
  const types = new Set(details.flatMap(({ files }) => files.map(({ mediaType }) => mediaType)));
  expect([...types].toSorted()).toEqual(['application/pdf', 'application/zip', 'image/png', 'text/plain']);
  expect((await call<Requests>('GET', '/teach/extension-requests')).body.total).toBe(3);
  expect((await call<Requests>('GET', '/teach/regrade-requests')).body.total).toBe(2);
  const before = await server.db.$count(users);
  await addQueue(server.db, testNow);
  expect(await server.db.$count(users)).toBe(before);
});

test("§teaching.12 the demonstration's instructor has a colleague, whom a second start leaves where they are", async () => {
  const call = caller(server.app, await server.signIn(demoInstructor.email));
  const path = '/teach/courses/statistics-essentials/instructors';
  const team = async () => (await call<components['schemas']['CourseTeam']>('GET', path)).body.instructors;
  const colleague = { name: 'Mira Castell', addedBy: 'Jonas Lindqvist', isYou: false };
  expect(await team()).toMatchObject([{ isYou: true }, colleague]);
  await server.db.delete(courseInstructors).where(isNotNull(courseInstructors.addedBy));
  await loadDemonstration(server.db, testNow);
  expect(await team()).toMatchObject([{ isYou: true }]);
});
