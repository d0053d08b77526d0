/** The fields of a class form, and the rules for them (§schedule.9). */
import * as z from 'zod/mini';
import { typedLine } from '../../../parts/visible-text.ts';

/** The plan as typed: `day` is like `2026-12-02`, `time` like `16:00`, and both are in `zone`. */
export type TypedPlan = {
  title: string;
  day: string;
  time: string;
  minutes: string;
  zone: string;
  place: string;
  link: string;
  weeks: string;
};

const integer = (least: number, most: number, error: string) =>
  z
    .string()
    .check(z.refine((text) => /^\d{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most, error));

const noLink = 'Please enter an address that begins with https://.';

/** Whether the contract accepts the link: HTTPS, no user name or password, and not too long. */
function isLink(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.href.length <= 500;
}

export const planSchema = z
  .object({
    title: typedLine({ what: 'the title', most: 120, missing: 'Please give the class a title.' }),
    day: z.string().check(z.minLength(1, 'Please choose a day.')),
    time: z.string().check(z.minLength(1, 'Please choose a time.')),
    minutes: integer(5, 720, 'Please enter 5 to 720 minutes.'),
    zone: z.string(),
    place: typedLine({ what: 'the place', most: 200 }),
    link: z.string().check(
      z.trim(),
      z.refine((text) => text === '' || isLink(text), noLink),
    ),
    weeks: integer(1, 52, 'Please enter 1 to 52 classes.'),
  })
  .check(
    z.refine(({ place, link }) => place !== '' || link !== '', {
      path: ['place'],
      error: 'Please say where the class takes place, or give a link.',
    }),
  );
