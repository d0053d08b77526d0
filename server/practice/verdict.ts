/** Whether a result is what an exercise asks for, and what its author says of the mistake where it is not. */
import type { components } from '../../src/api/generated/schema.d.ts';
import { Problem } from '../http/problem.ts';
import type { Exercise } from '../lesson/exercise.ts';
import { checkChart } from './chart-check.ts';
import { compareTables, compareValues, digestOf } from './compare.ts';

type Given = components['schemas']['AttemptResult'];
type Coded = Extract<Exercise, { language: 'sql' | 'python' }>;
/** `mistake` is what the mistake yields, which names it in the log. */
export type Verdict = { difference: components['schemas']['Difference']; explanation?: string; mistake?: string };

/**
 * Null where the result fits. The answer to a common mistake is found by what the mistake yields on the visible rows.
 * Throws 422 where the result is not of the exercise's language.
 */
export function verdictOn(exercise: Exercise, rows: 'visible' | 'hidden', given: Given): Verdict | null {
  if (exercise.language === 'chart') {
    if (!given.chart) throw wrongKind('a chart');
    const messages = checkChart(exercise, given.chart);
    return messages.length === 0 ? null : { difference: { kind: 'chart', messages } };
  }
  const difference = differenceOf(exercise, exercise.fit[rows], given);
  if (!difference) return null;
  const known = rows === 'visible' ? mistakeIn(exercise, given) : undefined;
  return { difference, ...(known && { explanation: known.answer, mistake: known.result }) };
}

function differenceOf({ isOrdered, checks }: Coded, expected: Coded['fit']['visible'], given: Given) {
  if ('values' in expected) {
    if (!given.values) throw wrongKind('the values of the checks');
    const messages = checks.map(({ otherwise }) => otherwise);
    return compareValues(given.values, expected.values, messages);
  }
  if (!given.table) throw wrongKind('a table');
  return compareTables(given.table, expected, isOrdered);
}

function mistakeIn({ isOrdered, mistakes }: Coded, { table, values }: Given) {
  const result = values ? { values } : table;
  if (!result) return undefined;
  const digest = digestOf(result, isOrdered);
  return mistakes.find((mistake) => mistake.result === digest);
}

const wrongKind = (wanted: string) => new Problem(422, `The result of this exercise is ${wanted}.`);
