import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invalidateCatalogue } from '../course/cache.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { catalogueRenderer } from './prerendered.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const folder = mkdtempSync(join(tmpdir(), 'dist-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, '.renderer'));
writeFileSync(join(folder, 'catalogue.html'), '<html></html>');
writeFileSync(
  join(folder, '.renderer/prerender.mjs'),
  `let times = 0;
   export const renderPage = async (shell, path, courses) => {
     if (courses.length === 0) throw new Error('no courses');
     times += 1;
     return shell + path + ' ' + courses.length + ' courses, rendered ' + times;
   };`,
);

const rendererFor = (distFolder: string) =>
  catalogueRenderer({ ...server.context, config: { ...server.context.config, distFolder } });

describe('§catalogue.14 Course catalogue: rendered for visitors', () => {
  it('renders what the call answers, once until that changes', async () => {
    const render = rendererFor(folder);
    expect((await render())?.plain.toString()).toBe('<html></html>/courses 24 courses, rendered 1');
    expect((await render())?.plain.toString()).toContain('rendered 1');
    const { token } = await server.register('counted@example.com');
    expect((await server.send('POST', '/courses/data-literacy/enroll', { token })).statusCode).toBe(200);
    invalidateCatalogue(server.db);
    expect((await render())?.plain.toString()).toContain('rendered 2');
  });

  it('leaves the page to the browser where there is no renderer or no database', async () => {
    expect(await rendererFor(join(folder, 'missing'))()).toBeNull();
    const broken = { ...server.context, db: {} as TestServer['db'] }; // answers nothing
    expect(
      await catalogueRenderer({ ...broken, config: { ...server.context.config, distFolder: folder } })(),
    ).toBeNull();
  });
});
