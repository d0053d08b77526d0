/** What the view of a form gets from its draft. Each change is kept in the draft, and cancels what is being sent. */
import type { DraftForm, DraftOf } from '../../sync/draft-forms.ts';
import type { Draft } from './draft.tsx';

type Send = (event: { type: 'write' }) => void;

export const writtenValues = <Form extends DraftForm>({ values, onChange, note }: Draft<Form>, send: Send) => ({
  written: values ?? undefined,
  onWrite: (written: DraftOf<Form>) => {
    onChange(written);
    send({ type: 'write' });
  },
  draft: note,
});

type TextForm = 'reviewAnswer' | 'ownAnswer' | 'communityAnswer' | 'rosterMessage';
type TextDraft = Pick<Draft<TextForm>, 'values' | 'onChange' | 'note'>;

/** The same for a form of one text, which begins with `before`. `draft` is null while there is no form. */
export const writtenText = (draft: TextDraft | null, send: Send, before = '') => ({
  written: draft?.values?.text ?? before,
  onWrite: (text: string) => {
    draft?.onChange({ text });
    send({ type: 'write' });
  },
  draft: draft?.note,
});
