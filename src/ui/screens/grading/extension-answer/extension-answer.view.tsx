import * as z from 'zod/mini';
import { FormActions } from '../../../parts/form-actions.tsx';
import { SentFields } from '../../../parts/sent-fields.tsx';
import type { SentForm, Written } from '../../../parts/sent-form.ts';
import { useSentForm } from '../../../parts/use-sent-form.ts';
import { hiddenInLines, hiddenNote } from '../../../parts/visible-text.ts';
import { Dialog } from '../../../primitives/dialog.tsx';
import { RadioGroup, type RadioOption } from '../../../primitives/radio-group.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';
import { TextField } from '../../../primitives/text-field.tsx';

/** What the instructor chose: the proposed date, another one, or none. `day` is like `2026-12-02`. */
export type AnswerForm = { answer: 'proposed' | 'other' | 'declined'; day: string; reason: string };

type Form = Written<AnswerForm> & {
  /** Who asks, and for which assignment. */
  about: string;
  /** The proposed date; absent where it can no longer be granted. */
  proposed?: string | undefined;
  handedIn: boolean;
  due: string;
  earliest: string;
  latest: string;
  onClose: () => void;
};

export type ExtensionAnswerView = { state: 'closed' } | SentForm<Form, AnswerForm>;

const formId = 'extension-answer';

const schemaFor = (earliest: string, latest: string) => {
  /** A rule for a field, checked only while the answer that the field belongs to is chosen. */
  const rule = (
    answer: AnswerForm['answer'],
    field: 'day' | 'reason',
    holds: (text: string) => boolean,
    error: string,
  ) => z.refine<AnswerForm>((form) => form.answer !== answer || holds(form[field]), { path: [field], error });
  return z.object({ answer: z.enum(['proposed', 'other', 'declined']), day: z.string(), reason: z.string() }).check(
    rule('other', 'day', (day) => day !== '', 'Please choose the new due date.'),
    rule('other', 'day', (day) => day === '' || day >= earliest, 'Choose a future date after the due date.'),
    rule('other', 'day', (day) => day <= latest, 'Please choose a date within a year.'),
    rule('declined', 'reason', (reason) => reason.trim() !== '', 'Please say why you decline the request.'),
    rule('declined', 'reason', ({ length }) => length <= 1000, 'Please keep your reason under 1,000 characters.'),
    rule('declined', 'reason', (reason) => !hiddenInLines.test(reason), hiddenNote),
  );
};

/** The dialog behind "Answer" (§assignments.26): one for all states, so that it stays open between them. */
export function ExtensionAnswerScreen({ view }: { view: ExtensionAnswerView }) {
  if (view.state === 'closed') return null;
  return (
    <Dialog
      open
      onClose={view.onClose}
      title="Answer Request"
      description={view.about}
      firstFocus="field"
      footer={<FormActions form={formId} view={view} send="Send Answer" />}
    >
      <Answer view={view} />
    </Dialog>
  );
}

const optionsOf = ({ proposed, handedIn }: Form): (RadioOption & { value: AnswerForm['answer'] })[] => [
  ...(proposed === undefined ? [] : [{ value: 'proposed' as const, label: `Grant until ${proposed}` }]),
  ...(handedIn ? [] : [{ value: 'other' as const, label: 'Grant another date' }]),
  { value: 'declined', label: 'Decline' },
];

function Answer({ view }: { view: Exclude<ExtensionAnswerView, { state: 'closed' }> }) {
  const { due, earliest, latest, handedIn } = view;
  const options = optionsOf(view);
  const { form, field, choice, watch } = useSentForm<AnswerForm>({
    view,
    schema: schemaFor(earliest, latest),
    empty: { answer: options[0]?.value ?? 'declined', day: '', reason: '' },
  });
  // Not `useWatch`, which would be added to the code that the forms of students' pages load.
  const answer = watch('answer');
  return (
    <SentFields
      id={formId}
      form={form}
      view={view}
      refused="Your answer was not sent"
      about={
        <p>{handedIn ? 'The assignment has been submitted, so its due date stays.' : `The due date is ${due}.`}</p>
      }
    >
      <RadioGroup legend="Your answer" options={options} {...choice('answer')} />
      {answer === 'other' && (
        <TextField
          label="New due date"
          type="date"
          min={earliest}
          max={latest}
          hint="The time of day stays the same."
          {...field('day')}
        />
      )}
      {answer === 'declined' && <TextArea label="Reason" rows={4} hint="Visible to the student" {...field('reason')} />}
    </SentFields>
  );
}
