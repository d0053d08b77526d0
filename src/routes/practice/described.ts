/** Results of chart exercises: their code describes a chart, so there is nothing to run. */
import type { ExerciseResult } from '../../machines/practice/run.ts';
import { specFrom } from '../../ui/parts/chart/spec.ts';

/** The chart that the form shows: the code's, or that of `start` if the code is no valid chart. */
export function describedResult(code: string, start: string): ExerciseResult {
  const chart = specFrom(code) ?? specFrom(start);
  return chart ? { kind: 'chart', chart } : { kind: 'error', message: '', position: null, help: 'broken', text: '' };
}
