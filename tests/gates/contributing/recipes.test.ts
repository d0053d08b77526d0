/** What a recipe names exists: its files, its commands, and the names that it says are in a file. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const files = globSync('{src,server,tests,docs,content,scripts}/**/*.{ts,tsx,md,yaml}', {
  exclude: ['**/generated/**'],
});
const read = (file: string) => readFileSync(file, 'utf8');

/** A file by its path, or by its name alone. */
const isFile = /^[\w./-]+\.(?:ts|tsx|md|yaml|json)$/;
const found = (name: string) =>
  name.includes('/') || existsSync(name) ? [name].filter(existsSync) : files.filter((file) => basename(file) === name);

const codeIn = (line: string) =>
  [...line.matchAll(/(?<!`)`([^`]+)`(?!`)/g)].map(([, code = '']) => code.replaceAll('\\|', '|'));

/** The files and commands that a line names, but that do not exist. */
function missingIn(line: string): string[] {
  const code = codeIn(line);
  const paths = code.filter((one) => isFile.test(one) && !one.includes('…') && !/^\d/.test(one));
  const commands = code.flatMap((one) => [...one.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name));
  return [
    ...paths.filter((path) => found(path).length === 0).map((path) => `no file ${path}`),
    ...commands.filter((name) => !(name in scripts)).map((name) => `no command npm run ${name}`),
  ];
}

const identifier = /^[A-Za-z]\w*$/;

/** In a table's row, the names that follow the file (``| `file`, `name`, … |``) and are not in it; "the same" is the file before. */
function unknownIn(lines: readonly string[]): string[] {
  let file = '';
  return lines.flatMap((line) => {
    const [, cell = ''] = /^\| \d+ \| ([^:|]*)/.exec(line) ?? [];
    if (cell === '') return [];
    const [first = '', ...rest] = codeIn(cell);
    const isNamed = isFile.test(first);
    if (isNamed) file = found(first)[0] ?? '';
    const names = (isNamed ? rest : [first, ...rest]).filter((name) => identifier.test(name));
    if (file === '') return [];
    const text = read(file);
    return names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text)).map((name) => `no ${name} in ${file}`);
  });
}

const recipes = globSync('docs/recipes/*.md').map((file) => [file, read(file).split('\n')] as const);

describe('A recipe', () => {
  it.each(recipes)('%s names only files, commands and identifiers that exist', (file, lines) => {
    const at = (index: number) => `${file}:${index + 1}`;
    const missing = lines.flatMap((line, index) => missingIn(line).map((what) => `${at(index)}: ${what}`));
    expect([...missing, ...unknownIn(lines).map((what) => `${file}: ${what}`)]).toEqual([]);
  });

  it('links only to files that exist', () => {
    const links = recipes.flatMap(([file, lines]) =>
      [...lines.join('\n').matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => join(dirname(file), path)),
    );
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('is reported if it names a file, a command or an identifier that does not exist', () => {
    expect(missingIn('| 1 | `src/nowhere.ts`, `User`; `npm run nothing` |')).toEqual([
      'no file src/nowhere.ts',
      'no command npm run nothing',
    ]);
    const row = '| 1 | `package.json`, `scripts`: nothing |';
    expect(unknownIn(['| 1 | `openapi.yaml`, `NoSuchSchema`: `x` |', '| 2 | the same, `paths` |', row])).toEqual([
      'no NoSuchSchema in openapi.yaml',
    ]);
  });
});
