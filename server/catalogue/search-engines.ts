/** What search engines ask for: `/robots.txt` (RFC 9309) and `/sitemap.xml` with the pages that anyone may read. */
import type { FastifyInstance } from 'fastify';
import { loadCatalogue } from '../course/listing.ts';
import type { Context } from '../http/context.ts';

/** Beginnings of addresses that carry a secret of the person to whom they were mailed. */
const mailed = ['/registration', '/register', '/reset-password'];

const day = 'max-age=86400';

/** Serves both; the sitemap names the courses as they are when it is asked for. */
export function registerSearchEngines(app: FastifyInstance, { db, config }: Pick<Context, 'db' | 'config'>): void {
  app.get('/robots.txt', async (_request, reply) => {
    const lines = ['User-agent: *', ...mailed.map((path) => `Disallow: ${path}`)];
    reply.type('text/plain; charset=utf-8').header('cache-control', day);
    return reply.send(`${lines.join('\n')}\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`);
  });
  app.get('/sitemap.xml', async (_request, reply) => {
    const { listings } = await loadCatalogue(db);
    const pages = [
      { path: '/' },
      { path: '/courses' },
      ...listings.flatMap(({ row: { id, lastUpdated, firstLesson } }) => [
        { path: `/courses/${id}`, lastUpdated },
        ...(firstLesson === null ? [] : [{ path: `/courses/${id}/lessons/${firstLesson}`, lastUpdated }]),
      ]),
    ];
    reply.type('application/xml; charset=utf-8').header('cache-control', day);
    return reply.send(sitemapOf(config.publicUrl, pages));
  });
}

/** The protocol of sitemaps.org. Ids of courses and lessons hold no character that XML would read. */
function sitemapOf(publicUrl: string, pages: readonly { path: string; lastUpdated?: string }[]): string {
  const urls = pages.map(({ path, lastUpdated }) => {
    const changed = lastUpdated === undefined ? '' : `<lastmod>${lastUpdated}</lastmod>`;
    return `  <url><loc>${publicUrl}${path}</loc>${changed}</url>\n`;
  });
  const root = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n${urls.join('')}</urlset>\n`;
}
