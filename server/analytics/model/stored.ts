/** A model as it is kept in a file or a row: numbers by name, and no answer of anybody. */
import { z } from 'zod';
import { features } from './features.ts';
import type { Model } from './predict.ts';

const gaussian = z.strictObject({ mean: z.number(), variance: z.number().positive() });

export const storedModel = z.strictObject({
  weights: z.array(z.number()).length(features.length),
  interval: z.strictObject({
    remaining: z.number().positive(),
    general: z.number().positive(),
    skill: z.number().positive(),
    gain: z.number(),
  }),
  prior: z.strictObject({
    mean: z.number(),
    skillVariance: z.number().positive(),
    itemVariance: z.number().positive(),
  }),
  skillSets: z.record(z.string(), gaussian),
  items: z.record(z.string(), gaussian),
});

export type StoredModel = z.infer<typeof storedModel>;

/** Five digits are more than any number of answers can tell, and the text is half as long. */
const rounded = (value: number) => Number(value.toPrecision(5));
const roundedGaussian = ({ mean, variance }: z.infer<typeof gaussian>) => ({
  mean: rounded(mean),
  variance: rounded(variance),
});

/** Once kept, the rounded numbers are the model. */
export function toStored({ weights, interval, difficulties: { prior, skillSets, items } }: Model): StoredModel {
  const { remaining, general, skill, gain } = interval;
  return {
    weights: weights.map(rounded),
    interval: {
      remaining: rounded(remaining),
      general: rounded(general),
      skill: rounded(skill),
      gain: rounded(gain),
    },
    prior: {
      mean: rounded(prior.mean),
      skillVariance: rounded(prior.skillVariance),
      itemVariance: rounded(prior.itemVariance),
    },
    skillSets: Object.fromEntries([...skillSets].map(([name, ease]) => [name, roundedGaussian(ease)])),
    items: Object.fromEntries([...items].map(([name, ease]) => [name, roundedGaussian(ease)])),
  };
}

export const fromStored = ({ weights, interval, prior, skillSets, items }: StoredModel): Model => ({
  weights,
  interval,
  difficulties: { prior, skillSets: new Map(Object.entries(skillSets)), items: new Map(Object.entries(items)) },
});
