/** Runs the solutions, start codes and mistakes of exercises as a student's browser would, with the same runtimes. */
import { loadPyodide } from 'pyodide';
import { readDataSets, type WrittenDataSet } from '../../server/content/data-sets.ts';
import { type CodedExercise, inputOf, isOrdered, type Results, sourceOf } from '../../server/content/exercise.ts';
import { type ContentFolder, readFolder } from '../../server/content/folder.ts';
import { Problems } from '../../server/content/problems.ts';
import * as schemas from '../../server/content/schemas.ts';
import { parseMarkdown } from '../../server/content/yaml.ts';
import type { DataSet, Result } from '../../server/platform/database/written-lesson.ts';
import { compareTables, compareValues, digestOf } from '../../server/practice/compare.ts';
import { type LoadedPackages, openPython, runPython } from '../../src/runtimes/python/run.ts';
import { openSqlite } from '../../src/runtimes/sql/database.ts';
import { runSql } from '../../src/runtimes/sql/run.ts';
import type { RunInput } from '../../src/runtimes/types.ts';
import { pythonMutantsWith } from './python-mutants.ts';
import { type Mutant, sqlMutants } from './sql-mutants.ts';

export type Exercise = { courseId: string; id: string; path: string; front: CodedExercise; data: WrittenDataSet };

/** What code yields, or what its error says. */
export type Yield = { result: Result } | { error: string };
export type Run = (exercise: Exercise, code: string, rows: DataSet) => Yield;
export type Runtimes = { run: Run; mutantsOf: (exercise: Exercise) => Mutant[] };

/** Expected rows are compared as a whole, and a person has to be able to look through them. */
const mostRows = 300;
const mostCharacters = 30_000;

/** The exercises of SQL and Python. Mistakes in their files are not reported here, but by `npm run content`. */
export function readExercises(path: string): Exercise[] {
  const folder = readFolder(path);
  const problems = new Problems(folder.name);
  const dataSets = readDataSets(folder, problems);
  return [...folder.texts.keys()].flatMap((file) => exerciseIn(folder, file, dataSets, problems));
}

function exerciseIn(
  folder: ContentFolder,
  path: string,
  dataSets: ReadonlyMap<string, WrittenDataSet>,
  problems: Problems,
) {
  const [, courseId, module, number] = /^courses\/([^/]+)\/0*(\d+)-[^/]+\/0*(\d+)-[^/]+\.md$/.exec(path) ?? [];
  const text = folder.texts.get(path) ?? '';
  if (courseId === undefined || !/^type: exercise$/m.test(text)) return [];
  const front = parseMarkdown(schemas.lesson, text, path, problems)?.front;
  if (front?.type !== 'exercise' || front.language === 'chart') return [];
  const data = dataSets.get(front.data);
  return data ? [{ courseId, id: `m${module}-l${number}`, path, front, data }] : [];
}

/** Whether its code needs more than Python's standard library. */
export const isExtra = ({ front }: Exercise): boolean => front.language === 'python' && front.packages !== undefined;

/** Python orders sets by a random number, unless it is given one: so an exercise that passes today passes tomorrow. */
const sameEachTime = { env: { PYTHONHASHSEED: '1' } };

/** A mutant that is a recursive query without its end condition never ends. A solution takes a thousandth of this. */
const mostSteps = 20_000_000;

/** Starts the runtimes that the exercises need; without `packages`, extras are not run. */
export async function startRuntimes(exercises: Exercise[], packages: LoadedPackages | null): Promise<Runtimes> {
  const sqlite = await openSqlite();
  const needsPython = exercises.some(({ front }) => front.language === 'python');
  const python = needsPython ? await openPython(loadPyodide, sameEachTime) : null;
  const extraPython = packages && (await openPython(loadPyodide, sameEachTime, packages));
  const pythonMutants = python && pythonMutantsWith(python.pyodide);
  const run: Run = (exercise, code, dataSet) => {
    const { front } = exercise;
    const own = isExtra(exercise) ? extraPython : python;
    const input: RunInput = {
      code,
      dataSet,
      checks: front.checks.map(({ show }) => show),
      input: inputOf(front),
      mostSteps,
    };
    const result = front.language === 'sql' ? runSql(sqlite, input) : own && runPython(own, input);
    if (result?.kind === 'table') return { result: { columns: result.columns, rows: result.rows } };
    if (result?.kind === 'output') return { result: { values: result.values } };
    return { error: result?.message ?? 'Python is not running.' };
  };
  const mutantsOf = ({ front }: Exercise) =>
    front.language === 'sql' ? sqlMutants(front.solution, isOrdered(front)) : (pythonMutants?.(front.solution) ?? []);
  return { run, mutantsOf };
}

