import * as z from 'zod/mini';
import type { RefundRequest } from '../../../../api/generated/schema.d.ts';
import { FormActions, LeaveButton } from '../../../parts/form-actions.tsx';
import { SentFields } from '../../../parts/sent-fields.tsx';
import type { SentForm, Written } from '../../../parts/sent-form.ts';
import { useSentForm } from '../../../parts/use-sent-form.ts';
import { typedLines } from '../../../parts/visible-text.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';

export type RefundReason = Required<RefundRequest>;

type Open = { course: string; onClose: () => void };

export type RefundRequestView =
  | { state: 'closed' }
  | SentForm<Open & Written<RefundReason>, RefundReason>
  | ({ state: 'outdated'; why: string } & Open);

const formId = 'refund-request';

const schema = z.object({
  reason: typedLines({ what: 'your reason', most: 1000 }),
});

/** The dialog behind "Ask for Your Money Back" (§payment.30). */
export function RefundRequestScreen({ view }: { view: RefundRequestView }) {
  if (view.state === 'closed') return null;
  return (
    <Dialog
      open
      onClose={view.onClose}
      title="Ask for your money back?"
      description={view.course}
      firstFocus="field"
      footer={<Actions view={view} />}
    >
      {view.state === 'outdated' ? (
        <Alert tone="warning" title="Your refund was not requested">
          {view.why}
        </Alert>
      ) : (
        <Reason view={view} />
      )}
    </Dialog>
  );
}

function Actions({ view }: { view: Exclude<RefundRequestView, { state: 'closed' }> }) {
  if (view.state === 'outdated') return <LeaveButton onClose={view.onClose}>Show the Payment</LeaveButton>;
  return <FormActions form={formId} view={view} leave="Keep the Course" send="Send Request" />;
}

function Reason({ view }: { view: Exclude<RefundRequestView, { state: 'closed' | 'outdated' }> }) {
  const { form, field } = useSentForm<RefundReason>({ view, schema, empty: { reason: '' } });
  return (
    <SentFields
      id={formId}
      form={form}
      view={view}
      refused="Your refund was not requested"
      about={
        <p>
          We'll return your money the way you paid, and write to you once we have. Until then you keep your access to
          the course. Your progress is kept.
        </p>
      }
    >
      <TextArea
        label="Reason"
        hint="Optional. You get your money back without one, too."
        rows={3}
        {...field('reason')}
      />
    </SentFields>
  );
}
