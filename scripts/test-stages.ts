/** Runs the stages of the tests and counts what they report. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Result, readPlaywright, readVitest } from './test-reports.ts';

/** Node keeps here what it compiled: dozens of servers and tools start, each with a thousand files. */
process.env['NODE_COMPILE_CACHE'] = resolve('node_modules/.cache/compiled');

let passed = 0;
const failed: string[] = [];
const times: string[] = [];

/** The output of stages that run in parallel is printed when they end, so that it is not mixed. */
type Options = { isBeside?: boolean };

function run(title: string, command: string, { isBeside = false }: Options): Promise<boolean> {
  const start = Date.now();
  if (!isBeside) console.log(`\n=== ${title}`);
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('close', (status) => {
      if (isBeside) console.log(`\n=== ${title}\n${output}`);
      times.push(`${title}: ${Math.round((Date.now() - start) / 1000)} s${status === 0 ? '' : ' (failed)'}`);
      resolve(status === 0);
    });
  });
}

/** A command without a runner counts as one. */
export async function check(title: string, command: string, options: Options = {}) {
  if (await run(title, command, options)) passed += 1;
  else failed.push(title);
}

/** Counts a runner's report; a runner that failed without a failed test (it crashed) counts as one failure. */
async function suite(
  title: string,
  command: string,
  report: string,
  read: (json: unknown) => Result,
  options: Options = {},
) {
  rmSync(report, { force: true });
  const succeeded = await run(title, command, options);
  try {
    const result = read(JSON.parse(readFileSync(report, 'utf8')));
    passed += result.passed;
    failed.push(...result.failed.map((name) => `${title}: ${name}`));
    if (!succeeded && result.failed.length === 0) failed.push(`${title}: the runner itself`);
  } catch (error) {
    failed.push(`${title}: no report, ${error instanceof Error ? error.message : error}`);
  }
}

/** Several projects share the workers: `server server-embedded`. */
export const vitest = (projects: string, options: Options & { only?: string } = {}) => {
  const report = `reports/${projects.replaceAll(' ', '-')}.json`;
  const chosen = projects.replace(/\S+/g, '--project $&');
  return suite(
    `Tests: ${projects}`,
    `vitest run ${chosen} ${options.only ?? ''} --reporter=default --reporter=json --outputFile.json=${report}`,
    report,
    readVitest,
    options,
  );
};

export const playwright = (title: string, command: string, report: string) =>
  suite(title, command, report, readPlaywright);

/** Prints the times, what failed, and as the last line `N passed, N failed`. */
export function finish(notes: readonly string[] = []) {
  console.log(`\n${times.join('\n')}\n`);
  for (const note of notes) console.log(note);
  for (const name of failed) console.log(`Failed: ${name}`);
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
