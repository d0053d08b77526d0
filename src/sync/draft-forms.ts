/** What each form keeps as a draft: on the device, and of it on the server. */
import * as z from 'zod/mini';
import { updateProfileBody } from '../api/generated/schemas/account.ts';
import type { DraftPlace } from '../machines/sync/draft.ts';

const quiz = z.object({ answers: z.record(z.string(), z.string()) });
const text = z.object({ text: z.string() });
const extension = z.object({ reason: z.string(), day: z.string() });

/** A form whose values change their shape gets the next version. `blank` is what the device alone has. */
const forms = {
  quiz: { version: 1, device: quiz, server: quiz, blank: {} },
  submission: { version: 1, device: z.extend(text, { files: z.array(z.file()) }), server: text, blank: { files: [] } },
  extension: { version: 1, device: extension, server: extension, blank: {} },
  profile: { version: 1, device: updateProfileBody, server: updateProfileBody, blank: {} },
} satisfies Record<DraftForm, { version: number; device: z.ZodMiniType; server: z.ZodMiniType; blank: object }>;

export type DraftForm = DraftPlace['form'];
export type DraftOf<Form extends DraftForm> = z.infer<(typeof forms)[Form]['device']>;

export const versionOf = (form: DraftForm) => forms[form].version;

/** The values, where they are of this version and shape. */
export function readValues(form: DraftForm, where: 'device' | 'server', version: number, values: unknown) {
  const found = forms[form][where].safeParse(values);
  return version === forms[form].version && found.success ? found.data : null;
}

/** What the server gets of the values. */
export const sentOf = (form: DraftForm, values: object): Record<string, unknown> => forms[form].server.parse(values);

/** Values for the form, of which the server's may lack what the device alone has. */
export function wholeOf<Form extends DraftForm>(form: Form, values: object): DraftOf<Form> | null {
  const found = forms[form].device.safeParse({ ...forms[form].blank, ...values });
  // The form's own schema has just read it; TypeScript does not follow the form's name into the table.
  return found.success ? (found.data as DraftOf<Form>) : null;
}

/** Every text in a value of whatever shape, and the names of files. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof File) return [value.name];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
