/** Each statechart is given one fault at a time, and some test of it must fail. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { progress } from '../cli/terminal.ts';
import { modelOf } from '../engine/flows.ts';
import { equivalent } from './equivalent.ts';
import { mutantsOf } from './mutate.ts';
import { Worker } from './workers.ts';

type Verdict = {
  stem: string;
  mutants: number;
  killed: number;
  equivalent: string[];
  alive: string[];
  risen: string[];
};

/** A mutant's tests may take this many times as long as the machine's without a fault, and so many milliseconds more. */
const patience = 5;
const grace = 5_000;

async function checkMutants(stem: string, worker: Worker): Promise<Verdict> {
  const verdict: Verdict = { stem, mutants: 0, killed: 0, equivalent: [], alive: [], risen: [] };
  const begin = Date.now();
  // Then nothing can be said of its mutants.
  if ((await worker.isFound({ stem, index: null }, 120_000)) !== false)
    return { ...verdict, alive: ['the machine itself is red: its tests fail without a fault'] };
  const timeLimit = grace + patience * (Date.now() - begin);
  const { machine } = await modelOf(stem);
  for (const [index, { name }] of mutantsOf(machine).entries()) {
    const isKnown = `${stem}: ${name}` in equivalent;
    verdict.mutants += 1;
    // Tests that do not end have found the mutant, too.
    if ((await worker.isFound({ stem, index }, timeLimit)) ?? true) {
      verdict.killed += 1;
      if (isKnown) verdict.risen.push(name);
    } else (isKnown ? verdict.equivalent : verdict.alive).push(name);
  }
  return verdict;
}

/** Takes one flow after another, as other workers do from the same list. */
async function checkAll(
  waiting: Iterable<string>,
  onChecked: (verdict: Verdict) => void,
  show: (stem: string) => void,
) {
  const worker = new Worker();
  for (const stem of waiting) {
    show(stem);
    const verdict = await checkMutants(stem, worker);
    onChecked(verdict);
    const { killed, equivalent: same, alive, risen } = verdict;
    console.log(`${stem}: ${killed} killed, ${same.length} equivalent, ${alive.length} alive`);
    for (const name of alive) console.log(`  alive: ${name}`);
    for (const name of risen) console.log(`  killed, though it is listed as equivalent: ${name}`);
  }
  worker.stop();
}

/** Prints a line a statechart, and the score. */
export async function mutateStatecharts(stems: readonly string[]): Promise<void> {
  const verdicts: Verdict[] = [];
  const waiting = stems.values();
  const show = (stem: string) => progress('Mutants', verdicts.length, stems.length, stem);
  const work = () => checkAll(waiting, (verdict) => void verdicts.push(verdict), show);
  await Promise.all(Array.from({ length: availableParallelism() }, work));

  const sum = (count: (verdict: Verdict) => number) => verdicts.reduce((total, one) => total + count(one), 0);
  const [all, killed, same] = [
    sum((one) => one.mutants),
    sum((one) => one.killed),
    sum((one) => one.equivalent.length),
  ];
  mkdirSync('reports/models', { recursive: true });
  writeFileSync('reports/models/mutants.json', JSON.stringify(verdicts, null, 2));
  console.log(
    `\n${killed} of ${all} mutants killed, ${same} equivalent; score ${((100 * killed) / (all - same)).toFixed(1)} %`,
  );
  process.exitCode = verdicts.some(({ alive, risen }) => alive.length + risen.length > 0) ? 1 : 0;
}
