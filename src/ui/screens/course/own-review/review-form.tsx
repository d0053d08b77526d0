import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import * as z from 'zod/mini';
import { FormActions } from '../../../parts/form-actions.tsx';
import { FormNotes } from '../../../parts/form-notes.tsx';
import type { SentForm } from '../../../parts/sent-form.ts';
import { visibleLines } from '../../../parts/visible-text.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { RadioGroup } from '../../../primitives/radio-group.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';

/** `stars` is empty until some are chosen. */
export type ReviewFields = { stars: string; text: string };

type Form = {
  /** A review is there already. */
  isChange: boolean;
  /** What the fields hold at first. */
  written: ReviewFields;
  onWrite?: (fields: ReviewFields) => void;
  onClose: () => void;
  /** The line that says whether it is saved. */
  draft?: ReactNode;
};

export type ReviewForm = SentForm<Form, ReviewFields>;

const formId = 'own-review';
const fields = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const words = ['Very good', 'Good', 'Fair', 'Poor', 'Very poor'];
const options = words.map((word, index) => {
  const stars = 5 - index;
  return { value: String(stars), label: `${stars} ${stars === 1 ? 'star' : 'stars'}: ${word.toLowerCase()}` };
});

const schema = z.object({
  stars: z.string('Please choose how many stars.').check(z.minLength(1, 'Please choose how many stars.')),
  text: z.string().check(z.trim(), z.maxLength(2000, 'Please keep your review under 2,000 characters.'), visibleLines),
});

export function ReviewFormDialog({ view }: { view: ReviewForm }) {
  const busy = view.state === 'sending.underWay';
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: view.written,
  });
  const submit = handleSubmit((written) => {
    if (view.state !== 'sending.underWay') view.onSubmit(written);
  });
  return (
    <Dialog
      open
      onClose={view.onClose}
      title={view.isChange ? 'Change Your Review' : 'Write a Review'}
      description="Everybody can read it, with your first name and the initial of your last name."
      firstFocus="field"
      footer={<FormActions form={formId} view={view} send="Send Review" />}
    >
      {'why' in view && (
        <Alert tone="danger" title="Your review was not sent">
          {view.why}
        </Alert>
      )}
      <form
        id={formId}
        onSubmit={submit}
        onChange={() => view.onWrite?.(current(getValues()))}
        noValidate
        className={fields}
      >
        <RadioGroup
          legend="Stars"
          options={options}
          disabled={busy}
          error={formState.errors.stars?.message}
          {...register('stars')}
        />
        <TextArea
          label="Your words (optional)"
          rows={5}
          error={formState.errors.text?.message}
          readOnly={busy}
          {...register('text')}
        />
        <FormNotes draft={view.draft} waits={view.state === 'sending.delayed'} />
      </form>
    </Dialog>
  );
}

/** Radio buttons of which none is chosen have the value null. */
const current = ({ stars, text }: { stars: string | null; text: string }): ReviewFields => ({
  stars: stars ?? '',
  text,
});
