/** What the proof consists of. Each kind is run whole, or in parts of a few units, and counted by its own report. */
import { globSync } from 'node:fs';
import { topics } from '../../tests/attacks/topics.ts';
import { titlesOfRows } from '../../tests/faults/titles.ts';
import { stems } from '../../tests/flows.ts';
import { wholeProduct } from '../../tests/models/engine/random.ts';
import { environmentAt } from '../../tests/moved-clock.ts';
import { findPrograms, missingSentence } from '../cluster/programs.ts';
import { engines } from '../engines.ts';
import { readAttacks, readModels, readMutants } from '../test-reports.ts';
import { journeyFiles, storyFiles } from '../test-samples.ts';
import { check, playwright, suite, vitest, workshop } from '../test-stages.ts';
import { moments, nextMoment } from './moments.ts';

export type Kind = {
  name: string;
  units: readonly string[];
  /** How many units one run takes together, as each run has to start servers and browsers. */
  together: number;
  /** Usual seconds on two cores: of the start, and of a unit. */
  start: number;
  each: number | ((unit: string) => number);
  needs?: 'build' | 'workshop';
  /** `null`: all units. */
  run: (units: readonly string[] | null, seed: number) => Promise<void>;
};

const quoted = (words: readonly string[]) => words.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
const whole = { WHOLE: '1' };
const partOf = (units: readonly string[] | null) => units?.join(', ') ?? '';

/** What depends on the hour if anything does. */
const atMoment = {
  'unit and server': (options: { part: string; env: Record<string, string> }) => vitest('unit edge server', options),
  journeys: (options: { part: string; env: Record<string, string> }) =>
    playwright(
      'Journeys',
      'playwright test "journeys/((analytics|account)/|(assignments|grading|payment).spec)"',
      'reports/journeys.json',
      options,
    ),
};

const benchmarks = ['bytes', 'grading', 'practice', 'roster', 'stalls'];

/** Topics of attacks that take longer than half a minute on both databases. */
const slowTopics: Readonly<Record<string, number>> = { http: 420, stalls: 140, once: 50, settings: 45, access: 40 };

export const kinds: readonly Kind[] = [
  {
    name: 'Walks',
    units: [...stems, wholeProduct],
    together: 8,
    start: 45,
    each: 5,
    needs: 'build',
    run: (flows, seed) =>
      suite(
        'Walks',
        `node tests/models/cli/main.ts ${(flows ?? []).join(' ')} --seed ${seed % 1_000_000}`,
        'reports/models/results.json',
        readModels,
        { part: partOf(flows) },
      ),
  },
  {
    name: 'Mutants',
    units: stems,
    together: 8,
    start: 10,
    each: 5,
    run: (flows) =>
      suite(
        'Mutants',
        `node tests/models/mutants/main.ts ${(flows ?? []).join(' ')}`,
        'reports/models/mutants.json',
        readMutants,
        { part: partOf(flows) },
      ),
  },
  {
    name: 'Faults',
    units: [...titlesOfRows.keys()],
    together: 3,
    start: 25,
    each: (row) => 5 + 2 * (titlesOfRows.get(row)?.cases ?? 0),
    needs: 'build',
    run: (rows) =>
      playwright(
        'Faults',
        `node tests/faults/cli/main.ts ${quoted((rows ?? []).map((row) => titlesOfRows.get(row)?.pattern ?? row))}`,
        'reports/faults.json',
        { part: partOf(rows) },
      ),
  },
  {
    name: 'Attacks',
    units: Object.keys(topics),
    together: 1,
    start: 25,
    each: (topic) => slowTopics[topic] ?? 15,
    needs: 'build',
    run: (chosen) =>
      suite('Attacks', `node tests/attacks/main.ts ${(chosen ?? []).join(' ')}`, 'reports/attacks.json', readAttacks, {
        part: partOf(chosen),
      }),
  },
  {
    name: 'Journeys',
    units: journeyFiles,
    together: 3,
    start: 30,
    each: 15,
    needs: 'build',
    run: (files) =>
      playwright('Journeys', `playwright test ${(files ?? ['tests/journeys/']).join(' ')}`, 'reports/journeys.json', {
        part: partOf(files),
        env: whole,
      }),
  },
  {
    name: 'Engines',
    units: engines,
    together: engines.length,
    start: 30,
    each: 60,
    needs: 'build',
    run: (chosen) =>
      playwright('Engines', `node tests/engines/cli/main.ts ${(chosen ?? []).join(' ')}`, 'reports/engines.json', {
        part: partOf(chosen),
      }),
  },
  {
    name: 'Stories',
    units: storyFiles,
    together: 20,
    start: 40,
    each: 2,
    run: (files) => vitest('stories', { only: (files ?? []).join(' '), part: partOf(files), env: whole }),
  },
  {
    name: 'Server on both databases',
    units: globSync('{server,tests/contract}/**/*.test.ts').toSorted(),
    together: 15,
    start: 20,
    each: 3,
    needs: 'build',
    run: (files) =>
      // The attacks are a kind of their own.
      vitest('server server-embedded', {
        only: files ? files.join(' ') : "--exclude 'tests/attacks/**'",
        part: partOf(files),
        env: whole,
      }),
  },
  {
    name: 'Content',
    units: ['content', 'results'],
    together: 1,
    start: 0,
    each: 90,
    run: async (scripts) => {
      for (const script of scripts ?? ['content', 'results']) {
        await check('Content', `npm run --silent ${script} && git diff --exit-code --stat -- content`, {
          part: script,
        });
      }
    },
  },
  {
    name: 'Moments',
    units: moments.flatMap((moment) => Object.keys(atMoment).map((what) => `${moment}, ${what}`)),
    together: 1,
    start: 0,
    each: (unit) => (unit.endsWith('journeys') ? 150 : 140),
    needs: 'build',
    run: async (units) => {
      for (const moment of moments) {
        const env = environmentAt(nextMoment(moment, Date.now()) - Date.now());
        for (const [what, run] of Object.entries(atMoment)) {
          const part = `${moment}, ${what}`;
          if (units?.includes(part) ?? true) await run({ part, env });
        }
      }
    },
  },
  {
    name: 'Workshop',
    units: ['workshop'],
    together: 1,
    start: 0,
    each: 60,
    needs: 'workshop',
    run: () => workshop(),
  },
  {
    name: 'Alerts',
    units: ['alerts'],
    together: 1,
    start: 0,
    each: 10,
    run: () => check('Alerts', 'npm run --silent alerts'),
  },
  {
    name: 'Cluster',
    units: ['cluster'],
    together: 1,
    start: 60,
    each: 180,
    needs: 'build',
    run: async () => {
      const found = findPrograms();
      if ('missing' in found) console.log(`\n=== Cluster: skipped\n${missingSentence(found.missing)}`);
      else await check('Cluster', 'npm run --silent cluster -- --prove --minutes 2 --students 30');
    },
  },
  {
    // That they run: what they measure says something only on a machine that does nothing else.
    name: 'Benchmarks',
    units: benchmarks,
    together: 1,
    start: 5,
    each: 150,
    needs: 'build',
    run: async (parts) => {
      for (const part of parts ?? benchmarks) {
        await check('Benchmarks', `node scripts/bench/bench.ts --${part}`, { part });
      }
    },
  },
];
