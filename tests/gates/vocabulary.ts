/** How the vocabulary's gate reads the glossary and names. */
import ts from 'typescript';

/** The words that the glossary replaces, each with the one to use: `| retry | … | hurry |`. */
export function replacedIn(architecture: string): Map<string, string> {
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
export function namesIn(source: string): Set<string> {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.JSX, source);
  const names = new Set<string>();
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    if (token === ts.SyntaxKind.Identifier) names.add(scanner.getTokenText());
  }
  return names;
}

/** What a name should be called by instead, as a sentence; null where it is well named. */
export function misnamed(name: string, replaced: ReadonlyMap<string, string>): string | null {
  const words = ` ${wordsOf(name)} `;
  for (const [old, word] of replaced) {
    if (words.includes(` ${old} `) || words.includes(` ${old}s `)) return `${name}: "${old}" is called "${word}"`;
  }
  return null;
}
