/**
 * The values that instructors' forms keep as drafts; no student's page loads them
 * (`src/routes/teaching/instructors-only.tsx`).
 */
import * as z from 'zod/mini';
import { keptWhole } from './form-shape.ts';

const text = z.object({ text: z.string() });
/** Day and time as typed, in the time zone `zone`. */
const announcement = z.extend(text, {
  title: z.string(),
  when: z.enum(['now', 'later']),
  day: z.string(),
  time: z.string(),
  zone: z.string(),
});
/** `date`: another date that is granted; `reason`: why the request is declined. */
const extensionDecision = z.object({
  answer: z.enum(['proposed', 'other', 'declined']),
  day: z.string(),
  reason: z.string(),
});
/** `students`: the ids of those who were chosen; day and time as typed, in the time zone `zone`. */
const moreTime = z.object({
  who: z.enum(['everyone', 'chosen']),
  students: z.array(z.string()),
  day: z.string(),
  time: z.string(),
  zone: z.string(),
  reason: z.string(),
});
/** As typed; `whose`: an assignment's own policy, or that of its course. */
const latePolicy = z.object({
  whose: z.enum(['own', 'course']),
  graceMinutes: z.string(),
  percentPerDay: z.string(),
  floor: z.string(),
  lastDay: z.string(),
});
const excuse = z.object({ reason: z.string() });
/** Weights by assignment, as typed. */
const weights = z.object({
  weights: z.record(z.string(), z.string()),
  countsMissing: z.boolean(),
  // Drafts that were typed before there was this choice do not have it.
  seenByStudents: z.catch(z.boolean(), false),
});
const keptGrade = z.object({ reason: z.string() });
const comment = z.object({ start: z.number(), end: z.number(), comment: z.string() });
const feedback = z.object({
  levels: z.record(z.string(), z.string()),
  overruled: z.nullable(z.object({ total: z.string(), reason: z.string() })),
  comments: z.array(comment),
  fileComments: z.record(z.string(), z.string()),
  text: z.string(),
});

/** As typed; `zone` is the time zone of the day and the time. */
const classPlan = z.object({
  title: z.string(),
  day: z.string(),
  time: z.string(),
  minutes: z.string(),
  zone: z.string(),
  place: z.string(),
  link: z.string(),
  weeks: z.string(),
});
const cancellation = z.object({ reason: z.string() });
const instructor = z.object({ email: z.string() });
/** By student. */
const attendance = z.object({
  marks: z.record(z.string(), z.enum(['present', 'late', 'excused', 'absent', 'unmarked'])),
});

/** By form, as in `draft-forms.ts`. */
export const teachForms = {
  announcement: keptWhole(announcement, 2),
  announcementChange: keptWhole(announcement),
  extensionDecision: keptWhole(extensionDecision),
  keptGrade: keptWhole(keptGrade),
  moreTime: keptWhole(moreTime),
  latePolicy: keptWhole(latePolicy),
  excuse: keptWhole(excuse),
  weights: keptWhole(weights),
  reviewAnswer: keptWhole(text),
  class: keptWhole(classPlan),
  classCancellation: keptWhole(cancellation),
  attendance: keptWhole(attendance),
  instructor: keptWhole(instructor),
  rosterMessage: keptWhole(text),
  feedback: keptWhole(feedback),
};
