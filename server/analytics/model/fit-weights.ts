/** Fits the weights of the features: logistic regression by Newton's method, with each weight held to its sign. */
import type { Sign } from './features.ts';
import { informationOf, scoreOf } from './link.ts';
import { solve } from './solve.ts';
import type { Table } from './table.ts';

/** Weights are drawn from a normal distribution around 0 whose variance is one over it: a feature that is never there gets 0. */
const ridge = 3;
/** Newton's method needs five or six from nothing; a rare data set needs more. */
const roundsAtMost = 25;
const smallestStep = 1e-6;

/** The features of each answer, one answer after another, with the sign that each feature's weight must have. */
export type Matrix = { values: Float64Array; signs: readonly Sign[] };

/** The likeliest weights, where `ease` has what is known of each answer's item. Starts at `from`. */
export function fitWeights(
  table: Table,
  { values, signs }: Matrix,
  ease: Float64Array,
  from: Float64Array,
): Float64Array {
  let weights = from;
  for (let round = 0; round < roundsAtMost; round += 1) {
    const { curvature, gradient } = slopes(table, values, ease, weights);
    for (const [index, weight] of weights.entries()) {
      gradient[index] = (gradient[index] ?? 0) - ridge * weight;
      const diagonal = index * weights.length + index;
      curvature[diagonal] = (curvature[diagonal] ?? 0) + ridge;
    }
    const before = weights;
    weights = boundedStep(curvature, gradient, before, signs);
    if (weights.every((weight, index) => Math.abs(weight - (before[index] ?? 0)) < smallestStep)) break;
  }
  return weights;
}

/** What the features of each answer add to the logit. */
export function abilitiesOf(values: Float64Array, weights: Float64Array): Float64Array {
  const width = weights.length;
  return Float64Array.from({ length: values.length / width }, (_, row) => weigh(values, row * width, weights));
}

function weigh(values: Float64Array, start: number, weights: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < weights.length; index += 1) sum += (weights[index] ?? 0) * (values[start + index] ?? 0);
  return sum;
}

function slopes(table: Table, values: Float64Array, ease: Float64Array, weights: Float64Array) {
  const width = weights.length;
  const curvature = new Float64Array(width * width);
  const gradient = new Float64Array(width);
  for (const [row, own] of ease.entries()) {
    const start = row * width;
    const logit = own + weigh(values, start, weights);
    const guess = table.guess[row] ?? 0;
    const score = scoreOf(logit, guess, table.right[row] === 1);
    const information = informationOf(logit, guess);
    for (let one = 0; one < width; one += 1) {
      const value = values[start + one] ?? 0;
      if (value === 0) continue;
      gradient[one] = (gradient[one] ?? 0) + score * value;
      const weighted = information * value;
      for (let other = 0; other <= one; other += 1) {
        const at = one * width + other;
        curvature[at] = (curvature[at] ?? 0) + weighted * (values[start + other] ?? 0);
      }
    }
  }
  for (let one = 0; one < width; one += 1) {
    for (let other = 0; other < one; other += 1) curvature[other * width + one] = curvature[one * width + other] ?? 0;
  }
  return { curvature, gradient };
}

/** A Newton step in which weights that would get the wrong sign become 0, and the others make the best of that. */
function boundedStep(curvature: Float64Array, gradient: Float64Array, weights: Float64Array, signs: readonly Sign[]) {
  const held = new Set<number>();
  for (;;) {
    const stepped = heldStep(curvature, gradient, weights, held);
    const wrong = signs.flatMap((sign, index) => (isWrong(sign, stepped[index] ?? 0) ? [index] : []));
    if (wrong.length === 0) return stepped;
    for (const index of wrong) held.add(index);
  }
}

const isWrong = (sign: Sign, weight: number) =>
  (sign === 'positive' && weight < 0) || (sign === 'negative' && weight > 0);

/** A Newton step to weights of which the held ones are 0. */
function heldStep(curvature: Float64Array, gradient: Float64Array, weights: Float64Array, held: ReadonlySet<number>) {
  const width = weights.length;
  const matrix = Float64Array.from(curvature);
  const right = Float64Array.from(gradient);
  for (const index of held) {
    for (let other = 0; other < width; other += 1) {
      right[other] = (right[other] ?? 0) + (curvature[other * width + index] ?? 0) * (weights[index] ?? 0);
    }
  }
  for (const index of held) {
    for (let other = 0; other < width; other += 1) {
      matrix[index * width + other] = 0;
      matrix[other * width + index] = 0;
    }
    matrix[index * width + index] = 1;
    right[index] = -(weights[index] ?? 0);
  }
  const step = solve(matrix, right);
  return weights.map((weight, index) => (held.has(index) ? 0 : weight + (step[index] ?? 0)));
}
