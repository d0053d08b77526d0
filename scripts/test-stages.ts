/** Runs the stages of the tests and of the proof, and counts what they report. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Result, readPlaywright, readVitest } from './test-reports.ts';
import { type Stage, tableOf, totalOf } from './totals.ts';

/** Node keeps here what it compiled: dozens of servers and tools start, each with a thousand files. */
process.env['NODE_COMPILE_CACHE'] = resolve('node_modules/.cache/compiled');

const stages: Stage[] = [];

type Options = {
  /** The output of stages that run in parallel is printed when they end, so that it is not mixed. */
  isBeside?: boolean;
  /** Names the part of the stage in the output. */
  part?: string;
  env?: Record<string, string>;
};

function run(title: string, command: string, { isBeside = false, part = '', env = {} }: Options) {
  const start = Date.now();
  if (!isBeside) console.log(`\n=== ${title} ${part}`);
  return new Promise<{ succeeded: boolean; seconds: number }>((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('close', (status) => {
      if (isBeside) console.log(`\n=== ${title} ${part}\n${output}`);
      resolve({ succeeded: status === 0, seconds: (Date.now() - start) / 1000 });
    });
  });
}

/** A command without a runner counts as one. */
export async function check(title: string, command: string, options: Options = {}) {
  const { succeeded, seconds } = await run(title, command, options);
  stages.push({ title, seconds, passed: Number(succeeded), failed: succeeded ? [] : [title] });
}

/** Counts a runner's report; a runner that failed without a failed test (it crashed) counts as one failure. */
export async function suite(
  title: string,
  command: string,
  report: string,
  read: (json: unknown) => Result,
  options: Options = {},
) {
  rmSync(report, { force: true });
  const { succeeded, seconds } = await run(title, command, options);
  const { passed, failed } = resultOf(report, read);
  const all = !succeeded && failed.length === 0 ? ['the runner itself'] : failed;
  stages.push({ title, seconds, passed, failed: all.map((name) => `${title}: ${name}`) });
}

function resultOf(report: string, read: (json: unknown) => Result): Result {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    return { passed: 0, failed: [`no report, ${error instanceof Error ? error.message : error}`] };
  }
}

/** Several projects share the workers: `server server-embedded`. `only`: files, and other words of the command. */
export const vitest = (projects: string, { only = '', ...options }: Options & { only?: string } = {}) => {
  const report = `reports/${projects.replaceAll(' ', '-')}.json`;
  const chosen = projects.replace(/\S+/g, '--project $&');
  return suite(
    `Tests: ${projects}`,
    `vitest run ${chosen} ${only} --reporter=default --reporter=json --outputFile.json=${report}`,
    report,
    readVitest,
    options,
  );
};

export const playwright = (title: string, command: string, report: string, options: Options = {}) =>
  suite(title, command, report, readPlaywright, options);

export const buildWorkshop = () => check("Workshop's build", 'storybook build --quiet --test -o reports/workshop');

export const workshop = () =>
  playwright('Tests: workshop', 'playwright test -c tests/workshop/playwright.config.ts', 'reports/workshop.json');

/** Whether anything has failed so far. */
export const hasFailed = () => totalOf(stages).failed.length > 0;

/** Prints the table, what failed, and as the last line `N passed, N failed`. */
export function finish(notes: readonly string[] = []) {
  console.log(`\n${tableOf(stages)}\n`);
  for (const note of notes) console.log(note);
  const { passed, failed } = totalOf(stages);
  for (const name of failed) console.log(`Failed: ${name}`);
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
