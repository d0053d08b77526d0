/**
 * Fits how easy items are, with empirical Bayes: items of the same skills are drawn from one normal distribution, skills from
 * another, and both variances are estimated from the same answers (EM). An item with few answers stays near its skills.
 */
import type { Difficulties, DifficultyPrior } from './difficulty.ts';
import { informationOf, logitOf, scoreOf } from './link.ts';
import type { Table } from './table.ts';

/** By the numbers of the table. What no answer says anything of has the prior's mean. */
export type FittedDifficulties = {
  prior: DifficultyPrior;
  skillMean: Float64Array;
  skillPrecision: Float64Array;
  itemMean: Float64Array;
  itemPrecision: Float64Array;
};

const rounds = 8;
/** The variances are estimated once the means are no longer far off. */
const firstEstimate = 2;

/**
 * The posterior mode for answers that are not of the group `without` (all, where it is null). `abilities` has for each
 * answer what its student adds to the logit.
 */
export function fitDifficulties(table: Table, abilities: Float64Array, without: number | null): FittedDifficulties {
  const [itemCount, skillCount] = [table.items.length, table.skillSets.length];
  const skillOf = new Int32Array(itemCount).fill(-1);
  const rows = rowsOutside(table, without);
  let right = 0;
  for (const row of rows) {
    skillOf[table.item[row] ?? 0] = table.skillSet[row] ?? 0;
    right += table.right[row] ?? 0;
  }
  const mean = logitOf((right + 1) / (rows.length + 2), 0);
  const fitted: FittedDifficulties = {
    prior: { mean, skillVariance: 0.7, itemVariance: 0.7 },
    skillMean: new Float64Array(skillCount).fill(mean),
    skillPrecision: new Float64Array(skillCount),
    itemMean: new Float64Array(itemCount),
    itemPrecision: new Float64Array(itemCount),
  };
  for (let round = 0; round < rounds; round += 1) {
    step(fitted, skillOf, slopes(table, rows, abilities, fitted));
    estimatePrior(fitted, skillOf, round >= firstEstimate);
  }
  const seen = new Set(skillOf);
  for (const skill of fitted.skillMean.keys()) if (!seen.has(skill)) fitted.skillMean[skill] = fitted.prior.mean;
  return fitted;
}

function rowsOutside({ group }: Table, without: number | null): Int32Array {
  const rows = new Int32Array(group.length);
  let count = 0;
  for (const [row, own] of group.entries()) {
    if (own !== without) rows[count++] = row;
  }
  return rows.subarray(0, count);
}

type Slopes = { score: Float64Array; information: Float64Array };

/** The first and second derivatives of the log-likelihood by each item's logit. */
function slopes(table: Table, rows: Int32Array, abilities: Float64Array, fitted: FittedDifficulties): Slopes {
  const score = new Float64Array(table.items.length);
  const information = new Float64Array(table.items.length);
  for (const row of rows) {
    const item = table.item[row] ?? 0;
    const guess = table.guess[row] ?? 0;
    const ease = (fitted.skillMean[table.skillSet[row] ?? 0] ?? 0) + (fitted.itemMean[item] ?? 0);
    const logit = ease + (abilities[row] ?? 0);
    score[item] = (score[item] ?? 0) + scoreOf(logit, guess, table.right[row] === 1);
    information[item] = (information[item] ?? 0) + informationOf(logit, guess);
  }
  return { score, information };
}

/** A step of Newton's method for a skill and all of its items together: each item's own step is a function of its skill's. */
function step(fitted: FittedDifficulties, skillOf: Int32Array, { score, information }: Slopes): void {
  const { prior, skillMean, skillPrecision, itemMean, itemPrecision } = fitted;
  const itemPrior = 1 / prior.itemVariance;
  const skillPrior = 1 / prior.skillVariance;
  const gradient = skillMean.map((mean) => -skillPrior * (mean - prior.mean));
  skillPrecision.fill(skillPrior);
  for (const [item, skill] of skillOf.entries()) {
    if (skill < 0) continue;
    const own = information[item] ?? 0;
    itemPrecision[item] = own + itemPrior;
    const pull = (score[item] ?? 0) - itemPrior * (itemMean[item] ?? 0);
    gradient[skill] = (gradient[skill] ?? 0) + (score[item] ?? 0) - (own * pull) / (own + itemPrior);
    skillPrecision[skill] = (skillPrecision[skill] ?? 0) + (own * itemPrior) / (own + itemPrior);
  }
  for (const [skill, slope] of gradient.entries()) {
    gradient[skill] = slope / (skillPrecision[skill] ?? 1);
    skillMean[skill] = (skillMean[skill] ?? 0) + (gradient[skill] ?? 0);
  }
  for (const [item, skill] of skillOf.entries()) {
    if (skill < 0) continue;
    const pull =
      (score[item] ?? 0) - itemPrior * (itemMean[item] ?? 0) - (information[item] ?? 0) * (gradient[skill] ?? 0);
    itemMean[item] = (itemMean[item] ?? 0) + pull / (itemPrecision[item] ?? 1);
  }
}

/** The mean of the skills, and, with `withVariances`, how far skills and items lie apart beyond what chance explains. */
function estimatePrior(fitted: FittedDifficulties, skillOf: Int32Array, withVariances: boolean): void {
  const { prior, skillMean, skillPrecision, itemMean, itemPrecision } = fitted;
  const skills = [...new Set(skillOf)].filter((skill) => skill >= 0);
  if (skills.length === 0) return;
  prior.mean = skills.reduce((sum, skill) => sum + (skillMean[skill] ?? 0), 0) / skills.length;
  if (!withVariances) return;
  prior.skillVariance = average(skills, (skill) => {
    return ((skillMean[skill] ?? 0) - prior.mean) ** 2 + 1 / (skillPrecision[skill] ?? 1);
  });
  const items = [...skillOf.keys()].filter((item) => (skillOf[item] ?? -1) >= 0);
  prior.itemVariance = average(items, (item) => (itemMean[item] ?? 0) ** 2 + 1 / (itemPrecision[item] ?? 1));
}

const average = (all: readonly number[], of: (one: number) => number) =>
  all.reduce((sum, one) => sum + of(one), 0) / all.length;

/** Writes the ease of each answer's item; with `only`, of the answers of that group alone. */
export function writeEase(into: Float64Array, table: Table, fitted: FittedDifficulties, only: number | null): void {
  for (const [row, group] of table.group.entries()) {
    if (only !== null && group !== only) continue;
    const skill = table.skillSet[row] ?? 0;
    const item = table.item[row] ?? 0;
    into[row] = (fitted.skillMean[skill] ?? 0) + (fitted.itemMean[item] ?? 0);
  }
}

/** By names, as the model keeps them. */
export function difficultiesOf(table: Table, fitted: FittedDifficulties): Difficulties {
  const { prior, skillMean, skillPrecision, itemMean, itemPrecision } = fitted;
  const gaussian = (mean: number | undefined, precision: number | undefined) => ({
    mean: mean ?? 0,
    variance: 1 / (precision ?? 1),
  });
  return {
    prior,
    skillSets: new Map(table.skillSets.map((name, at) => [name, gaussian(skillMean[at], skillPrecision[at])])),
    items: new Map(table.items.map((name, at) => [name, gaussian(itemMean[at], itemPrecision[at])])),
  };
}
