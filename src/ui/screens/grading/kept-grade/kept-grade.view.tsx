import { css } from 'styled-system/css';
import * as z from 'zod/mini';
import { FormActions } from '../../../parts/form-actions.tsx';
import { SentFields } from '../../../parts/sent-fields.tsx';
import type { SentForm, Written } from '../../../parts/sent-form.ts';
import { useSentForm } from '../../../parts/use-sent-form.ts';
import { typedLines } from '../../../parts/visible-text.ts';
import { Dialog } from '../../../primitives/dialog.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';

export type KeptReason = { reason: string };

type Form = Written<KeptReason> & {
  /** Who asks, and about which assignment. */
  about: string;
  grade: number;
  /** Why a regrade was requested. */
  asked: string;
  onClose: () => void;
};

export type KeptGradeView = { state: 'closed' } | SentForm<Form, KeptReason>;

const formId = 'kept-grade';
const schema = z.object({
  reason: typedLines({ what: 'your reason', most: 1000, missing: 'Please say why you keep the grade.' }),
});
const quote = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: 'fg.muted' });

/** The dialog behind "Answer" (§grading.49): one for all states, so that it stays open between them. */
export function KeptGradeScreen({ view }: { view: KeptGradeView }) {
  if (view.state === 'closed') return null;
  return (
    <Dialog
      open
      onClose={view.onClose}
      title="Keep Grade"
      description={view.about}
      firstFocus="field"
      footer={<FormActions form={formId} view={view} send="Keep Grade" />}
    >
      <Answer view={view} />
    </Dialog>
  );
}

function Answer({ view }: { view: Exclude<KeptGradeView, { state: 'closed' }> }) {
  const { form, field } = useSentForm<KeptReason>({ view, schema, empty: { reason: '' } });
  return (
    <SentFields
      id={formId}
      form={form}
      view={view}
      refused="Your answer was not sent"
      about={
        <>
          <p className={quote}>{view.asked}</p>
          <p>The grade stays at {view.grade}%. To change it, grade the submission again: that answers the request.</p>
        </>
      }
    >
      <TextArea label="Reason" rows={4} hint="Visible to the student" {...field('reason')} />
    </SentFields>
  );
}
