/**
 * The app's pages, rendered from the states of their flows (docs/adr/025-rendered-pages.md). A page that cannot be
 * rendered in time is sent as the empty shell, and the browser makes its calls.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { brand } from '../../src/brand.ts';
import type { PrefetchedPage } from '../../src/render.tsx';
import { isTimeZone } from '../platform/local-time.ts';
import type { Context } from './context.ts';
import { filled } from './filled-shell.ts';
import { inProcess } from './in-process.ts';
import type { Contract } from './openapi.ts';
import { asOnePage } from './page-calls.ts';

/** Returns what renders a page, or resolves to null where it is left to the browser. */
export async function pageRenderer(
  app: FastifyInstance,
  { config, log, now }: Context,
  { operations }: Contract,
): Promise<RenderPage> {
  const renderer = await loadRenderer(config.distFolder);
  const reads = new Set<string>(operations.filter(({ method }) => method === 'GET').map(({ id }) => id));
  const { origin } = new URL(config.publicUrl);

  return async (request) => {
    if (!renderer) return null;
    const cookies = cookiesOf(request.headers.cookie);
    const named = cookies.get('zone');
    const zone = named && isTimeZone(named) ? named : undefined;
    // A person's pages have dates, which would be those of another zone.
    if (cookies.has('_auth') && !zone) return null;
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), config.pageWaitMilliseconds);
    try {
      const page = await asOnePage(() =>
        renderer.renderPage({
          url: request.url,
          origin,
          isDemonstration: config.demo,
          cookie: (name) => cookies.get(name),
          zone,
          at: now().getTime(),
          send: inProcess(app, request),
          isRead: (operation) => reads.has(operation),
          late: waiting.signal,
        }),
      );
      if (!page) return null;
      const files = page.parts.flatMap((part) => renderer.files[part] ?? []);
      return {
        inShell: (shell) => filled(shell, page, { origin, name: brand }, files),
        ahead: (entry) => ({ ...page.data, parts: page.parts, files, entry }),
      };
    } catch (error) {
      log.error(error, 'a page could not be rendered');
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
}

export type RenderPage = (request: FastifyRequest) => Promise<{
  inShell: (shell: string) => string;
  /** What the app needs of a page that is not open yet; `entry` is the address of the app's first file of code. */
  ahead: (entry: string) => PrefetchedPage;
} | null>;

const filesSchema = z.record(z.string(), z.array(z.string()));

type Renderer = Pick<typeof import('../../src/render.tsx'), 'renderPage'> & {
  /** The addresses of the files of each screen and part, by its name. */
  files: z.infer<typeof filesSchema>;
};

/** What the build has made of src/render.tsx; null where the app was built without it. */
async function loadRenderer(distFolder: string): Promise<Renderer | null> {
  const file = join(distFolder, '.renderer/render.mjs');
  if (!existsSync(file)) return null;
  const { renderPage } = await import(pathToFileURL(file).href);
  const files = filesSchema.parse(JSON.parse(readFileSync(join(distFolder, '.renderer/files.json'), 'utf8')));
  return { renderPage, files };
}

/** Cookies as the app writes them: names and values escaped as in an address. */
function cookiesOf(header = ''): Map<string, string> {
  return new Map(
    header.split(/; */).flatMap((pair): [string, string][] => {
      const [name, ...value] = pair.split('=');
      const text = decoded(value.join('='));
      return name && text ? [[name, text]] : [];
    }),
  );
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
