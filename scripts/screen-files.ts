/** Which files the browser needs for each screen and part (`src/routes/parts.tsx`), so that a page can name them at once. */
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Manifest } from 'vite';

const loaded =
  /\b(?:screen|part)(?:<[^(]*>)?\(\s*'(?<name>\w+)',\s*(?:\(\) => import\('(?<path>[^']+)'\)|(?<load>\w+))/g;
const codeFile = /const (?<load>\w+) = codeFile\(\(\) => import\('(?<path>[^']+)'\)\)/g;

/** The module of each screen and part, by its name. @throws where two modules have one name, or a module is not found */
export function modulesIn(sources: Record<string, string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const [file, text] of Object.entries(sources)) {
    const shared = new Map([...text.matchAll(codeFile)].map(({ groups }) => [groups?.['load'], groups?.['path']]));
    for (const { groups } of text.matchAll(loaded)) {
      const { name = '', path = shared.get(groups?.['load']) } = groups ?? {};
      if (!path) throw new Error(`${file}: the file of "${name}" is not named where it is used.`);
      const module = posix.join(posix.dirname(file), path);
      if ((found.get(name) ?? module) !== module) throw new Error(`"${name}" is the name of two parts.`);
      found.set(name, module);
    }
  }
  return found;
}

/** A module's file and those that it imports. */
export function filesOf(manifest: Manifest, module: string): string[] {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(`/${chunk.file}`)) return;
    found.add(`/${chunk.file}`);
    chunk.imports?.forEach(visit);
  };
  visit(module);
  return [...found];
}

/** The files of every screen and part of the build in `dist`, by name. */
export function screenFiles(dist: string): Record<string, string[]> {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')); // Vite's own file
  const sources = globSync('src/routes/**/*.tsx').map((file) => [file, readFileSync(file, 'utf8')]);
  return Object.fromEntries(
    [...modulesIn(Object.fromEntries(sources))].map(([name, module]) => [name, filesOf(manifest, module)]),
  );
}
