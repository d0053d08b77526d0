/** docs/glossary.md names files and names that exist, and names in code use its terms. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

type Row = { term: string; where: string; not: string };

/** The rows of all tables: `| retry | the same call again | … | src/api/idempotency-key.ts | hurry |`. */
function rowsOf(page: string): Row[] {
  return [...page.matchAll(/^\|(.+)\|$/gm)].flatMap(([, row = '']) => {
    const [term = '', , , where = '', not = ''] = row.split('|').map((cell) => cell.trim());
    return term === 'Term' || term === '---' ? [] : [{ term, where, not }];
  });
}

/** The words that the glossary replaces, each with the one to use. */
const replacedIn = (rows: readonly Row[]): Map<string, string> =>
  new Map(rows.flatMap(({ term, not }) => not.split(', ').flatMap((old) => (old ? [[old, term]] : []))));

/** What is wrong with where a row says its term is: a file or folder, and names that stand in that file. */
function misplaced({ term, where }: Row): string[] {
  const [file = '', ...names] = [...where.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  if (!existsSync(file)) return [`${term}: there is no "${file}"`];
  const known = names.length > 0 ? namesIn(readFileSync(file, 'utf8')) : new Set<string>();
  return names.filter((name) => !known.has(name)).map((name) => `${term}: ${file} has no ${name}`);
}

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.$/]/g, ' ')
    .toLowerCase();

/** The names in a source. It is parsed, as a scanner alone goes wrong after the `}` of a template. */
function namesIn(source: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return names;
}

/** What a name should be called instead, as a sentence; null where it is well named. */
function misnamed(name: string, replaced: ReadonlyMap<string, string>): string | null {
  const words = ` ${wordsOf(name)} `;
  for (const [old, word] of replaced) {
    if (words.includes(` ${old} `) || words.includes(` ${old}s `)) return `${name}: "${old}" is called "${word}"`;
  }
  return null;
}

const rows = rowsOf(readFileSync('docs/glossary.md', 'utf8'));
const replaced = replacedIn(rows);
const files = globSync('{src,server,tests,scripts,.storybook}/**/*.{ts,tsx}', { exclude: ['tests/gates/vocabulary*'] });

describe('One word has one meaning', () => {
  it('each term is in the glossary once, with a file and names that exist', () => {
    const terms = rows.map(({ term }) => term);
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
    expect(rows.flatMap((row) => misplaced(row))).toEqual([]);
  });

  it('file names and code use no word that the glossary replaces', () => {
    const found = files.flatMap((file) =>
      [file, ...namesIn(readFileSync(file, 'utf8'))].flatMap((name) => {
        const mistake = misnamed(name, replaced);
        return mistake ? [`${file}: ${mistake}`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  it('only the queue of mails is called an outbox, not that of pending calls', () => {
    const mails = /^(server|tests\/(journeys|contract|faults|attacks|pages))\//;
    const found = files.filter((file) => !mails.test(file) && /outbox/i.test(readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });
});

describe('The gate', () => {
  it('reads the glossary', () => {
    expect(replaced.get('hurry')).toBe('retry');
    expect(rows.find(({ term }) => term === 'quiz')?.where).toBe('`server/lesson/quiz.ts` `gradeQuiz`');
  });

  it.each([
    ['`server/lesson/quiz.ts` `gradeQuiz`', []],
    ['`server/lesson/quizzes.ts`', ['quiz: there is no "server/lesson/quizzes.ts"']],
    ['`server/lesson/quiz.ts` `markQuiz`', ['quiz: server/lesson/quiz.ts has no markQuiz']],
    ['', ['quiz: there is no ""']],
  ])('checks the file and the names of a term: %s gives %j', (where, mistakes) => {
    expect(misplaced({ term: 'quiz', where, not: '' })).toEqual(mistakes);
  });

  it.each([
    ['isOnShelf', 'isOnShelf: "shelf" is called "set-aside text"'],
    ['strikes', 'strikes: "strike" is called "fault"'],
    ['src/api/last-words.ts', 'src/api/last-words.ts: "last words" is called "unload copy"'],
    ['newsletterOf', null],
    ['pendingCall', null],
  ])('%s: %s', (name, mistake) => expect(misnamed(name, replaced)).toBe(mistake));

  it('looks at names, not at texts', () => {
    expect(namesIn("const uppercase = 'At least one letter'; // a letter")).toEqual(new Set(['uppercase']));
    expect(namesIn(`const text = \`a \${word} of\`; const later = 1;`)).toEqual(new Set(['text', 'word', 'later']));
  });
});
