/** Names and sentences that what is made up is put together from (§content.17). */
import { z } from 'zod';
import { readDemonstration } from '../read.ts';

const some = z.array(z.string()).min(1);
const text = z.strictObject({ openings: some, findings: some, closings: some });

const phrases = z.strictObject({
  firstNames: some,
  lastNames: some,
  work: text,
  feedback: z.strictObject({ texts: some, comments: some, reasons: some }),
  extensions: z.strictObject({ reasons: some, answers: some }),
  questions: z.strictObject({ openings: some, details: some, answers: some, followUps: some, fromInstructor: some }),
  community: z.strictObject({ titles: some, texts: some, answers: some, reports: some }),
  reviews: z.strictObject({ five: some, four: some, three: some, two: some, one: some, more: some, answers: some }),
  announcements: z.strictObject({ titles: some, texts: some }),
  classes: z.strictObject({ titles: some, locations: some, cancelReasons: some }),
  refunds: some,
});

export type Phrases = z.infer<typeof phrases>;

export const readPhrases = (): Phrases => readDemonstration('growth/phrases.yaml', phrases);
