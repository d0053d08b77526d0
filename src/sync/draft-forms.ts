/** The values that each form keeps as a draft on the device, and the part of them that goes to the server. */
import * as z from 'zod/mini';
import { updateProfileBody } from '../api/generated/schemas/account.ts';
import type { DraftPlace } from '../machines/sync/draft.ts';

const quiz = z.object({ answers: z.record(z.string(), z.string()) });
const text = z.object({ text: z.string() });
const announcement = z.extend(text, { title: z.string() });
// No stars yet is an empty text.
const review = z.object({ stars: z.string(), text: z.string() });
const extension = z.object({ reason: z.string(), day: z.string() });
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
/** By student. */
const attendance = z.object({ marks: z.record(z.string(), z.enum(['present', 'absent', 'unmarked'])) });

/** Raise a form's version when the shape of its values changes. `blank` fills the fields that only the device keeps. */
const forms = {
  quiz: { version: 1, device: quiz, server: quiz, blank: {} },
  submission: { version: 1, device: z.extend(text, { files: z.array(z.file()) }), server: text, blank: { files: [] } },
  extension: { version: 1, device: extension, server: extension, blank: {} },
  announcement: { version: 1, device: announcement, server: announcement, blank: {} },
  extensionDecision: { version: 1, device: extensionDecision, server: extensionDecision, blank: {} },
  review: { version: 1, device: review, server: review, blank: {} },
  reviewAnswer: { version: 1, device: text, server: text, blank: {} },
  class: { version: 1, device: classPlan, server: classPlan, blank: {} },
  classCancellation: { version: 1, device: cancellation, server: cancellation, blank: {} },
  attendance: { version: 1, device: attendance, server: attendance, blank: {} },
  communityAnswer: { version: 1, device: text, server: text, blank: {} },
  reply: { version: 1, device: text, server: text, blank: {} },
  profile: { version: 1, device: updateProfileBody, server: updateProfileBody, blank: {} },
  feedback: { version: 1, device: feedback, server: feedback, blank: {} },
} satisfies Record<DraftForm, { version: number; device: z.ZodMiniType; server: z.ZodMiniType; blank: object }>;

export type DraftForm = DraftPlace['form'];
export type DraftOf<Form extends DraftForm> = z.infer<(typeof forms)[Form]['device']>;

export const versionOf = (form: DraftForm) => forms[form].version;

/** The values, if they have the form's current version and shape; null otherwise. */
export function readValues(form: DraftForm, where: 'device' | 'server', version: number, values: unknown) {
  const found = forms[form][where].safeParse(values);
  return version === forms[form].version && found.success ? found.data : null;
}

/** The part of the values that is sent to the server. */
export const sentOf = (form: DraftForm, values: object): Record<string, unknown> => forms[form].server.parse(values);

/** All values of the form: the server's draft lacks the fields that only the device keeps. */
export function wholeOf<Form extends DraftForm>(form: Form, values: object): DraftOf<Form> | null {
  const found = forms[form].device.safeParse({ ...forms[form].blank, ...values });
  // The form's own schema has just parsed it; TypeScript cannot relate the generic `Form` to its entry in `forms`.
  return found.success ? (found.data as DraftOf<Form>) : null;
}

/** Every string in a value of any shape, and the names of files. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof File) return [value.name];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
