/** Reads a CSV table as spreadsheets save it (§teaching.85). */
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { Problem } from '../../../http/problem.ts';
import { importedTable } from '../../../platform/limits.ts';

/** `number` is what a spreadsheet calls the row: the headings are row 1. */
export type TableRow = { number: number; cells: readonly string[] };
export type ReadTable = { heads: readonly string[]; rows: readonly TableRow[] };

/** With blank ones: what comes after them is not read. */
const mostLines = 5 * importedTable.students;

const lines = z.array(z.array(z.string()));

/** Throws 413 for a table that is too large, and 422 for what is no table. */
export function readTable(bytes: Buffer): ReadTable {
  if (bytes.length > importedTable.bytes) throw new Problem(413, 'The file is larger than 1 MB.');
  const text = decoded(bytes);
  const first = firstLine(text);
  const separator = separatorOf(first);
  // Counted before it is parsed, as each column takes memory.
  if (first.split(separator).length > importedTable.columns) {
    throw new Problem(422, 'The file has more than 1,000 columns.');
  }
  const [heads = [], ...rest] = linesOf(text, separator);
  const rows = rest
    .map((cells, index) => ({ number: index + 2, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length > importedTable.students || rest.length + 1 === mostLines)
    throw new Problem(422, 'The file has more than 2,000 rows.');
  if (rows.length === 0) throw new Problem(422, 'The file has no rows below its headings.');
  return { heads: heads.map((head) => head.trim()), rows };
}

/** As UTF-8, or as what spreadsheets on Windows write instead. No text has a zero, but workbooks and UTF-16 do. */
function decoded(bytes: Buffer): string {
  if (bytes.includes(0)) {
    throw new Problem(
      422,
      'This is not a CSV file. In your spreadsheet, save the table as CSV, then choose that file.',
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The headings, which may have line ends within quotes. */
function firstLine(text: string): string {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at];
    if (one === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (one === '\n' || one === '\r')) return text.slice(0, at);
  }
  return text;
}

/** The one that is most often between the headings. */
function separatorOf(line: string): string {
  const unquoted = line.replace(/"(?:[^"]|"")*"/g, '');
  const counted = [',', ';', '\t'].map((separator) => ({ separator, count: unquoted.split(separator).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.separator ?? ',';
}

function linesOf(text: string, delimiter: string): string[][] {
  try {
    return lines.parse(
      parse(text, {
        delimiter,
        // Spreadsheets leave out empty cells at the end of a row.
        relaxColumnCount: true,
        to: mostLines,
      }),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Problem(422, 'The file is not a valid CSV table: a quotation mark is missing or out of place.');
  }
}
