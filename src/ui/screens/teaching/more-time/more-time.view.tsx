import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { FormActions } from '../../../parts/form-actions.tsx';
import { SentFields } from '../../../parts/sent-fields.tsx';
import type { SentForm, Written } from '../../../parts/sent-form.ts';
import { useSentForm } from '../../../parts/use-sent-form.ts';
import { Dialog } from '../../../primitives/dialog.tsx';
import { RadioGroup } from '../../../primitives/radio-group.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';
import { TextField } from '../../../primitives/text-field.tsx';
import { ChosenStudents, type StudentOption } from './chosen-students.tsx';
import { type MoreTimeLimits, moreTimeSchema, type TypedMoreTime } from './more-time-form.ts';

type Form = Omit<Written<TypedMoreTime>, 'written'> &
  MoreTimeLimits & {
    written: TypedMoreTime;
    /** The assignment, and the student if it is for one. */
    about: string;
    /** The due date of the one student; absent for the class. */
    due?: string | undefined;
    /** Those who can be chosen; empty if it is for one, or for everyone alone. */
    students: readonly StudentOption[];
    /** Of the day and the time. */
    zone: string;
    /** What will change, in words; undefined while there is no new due date. */
    preview: (form: TypedMoreTime) => string | undefined;
    onClose: () => void;
  };

export type MoreTimeView = { state: 'closed' } | SentForm<Form, TypedMoreTime>;

const formId = 'more-time';
const pair = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(9rem, 100%), 1fr))]',
  gap: '4',
});
const note = css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' });
const previewStyle = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' });

const rule = 'No due date becomes earlier, and open requests up to the new date are granted.';
const everyone = { value: 'everyone', label: 'Everyone who has not submitted' };

/** The dialog behind "Give More Time" (§teaching.67): one for all states, so that it stays open between them. */
export function MoreTimeScreen({ view }: { view: MoreTimeView }) {
  if (view.state === 'closed') return null;
  return (
    <Dialog
      open
      onClose={view.onClose}
      title="Give More Time"
      description={view.about}
      firstFocus="field"
      footer={<FormActions form={formId} view={view} send="Give More Time" />}
    >
      <Fields view={view} />
    </Dialog>
  );
}

function Fields({ view }: { view: Exclude<MoreTimeView, { state: 'closed' }> }) {
  const { students, isForOne, due, preview } = view;
  const schema = moreTimeSchema(view);
  const { form, field, choice, watch } = useSentForm<TypedMoreTime>({ view, schema, empty: view.written });
  // Not `useWatch`, which would be added to the code that the forms of students' pages load.
  const typed = watch();
  const change = preview(typed);
  const canChoose = students.length > 0;
  return (
    <SentFields
      id={formId}
      form={form}
      view={view}
      refused="Nobody got more time"
      about={
        <p>
          {match({ isForOne, canChoose })
            .with({ isForOne: true }, () => `The due date is ${due}.`)
            .with({ canChoose: true }, () => rule)
            .otherwise(() => `This is for everyone who has not submitted. ${rule}`)}
        </p>
      }
    >
      {canChoose && (
        <RadioGroup
          legend="Who gets more time"
          options={[everyone, { value: 'chosen', label: 'Students I choose' }]}
          {...choice('who')}
        />
      )}
      {canChoose && typed.who === 'chosen' && <ChosenStudents students={students} {...choice('students')} />}
      <div className={pair}>
        <TextField label="New due date" type="date" {...field('day')} />
        <TextField label="Time" type="time" {...field('time', ['day'])} />
      </div>
      <p className={note}>{view.zone} Students see them in theirs.</p>
      <p className={previewStyle} aria-live="polite">
        {change}
      </p>
      <TextArea
        label="Reason"
        rows={3}
        hint={isForOne ? 'Visible to the student' : 'Visible to the students'}
        {...field('reason')}
      />
    </SentFields>
  );
}
