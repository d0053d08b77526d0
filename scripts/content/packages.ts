/** What extras need, from the folder that `PYTHON_PACKAGES` names, for `npm run content` and `npm run results`. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ContentFolder } from '../../server/content/folder.ts';
import { Problems } from '../../server/content/problems.ts';
import * as schemas from '../../server/content/schemas.ts';
import { parseMarkdown } from '../../server/content/yaml.ts';
import { openPythonPackages } from '../../server/platform/python/packages.ts';
import type { LoadedPackages } from '../../src/runtimes/python/run.ts';

/** Null where no folder is given; throws where it is not the right one, as a server does. */
export async function givenPackages(folder: ContentFolder): Promise<LoadedPackages | null> {
  const from = process.env['PYTHON_PACKAGES'];
  const names = neededIn(folder);
  if (!from || names.length === 0) return null;
  await openPythonPackages(resolve(from), names);
  return { names, lock: readFileSync(join(from, 'pyodide-lock.json'), 'utf8'), from: resolve(from) };
}

function neededIn({ texts, name }: ContentFolder): string[] {
  const found = [...texts].flatMap(([path, text]) => {
    if (!/^packages:/m.test(text) || !/^courses\/.*\.md$/.test(path)) return [];
    const front = parseMarkdown(schemas.lesson, text, path, new Problems(name))?.front;
    return front && 'packages' in front ? (front.packages ?? []) : [];
  });
  return [...new Set(found)].toSorted();
}

export const skipped = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? ' was' : 's were'} not run: PYTHON_PACKAGES names no folder with the packages needed`;
