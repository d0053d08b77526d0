import * as z from 'zod/mini';
import { FormActions } from '../../../parts/form-actions.tsx';
import { SentFields } from '../../../parts/sent-fields.tsx';
import type { SentForm, Written } from '../../../parts/sent-form.ts';
import { useSentForm } from '../../../parts/use-sent-form.ts';
import { typedLines } from '../../../parts/visible-text.ts';
import { Dialog } from '../../../primitives/dialog.tsx';
import { RadioGroup } from '../../../primitives/radio-group.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';

/** The fields of the form; `stars` is empty until a number is chosen. */
export type ReviewFields = { stars: string; text: string };

type Form = Written<ReviewFields> & {
  /** There is a review already, which the form changes. */
  isChange: boolean;
  /** What the fields hold at first. */
  written: ReviewFields;
  onClose: () => void;
};

export type ReviewForm = SentForm<Form, ReviewFields>;

const formId = 'own-review';
const labels = ['Very good', 'Good', 'Fair', 'Poor', 'Very poor'];
const options = labels.map((word, index) => {
  const stars = 5 - index;
  return { value: String(stars), label: `${stars} ${stars === 1 ? 'star' : 'stars'}: ${word.toLowerCase()}` };
});

const schema = z.object({
  stars: z.string('Please choose how many stars.').check(z.minLength(1, 'Please choose how many stars.')),
  text: typedLines({ what: 'your review', most: 2000 }),
});

export function ReviewFormDialog({ view }: { view: ReviewForm }) {
  const { form, field, choice } = useSentForm<ReviewFields>({ view, schema, empty: view.written, kept: current });
  return (
    <Dialog
      open
      onClose={view.onClose}
      title={view.isChange ? 'Change Your Review' : 'Write a Review'}
      description="Everybody can read it, with your first name and the initial of your last name."
      firstFocus="field"
      footer={<FormActions form={formId} view={view} send="Send Review" />}
    >
      <SentFields id={formId} form={form} view={view} refused="Your review was not sent">
        <RadioGroup legend="Stars" options={options} {...choice('stars')} />
        <TextArea label="Your words (optional)" rows={5} {...field('text')} />
      </SentFields>
    </Dialog>
  );
}

/** The form's values. Radio buttons have the value null while none is chosen. */
const current = ({ stars, text }: { stars: string | null; text: string }): ReviewFields => ({
  stars: stars ?? '',
  text,
});
