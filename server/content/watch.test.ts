/** A server on content of an operator's own, in development and in production. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { invalidateContent } from '../course/cache.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { loadContent } from './load.ts';
import { tagOf } from './video-file.ts';
import { watchContent } from './watch.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
const lesson = join(
  folder,
  'courses/data-analytics/01-asking-answerable-questions/01-what-a-good-question-looks-like.md',
);
const reading = readFileSync(
  'content/courses/data-analytics/01-asking-answerable-questions/01-what-a-good-question-looks-like.md',
  'utf8',
);
const told: string[] = [];
let server: TestServer;
let stop: () => Promise<void>;

beforeAll(async () => {
  cpSync('content', folder, { recursive: true });
  server = await createTestServer({ config: { contentFolder: folder } });
  const log = pino({ level: 'error' }, { write: (line: string) => told.push(JSON.parse(line).msg) });
  stop = watchContent({ folder, db: server.db, log, onReload: () => invalidateContent(server.db) });
});
beforeEach(() => writeFileSync(lesson, reading));
afterAll(async () => {
  await stop();
  await server.close();
  rmSync(folder, { recursive: true });
});

const preview = async () =>
  (await server.send('GET', '/courses/data-analytics/lessons/m1-l1')).json<
    Extract<components['schemas']['LessonContent'], { type: 'reading' }>
  >();

describe('§content.11 in development', () => {
  test('a saved change is shown at once, in the catalogue, too', async () => {
    const cover = join(folder, 'courses/data-analytics/course.yaml');
    const course = readFileSync(cover, 'utf8');
    expect((await preview()).title).toBe('What a good question looks like');
    writeFileSync(lesson, reading.replace('What a good question', 'What a better question'));
    writeFileSync(cover, course.replace('title: Data Analytics', 'title: Data Analysis'));
    await vi.waitFor(async () => expect((await preview()).title).toBe('What a better question looks like'), 10_000);
    const listed = await server.send('GET', '/marketing/courses');
    expect(listed.json<{ title: string }[]>()[0]?.title).toBe('Data Analysis');
    writeFileSync(cover, course);
    await vi.waitFor(async () => expect((await preview()).courseTitle).toBe('Data Analytics'), 10_000);
  });

  test('a mistake is told with its file and line, and the content stays as it was', async () => {
    const before = await preview();
    writeFileSync(lesson, reading.replace('type: reading', 'type: podcast'));
    await vi.waitFor(() => expect(told.join('\n')).toMatch(/01-what-a-good-question-looks-like\.md:2: type: /), 10_000);
    expect(await preview()).toEqual(before);
    writeFileSync(lesson, reading.replace('## Start with the decision', '## Begin with the decision'));
    await vi.waitFor(async () => expect((await preview()).body).toContain('## Begin with the decision'), 10_000);
  });
});

describe('§content.9 CONTENT_FOLDER', () => {
  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  test('its covers and downloads are served under their addresses, for an hour', async () => {
    for (const [url, file, type] of [
      ['/covers/data-analytics.svg', 'courses/data-analytics/cover.svg', 'image/svg+xml'],
      ['/downloads/sql-reference.md', 'resources/downloads/sql-reference.md', 'text/markdown; charset=utf-8'],
    ] as const) {
      const { statusCode, headers, rawPayload } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({ 'cache-control': 'public, max-age=3600', 'content-type': type });
      expect(rawPayload).toEqual(readFileSync(join(folder, file)));
      const brotli = await get(url, { 'accept-encoding': 'gzip, br' });
      expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
      expect(brotliDecompressSync(brotli.rawPayload)).toEqual(rawPayload);
      const again = await get(url, { 'accept-encoding': 'br', 'if-none-match': String(brotli.headers['etag']) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  test('§lesson.26 a video is served in parts, under the address that has its digest', async () => {
    mkdirSync(join(folder, 'videos'), { recursive: true });
    writeFileSync(join(folder, 'videos/tour.webm'), '0123456789');
    const url = `/videos/tour.webm?tag=${tagOf(Buffer.from('0123456789'))}`;
    for (const other of ['/videos/tour.webm', '/videos/tour.webm?tag=x'])
      expect((await get(other)).statusCode).toBe(404);
    const whole = await get(url);
    expect([whole.statusCode, whole.body, whole.headers['accept-ranges']]).toEqual([200, '0123456789', 'bytes']);
    expect(whole.headers['content-type']).toBe('video/webm');
    const part = await get(url, { range: 'bytes=2-4' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    expect((await get(url, { range: 'bytes=8-' })).body).toBe('89');
    expect((await get(url, { range: 'bytes=8-99' })).body).toBe('89');
    const beyond = await get(url, { range: 'bytes=10-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  test('a picture that was drawn anew is sent as it is now', async () => {
    await get('/covers/data-analytics.svg');
    writeFileSync(join(folder, 'courses/data-analytics/cover.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await get('/covers/data-analytics.svg')).body).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
  });

  test('nothing else of it is served', async () => {
    for (const url of ['/downloads/..%2f01-reading-a-chart.md', '/covers/..svg']) {
      expect((await get(url)).statusCode, url).not.toBe(200);
    }
    for (const url of [
      '/courses/data-analytics/course.yaml',
      '/content/catalogue.yaml',
      '/covers/no-such-course.svg',
    ]) {
      expect((await get(url)).statusCode, url).toBe(404); // the app is not built in tests
    }
  });

  test('§content.10: a server does not start on content with a mistake, and changes nothing', async () => {
    writeFileSync(lesson, '');
    await expect(loadContent(server.db, folder)).rejects.toThrow(/01-what-a-good-question-looks-like\.md:1: /);
    expect((await preview()).courseTitle).toBe('Data Analytics');
  });
});
