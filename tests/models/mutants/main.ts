/**
 * `npm run mutants`: each machine is given one fault at a time, and some test of it must fail.
 *
 *   npm run mutants                       all machines
 *   npm run mutants -- account/sign-in payment/enrolment  these
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { createVitest } from 'vitest/node';
import { readArguments, refuse } from '../../../scripts/command-line.ts';
import { stems } from '../../flows.ts';
import { progress } from '../cli/terminal.ts';
import { modelOf } from '../engine/flows.ts';
import { equivalent } from './equivalent.ts';
import { mutantsOf } from './mutate.ts';
import { mutants } from './plugin.ts';

type Verdict = {
  stem: string;
  mutants: number;
  killed: number;
  equivalent: string[];
  alive: string[];
  risen: string[];
};

/** Time limit of all tests of one mutant, in milliseconds. */
const timeLimit = 60_000;

const { positionals } = readArguments(import.meta.filename, { allowPositionals: true });
const chosen = positionals.length > 0 ? positionals : stems;
const unknown = chosen.filter((stem) => !stems.includes(stem));
if (unknown.length > 0) refuse(`No such flow: ${unknown.join(', ')}. There are:\n${stems.join('\n')}`);

const start = () =>
  createVitest(
    'test',
    {
      config: false,
      watch: false,
      include: ['src/machines/**/*.test.ts', 'tests/models/mutants/walks.mutation.ts'],
      reporters: [{}],
      pool: 'threads',
      maxWorkers: 2,
      testTimeout: timeLimit,
    },
    { plugins: [mutants], resolve: { tsconfigPaths: true }, logLevel: 'silent' },
  );
let vitest = await start();

/** Whether some test fails, or the tests do not end in time. */
async function isKilled(stem: string, index: number | null): Promise<boolean> {
  const isLate = setTimeout(timeLimit, true, { ref: false });
  const verdict = await Promise.race([isFound(stem, index), isLate.then(() => null)]);
  if (verdict !== null) return verdict;
  // A machine in an endless loop cannot be stopped: its runner is left behind, and a new one started.
  void vitest.close();
  vitest = await start();
  return true;
}

/** Whether some test fails: one of the machine's own, else a walk. */
async function isFound(stem: string, index: number | null): Promise<boolean> {
  vitest.provide('mutant', { stem, index });
  for (const test of [`src/machines/${stem}.machine.test.ts`, 'walks.mutation.ts']) {
    const specifications = await vitest.globTestSpecifications([test]);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    // Vitest keeps the results of earlier runs, too.
    const own = testModules.filter((one) => specifications.some(({ moduleId }) => moduleId === one.moduleId));
    if (own.length === 0) throw new Error(`Nothing came of ${test}.`);
    if (unhandledErrors.length > 0 || own.some((one) => !one.ok())) return true;
  }
  return false;
}

async function checkMutants(stem: string): Promise<Verdict> {
  const verdict: Verdict = { stem, mutants: 0, killed: 0, equivalent: [], alive: [], risen: [] };
  // Then nothing can be said of its mutants.
  if (await isKilled(stem, null))
    return { ...verdict, alive: ['the machine itself is red: its tests fail without a fault'] };
  const { machine } = await modelOf(stem);
  for (const [index, { name }] of mutantsOf(machine).entries()) {
    const isKnown = `${stem}: ${name}` in equivalent;
    verdict.mutants += 1;
    if (await isKilled(stem, index)) {
      verdict.killed += 1;
      if (isKnown) verdict.risen.push(name);
    } else (isKnown ? verdict.equivalent : verdict.alive).push(name);
  }
  return verdict;
}

const verdicts: Verdict[] = [];
for (const [index, stem] of chosen.entries()) {
  progress('Mutants', index, chosen.length, stem);
  const verdict = await checkMutants(stem);
  verdicts.push(verdict);
  const { killed, equivalent: same, alive, risen } = verdict;
  console.log(`${stem}: ${killed} killed, ${same.length} equivalent, ${alive.length} alive`);
  for (const name of alive) console.log(`  alive: ${name}`);
  for (const name of risen) console.log(`  killed, though it is listed as equivalent: ${name}`);
}
await vitest.close();

const sum = (count: (verdict: Verdict) => number) => verdicts.reduce((total, one) => total + count(one), 0);
const [all, killed, same] = [sum((one) => one.mutants), sum((one) => one.killed), sum((one) => one.equivalent.length)];
mkdirSync('reports/models', { recursive: true });
writeFileSync('reports/models/mutants.json', JSON.stringify(verdicts, null, 2));
console.log(
  `\n${killed} of ${all} mutants killed, ${same} equivalent; score ${((100 * killed) / (all - same)).toFixed(1)} %`,
);
// A mutant in an endless loop would keep the process alive.
process.exit(verdicts.some(({ alive, risen }) => alive.length + risen.length > 0) ? 1 : 0);
