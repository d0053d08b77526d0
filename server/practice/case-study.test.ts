import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { caller } from '../testing/caller.ts';
import { caseStudy, enrolIn } from '../testing/exercises.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';

type Progress = components['schemas']['CourseProgress'];

const { courseId, lesson, decisions, path } = caseStudy();
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function student(email: string) {
  const { id, token } = await server.register(email);
  await enrolIn(server.db, id, courseId);
  const call = caller(server.app, token);
  await call('GET', path);
  return call;
}

/** Another way to an end. */
function otherWay(taken: string[]) {
  const way: string[] = [];
  const sceneOf = (wanted: string | undefined) => lesson.scenes.find(({ id }) => id === wanted);
  for (let scene = sceneOf(lesson.start); scene?.decisions[0]; ) {
    const last: { id: string; to: string } = scene.decisions.at(-1) ?? scene.decisions[0];
    way.push(last.id);
    scene = sceneOf(last.to);
  }
  expect(way).not.toEqual(taken);
  return way;
}

describe('§practice.61 the end of a case study', () => {
  test('completes the lesson, and ends the draft of the decisions', async () => {
    const call = await student('deciding@example.com');
    const draft = `/drafts/caseStudy/${courseId}.${lesson.id}`;
    await call('PUT', draft, { version: 1, values: { decisions }, base: 0, writer: 'laptop' });
    const { status, body } = await call<Progress>('POST', `${path}/decisions`, { decisions });
    expect(status).toBe(200);
    expect(body.completedLessonIds).toContain(lesson.id);
    expect((await call('GET', draft)).body).not.toHaveProperty('draft');
  });

  test('is told again with the lesson, the latest one where it was decided otherwise', async () => {
    const call = await student('again@example.com');
    expect((await call('GET', path)).body).not.toHaveProperty('decided');
    await call('POST', `${path}/decisions`, { decisions });
    expect((await call('GET', path)).body).toMatchObject({ isCompleted: true, decided: decisions });
    const others = otherWay(decisions);
    await call('POST', `${path}/decisions`, { decisions: others });
    expect((await call('GET', path)).body).toMatchObject({ decided: others });
  });

  test('is refused where the decisions lead to none, and is the only way to complete it', async () => {
    const call = await student('undecided@example.com');
    const wrong = [decisions.slice(0, -1), ['no-such-decision'], [...decisions.slice(0, -1), 'no-such-decision']];
    for (const sent of wrong.filter((some) => some.length > 0)) {
      expect((await call('POST', `${path}/decisions`, { decisions: sent })).status).toBe(422);
    }
    expect((await call('POST', `${path}/complete`)).status).toBe(409);
    expect((await call('POST', `/courses/${courseId}/lessons/m1-l1/decisions`, { decisions })).status).toBe(422);
    expect((await call<Progress>('GET', `/courses/${courseId}/progress`)).body.completedLessons).toBe(0);
  });
});
