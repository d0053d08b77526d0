/**
 * Serves the built app. Browsers cache files under /assets and /runtimes for a year, as their names carry a hash, and other files for an
 * hour; HTML they revalidate each time. Visitors get the landing page and the catalogue pre-rendered; every other path
 * gets the app's shell: lessons one that asks for their files at once, mailed links one that takes their token out of the
 * address.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import { linkPaths } from '../platform/links.ts';
import { loadPage, type Page, sendPage } from './compressed-page.ts';

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';

const lessonPath = /^\/courses\/[^/]+\/lessons\/[^/]+\/?$/;

/**
 * For the workers that run students' code: no network, no further script, no `eval`; WebAssembly alone. The page that starts them
 * keeps its own policy, which forbids WebAssembly.
 */
const workerPolicy = [
  "default-src 'none'",
  "script-src 'wasm-unsafe-eval'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join(';');

export const notBuilt = 'The app is not built yet. Run `npm run build` and start again.';

/** Returns the handler for paths that nothing else serves. `catalogue` renders that page for visitors, or resolves to null. */
export async function registerStatic(
  app: FastifyInstance,
  { distFolder }: Config,
  catalogue: () => Promise<Page | null>,
) {
  if (!existsSync(join(distFolder, 'app.html')) || !existsSync(join(distFolder, 'index.html'))) {
    return (_request: FastifyRequest, reply: FastifyReply) => answerText(reply, 404, notBuilt);
  }
  const landing = loadPage(distFolder, 'index.html');
  const shell = loadPage(distFolder, 'app.html');
  const shellOf = (name: string) => (existsSync(join(distFolder, name)) ? loadPage(distFolder, name) : shell);
  const [lesson, link] = [shellOf('lesson.html'), shellOf('link.html')];
  const pageAt = (path: string) => {
    if (lessonPath.test(path)) return lesson;
    return linkPaths.includes(path.replace(/\/$/, '')) ? link : shell;
  };
  await app.register(fastifyStatic, {
    root: distFolder,
    index: false,
    redirect: false,
    // A route for each file: with one for all of them, every request would read the folder to compare the name's spelling,
    // which takes more than half of its time.
    wildcard: false,
    // HTML is sent below; compressed copies are sent only in place of their originals.
    globIgnore: ['**/*.{html,br,gz}'],
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const isRuntime = path.startsWith(join(distFolder, 'runtimes'));
      reply.header('cache-control', isRuntime || path.startsWith(join(distFolder, 'assets')) ? year : hour);
      if (isRuntime) reply.header('content-security-policy', workerPolicy);
    },
  });
  app.get('/', async (request, reply) => {
    reply.header('vary', 'Cookie');
    return sendPage(hasSession(request) ? shell : landing, request, reply);
  });
  app.get('/courses', async (request, reply) => {
    reply.header('vary', 'Cookie');
    return sendPage((hasSession(request) ? null : await catalogue()) ?? shell, request, reply);
  });
  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '';
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/(assets|runtimes)\//.test(path);
    // Public to whoever was given the address, which is not for search engines (§practice.113).
    if (path.startsWith('/portfolio/')) reply.header('x-robots-tag', 'noindex');
    return wantsPage ? sendPage(pageAt(path), request, reply) : answerText(reply, 404, 'Not found');
  };
}

const answerText = (reply: FastifyReply, status: number, text: string) =>
  reply.status(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);

const hasSession = (request: FastifyRequest) => /(?:^|;\s*)_auth=[^;]/.test(request.headers.cookie ?? '');
