import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { findWritten, readContent } from '../content/read.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { videoPositions } from '../platform/database/schema/lesson.ts';
import { type Call, caller, type Failure } from '../testing/caller.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Video = components['schemas']['Video'];
type Position = components['schemas']['VideoPosition'];

const lesson = '/courses/data-analytics/lessons/m1-l2';
const content = readContent('content');
const written = findWritten(content, 'data-analytics').modules[0]?.lessons[1];

let server: TestServer;
let now = testNow;
let anyone: Call;
let student: Call;
let userId: string;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  anyone = caller(server.app);
  const { id, token } = await server.register('video@example.com');
  userId = id;
  await server.db.insert(enrolments).values({ userId, courseId: 'data-analytics' });
  student = caller(server.app, token);
});
afterAll(() => server.close());

describe('§lesson.20 what a video plays', () => {
  test('is for who may read its lesson', async () => {
    const locked = content.courses.flatMap(({ id, modules }) =>
      modules.slice(1).flatMap((module) => module.lessons.map((one) => ({ ...one, courseId: id }))),
    );
    const lockedVideo = locked.find(({ type }) => type === 'video');
    expect((await anyone('GET', `/courses/${lockedVideo?.courseId}/lessons/${lockedVideo?.id}/video`)).status).toBe(
      403,
    );
    expect((await anyone<Video>('GET', `${lesson}/video`)).body).not.toHaveProperty('position');
    const { body } = await student<Video>('GET', `${lesson}/video`);
    expect(written?.type === 'video' && { seconds: written.seconds, media: written.media }).toEqual({
      seconds: body.seconds,
      media: body.media,
    });
    expect(body.position).toEqual({ seconds: 0 });
  });

  test('is nothing where the lesson is not a video, or is none', async () => {
    expect((await student('GET', '/courses/data-analytics/lessons/m1-l1/video')).status).toBe(422);
    expect((await anyone('GET', '/courses/data-analytics/lessons/m1-l1/video')).status).toBe(422);
    expect((await student('GET', '/courses/data-analytics/lessons/m99-l1/video')).status).toBe(404);
  });
});

describe('§lesson.24 the position in a video', () => {
  const keep = (seconds: number, call = student) => call<Position & Failure>('PUT', `${lesson}/position`, { seconds });

  test('is kept, the last one counting, and comes with the video', async () => {
    expect((await keep(12.5)).body).toEqual({ seconds: 12.5, keptAt: testNow.toISOString() });
    now = new Date(testNow.getTime() + 5000);
    expect((await keep(3)).body).toEqual({ seconds: 3, keptAt: now.toISOString() });
    const { body } = await student<Video>('GET', `${lesson}/video`);
    expect(body.position).toEqual({ seconds: 3, keptAt: now.toISOString() });
    expect(await server.db.$count(videoPositions, eq(videoPositions.userId, userId))).toBe(1);
  });

  test('is the own one: another student begins at the beginning', async () => {
    await keep(7);
    const other = await server.register('another-video@example.com');
    await server.db.insert(enrolments).values({ userId: other.id, courseId: 'data-analytics' });
    const { body } = await caller(server.app, other.token)<Video>('GET', `${lesson}/video`);
    expect(body.position).toEqual({ seconds: 0 });
  });

  test('is not kept for others, of other lessons, or beyond the end', async () => {
    const stranger = await server.register('no-video@example.com');
    expect((await keep(1, caller(server.app, stranger.token))).status).toBe(403);
    expect((await keep(1, anyone)).status).toBe(401);
    expect((await keep(86_000)).body.error).toBe('The video is shorter than that.');
    expect((await keep(-1)).status).toBe(400);
    const reading = await student('PUT', '/courses/data-analytics/lessons/m1-l1/position', { seconds: 1 });
    expect(reading.status).toBe(422);
    expect(await server.db.$count(videoPositions, eq(videoPositions.userId, stranger.id))).toBe(0);
  });
});
