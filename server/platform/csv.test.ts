import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine } from './csv.ts';

/** As lenient as spreadsheets are: a quote inside a cell that does not begin with one is a character like others. */
function read(text: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let isFresh = true;
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at] ?? '';
    if (isQuoted) {
      if (one !== '"') cell += one;
      else if (text[at + 1] === '"') {
        cell += one;
        at += 1;
      } else isQuoted = false;
    } else if (one === separator || one === '\n') {
      cells.push(cell);
      cell = '';
      isFresh = true;
      continue;
    } else if (one === '"' && isFresh) isQuoted = true;
    else if (one !== '\r') cell += one;
    isFresh = false;
  }
  return cells;
}

const formula = /^[\s\u00a0"]*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const hostile = fc.array(
  fc.constantFrom('=', '+', '-', '@', ';', ',', '\t', '\r', '\n', '"', "'", ' ', '\u00a0', '\uff1d', '|', 'Bea', '1+1'),
  { maxLength: 12 },
);
const text = hostile.map((pieces) => pieces.join(''));

describe('§product.52 a CSV table', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['Bea;=1+cmd', "Bea;'=1+cmd"],
    ['one\n@SUM(A1)', "one\n'@SUM(A1)"],
    ['\tBea', "'\tBea"],
    ['Anne-Marie', 'Anne-Marie'],
    ['Say "yes", please', 'Say "yes", please'],
  ])('quotes and defuses %j', (given, shown) => {
    expect(read(csvLine([given, 'x']), ',')).toEqual([shown, 'x']);
    expect(csvLine([given])).toMatch(/^".*"\r\n$/s);
  });

  test('has no cell that reads as a formula, whether it is split at commas, semicolons, tabs or bars', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (cells) => {
        const line = csvLine(cells);
        for (const separator of [',', ';', '\t', '|']) {
          expect(read(line, separator).filter((cell) => formula.test(cell))).toEqual([]);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('gives each text back unchanged, except for apostrophes', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (cells) => {
        const bare = (all: string[]) => all.map((cell) => cell.replaceAll("'", ''));
        expect(bare(read(csvLine(cells), ','))).toEqual(bare(cells));
        const [parsed = []] = parse(csvLine(cells), { record_delimiter: '\r\n' });
        expect(bare(parsed)).toEqual(bare(cells));
      }),
    );
  });

  test('is written here alone: whatever answers one takes its lines from this file', async () => {
    const written: string[] = [];
    for await (const file of glob('{server,src}/**/*.{ts,tsx}')) {
      if (file.includes('.test.') || file.includes('generated') || file.includes('.stories.')) continue;
      const source = readFileSync(file, 'utf8');
      // A student's Python reads its data set as it is, in a folder that no spreadsheet opens.
      if (['src/runtimes/python/csv.ts', 'server/platform/csv.ts'].includes(file)) continue;
      if (/\.join\((['"`])[,;\t]\1\).*(\\r)?\\n/.test(source)) written.push(file);
    }
    expect(written).toEqual([]);
    const contract = readFileSync('openapi.yaml', 'utf8');
    const tables = [
      'server/analytics/events-table.ts',
      'server/teaching/attendance-table.ts',
      'server/teaching/grades/table.ts',
      'server/teaching/roster-table.ts',
    ];
    expect(contract.match(/^ +text\/csv:/gm)).toHaveLength(tables.length);
    for (const table of tables) expect(readFileSync(table, 'utf8')).toContain('csvLine');
  });
});
