/** The last results of tests, as the runners' reports in `reports/` have them. A run of a part leaves the others' results. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';
import type { Proof } from './kinds.ts';

export type Result = { isPassed: boolean; at: number };
type Test = Result & { file: string; name: string };

const vitestReport = z.object({
  startTime: z.number(),
  testResults: z.array(
    z.object({ name: z.string(), assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});

const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  stats: z.object({ startTime: z.string() }),
  suites: z.array(playwrightSuite),
});
type Suite = z.infer<typeof playwrightSuite>;

function vitestTests({ startTime, testResults }: z.infer<typeof vitestReport>): Test[] {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName: name, status }) => ({
        file: relative('.', file),
        name,
        isPassed: status === 'passed',
        at: startTime,
      })),
  );
}

function playwrightTests({ config, stats, suites }: z.infer<typeof playwrightReport>): Test[] {
  const at = Date.parse(stats.startTime);
  const testsOf = ({ title, specs, suites: inner = [] }: Suite, above: string): Test[] => {
    const name = `${above} ${title}`;
    const own = specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map((spec) => ({
        file: relative('.', `${config.rootDir}/${spec.file}`),
        name: `${name} ${spec.title}`,
        isPassed: spec.tests.every(({ status }) => status === 'expected' || status === 'skipped'),
        at,
      }));
    return [...own, ...inner.flatMap((suite) => testsOf(suite, name))];
  };
  return suites.flatMap((suite) => testsOf(suite, ''));
}

/** A flow's walks are one test. */
function walks(folder: string): Test[] {
  const report = z.object({ failures: z.array(z.string()), missing: z.array(z.string()) });
  return globSync(`${folder}/models/flows/**/*.json`).flatMap((file) => {
    const read = report.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (!read.success) return [];
    const { failures, missing } = read.data;
    const stem = relative(`${folder}/models/flows`, file).replace(/\.json$/, '');
    const isPassed = failures.length + missing.length === 0;
    return [{ file: `tests/models/flows/${stem}.model.ts`, name: stem, isPassed, at: statSync(file).mtimeMs }];
  });
}

function testsIn(file: string): Test[] {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const vitest = vitestReport.safeParse(json);
  if (vitest.success) return vitestTests(vitest.data);
  const playwright = playwrightReport.safeParse(json);
  return playwright.success ? playwrightTests(playwright.data) : [];
}

/** Stories and walks cite in what they show, and not in their titles: their file's tests count, all of them. */
const citesInside = ({ kind }: Proof) => kind === 'story' || kind === 'walk';

/** Reads the reports; the function finds the last result of a proof, null where no report has it. */
export function lastResults(folder = 'reports'): (proof: Proof) => Result | null {
  const all = [...globSync(`${folder}/*.json`).flatMap(testsIn), ...walks(folder)];
  const byFile = Map.groupBy(all, ({ file }) => file);
  return (proof) => {
    const own = (byFile.get(proof.file) ?? []).filter(({ name }) => citesInside(proof) || name.includes(proof.title));
    const newest = [...Map.groupBy(own, ({ name }) => name).values()].map((same) =>
      same.reduce((one, other) => (other.at > one.at ? other : one)),
    );
    if (newest.length === 0) return null;
    const at = Math.min(...newest.map((test) => test.at));
    return { isPassed: newest.every(({ isPassed }) => isPassed), at };
  };
}
