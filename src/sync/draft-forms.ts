/** The values that each form keeps as a draft on the device, and the part of them that goes to the server. */
import * as z from 'zod/mini';
import { updateProfileBody } from '../api/generated/schemas/account.ts';
import type { DraftKey } from '../machines/sync/draft.ts';
import type { caseStudyForms } from './case-study-draft-forms.ts';
import type { exerciseForms } from './exercise-draft-forms.ts';
import { type FormShape, keptWhole } from './form-shape.ts';
import type { teachForms } from './teach-draft-forms.ts';

type AddedForms = typeof teachForms & typeof exerciseForms & typeof caseStudyForms;

const quiz = z.object({ answers: z.record(z.string(), z.string()) });
const text = z.object({ text: z.string() });
/** Files stay on the device. */
const withFiles = {
  version: 1,
  device: z.extend(text, { files: z.array(z.file()) }),
  server: text,
  blank: { files: [] },
};
// An empty text where no stars are chosen yet.
const review = z.object({ stars: z.string(), text: z.string() });
const extension = z.object({ reason: z.string(), day: z.string() });
const refundRequest = z.object({ reason: z.string() });
const regradeRequest = z.object({ reason: z.string() });

const ownForms = {
  quiz: keptWhole(quiz),
  submission: withFiles,
  extension: keptWhole(extension),
  refundRequest: keptWhole(refundRequest),
  regradeRequest: keptWhole(regradeRequest),
  review: keptWhole(review),
  communityAnswer: keptWhole(text),
  ownAnswer: keptWhole(text),
  reply: withFiles,
  profile: keptWhole(updateProfileBody),
} satisfies Record<Exclude<DraftForm, keyof AddedForms>, FormShape>;

export type DraftForm = DraftKey['form'];
type Forms = typeof ownForms & AddedForms;
export type DraftOf<Form extends DraftForm> = z.infer<Forms[Form]['device']>;

const forms: Partial<Record<DraftForm, FormShape>> = ownForms;

/** Adds forms that few pages have, before the first of these is opened. */
export const addForms = (added: Partial<Record<keyof AddedForms, FormShape>>) => Object.assign(forms, added);

function shapeOf(form: DraftForm): FormShape {
  const shape = forms[form];
  if (!shape) throw new Error(`The form ${form} has not been added.`);
  return shape;
}

/** The version of the form's shape, which is stored with each of its drafts. */
export const versionOf = (form: DraftForm) => shapeOf(form).version;

/** The values, if they have the form's current version and shape; null otherwise. */
export function readValues(form: DraftForm, where: 'device' | 'server', version: number, values: unknown) {
  const shape = shapeOf(form);
  const found = shape[where].safeParse(values);
  return version === shape.version && found.success ? found.data : null;
}

/** The part of the values that is sent to the server. */
export const sentOf = (form: DraftForm, values: object): Record<string, unknown> => shapeOf(form).server.parse(values);

/** All values of the form: the server's draft lacks the fields that only the device keeps. */
export function wholeOf<Form extends DraftForm>(form: Form, values: object): DraftOf<Form> | null {
  const { device, blank } = shapeOf(form);
  const found = device.safeParse({ ...blank, ...values });
  // The form's own schema has just parsed it; TypeScript cannot relate the generic `Form` to its entry in `forms`.
  return found.success ? (found.data as DraftOf<Form>) : null;
}

/** Every string in a value of any shape, and the names of files. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof File) return [value.name];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
