/** What the form of a late policy takes, and what it accepts (§teaching.100, §teaching.103). */
import * as z from 'zod/mini';

/** As typed. `whose`: an own policy, or none: that of the course, or no late work in a course. */
export type TypedLatePolicy = {
  whose: 'own' | 'course';
  graceMinutes: string;
  percentPerDay: string;
  floor: string;
  lastDay: string;
};

/** Why it was not previewed, or not saved. */
export type Refused = { why: string };

const mosts = { graceMinutes: 1440, percentPerDay: 100, floor: 100, lastDay: 60 } as const;
type NumberField = keyof typeof mosts;

const fits = (text: string, most: number) => /^\s*\d{1,4}\s*$/.test(text) && Number(text) <= most;

const rule = (name: NumberField) =>
  z.refine<TypedLatePolicy>(({ whose, ...typed }) => whose !== 'own' || fits(typed[name], mosts[name]), {
    path: [name],
    error: `Enter a whole number from 0 to ${mosts[name].toLocaleString('en-GB')}.`,
  });

export const latePolicySchema = z
  .object({
    whose: z.enum(['own', 'course']),
    graceMinutes: z.string(),
    percentPerDay: z.string(),
    floor: z.string(),
    lastDay: z.string(),
  })
  .check(rule('graceMinutes'), rule('percentPerDay'), rule('floor'), rule('lastDay'));
