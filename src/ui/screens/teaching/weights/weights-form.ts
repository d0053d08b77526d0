/** What the form "Weights" takes, and what it says of that (§teaching.91). */
import * as z from 'zod/mini';

/** As typed; `weights` by assignment. */
export type TypedWeights = { weights: Record<string, string>; countsMissing: boolean; seenByStudents: boolean };

const isWeight = (typed: string) => /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= 100;

export const weightsSchema = z.object({
  weights: z.record(z.string(), z.string().check(z.refine(isWeight, 'Enter a whole number from 0 to 100.'))),
  countsMissing: z.boolean(),
  seenByStudents: z.boolean(),
});

/** Those that are no whole number from 0 to 100 are left out. */
export const sumOf = (weights: TypedWeights['weights'], ids: readonly string[]) =>
  ids.reduce((sum, id) => sum + (isWeight(weights[id] ?? '') ? Number(weights[id]) : 0), 0);

const percent = new Intl.NumberFormat('en-GB', { style: 'percent' });

/** `20 of 110, 18%`; undefined for what is no weight. */
export function shareOf(typed: string, sum: number): string | undefined {
  if (!isWeight(typed)) return undefined;
  const weight = Number(typed);
  return weight === 0 ? 'Not counted' : `${weight} of ${sum}, ${percent.format(weight / sum)}`;
}
