/** Where in the code SQLite's error is, and which plain sentence goes with it. */
import type { ErrorOutcome, Place } from '../types.ts';

/** Keys of the sentences, which are in src/ui, and the messages that they explain. */
const helps: [string, RegExp][] = [
  ['noSuchTable', /^no such table/],
  ['textInDoubleQuotes', /should this be a string literal/],
  ['noSuchColumn', /^no such column|has no column named/],
  ['ambiguousColumn', /^ambiguous column name/],
  ['windowInWhere', /misuse of (aliased )?window function/],
  ['aggregateInWhere', /misuse of (aliased )?aggregate/],
  ['havingWithoutGroup', /^HAVING clause on a non-aggregate/],
  ['noSuchFunction', /^no such function/],
  ['functionArguments', /wrong number of arguments/],
  ['unionColumns', /do not have the same number of result columns/],
  ['subqueryColumns', /^sub-select returns|row value misused/],
  ['valueCount', /columns but \d+ values were supplied|values for \d+ columns/],
  ['tableExists', /already exists$/],
  ['constraint', /constraint failed/],
  ['incomplete', /^incomplete input/],
  ['unclosedText', /^unrecognized token: ['"]/],
  ['unknownSign', /^unrecognized token/],
  ['syntax', /syntax error/],
  ['notAllowed', /^not authorized/],
  ['tooLarge', /out of memory|too big|too many columns/],
];

export const helpOf = (message: string) => helps.find(([, pattern]) => pattern.test(message))?.[0] ?? null;

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

export function placeAt(code: string, index: number): Place {
  const before = code.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

export const sqlError = (message: string, place: Place | null): ErrorOutcome => ({
  kind: 'error',
  message,
  place,
  help: helpOf(message),
  text: '',
});
