import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coursesOf } from '../course/cache.ts';
import { loadCatalogue } from '../course/listing.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { publicUrl: 'https://learn.example.com' } });
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ url });

describe('§product.73 Search engines', () => {
  it('are told where the sitemap is, and to leave addresses alone that were mailed to one person', async () => {
    const { headers, body } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('User-agent: *\nDisallow: /registration\n');
    expect(body).toContain('\nDisallow: /reset-password\n');
    expect(body).toContain('\nSitemap: https://learn.example.com/sitemap.xml\n');
  });

  it('find the landing page, the catalogue, each course and the lesson that anyone may read', async () => {
    const { headers, body } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const found = [...body.matchAll(/<loc>https:\/\/learn\.example\.com([^<]*)<\/loc>/g)].map(([, path]) => path);
    const { byId } = await loadCatalogue(server.db);
    const courses = [...(await coursesOf(server.db, byId.keys())).values()];
    expect(found).toEqual([
      '/',
      '/courses',
      ...courses.flatMap(({ row, lessons }) => [`/courses/${row.id}`, `/courses/${row.id}/lessons/${lessons[0]?.id}`]),
    ]);
    expect(body).toContain('<lastmod>2026-');
  });

  it('may read each of these pages without a session', async () => {
    const { body } = await get('/sitemap.xml');
    const [, id] = /\/courses\/([^/<]+)</.exec(body) ?? [];
    const [, lesson] = /(\/courses\/[^/<]+\/lessons\/[^<]+)</.exec(body) ?? [];
    expect((await server.send('GET', `/courses/${id}`)).statusCode).toBe(200);
    expect((await server.send('GET', `${lesson}`)).statusCode).toBe(200);
  });
});
