import { css } from 'styled-system/css';
import { FormActions, LeaveButton } from '../../../parts/form-actions.tsx';
import { SentFields } from '../../../parts/sent-fields.tsx';
import type { Submit, Written } from '../../../parts/sent-form.ts';
import { useSentForm } from '../../../parts/use-sent-form.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { TextField } from '../../../primitives/text-field.tsx';
import { planSchema, type TypedPlan } from './class-plan.ts';

type Open = {
  isNew: boolean;
  /** The course or, for a class that is being changed, its time and place. */
  about: string;
  onClose: () => void;
};
type Form = Open &
  Written<TypedPlan> & {
    /** The initial values of the fields. */
    written: TypedPlan;
    /** A sentence that says which time zone the day and the time are in. */
    zone: string;
  };

export type ClassFormView =
  | { state: 'closed' }
  | ({ state: 'writing' } & Form & Submit<TypedPlan>)
  | ({ state: 'planning.underWay' | 'changing.underWay' } & Form)
  /** `delayed`: the call is retried by itself. */
  | ({ state: 'planning.delayed' | 'changing.delayed' | 'rejected'; why: string } & Form & Submit<TypedPlan>)
  | ({ state: 'outdated'; why: string } & Open);

const formId = 'class-form';
const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(auto-fit, minmax(8rem, 1fr))]' },
  gap: '4',
});
const note = css({ textStyle: 'small', color: 'fg.muted' });

/** The dialog behind "Plan a Class" and "Change" (§schedule.16): one for all states, so that it stays open. */
export function ClassFormScreen({ view }: { view: ClassFormView }) {
  if (view.state === 'closed') return null;
  return (
    <Dialog
      open
      onClose={view.onClose}
      title={view.isNew ? 'Plan a Class' : 'Change the Class'}
      description={view.about}
      firstFocus="field"
      footer={<Actions view={view} />}
    >
      {view.state === 'outdated' ? (
        <Alert tone="warning" title="Your change was not saved">
          {view.why} What you typed is kept. Look at the class as it is now, then choose "Change" again to send it.
        </Alert>
      ) : (
        <PlanForm view={view} />
      )}
    </Dialog>
  );
}

function Actions({ view }: { view: Exclude<ClassFormView, { state: 'closed' }> }) {
  if (view.state === 'outdated') return <LeaveButton onClose={view.onClose}>Show the Class</LeaveButton>;
  return (
    <FormActions form={formId} view={view} leave="Close" send={view.isNew ? 'Plan' : 'Save'} busyLabel="Saving..." />
  );
}

function PlanForm({ view }: { view: Exclude<ClassFormView, { state: 'closed' | 'outdated' }> }) {
  const { form, field } = useSentForm<TypedPlan>({ view, schema: planSchema, empty: view.written });
  return (
    <SentFields
      id={formId}
      form={form}
      view={view}
      refused={view.isNew ? 'The class was not planned' : 'Your change was not saved'}
    >
      <TextField label="Title" {...field('title')} />
      <div className={pair}>
        <TextField label="Day" type="date" {...field('day')} />
        <TextField label="Begins at" type="time" {...field('time')} />
        <TextField label="Minutes" inputMode="numeric" {...field('minutes')} />
      </div>
      <p className={note}>{view.zone} Students see them in theirs.</p>
      <TextField label="Place" autoComplete="off" {...field('place')} />
      <TextField
        label="Link to join"
        type="url"
        inputMode="url"
        autoComplete="off"
        hint="Only students of the course see it."
        {...field('link')}
      />
      {view.isNew && (
        <TextField
          label="Number of classes"
          inputMode="numeric"
          hint="More than one: one every week, at the same local time."
          {...field('weeks')}
        />
      )}
    </SentFields>
  );
}
