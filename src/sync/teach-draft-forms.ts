/** The values that instructors' forms keep as drafts; no student's page loads them (`src/routes/teaching/instructors-only.tsx`). */
import * as z from 'zod/mini';

const text = z.object({ text: z.string() });
const announcement = z.extend(text, { title: z.string() });
/** A date is another one that is granted, a reason why the request is declined. */
const extensionDecision = z.object({
  answer: z.enum(['proposed', 'other', 'declined']),
  day: z.string(),
  reason: z.string(),
});
const comment = z.object({ start: z.number(), end: z.number(), comment: z.string() });
const feedback = z.object({
  levels: z.record(z.string(), z.string()),
  overruled: z.nullable(z.object({ total: z.string(), reason: z.string() })),
  comments: z.array(comment),
  fileComments: z.record(z.string(), z.string()),
  text: z.string(),
});

/** As typed; `zone` is the one that its day and time are of. */
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
const attendance = z.object({ marks: z.record(z.string(), z.enum(['present', 'absent', 'unmarked'])) });

/** By form, as in `draft-forms.ts`. */
export const teachForms = {
  announcement: { version: 1, device: announcement, server: announcement, blank: {} },
  extensionDecision: { version: 1, device: extensionDecision, server: extensionDecision, blank: {} },
  reviewAnswer: { version: 1, device: text, server: text, blank: {} },
  class: { version: 1, device: classPlan, server: classPlan, blank: {} },
  classCancellation: { version: 1, device: cancellation, server: cancellation, blank: {} },
  attendance: { version: 1, device: attendance, server: attendance, blank: {} },
  instructor: { version: 1, device: instructor, server: instructor, blank: {} },
  rosterMessage: { version: 1, device: text, server: text, blank: {} },
  feedback: { version: 1, device: feedback, server: feedback, blank: {} },
};
