/** A chart is described by its code: there is nothing to run. */
import type { ExerciseResult } from '../../machines/practice/run.ts';
import { specFrom } from '../../ui/parts/chart/spec.ts';

/** The chart that the form shows: a draft that holds none counts as the start. */
export function describedResult(code: string, start: string): ExerciseResult {
  const chart = specFrom(code) ?? specFrom(start);
  return chart ? { kind: 'chart', chart } : { kind: 'error', message: '', position: null, help: 'broken', text: '' };
}
