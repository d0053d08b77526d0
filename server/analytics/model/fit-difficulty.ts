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

/** A known mean counts as so many skills: about as far as the means of public data sets lie apart. */
const skillsOfAnchor = 5;

/**
 * The posterior mode. `abilities` has for each answer what its student adds to the logit. With an `anchor`, for few answers, the
 * variances are its own, and the mean moves away from its as skills become known.
 */
export function fitDifficulties(table: Table, abilities: Float64Array, anchor?: DifficultyPrior): FittedDifficulties {
  const [itemCount, skillCount] = [table.items.length, table.skillSets.length];
  // An item whose skills changed over time counts for the last ones.
  const skillOf = new Int32Array(itemCount);
  for (const [row, item] of table.item.entries()) skillOf[item] = table.skillSet[row] ?? 0;
  const right = table.right.reduce((sum, one) => sum + one, 0);
  const mean = anchor?.mean ?? logitOf((right + 1) / (table.right.length + 2), 0);
  const fitted: FittedDifficulties = {
    prior: anchor ? { ...anchor } : { mean, skillVariance: 0.7, itemVariance: 0.7 },
    skillMean: new Float64Array(skillCount).fill(mean),
    skillPrecision: new Float64Array(skillCount),
    itemMean: new Float64Array(itemCount),
    itemPrecision: new Float64Array(itemCount),
  };
  for (let round = 0; round < rounds; round += 1) {
    step(fitted, skillOf, slopes(table, abilities, fitted));
    if (anchor) fitted.prior.mean = anchoredMean(fitted, skillOf, anchor);
    else estimatePrior(fitted, skillOf, round >= firstEstimate);
  }
  const seen = new Set(skillOf);
  for (const skill of fitted.skillMean.keys()) if (!seen.has(skill)) fitted.skillMean[skill] = fitted.prior.mean;
  return fitted;
}

type Slopes = { score: Float64Array; information: Float64Array };

/** The first and second derivatives of the log-likelihood by each item's logit. */
function slopes(table: Table, abilities: Float64Array, fitted: FittedDifficulties): Slopes {
  const score = new Float64Array(table.items.length);
  const information = new Float64Array(table.items.length);
  for (const [row, item] of table.item.entries()) {
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
    const pull =
      (score[item] ?? 0) - itemPrior * (itemMean[item] ?? 0) - (information[item] ?? 0) * (gradient[skill] ?? 0);
    itemMean[item] = (itemMean[item] ?? 0) + pull / (itemPrecision[item] ?? 1);
  }
}

/** The mean of the skills, and, with `withVariances`, how far skills and items lie apart beyond what chance explains. */
function estimatePrior(fitted: FittedDifficulties, skillOf: Int32Array, withVariances: boolean): void {
  const { prior, skillMean, skillPrecision, itemMean, itemPrecision } = fitted;
  const skills = [...new Set(skillOf)];
  prior.mean = average(skills, (skill) => skillMean[skill] ?? 0);
  if (!withVariances) return;
  prior.skillVariance = average(skills, (skill) => {
    return ((skillMean[skill] ?? 0) - prior.mean) ** 2 + 1 / (skillPrecision[skill] ?? 1);
  });
  const items = [...itemMean.keys()];
  prior.itemVariance = average(items, (item) => (itemMean[item] ?? 0) ** 2 + 1 / (itemPrecision[item] ?? 1));
}

function anchoredMean({ skillMean }: FittedDifficulties, skillOf: Int32Array, { mean }: DifficultyPrior): number {
  const skills = [...new Set(skillOf)];
  const sum = skills.reduce((total, skill) => total + (skillMean[skill] ?? 0), skillsOfAnchor * mean);
  return sum / (skillsOfAnchor + skills.length);
}

const average = (all: readonly number[], of: (one: number) => number) =>
  all.reduce((sum, one) => sum + of(one), 0) / all.length;

/** The ease of each answer's item. */
export const easesOf = ({ skillSet, item }: Table, { skillMean, itemMean }: FittedDifficulties): Float64Array =>
  Float64Array.from(item, (own, row) => (skillMean[skillSet[row] ?? 0] ?? 0) + (itemMean[own] ?? 0));

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
