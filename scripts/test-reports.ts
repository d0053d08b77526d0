/** Reads numbers and failures from the JSON reports of Vitest, Playwright, and of walks, mutants and attacks. */
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** `failed` holds names; where the runner tells why, its first lines follow below the name. */
export type Result = { passed: number; failed: string[] };

const withReason = (name: string, reason = '') =>
  [
    name,
    ...stripVTControlCharacters(reason)
      .split('\n')
      .filter((line) => line.trim())
      .slice(0, 8),
  ].join('\n    ');

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

export function readVitest(json: unknown): Result {
  const { numPassedTests, testResults } = vitestReport.parse(json);
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const names = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => withReason(fullName, failureMessages[0]));
    // A file that could not be loaded has no tests.
    return status === 'failed' && names.length === 0 ? [withReason(name, message)] : names;
  });
  return { passed: numPassedTests, failed };
}

const spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
});
const playwrightReport = z.object({
  suites: z.array(
    z.object({
      specs: z.array(spec),
      get suites() {
        return playwrightReport.shape.suites.optional();
      },
    }),
  ),
});
type Suites = z.infer<typeof playwrightReport>['suites'];

const specsIn = (suites: Suites): z.infer<typeof spec>[] =>
  suites.flatMap(({ specs, suites: inner }) => [...specs, ...specsIn(inner ?? [])]);

export function readPlaywright(json: unknown): Result {
  const specs = specsIn(playwrightReport.parse(json).suites);
  const taken = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'));
  // A test that passed only on its retry counts as failed.
  const isGood = ({ tests }: z.infer<typeof spec>) => tests.every(({ status }) => status === 'expected');
  return {
    passed: taken.filter(isGood).length,
    failed: taken
      .filter((one) => !isGood(one))
      .map(({ title, tests }) => withReason(title, tests.at(-1)?.results[0]?.errors[0]?.message)),
  };
}

const walked = z.array(z.object({ stem: z.string(), failures: z.array(z.string()) }));

/** A flow counts as one. */
export function readModels(json: unknown): Result {
  const flows = walked.parse(json);
  const failed = flows.filter(({ failures }) => failures.length > 0);
  return { passed: flows.length - failed.length, failed: failed.map(({ stem }) => stem) };
}

const names = z.array(z.string());
const verdicts = z.array(
  z.object({ stem: z.string(), killed: z.number(), equivalent: names, alive: names, risen: names }),
);

/** A mutant counts as one; one that was killed though it is listed as equivalent has failed. */
export function readMutants(json: unknown): Result {
  const flows = verdicts.parse(json);
  return {
    passed: flows.reduce((sum, { killed, equivalent, risen }) => sum + killed + equivalent.length - risen.length, 0),
    failed: flows.flatMap(({ stem, alive, risen }) => [...alive, ...risen].map((name) => `${stem}: ${name}`)),
  };
}

const attacks = z.array(
  z.object({ place: z.string(), name: z.string(), result: z.enum(['held', 'broken', 'failed']) }),
);

export function readAttacks(json: unknown): Result {
  const failed = attacks.parse(json).filter(({ result }) => result !== 'held');
  return {
    passed: attacks.parse(json).length - failed.length,
    failed: failed.map(({ place, name, result }) => `${place}: ${name} (${result})`),
  };
}
