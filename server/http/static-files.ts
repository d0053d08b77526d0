/**
 * Serves the built app. Browsers cache files under /assets and /runtimes for a year, as their names carry a hash, and other files for an
 * hour; pages they revalidate each time, or do not keep where they are a person's. Pages are rendered (`rendered-pages.ts`); a
 * mailed link gets a shell that takes its token out of the address.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import { linkPaths } from '../platform/links.ts';
import { loadPage, sendOnce, sendPage } from './compressed-page.ts';
import type { RenderPage } from './rendered-pages.ts';

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';

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

/** Returns the handler for paths that nothing else serves. */
export async function registerStatic(app: FastifyInstance, { distFolder }: Config, render: RenderPage) {
  if (!existsSync(join(distFolder, 'index.html'))) {
    return (_request: FastifyRequest, reply: FastifyReply) => answerText(reply, 404, notBuilt);
  }
  const shell = loadPage(distFolder, 'index.html');
  const link = existsSync(join(distFolder, 'link.html')) ? loadPage(distFolder, 'link.html') : shell;
  const text = shell.plain.toString();
  const entry = /<script type="module"[^>]* src="([^"]*)"/.exec(text)?.[1] ?? '';
  const sendRendered = async (request: FastifyRequest, reply: FastifyReply) => {
    const isAhead = request.headers.accept === 'application/json';
    reply.header('vary', 'Accept, Cookie').type(isAhead ? 'application/json' : 'text/html; charset=utf-8');
    const page = await render(request);
    if (isAhead && !page) return reply.status(204).header('cache-control', 'no-store').send();
    if (!page) return sendPage(shell, request, reply);
    const body = isAhead ? JSON.stringify(page.ahead(entry)) : page.inShell(text);
    return sendOnce(body, hasSession(request) || isAhead, request, reply);
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
  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '';
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/(assets|runtimes)\//.test(path);
    // Public to whoever was given the address, which is not for search engines (§practice.113).
    if (path.startsWith('/portfolio/')) reply.header('x-robots-tag', 'noindex');
    if (!wantsPage) return answerText(reply, 404, 'Not found');
    return linkPaths.includes(path.replace(/\/$/, '')) ? sendPage(link, request, reply) : sendRendered(request, reply);
  };
}

const answerText = (reply: FastifyReply, status: number, text: string) =>
  reply.status(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);

const hasSession = (request: FastifyRequest) => /(?:^|;\s*)_auth=[^;]/.test(request.headers.cookie ?? '');