const isSame = (exercise: Exercise, given: Result, expected: Result) => {
  if ('values' in given) return 'values' in expected && compareValues(given.values, expected.values, []) === null;
  if ('values' in expected) return false;
  return compareTables({ ...given, rowCount: given.rows.length }, expected, isOrdered(exercise.front)) === null;
};

export type ExerciseRun = { entry: Results[string] | null; problems: string[] };

/** The exercise's entry in `results.json`, and what its author has to fix. */
export function runExercise(exercise: Exercise, run: Run): ExerciseRun {
  const { front, data } = exercise;
  const [visible, hidden] = [data.visible, data.hidden].map((rows) => run(exercise, front.solution, rows));
  if (!visible || 'error' in visible) return { entry: null, problems: [`its solution fails: ${visible?.error}`] };
  if (!hidden || 'error' in hidden)
    return { entry: null, problems: [`its solution fails on the hidden rows: ${hidden?.error}`] };
  const problems: string[] = [];
  const start = run(exercise, front.start, data.visible);
  if ('result' in start && isSame(exercise, start.result, visible.result)) problems.push('its start code passes');
  if (isSame(exercise, visible.result, hidden.result)) {
    problems.push('a typed-in result would pass: the hidden rows yield the same');
  }
  if ('rows' in visible.result && visible.result.rows.length > mostRows) {
    problems.push(`its result has more than ${mostRows} rows`);
  }
  if ('rows' in visible.result && visible.result.rows.length === 0) problems.push('its result is empty');
  if (JSON.stringify(visible.result).length > mostCharacters) problems.push('its result is too long to look through');
  const failed = 'values' in visible.result ? visible.result.values.find((value) => value.startsWith('!')) : undefined;
  if (failed !== undefined) problems.push(`a check of its solution fails: ${failed}`);
  const digests = front.mistakes.map(({ code }, at) => {
    const made = run(exercise, code, data.visible);
    const name = `mistake ${at + 1}`;
    if ('error' in made) {
      problems.push(`${name} fails, so that its answer is never given: ${made.error}`);
      return '';
    }
    if (isSame(exercise, made.result, visible.result)) problems.push(`${name} yields what the solution yields`);
    return digestOf(made.result, isOrdered(exercise.front));
  });
  const twice = digests.findIndex((digest, at) => digest !== '' && digests.indexOf(digest) !== at);
  if (twice !== -1) problems.push(`mistake ${twice + 1} yields what another mistake yields`);
  const entry = { of: sourceOf(front, data), visible: visible.result, hidden: hidden.result, mistakes: digests };
  return { entry, problems };
}

/**
 * Code with one small mistake that would pass, as the hidden rows yield the same for it as for the solution. The author
 * changes the rows, or names the change under `equal` where such code is as correct as the solution.
 */
export function undetectedMutants(exercise: Exercise, { run, mutantsOf }: Runtimes): string[] {
  const { front, data } = exercise;
  const expected = run(exercise, front.solution, data.hidden);
  if ('error' in expected) return []; // reported by `runExercise`
  const passing = mutantsOf(exercise).filter(({ code }) => {
    const made = run(exercise, code, data.hidden);
    return 'result' in made && isSame(exercise, made.result, expected.result);
  });
  const undetected = new Set(passing.map(({ change }) => change));
  return [
    ...[...undetected]
      .filter((change) => !(change in front.equal))
      .map((change) => `a mistake passes the hidden rows: ${change}`),
    ...Object.keys(front.equal)
      .filter((change) => !undetected.has(change))
      .map((change) => `equal: nothing that passes is called "${change}"`),
  ];
}
