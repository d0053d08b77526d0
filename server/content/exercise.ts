/**
 * Exercises. What their solutions yield is in the course's `results.json`, which `npm run results` writes: a server runs no
 * code of theirs, and the expected rows are beside what they were made of.
 */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { DataSet, WrittenLesson } from '../platform/database/written-lesson.ts';
import type { DataSets, WrittenDataSet } from './data-sets.ts';
import type { ContentFolder } from './folder.ts';
import type { Problems } from './problems.ts';
import * as schemas from './schemas.ts';

export type CodedExercise = z.infer<typeof schemas.sqlExercise> | z.infer<typeof schemas.pythonExercise>;
type Front = CodedExercise | z.infer<typeof schemas.chartExercise>;
type Chart = components['schemas']['ChartSpec'];
export type Results = z.infer<typeof schemas.results>;

/** Where `npm run results` writes what the solutions of a course yield, within the content folder. */
export const resultsFile = (courseId: string) => `courses/${courseId}/results.json`;

/** The stored results of a course; empty where it has no file. */
export function readResults({ texts }: ContentFolder, courseId: string, problems: Problems): Results {
  const path = resultsFile(courseId);
  const text = texts.get(path);
  if (text === undefined) return {};
  try {
    return schemas.results.parse(JSON.parse(text));
  } catch {
    problems.add(path, 1, 'cannot be read: run npm run results');
    return {};
  }
}

/** Raise it when the runtimes or the comparison yield other results. */
const format = 1;

/** The lines that Python's `input()` reads; none in SQL. */
export const inputOf = (front: CodedExercise): string => (front.language === 'python' ? front.input : '');

/** Whether the order of the rows counts. */
export const isOrdered = (front: CodedExercise): boolean => front.language === 'sql' && front.ordered;

/** A digest of everything that an exercise's results are made of. */
export function sourceOf(front: CodedExercise, { visible, hidden }: WrittenDataSet): string {
  const { language, solution, checks, mistakes } = front;
  const codes = [solution, checks.map(({ show }) => show), mistakes.map(({ code }) => code), inputOf(front)];
  const parts = [format, language, codes, isOrdered(front), visible.tables, hidden.tables];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** The packages of an exercise: with any, its lesson is an extra. */
export const packagesOf = (front: object | { packages?: string[] }) =>
  'packages' in front && front.packages !== undefined ? { packages: front.packages } : {};

export type ExerciseFile = { path: string; id: string; text: string; front: Front; body: string };

const columnsOf = ({ tables }: DataSet) =>
  Object.fromEntries(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));

/** The first table or column of a chart that its data does not have. */
function missingIn({ table, x, y, colour }: Chart, columns: Record<string, string[]>): string | null {
  const own = columns[table];
  return own ? ([x, y, colour].find((name) => name !== null && !own.includes(name)) ?? null) : table;
}

/** Returns null where the exercise holds a mistake. */
export function readExercise(
  { path, id, text, front, body }: ExerciseFile,
  { dataSets, results }: { dataSets: DataSets; results: Results },
  problems: Problems,
): WrittenLesson | null {
  const data = dataSets.get(front.data);
  if (!data) {
    const line = text.split('\n').findIndex((it) => it.startsWith('data:')) + 1;
    problems.add(path, line, `data: there is no folder content/data/${front.data}`);
    return null;
  }
  const { title, effort: minutes, hints, explanation = null } = front;
  const measures = front.outcome === undefined ? {} : { outcome: front.outcome };
  const base = {
    id,
    type: 'exercise',
    title,
    minutes,
    body,
    dataSet: front.data,
    hints,
    explanation,
    ...measures,
  } as const;
  if (front.language === 'chart') {
    const { language, requires } = front;
    const columns = columnsOf(data.visible);
    for (const [name, chart] of [
      ['start', front.start],
      ['solution', front.solution],
    ] as const) {
      const missing = missingIn(chart, columns);
      if (missing !== null) problems.add(path, 1, `${name}: ${front.data} has no ${missing}`);
    }
    const code = { start: JSON.stringify(front.start), solution: JSON.stringify(front.solution) };
    return { ...base, ...code, language, requires, columns };
  }
  if (!data.hasHidden) {
    problems.add(path, 1, `data: content/data/${front.data} has no hidden rows: a result that was typed in would pass`);
    return null;
  }
  const found = results[id];
  if (found?.of !== sourceOf(front, data)) {
    problems.add(path, 1, 'what its solution yields is not known: run npm run results');
    return null;
  }
  const { visible, hidden } = found;
  const { language, start, solution } = front;
  return {
    ...base,
    ...packagesOf(front),
    language,
    start,
    solution,
    isOrdered: isOrdered(front),
    input: inputOf(front),
    checks: front.checks.map(({ show, ...check }) => ({
      show,
      otherwise: 'otherwise' in check ? check.otherwise : '',
    })),
    fit: { visible, hidden },
    mistakes: front.mistakes.map(({ answer }, at) => ({ answer, result: found.mistakes[at] ?? '' })),
  };
}
