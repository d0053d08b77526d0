/** Where in the code SQLite's error is, and which plain sentence goes with it. */
import type { CodePosition, ErrorRunResult } from '../types.ts';

/** Keys of the sentences, which are in src/ui, and the messages that they explain. The first that fits counts. */
const helps: [string, RegExp][] = [
  ['noSuchTable', /^no such table/],
  ['curlyQuotes', /^no such column: .*[‘’“”„«»]/],
  ['textInDoubleQuotes', /should this be a string literal/],
  ['noSuchColumnOfTable', /^no such column: .+\../],
  ['noSuchColumn', /^no such column|has no column named/],
  ['ambiguousColumn', /^ambiguous column name/],
  ['windowInWhere', /misuse of (aliased )?window function/],
  ['aggregateInGroupBy', /^aggregate functions are not allowed in the GROUP BY/],
  ['aggregateInWhere', /misuse of (aliased )?aggregate/],
  ['havingWithoutGroup', /^HAVING clause on a non-aggregate/],
  ['noSuchFunction', /^no such function/],
  ['functionArguments', /wrong number of arguments/],
  ['unionColumns', /do not have the same number of result columns/],
  ['severalColumns', /^sub-select returns|row value misused/],
  ['valueCount', /columns but \d+ values were supplied|values for \d+ columns|^all VALUES must have/],
  ['nameTaken', /already exists$|^there is already/],
  ['constraint', /constraint failed/],
  ['incomplete', /^incomplete input/],
  // SQLite writes the token itself in double quotes.
  ['unclosedText', /^unrecognized token: "['"`[]/],
  ['unknownSign', /^unrecognized token/],
  ['syntax', /syntax error/],
  ['notAllowed', /^not authorized|^authorization denied/],
  ['tooManyColumns', /^too many columns/],
  ['valueTooLong', /^string or blob too big/],
  ['tooLarge', /^out of memory/],
];

/** SQLite names what comes after the comma. */
const commaBefore = /,\s*$/;
const clause = /^near "(FROM|WHERE|GROUP|ORDER|HAVING|LIMIT|\))": syntax error/i;
const insideAggregate = /\b(avg|count|group_concat|max|min|sum|total)\s*\([^()]*$/i;
const over = /^\w+\s*\([^()]*\)\s*(FILTER\b|OVER\b)/i;
const semicolonBefore = /;\s*$/;
const patternBefore = /\bLIKE\s+[^\s'"(]*%[^\s'"(]*[\s;]*$/i;
const likeBefore = /\bLIKE\s+$/i;
const typeBefore = /\b(DATE|TIMESTAMP)\s+$/i;
const typeOfText = /^(DATE|TIMESTAMP)\s+'/i;

/** What other databases have, by what stands where SQLite no longer understands. */
const elsewhere: [string, (before: string, at: string) => boolean][] = [
  ['dateWord', (before, at) => (at.startsWith("'") && typeBefore.test(before)) || typeOfText.test(at)],
  ['ilike', (before, at) => /^ILIKE\b/i.test(at) || /\bILIKE\s+$/i.test(before)],
  ['top', (before) => /\bSELECT\s+(DISTINCT\s+)?TOP\s+$/i.test(before)],
  ['extract', (before, at) => /\bEXTRACT\s*\(\s*\w+\s+$/i.test(before) && /^FROM\b/i.test(at)],
];

/** What the message alone does not tell: the code is looked at, at the index of the error. */
export function helpOf(message: string, code = '', index = 0): string | null {
  const before = code.slice(0, index);
  const at = code.slice(index);
  if (clause.test(message) && commaBefore.test(before)) return 'commaBeforeClause';
  if (clause.test(message) && semicolonBefore.test(before)) return 'semicolonBeforeClause';
  if (/syntax error|^incomplete|^no such column/.test(message)) {
    const isPattern = patternBefore.test(before) || (likeBefore.test(before) && at.startsWith('%'));
    const key = isPattern ? 'patternWithoutQuotes' : elsewhere.find(([, isThere]) => isThere(before, at))?.[0];
    if (key) return key;
  }
  if (/^unrecognized token/.test(message) && at.startsWith('::')) return 'castWithColons';
  if (/^misuse of aggregate/.test(message) && insideAggregate.test(before)) return 'nestedAggregate';
  if (/^misuse of window function/.test(message) && !over.test(at)) return 'windowWithoutOver';
  return helps.find(([, pattern]) => pattern.test(message))?.[0] ?? null;
}

/** The token, table or column that the message names. */
const named = (message: string) =>
  (/near "(.+)": syntax error/.exec(message) ??
    /(?:: (?:[^:]*\.)?|aliased (?:window function|aggregate) )([^:.]+)$/.exec(message))?.[1];

const isWord = /^\w+$/;
const ahead = /^(?:\s|;|--.*(?:\n|$)|\/\*[\s\S]*?\*\/)+/;

/** How many characters of space and comments stand before a statement. */
export const leading = (statement: string) => ahead.exec(statement)?.[0].length ?? 0;

/** The index in `code` of what is wrong in the statement at `start`; `offset` is SQLite's own, or null where it has none. */
export function indexOfError(code: string, start: number, offset: number | null, message: string): number {
  if (offset !== null) return offset;
  if (message.startsWith('incomplete input')) return code.trimEnd().length;
  const first = start + leading(code.slice(start));
  const name = named(message);
  if (!name) return first;
  const pattern = name.replace(/[^\w\s]/g, '\\$&');
  const found = new RegExp(isWord.test(name) ? `\\b${pattern}\\b` : pattern, 'i').exec(code.slice(first));
  return found ? first + found.index : first;
}

function positionAt(code: string, index: number): CodePosition {
  const before = code.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** `index` is where in `code` the error is; a check that fails has no position there. */
export const sqlError = (message: string, code?: string, index?: number): ErrorRunResult => ({
  kind: 'error',
  message,
  position: code === undefined || index === undefined ? null : positionAt(code, index),
  help: helpOf(message, code, index),
  text: '',
});
