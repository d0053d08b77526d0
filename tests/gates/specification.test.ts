/** Every citation of the specification leads to a paragraph, and every paragraph is held by a test that cites it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readContract } from '../../server/http/openapi.ts';
import {
  citedBy,
  paragraphsOf,
  type Source,
  withoutTest,
  wrongCitations,
  wrongIds,
  wrongRecords,
} from './specification.ts';

const read = (...patterns: string[]): Source[] =>
  globSync(patterns)
    .toSorted()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const paragraphs = read('docs/specification/*.md').flatMap(paragraphsOf);
const sources = read(
  '{src,server,tests,scripts,.storybook,docs}/**/*.{ts,tsx,md,yaml,css,html}',
  '*.{md,yaml,ts,json}',
);
const tests = sources.filter(({ file }) => /\.(test|spec|model)\.ts$|\.stories\.tsx$/.test(file));

describe('The specification', () => {
  it('has ids in order, each once, in the file of their subject', () => {
    expect(wrongIds(paragraphs)).toEqual([]);
  });

  it('has every paragraph that is cited', () => {
    const ids = new Set(paragraphs.map(({ id }) => id));
    expect(wrongCitations(sources, ids)).toEqual([]);
  });

  it('has a test for each paragraph', () => {
    expect(withoutTest(paragraphs, tests)).toEqual([]);
  });

  it('§account.49 names every field of a user', () => {
    const document = z.object({
      components: z.object({
        schemas: z.object({ User: z.object({ properties: z.record(z.string(), z.unknown()) }) }),
      }),
    });
    const fields = Object.keys(document.parse(readContract().document).components.schemas.User.properties);
    const [, paragraph = ''] = readFileSync('docs/specification/account.md', 'utf8').split('**account.49**');
    expect(fields.filter((field) => !paragraph.includes(`\`${field}\``))).toEqual([]);
  });

  it('and all other sources name only decision records that exist', () => {
    expect(wrongRecords(sources, existsSync)).toEqual([]);
  });
});

describe('What is wrong is named with the file, the line, and what to write', () => {
  // Put together at run time, so that this file does not itself cite paragraphs that do not exist.
  const sign = String.fromCharCode(0xa7);
  const page = (file: string, text: string) => paragraphsOf({ file: `docs/specification/${file}`, text });
  const garden = page(
    'garden.md',
    '# Garden\n\n**garden.1** Roses bloom.\n\nNot numbered.\n\n**garden.3** Water runs.\n',
  );

  it('finds paragraphs by their bold ids', () => {
    expect(garden.map(({ id, line }) => `${id} in line ${line}`)).toEqual(['garden.1 in line 3', 'garden.3 in line 7']);
  });

  it.each([
    ['**garden.2** a\n**garden.2** b', 'docs/specification/garden.md:2: garden.2 is given twice; take the next number'],
    [
      '**garden.2** a\n**garden.1** b',
      'docs/specification/garden.md:2: garden.1 stands after garden.2; take the next number',
    ],
    ['**house.1** a', 'docs/specification/garden.md:1: house.1 belongs into docs/specification/house.md'],
  ])('names an id that is wrong in %j', (text, message) => {
    expect(wrongIds(page('garden.md', text))).toEqual([message]);
    expect(wrongIds(garden)).toEqual([]);
  });

  it.each([
    [`${sign}garden.9`, `${sign}garden.9 is no paragraph of docs/specification; write it there, or cite another`],
    [`${sign}2 Garden`, `"${sign}2" is no citation; write ${sign} and a paragraph's id, as ${sign}account.12`],
    [`${sign} 2`, `"${sign}" is no citation; write ${sign} and a paragraph's id, as ${sign}account.12`],
    [
      ['decisions', '4.2: one'].join(' '),
      `"${['decisions', '4.2'].join(' ')}" is no citation; write ${sign} and a paragraph's id, or the path of a docs/adr file`,
    ],
  ])('names the citation %j', (text, message) => {
    const source = { file: 'src/a.ts', text: `first line\n// ${text}` };
    expect(wrongCitations([source], new Set(['garden.1']))).toEqual([`src/a.ts:2: ${message}`]);
  });

  it('accepts citations of paragraphs that exist', () => {
    const text = `(${sign}garden.1, ${sign}garden.3; ${sign}garden.1 to ${sign}garden.3) after three decisions`;
    expect(wrongCitations([{ file: 'a.ts', text }], new Set(['garden.1', 'garden.3']))).toEqual([]);
  });

  it('names a decision record that does not exist', () => {
    const path = ['docs', 'adr', '999-roses.md'].join('/');
    const text = `see docs/adr and ${path}.`;
    expect(wrongRecords([{ file: 'a.md', text }], () => false)).toEqual([
      `a.md:1: there is no ${path}; name a file of docs/adr`,
    ]);
    expect(wrongRecords([{ file: 'a.md', text }], () => true)).toEqual([]);
  });

  it.each([
    `describe('${sign}garden.3 Water', () => {});`,
    `it.each([1])('runs (${sign}garden.3), %i times', () => {});`,
    `test(\`${sign}garden.3 \${name}\`, () => {});`,
    `const sightings = { wet: { says: '${sign}garden.1, ${sign}garden.3: it runs' } };`,
  ])('counts %s as a test', (text) => {
    expect(citedBy({ file: 'a.test.ts', text })).toContain('garden.3');
  });

  it('names a paragraph that comments alone cite', () => {
    const text = `// ${sign}garden.3\nit('${sign}garden.1: roses bloom', () => {});`;
    expect(withoutTest(garden, [{ file: 'a.test.ts', text }])).toEqual([
      `docs/specification/garden.md:7: no test cites ${sign}garden.3; write it into the title of one that holds it`,
    ]);
  });
});
