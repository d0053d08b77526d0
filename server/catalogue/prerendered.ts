/** The catalogue's page as HTML for visitors: rendered by the build's renderer, and cached until its courses change. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressed, type Page } from '../http/compressed-page.ts';
import type { Context } from '../http/context.ts';
import { encodedCatalogue } from './search.ts';

type Renderer = { renderPage: (shell: string, path: string, courses: unknown) => Promise<string> };

/** Resolves to null where the page cannot be rendered: the app then loads the courses itself, or shows what failed. */
export function catalogueRenderer({ db, config, log }: Context): () => Promise<Page | null> {
  const file = (name: string) => join(config.distFolder, name);
  const renderer = file('.renderer/prerender.mjs');
  if (!existsSync(renderer) || !existsSync(file('catalogue.html'))) return async () => null;
  const shell = readFileSync(file('catalogue.html'), 'utf8');
  let kept: { courses: Buffer; page: Promise<Page> } | undefined;

  const render = async (courses: Buffer): Promise<Page> => {
    const { renderPage }: Renderer = await import(pathToFileURL(renderer).href);
    return compressed(await renderPage(shell, '/courses', JSON.parse(courses.toString())));
  };
  return async () => {
    try {
      const courses = await encodedCatalogue(db);
      if (!kept?.courses.equals(courses)) kept = { courses, page: render(courses) };
      return await kept.page;
    } catch (error) {
      kept = undefined;
      log.error(error, 'the catalogue could not be rendered');
      return null;
    }
  };
}
