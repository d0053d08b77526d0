import { css } from 'styled-system/css';
import * as z from 'zod/mini';
import { FormActions, LeaveButton } from '../../../parts/form-actions.tsx';
import { SentFields } from '../../../parts/sent-fields.tsx';
import type { SentForm, Written } from '../../../parts/sent-form.ts';
import { useSentForm } from '../../../parts/use-sent-form.ts';
import { typedLines } from '../../../parts/visible-text.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { DefinitionGrid } from '../../../primitives/definition-grid.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';
import { TextField } from '../../../primitives/text-field.tsx';

type Open = { assignment: string; due: string; onClose: () => void };
/** Days as `2026-12-02`. */
type Form = Open &
  Written<ExtensionRequest> & {
    earliest: string;
    latest: string;
  };
export type ExtensionRequest = { reason: string; day: string };

export type AssignmentExtensionView =
  | { state: 'closed' }
  | SentForm<Form, ExtensionRequest>
  | ({ state: 'requested'; reason: string; proposed: string; asked: string } & Open);

const formId = 'assignment-extension';
const quote = css({
  pl: '4',
  borderLeftWidth: 'heavy',
  borderLeftStyle: 'solid',
  borderColor: 'border.strong',
  whiteSpace: 'pre-line',
});

const schemaFor = (earliest: string, latest: string) =>
  z.object({
    reason: typedLines({ what: 'your reason', most: 1000, missing: 'Please say why you need more time.' }),
    day: z.string().check(
      z.minLength(1, 'Please choose a date.'),
      z.refine((day) => day === '' || day >= earliest, 'Please choose a future date after the due date.'),
      z.refine((day) => day <= latest, 'Please choose a date within a year.'),
    ),
  });

/** The dialog behind "Request Extension" (§assignments.18): one for all states, so that it stays open between them. */
export function AssignmentExtensionScreen({ view }: { view: AssignmentExtensionView }) {
  if (view.state === 'closed') return null;
  return (
    <Dialog
      open
      onClose={view.onClose}
      title={view.state === 'requested' ? 'Extension requested' : 'Request Extension'}
      description={view.assignment}
      firstFocus="field"
      footer={<Actions view={view} />}
    >
      {view.state === 'requested' ? <Requested {...view} /> : <ExtensionForm view={view} />}
    </Dialog>
  );
}

function Actions({ view }: { view: Exclude<AssignmentExtensionView, { state: 'closed' }> }) {
  if (view.state === 'requested') return <LeaveButton onClose={view.onClose}>Close</LeaveButton>;
  return <FormActions form={formId} view={view} send="Send Request" />;
}

function Requested({ due, proposed, asked, reason }: Extract<AssignmentExtensionView, { state: 'requested' }>) {
  return (
    <>
      <Alert tone="info" title="Your request is waiting for an answer">
        Until then the due date stays as it is. Once the extension is granted, the new date shows here.
      </Alert>
      <DefinitionGrid
        columns={2}
        items={[
          { term: 'Due date', description: due },
          { term: 'Proposed date', description: proposed },
          { term: 'Requested', description: asked },
        ]}
      />
      <p className={quote}>{reason}</p>
    </>
  );
}

function ExtensionForm({ view }: { view: Extract<AssignmentExtensionView, Form> }) {
  const { due, earliest, latest } = view;
  const { form, field } = useSentForm<ExtensionRequest>({
    view,
    schema: schemaFor(earliest, latest),
    empty: { reason: '', day: '' },
  });
  return (
    <SentFields
      id={formId}
      form={form}
      view={view}
      refused="Your request was not sent"
      about={<DefinitionGrid columns={1} items={[{ term: 'Due date', description: due }]} />}
    >
      <TextArea label="Reason" rows={4} {...field('reason')} />
      <TextField
        label="Proposed date"
        type="date"
        min={earliest}
        max={latest}
        hint="The time of day stays the same."
        {...field('day')}
      />
    </SentFields>
  );
}
