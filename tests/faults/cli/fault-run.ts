/** The result of each case, read from Playwright's report. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { cases, titleOf } from '../cases.ts';

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

export type Result =
  | { kind: 'passed'; seconds: number }
  | { kind: 'failed'; seconds: number; message: string }
  | { kind: 'excluded'; why: string }
  | { kind: 'skipped' };

export type FaultRun = {
  /** By `state: fault`. */
  results: ReadonlyMap<string, Result>;
  /** The calls' tests that passed. */
  calls: number;
  /** Failed tests that are not cases: those of calls, and of rows that are missing or duplicated on the server. */
  others: string[];
};

export function readRun(file: string): FaultRun {
  const { suites, errors } = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  const results = new Map<string, Result>(
    cases.map(({ name, excluded }) => [name, excluded ? { kind: 'excluded', why: excluded } : { kind: 'skipped' }]),
  );
  const names = new Map(cases.map((one) => [titleOf(one), one.name]));
  const others = errors.map(({ message }) => stripVTControlCharacters(message ?? 'unknown'));
  let calls = 0;
  for (const { title, tests } of suites.flatMap(({ specs }) => specs)) {
    const result = tests.flatMap((test) => test.results).at(-1);
    if (!result || result.status === 'skipped') continue;
    const name = names.get(title);
    const seconds = result.duration / 1000;
    const message = stripVTControlCharacters(result.errors.map((error) => error.message ?? '').join('\n'));
    const isPassed = result.status === 'passed';
    if (name) results.set(name, isPassed ? { kind: 'passed', seconds } : { kind: 'failed', seconds, message });
    else if (isPassed) calls += 1;
    else others.push(`${title}: ${message}`);
  }
  return { results, calls, others };
}
