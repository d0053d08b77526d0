import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { match } from 'ts-pattern';
import * as z from 'zod/mini';
import { LeaveButton } from '../../../parts/form-actions.tsx';
import { typedLines } from '../../../parts/visible-text.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';

export type ReportDialogProps = {
  stage: 'writing' | 'sending' | 'refused' | 'sent';
  onSubmit: (reason: string) => void;
  onClose: () => void;
};

const schema = z.object({
  reason: typedLines({ what: 'it', most: 1000, missing: 'Please say what is wrong.' }),
});
const formId = 'report';

/** Reporting a question or an answer to the course's instructors (§questions.15). */
export function ReportDialog({ stage, onSubmit, onClose }: ReportDialogProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { reason: '' },
  });
  const isSent = stage === 'sent';
  const busy = stage === 'sending';
  return (
    <Dialog
      open
      onClose={onClose}
      title="Report"
      description="Only the instructors of the course see this."
      firstFocus="field"
      footer={
        <>
          {!busy && <LeaveButton onClose={onClose}>{isSent ? 'Close' : 'Cancel'}</LeaveButton>}
          {!isSent && (
            <Button type="submit" form={formId} busy={busy} busyLabel="Sending...">
              Send Report
            </Button>
          )}
        </>
      }
    >
      {match(stage)
        .with('sent', () => (
          <Alert tone="success" title="Report sent">
            The instructors of the course will look at it.
          </Alert>
        ))
        .with('writing', 'sending', 'refused', () => (
          <>
            {stage === 'refused' && (
              <Alert tone="danger" title="Your report was not sent">
                Please try again.
              </Alert>
            )}
            <form id={formId} onSubmit={handleSubmit(({ reason }) => onSubmit(reason))} noValidate>
              <TextArea
                label="What is wrong with it?"
                rows={3}
                readOnly={busy}
                error={formState.errors.reason?.message}
                {...register('reason')}
              />
            </form>
          </>
        ))
        .exhaustive()}
    </Dialog>
  );
}
