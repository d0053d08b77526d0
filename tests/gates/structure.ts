/** How the structure's gate reads the architecture and names. */
import { basename, dirname } from 'node:path';

/** The subjects, as the first column of their table in docs/architecture.md names them. */
export function subjectsIn(architecture: string): string[] {
  const [, table = ''] = /\| Subject \|.*\n((?:\|.*\n)+)/.exec(architecture) ?? [];
  return [...table.matchAll(/^\| `([a-z-]+)`/gm)].flatMap(([, subject]) => subject ?? []);
}

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');

/** Whether the file's name begins with its folder's. Views may: each has a folder of its own, named after it. */
export function repeats(file: string): boolean {
  if (/\/src\/ui\/screens\/|^src\/ui\/screens\//.test(file)) return false;
  const folder = basename(dirname(file));
  const [name = ''] = basename(file).split('.');
  return [folder, singular(folder)].some((word) => name === word || name === `${word}s` || name.startsWith(`${word}-`));
}
