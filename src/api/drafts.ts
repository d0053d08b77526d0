/** What was typed and not yet sent, kept on the device (IndexedDB): by person, form and what the form is about. */
import { del, get, set } from 'idb-keyval';
import { fromCallback } from 'xstate';
import * as z from 'zod/mini';
import { store } from './drafts-of.ts';
import type { DraftEvent, DraftInput, DraftPlace } from './operation.ts';

/** A form whose values change their shape gets the next version. */
const forms = {
  quiz: { version: 1, schema: z.object({ answers: z.record(z.string(), z.string()) }) },
  submission: { version: 1, schema: z.object({ text: z.string(), files: z.array(z.file()) }) },
  extension: { version: 1, schema: z.object({ reason: z.string(), day: z.string() }) },
  profile: { version: 1, schema: z.object({ first_name: z.string(), last_name: z.string() }) },
} satisfies Record<DraftForm, { version: number; schema: z.ZodMiniType }>;

export type DraftForm = DraftPlace['form'];
export type DraftOf<Form extends DraftForm> = z.infer<(typeof forms)[Form]['schema']>;
export type Found<Form extends DraftForm> = {
  values: DraftOf<Form> | null;
  /** The text of a draft that an older version of the form has left: it fits no field any more, and is not dropped. */
  earlier: string | null;
};

const kept = z.object({ version: z.number(), values: z.unknown() });

const keyOf = ({ person, form, subject }: DraftPlace) => [person, form, subject];
const earlierKeyOf = (place: DraftPlace) => [...keyOf(place), 'earlier'];

export async function readDraft<Form extends DraftForm>(place: DraftPlace & { form: Form }): Promise<Found<Form>> {
  const found: unknown = await get(keyOf(place), store);
  const { version, schema } = forms[place.form];
  const draft = kept.safeParse(found);
  const values = schema.safeParse(draft.data?.values);
  const fits = draft.data?.version === version && values.success;
  if (found !== undefined && !fits) {
    await set(earlierKeyOf(place), textsOf(found).join('\n\n'), store);
    await del(keyOf(place), store);
  }
  const earlier: unknown = await get(earlierKeyOf(place), store);
  return {
    // The form's own schema has just read it; TypeScript does not follow the form's name into the table.
    values: fits ? (values.data as DraftOf<Form>) : null,
    earlier: typeof earlier === 'string' && earlier !== '' ? earlier : null,
  };
}

/** Every text in a value of whatever shape. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

export const keepDraft = (place: DraftPlace, values: object) =>
  set(keyOf(place), { version: forms[place.form].version, values }, store);

/** Keeps the values; leaving the state that invoked it changes nothing about what is on its way. */
export const writeDraft = fromCallback<DraftEvent, DraftInput>(({ input: { place, values }, sendBack }) => {
  keepDraft(place, values).then(
    () => sendBack({ type: 'draft.written' }),
    () => sendBack({ type: 'draft.refused' }),
  );
});

export const eraseDraft = (place: DraftPlace) => del(keyOf(place), store);
export const eraseEarlier = (place: DraftPlace) => del(earlierKeyOf(place), store);
