import { css } from 'styled-system/css';
import * as z from 'zod/mini';
import { TextArea } from '../primitives/text-area.tsx';
import { FormNotes } from './form-notes.tsx';
import type { SentView } from './sent-form.ts';
import { useSentForm } from './use-sent-form.ts';
import { typedLines } from './visible-text.ts';

const fields = css({ display: 'flex', flexDirection: 'column', gap: '5' });

/** The schema of a text that must not be empty; `a` names the text with its article, for messages. */
export const textSchema = (a: string, most: number) =>
  z.object({ text: typedLines({ what: a.replace(/^an? /, 'your '), most, missing: `Please write ${a}.` }) });

type TextFormProps = {
  /** The form's id, for a submit button outside of it. */
  id: string;
  schema: ReturnType<typeof textSchema>;
  view: SentView<string>;
  label: string;
  hint?: string;
  rows: number;
};

/** A form of one text with a draft (docs/adr/008-drafts.md). It cannot be changed while it is being sent. */
export function TextForm({ id, schema, view, label, hint, rows }: TextFormProps) {
  const { form, field } = useSentForm({
    view: {
      state: view.state,
      written: view.written === undefined ? undefined : { text: view.written },
      onWrite: ({ text }) => view.onWrite?.(text),
      onSubmit: ({ text }) => view.onSubmit?.(text),
    },
    schema,
    empty: { text: '' },
  });
  return (
    <form id={id} {...form} className={fields}>
      <TextArea label={label} hint={hint} rows={rows} {...field('text')} />
      <FormNotes draft={view.draft} waits={view.state.endsWith('.delayed')} />
    </form>
  );
}
