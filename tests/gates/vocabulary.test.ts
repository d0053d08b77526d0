/** Names use the words of the glossary in docs/architecture.md. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** The words that the glossary replaces, each with the one to use: `| retry | … | hurry |`. */
function replacedIn(architecture: string): Map<string, string> {
  const [, table = ''] = /\| Word \|.*\n\|.*\n((?:\|.*\n?)+)/.exec(architecture) ?? [];
  const rows = table.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
  return new Map(
    rows.flatMap(([, word = '', , not = '']) => not.split(', ').flatMap((old) => (old ? [[old, word]] : []))),
  );
}

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.$/]/g, ' ')
    .toLowerCase();

/** The names in a source, as words: `sendNow` is `send now`. */
function namesIn(source: string): Set<string> {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.JSX, source);
  const names = new Set<string>();
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    if (token === ts.SyntaxKind.Identifier) names.add(scanner.getTokenText());
  }
  return names;
}

/** What a name should be called by instead, as a sentence; null where it is well named. */
function misnamed(name: string, replaced: ReadonlyMap<string, string>): string | null {
  const words = ` ${wordsOf(name)} `;
  for (const [old, word] of replaced) {
    if (words.includes(` ${old} `) || words.includes(` ${old}s `)) return `${name}: "${old}" is called "${word}"`;
  }
  return null;
}

const replaced = replacedIn(readFileSync('docs/architecture.md', 'utf8'));
const files = globSync('{src,server,tests,scripts,.storybook}/**/*.{ts,tsx}', { exclude: ['tests/gates/vocabulary*'] });

describe('One word has one meaning', () => {
  it('in the names of files and in code', () => {
    const found = files.flatMap((file) =>
      [file, ...namesIn(readFileSync(file, 'utf8'))].flatMap((name) => {
        const mistake = misnamed(name, replaced);
        return mistake ? [`${file}: ${mistake}`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  it('the queue of pending calls is no outbox: that is the mails', () => {
    const mails = /^(server|tests\/(journeys|contract|faults|attacks|pages))\//;
    const found = files.filter((file) => !mails.test(file) && /outbox/i.test(readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });
});

describe('The gate', () => {
  it('reads the glossary', () => expect(replaced.get('hurry')).toBe('retry'));

  it.each([
    ['isOnShelf', 'isOnShelf: "shelf" is called "set-aside text"'],
    ['strikes', 'strikes: "strike" is called "fault"'],
    ['src/api/last-words.ts', 'src/api/last-words.ts: "last words" is called "unload copy"'],
    ['newsletterOf', null],
    ['pendingCall', null],
  ])('%s: %s', (name, mistake) => expect(misnamed(name, replaced)).toBe(mistake));

  it('looks at names, not at texts', () => {
    expect(namesIn("const uppercase = 'At least one letter'; // a letter")).toEqual(new Set(['uppercase']));
  });
});
