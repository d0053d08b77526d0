/** What came of each cell, read from the runner's report. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { states } from '../states.ts';
import { strikes } from '../strikes.ts';

const specification = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      results: z.array(
        z.object({
          status: z.string(),
          duration: z.number(),
          errors: z.array(z.object({ message: z.string().optional() })),
        }),
      ),
    }),
  ),
});
const report = z.object({
  suites: z.array(z.object({ specs: z.array(specification) })),
  errors: z.array(z.object({ message: z.string().optional() })),
});

export type Cell =
  | { kind: 'held'; seconds: number }
  | { kind: 'lost'; seconds: number; message: string }
  | { kind: 'spared'; why: string }
  | { kind: 'untaken' };

export type Outcome = {
  /** By `state: fault`. */
  cells: ReadonlyMap<string, Cell>;
  /** What failed beside the cells: rows that are missing or twice there. */
  others: string[];
};

export function readOutcome(file: string): Outcome {
  const { suites, errors } = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  const cells = new Map<string, Cell>();
  for (const [place, state] of Object.entries(states)) {
    for (const [fault, { spared }] of Object.entries(strikes)) {
      const why = spared?.(state);
      cells.set(`${place}: ${fault}`, why ? { kind: 'spared', why } : { kind: 'untaken' });
    }
  }
  const others = errors.map(({ message }) => stripVTControlCharacters(message ?? 'unknown'));
  for (const { title, tests } of suites.flatMap(({ specs }) => specs)) {
    const result = tests.flatMap(({ results }) => results).at(-1);
    if (!result || result.status === 'skipped') continue;
    const cell = title.replace(/^\S+ /, '');
    const seconds = result.duration / 1000;
    const message = stripVTControlCharacters(result.errors.map((error) => error.message ?? '').join('\n'));
    if (result.status !== 'passed' && !cells.has(cell)) others.push(`${title}: ${message}`);
    else if (cells.has(cell)) {
      cells.set(cell, result.status === 'passed' ? { kind: 'held', seconds } : { kind: 'lost', seconds, message });
    }
  }
  return { cells, others };
}
