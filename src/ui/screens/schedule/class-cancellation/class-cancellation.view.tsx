import * as z from 'zod/mini';
import { FormActions, LeaveButton } from '../../../parts/form-actions.tsx';
import { SentFields } from '../../../parts/sent-fields.tsx';
import type { Submit, Written } from '../../../parts/sent-form.ts';
import { useSentForm } from '../../../parts/use-sent-form.ts';
import { typedLine } from '../../../parts/visible-text.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { TextField } from '../../../primitives/text-field.tsx';

export type Cancellation = { reason: string };

type Open = {
  /** Which class: `SQL clinic, Wed, 2 Dec 2026, 16:00 GMT`. */
  about: string;
  onClose: () => void;
};
type Form = Open & Written<Cancellation>;

export type ClassCancellationView =
  | { state: 'closed' }
  | ({ state: 'confirming' } & Form & Submit<Cancellation>)
  | ({ state: 'cancelling.underWay' } & Form)
  /** `delayed`: the call is retried by itself. */
  | ({ state: 'cancelling.delayed' | 'rejected'; why: string } & Form & Submit<Cancellation>)
  | ({ state: 'outdated'; why: string } & Open);

const formId = 'class-cancellation';

const schema = z.object({
  reason: typedLine({ what: 'your reason', most: 300 }),
});

/** The dialog that asks once before a class is cancelled (§schedule.16). */
export function ClassCancellationScreen({ view }: { view: ClassCancellationView }) {
  if (view.state === 'closed') return null;
  return (
    <Dialog
      open
      onClose={view.onClose}
      title="Cancel the class?"
      description={view.about}
      firstFocus="field"
      footer={<Actions view={view} />}
    >
      {view.state === 'outdated' ? (
        <Alert tone="warning" title="The class was not cancelled">
          {view.why} Look at the class as it is now, then choose "Cancel" again if it is still to go.
        </Alert>
      ) : (
        <Reason view={view} />
      )}
    </Dialog>
  );
}

function Actions({ view }: { view: Exclude<ClassCancellationView, { state: 'closed' }> }) {
  if (view.state === 'outdated') return <LeaveButton onClose={view.onClose}>Show the Class</LeaveButton>;
  return (
    <FormActions form={formId} view={view} leave="Keep It" send="Cancel the Class" busyLabel="Cancelling..." danger />
  );
}

function Reason({ view }: { view: Exclude<ClassCancellationView, { state: 'closed' | 'outdated' }> }) {
  const { form, field } = useSentForm<Cancellation>({ view, schema, empty: { reason: '' } });
  return (
    <SentFields
      id={formId}
      form={form}
      view={view}
      refused="The class was not cancelled"
      about={
        <p>Students of the course are told by email, and still see the class as cancelled. This can't be undone.</p>
      }
    >
      <TextField label="Reason" hint="Optional. Students will see this." {...field('reason')} />
    </SentFields>
  );
}
