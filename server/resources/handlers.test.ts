import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { readContent } from '../content/read.ts';
import { type Call, caller, type Failure } from '../testing/caller.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';

type Resource = components['schemas']['ResourcePage'];

let server: TestServer;
let student: Call;

beforeAll(async () => {
  server = await createTestServer();
  student = caller(server.app, await server.signIn('student@example.com'));
});
afterAll(() => server.close());

describe('§resources.8 Learning Resources page: a resource of its own', () => {
  test('answers what is read in the app with its text', async () => {
    const { status, body } = await student<Resource>('GET', '/resources/reading-a-chart');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 'reading-a-chart', type: 'guide', level: 'beginner', duration: '10 min' });
    expect(body.body).toContain('## Five questions, in this order');
  });

  test('answers a file or another site without a text', async () => {
    const { status, body } = await student<Resource>('GET', '/resources/sql-reference');
    expect(status).toBe(200);
    expect(body.url).toBe('/downloads/sql-reference.md');
    expect(body).not.toHaveProperty('body');
  });

  test('every article, guide and video of the content has a text', async () => {
    const read = readContent('content').resources.filter(
      ({ type }) => type === 'article' || type === 'guide' || type === 'video',
    );
    expect(read.length).toBeGreaterThan(0);
    for (const { id } of read) expect((await student<Resource>('GET', `/resources/${id}`)).body.body).toMatch(/^##/);
  });

  test('§resources.9 a video plays what its words say, and takes as long as they do', async () => {
    const videos = readContent('content').resources.filter(({ type }) => type === 'video');
    expect(videos.length).toBeGreaterThan(2);
    for (const { id, video } of videos) {
      const { body } = await student<Resource>('GET', `/resources/${id}`);
      expect(body.video).toEqual(video);
      expect(body.duration).toBe(`${Math.ceil((body.video?.seconds ?? 0) / 60)} min`);
      const { media } = body.video ?? {};
      const sentences = media?.kind === 'scenes' ? media.chapters.flatMap((chapter) => chapter.sentences) : [];
      expect(sentences.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(body.video?.seconds ?? 0, 1);
      expect(body.body).not.toContain('```');
    }
    expect((await student<Resource>('GET', '/resources/reading-a-chart')).body).not.toHaveProperty('video');
  });

  test('an unknown one answers 404, an impossible address 400', async () => {
    const { status, body } = await student<Failure>('GET', '/resources/knitting');
    expect(status).toBe(404);
    expect(body.error).toBe('There is no such resource.');
    expect((await student('GET', '/resources/No%20Such')).status).toBe(400);
  });

  test('§product.6: a visitor is refused', async () => {
    expect((await caller(server.app)('GET', '/resources/reading-a-chart')).status).toBe(401);
  });
});

describe('§resources.7 Learning Resources page', () => {
  test("§resources.1: all resources in the content's order, for the signed-in", async () => {
    const { status, body } = await student<components['schemas']['Resource'][]>('GET', '/resources');
    expect(status).toBe(200);
    expect(body.map(({ id }) => id)).toEqual(readContent('content').resources.map(({ id }) => id));
    expect(new Set(body.map(({ category }) => category)).size).toBe(4);
    expect(new Set(body.map(({ type }) => type)).size).toBe(5);
    expect(body.some(({ featured }) => featured)).toBe(true);
    expect((await caller(server.app)('GET', '/resources')).status).toBe(401);
  });
});
