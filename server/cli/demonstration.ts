/**
 * `npm run demonstration -- --remove` takes the demonstration's accounts, figures, reviews and classes out of the database.
 * `DEMO=true npm run demonstration -- --grow 40` has 40 times its students, from 1 to 200, with their work, questions,
 * reviews, payments and classes, so that every list goes past its first page. What is there stays, and what lacks is added.
 * `DEMO=true npm run demonstration -- --courses 10000` adds made-up courses, from 1 to 10,000, for a catalogue to be looked at.
 * `--seed 7` draws others: the same seed draws the same on the same day.
 * It needs the server's settings and its database: with the embedded one, stop the server first.
 */
import { parseArgs } from 'node:util';
import { several } from '../content/durations.ts';
import { loadContent } from '../content/load.ts';
import { CannotGrow, type Growth, growDemonstration } from '../demonstration/growth/add.ts';
import { addCourses } from '../demonstration/growth/courses.ts';
import { loadDemonstration } from '../demonstration/load.ts';
import { removeDemonstration } from '../demonstration/remove.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/client.ts';
import { runCommand, UsageError } from './command.ts';

const usage = 'Usage: npm run demonstration -- --remove | --grow N [--seed S] | --courses N [--seed S]';
const mostCourses = 10_000;
const mostTimes = 200;
const mostSeed = 999_999;

type Services = { db: Database; config: Pick<Config, 'demo' | 'contentFolder'>; now: () => Date };

/** Returns what is printed. Throws `UsageError`. */
export async function runDemonstration({ db, config, now }: Services, args: string[]): Promise<string> {
  const asked = readAsked(args);
  if (asked === 'remove') return remove(db);
  if (!config.demo) throw new UsageError('What is made up grows in a demonstration alone: set DEMO=true.');
  await loadContent(db, config.contentFolder);
  await loadDemonstration(db, now());
  return 'courses' in asked ? extend(db, asked) : grow(db, asked, now());
}

type Courses = { courses: number; seed: number };

function readAsked(args: string[]): 'remove' | Growth | Courses {
  const { remove: isRemoval, grow: times, courses, seed } = optionsOf(args);
  const asked = [isRemoval || undefined, times, courses].filter((one) => one !== undefined);
  if (asked.length !== 1 || (isRemoval && seed !== undefined)) throw new UsageError(usage);
  const drawnBy = { seed: numberOf('--seed', seed ?? '1', { from: 0, to: mostSeed }) };
  if (times !== undefined) return { times: numberOf('--grow', times, { from: 1, to: mostTimes }), ...drawnBy };
  if (courses === undefined) return 'remove';
  return { courses: numberOf('--courses', courses, { from: 1, to: mostCourses }), ...drawnBy };
}

function optionsOf(args: string[]) {
  const remove = { type: 'boolean', default: false } as const;
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ args, options: { remove, grow: text, courses: text, seed: text } }).values;
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(`${error.message}\n${usage}`) : error;
  }
}

function numberOf(option: string, given: string, { from, to }: { from: number; to: number }): number {
  const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (number >= from && number <= to) return number;
  throw new UsageError(`${option} takes a whole number from ${from} to ${to}, not "${given}".`);
}

async function remove(db: Database): Promise<string> {
  const removed = await removeDemonstration(db);
  const who = removed.length > 0 ? removed.join(' and ') : 'No account';
  return `${who} removed, with the made-up figures, reviews, classes and courses. Other accounts stay.`;
}

async function extend(db: Database, { courses, seed }: Courses): Promise<string> {
  const added = await addCourses(db, { count: courses, seed });
  if (added === 0) return `There are ${several(courses, 'made-up course')} already. Nothing was added.`;
  return `Added ${several(added, 'made-up course')}: there are ${courses} (seed ${seed}).`;
}

async function grow(db: Database, growth: Growth, now: Date): Promise<string> {
  const started = performance.now();
  try {
    const { had, students } = await growDemonstration(db, growth, now);
    const { times, seed } = growth;
    if (students === 0)
      return `The demonstration is there ${times === 1 ? 'once' : `${times} times`} already. Nothing was added.`;
    const seconds = Math.ceil((performance.now() - started) / 1000);
    const before = had > 1 ? `, which was there ${had} times,` : '';
    return `Added ${several(students, 'student')} with all that is theirs in ${several(seconds, 'second')}: the demonstration${before} is there ${times} times (seed ${seed}).`;
  } catch (error) {
    throw error instanceof CannotGrow ? new UsageError(error.message) : error;
  }
}

if (import.meta.main) await runCommand(import.meta.filename, runDemonstration);
