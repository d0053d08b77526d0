/** Output in the terminal: a progress bar during the run, a table at its end. */
import { type FlowResult, share } from './flow-result.ts';

const width = 24;

export function progress(what: string, done: number, all: number, name: string): void {
  if (!process.stderr.isTTY) return;
  const filled = Math.round((done / all) * width);
  const bar = '#'.repeat(filled).padEnd(width, '-');
  process.stderr.write(`\r${what} [${bar}] ${done}/${all} ${name.padEnd(28)}${done === all ? '\n' : ''}`);
}

const head = ['flow', 'states', 'transitions', 'guards', 'in Chromium', 'walks', 'seconds', ''];

function rowOf({ stem, elements, node, chromium, failures }: FlowResult): string[] {
  const missing = node?.missing ?? elements;
  const seen = chromium ? share(elements, chromium.missing, '') : '-';
  return [
    stem,
    share(elements, missing, 'state '),
    share(elements, missing, 'transition '),
    share(elements, missing, 'guard '),
    seen,
    String(chromium?.walks.length ?? node?.walks ?? 0),
    (((node?.milliseconds ?? 0) + (chromium?.milliseconds ?? 0)) / 1000).toFixed(1),
    failures.length > 0 ? `${failures.length} failed` : 'ok',
  ];
}

/** Milliseconds: the longest that anything may take to be answered (web.dev/inp). */
const responseMark = 200;
const mostShown = 10;

/** Prints what was answered last of all flows. Returns whether everything was answered in time. */
export function printResponses(results: readonly FlowResult[]): boolean {
  const slowest = results
    .flatMap(({ stem, chromium }) => (chromium?.slowest ? [{ stem, ...chromium.slowest }] : []))
    .toSorted((one, other) => other.milliseconds - one.milliseconds);
  console.log(`\nSlowest answers, in ms (at most ${responseMark}):`);
  for (const { stem, milliseconds, of } of slowest.slice(0, mostShown)) console.log(`${milliseconds}  ${stem}: ${of}`);
  return slowest.every(({ milliseconds }) => milliseconds <= responseMark);
}

export function printTable(results: readonly FlowResult[], seed: number): void {
  const rows = [head, ...results.map(rowOf)];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  for (const { stem, failures } of results) for (const failure of failures) console.log(`\n${stem}: ${failure}`);
  const failed = results.filter(({ failures }) => failures.length > 0).length;
  console.log(`\n${results.length - failed} flows passed, ${failed} failed; random walks with --seed ${seed}`);
}
