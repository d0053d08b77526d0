import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import * as z from 'zod/mini';
import { type Answers, ConfirmDialog } from '../../../parts/confirm-dialog.tsx';
import { FormActions } from '../../../parts/form-actions.tsx';
import { SentFields } from '../../../parts/sent-fields.tsx';
import type { SentForm, Written } from '../../../parts/sent-form.ts';
import { useSentForm } from '../../../parts/use-sent-form.ts';
import { typedLines } from '../../../parts/visible-text.ts';
import { Dialog } from '../../../primitives/dialog.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';

export type TypedExcuse = { reason: string };

type Form = Written<TypedExcuse> & {
  /** `Sales report, Marek Nowak`. */
  about: string;
  onClose: () => void;
};
type Given = {
  about: string;
  /** `Excused by Sarah Chen on 18 November 2026`. */
  given: string;
  reason: string;
};

export type ExcuseView =
  | { state: 'closed' }
  | SentForm<Form, TypedExcuse>
  | ({ state: 'confirming' } & Given & Answers)
  | ({ state: 'removing' } & Given)
  | ({ state: 'notRemoved'; why: string } & Given & Answers);

const formId = 'excuse';
const schema = z.object({
  reason: typedLines({
    what: 'your reason',
    most: 500,
    missing: 'Please give a reason: the student reads it.',
  }),
});
const reasonStyle = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** The dialog behind "Excuse" and "Remove Excuse" in a cell of the gradebook (§teaching.78). */
export const ExcuseScreen = ({ view }: { view: ExcuseView }) =>
  match(view)
    .with({ state: 'closed' }, () => null)
    // One dialog for all of them, so that it stays open between them.
    .with(
      { state: 'writing' },
      { state: 'sending.underWay' },
      { state: 'sending.delayed' },
      { state: 'rejected' },
      (form) => <Excusing view={form} />,
    )
    .with({ state: 'confirming' }, { state: 'removing' }, { state: 'notRemoved' }, (removal) => (
      <Removing view={removal} />
    ))
    .exhaustive();

function Excusing({ view }: { view: SentForm<Form, TypedExcuse> }) {
  const { form, field } = useSentForm<TypedExcuse>({ view, schema, empty: { reason: '' } });
  return (
    <Dialog
      open
      onClose={view.onClose}
      title="Excuse Student"
      description={view.about}
      firstFocus="field"
      footer={<FormActions form={formId} view={view} send="Excuse Student" />}
    >
      <SentFields
        id={formId}
        form={form}
        view={view}
        refused="The student was not excused"
        about={
          <p>The assignment is then neither due nor missing. The student is told by email, and can still submit it.</p>
        }
      >
        <TextArea label="Reason" rows={3} hint="Visible to the student" {...field('reason')} />
      </SentFields>
    </Dialog>
  );
}

function Removing({ view }: { view: Extract<ExcuseView, Given> }) {
  return (
    <ConfirmDialog
      title="Remove Excuse?"
      description={view.about}
      label="Remove Excuse"
      busyLabel="Removing..."
      asked={view.state === 'removing' ? null : view}
      failed={view.state === 'notRemoved' ? { title: 'The student is still excused', why: view.why } : null}
    >
      <p>
        {view.given}: <span className={reasonStyle}>{view.reason}</span>
      </p>
      <p>The assignment is then due again, and the student is told by email. The reason is deleted.</p>
    </ConfirmDialog>
  );
}
