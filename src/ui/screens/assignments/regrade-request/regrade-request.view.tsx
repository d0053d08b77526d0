import * as z from 'zod/mini';
import { FormActions, LeaveButton } from '../../../parts/form-actions.tsx';
import { SentFields } from '../../../parts/sent-fields.tsx';
import type { SentForm, Written } from '../../../parts/sent-form.ts';
import { useSentForm } from '../../../parts/use-sent-form.ts';
import { typedLines } from '../../../parts/visible-text.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';

export type RegradeReason = { reason: string };

type Open = { assignment: string; onClose: () => void };
type Form = Open & Written<RegradeReason> & { grade: number; isBlind: boolean };

export type RegradeRequestView =
  | { state: 'closed' }
  | SentForm<Form, RegradeReason>
  | ({ state: 'outdated'; why: string } & Open);

const formId = 'regrade-request';

const schema = z.object({
  reason: typedLines({ what: 'your reason', most: 1000, missing: 'Please say what should be looked at again.' }),
});

/** The dialog behind "Request Regrade" (§assignments.38): one for all states, so that it stays open between them. */
export function RegradeRequestScreen({ view }: { view: RegradeRequestView }) {
  if (view.state === 'closed') return null;
  return (
    <Dialog
      open
      onClose={view.onClose}
      title="Request Regrade"
      description={view.assignment}
      firstFocus="field"
      footer={<Actions view={view} />}
    >
      {view.state === 'outdated' ? (
        <Alert tone="warning" title="Your request was not sent">
          {view.why}
        </Alert>
      ) : (
        <Reason view={view} />
      )}
    </Dialog>
  );
}

function Actions({ view }: { view: Exclude<RegradeRequestView, { state: 'closed' }> }) {
  if (view.state === 'outdated') return <LeaveButton onClose={view.onClose}>Back to the Feedback</LeaveButton>;
  return <FormActions form={formId} view={view} send="Send Request" />;
}

function Reason({ view }: { view: Exclude<RegradeRequestView, { state: 'closed' | 'outdated' }> }) {
  const { form, field } = useSentForm<RegradeReason>({ view, schema, empty: { reason: '' } });
  return (
    <SentFields
      id={formId}
      form={form}
      view={view}
      refused="Your request was not sent"
      about={
        <p>
          Your grade is {view.grade}%. An instructor of the course looks at your work again. Your grade can become
          better or worse, or stay as it is.
        </p>
      }
    >
      <TextArea
        label="Reason"
        rows={4}
        hint={view.isBlind ? 'Graded without your name, so please do not say who you are.' : undefined}
        {...field('reason')}
      />
    </SentFields>
  );
}
