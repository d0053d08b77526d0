/**
 * `npm run models`: walks every statechart on real actors and in Chromium, and reports the elements taken.
 *
 *   npm run models                        all flows
 *   npm run models -- account/sign-in payment/enrolment   these flows
 *   npm run models -- account/sign-in --walk 2    one walk of a flow, in Chromium
 *   npm run models -- --list              the flows and their walks
 *   npm run models -- --node              on real actors alone
 *   npm run models -- account/sign-in --trace     with a trace of each flow, to look at step by step (`--headed`: in a window)
 *   npm run models -- --responses         one flow after another, and what took longest to be answered
 *   npm run models -- --seed 42 --runs 500            other random walks
 *   npm run models -- --random 5          at random alone in Chromium, five walks of each flow
 *   npm run models -- --replay chromium:account/sign-in:42:3:0   a random walk that failed, again
 */
import { mkdirSync, rmSync } from 'node:fs';
import { readArguments, refuse } from '../../../scripts/command-line.ts';
import { stems } from '../../flows.ts';
import { namesIn, runPlaywright, watchOptions } from '../../watched-run.ts';
import { elementsOf } from '../engine/coverage.ts';
import { modelOf } from '../engine/flows.ts';
import { describeWalk } from '../engine/node-walk.ts';
import { shortWalksOf } from '../engine/plan.ts';
import { walkAtRandom, wholeProduct } from '../engine/random.ts';
import { type FlowResult, nodeResult, readChromium, unwalked, writeCoverage, writeResults } from './flow-result.ts';
import { writeJunit, writeReport } from './report.ts';
import { printResponses, printTable, progress } from './terminal.ts';

const { values, positionals } = readArguments(import.meta.filename, {
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    node: { type: 'boolean', default: false },
    ...watchOptions,
    responses: { type: 'boolean', default: false },
    walk: { type: 'string' },
    seed: { type: 'string' },
    runs: { type: 'string', default: '100' },
    random: { type: 'string' },
    replay: { type: 'string' },
  },
});

const all = [...stems, wholeProduct];
const names = namesIn(positionals, values);
const unknown = names.filter((name) => !all.includes(name));
if (unknown.length > 0) refuse(`No such flow: ${unknown.join(', ')}. There are:\n${all.join('\n')}`);
const chosen = names.length > 0 ? names : all;

if (values.list) await list();
else if (values.replay) await replay(values.replay);
else await walk();

async function list() {
  for (const stem of chosen) {
    console.log(stem);
    if (names.length === 0 || stem === wholeProduct) continue;
    const model = await modelOf(stem);
    const wanted = new Set(elementsOf(model.machine));
    const walks = Object.keys(model.starts).flatMap((start) => shortWalksOf(model, start, wanted));
    for (const [index, one] of walks.entries()) console.log(`  ${index + 1}. ${describeWalk(one)}`);
  }
}

async function replay(text: string) {
  const [where, stem = '', seed = '', ...rest] = text.split(':');
  if (!all.includes(stem)) refuse(`No such flow: ${stem}. A replay is node:flow:seed:path or chromium:flow:seed:path.`);
  const path = rest.join(':');
  const failure = where === 'chromium' ? replayInChromium(stem, seed, path) : await replayOnActor(stem, seed, path);
  console.log(failure ?? 'This walk holds.');
  process.exitCode = failure === null ? 0 : 1;
}

function replayInChromium(stem: string, seed: string, path: string): string | null {
  const result = unwalked(stem);
  // What an earlier run has left would tell of another walk.
  rmSync(`reports/models/flows/${stem}.json`, { force: true });
  const exitCode = inChromium([stem], { MODELS_SEED: seed, MODELS_PATH: path });
  if (exitCode === 0) return null;
  readChromium(result);
  return result.chromium?.failures.join('\n\n') || 'This walk failed before its end.';
}

async function replayOnActor(stem: string, seed: string, path: string): Promise<string | null> {
  const failure = await walkAtRandom(await modelOf(stem), { seed: Number(seed), runs: 1, path });
  return failure && `${failure.message}\n${failure.way}`;
}

async function walk() {
  mkdirSync('reports/models', { recursive: true });
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const randomRun = { seed, runs: Number(values.runs) };
  const results: FlowResult[] = [];
  for (const [index, stem] of chosen.entries()) {
    progress('Node', index, chosen.length, stem);
    results.push(stem === wholeProduct ? unwalked(stem) : await nodeResult(stem, randomRun));
  }
  progress('Node', chosen.length, chosen.length, '');
  if (!values.node) walkInChromium(results, seed);
  printTable(results, seed);
  writeJunit(results);
  writeCoverage(results);
  writeResults(results);
  console.log(`Report: ${await writeReport(results, seed)}`);
  const isSlow = values.responses && !printResponses(results);
  process.exitCode = isSlow || results.some(({ failures }) => failures.length > 0) ? 1 : 0;
}

function walkInChromium(results: FlowResult[], seed: number) {
  for (const { stem } of results) rmSync(`reports/models/flows/${stem}.json`, { force: true });
  inChromium(chosen, {
    MODELS_SEED: String(seed),
    ...(values.walk && { MODELS_WALK: values.walk }),
    ...(values.random && { MODELS_RANDOM: values.random }),
  });
  for (const result of results) readChromium(result);
}

/** Runs these flows' walks in the browser; returns the exit code. */
function inChromium(flows: readonly string[], env: Record<string, string>): number {
  const titles = flows.length === all.length ? [] : ['-g', flows.map((stem) => `(^|\\s)${stem}$`).join('|')];
  const alone = values.responses ? ['--workers', '1'] : [];
  return runPlaywright(['-c', 'tests/models/playwright.config.ts', ...titles, ...alone], values, {
    folder: 'test-results/models',
    env,
  });
}
