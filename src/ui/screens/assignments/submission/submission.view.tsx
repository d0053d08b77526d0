import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import * as z from 'zod/mini';
import { ChosenFiles, type FileToSend } from '../../../parts/chosen-files.tsx';
import { LeaveButton } from '../../../parts/form-actions.tsx';
import { FormNotes } from '../../../parts/form-notes.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { FileField } from '../../../primitives/file-field.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';

type Open = {
  assignment: string;
  due: string;
  /** Titles of the exercises that a project still asks for. */
  unsolved?: readonly string[];
  text: string;
  files: FileToSend[];
  onWrite?: (text: string) => void;
  /** The line that says whether the draft is saved. */
  draft?: ReactNode;
};
type Editing = {
  limits: { hint: string; accept: string };
  /** Why some of the files that were chosen last were refused. */
  refused?: string | undefined;
  onChoose: (files: File[]) => void;
  onRemove: (key: string) => void;
  onSubmit: (text: string) => void;
  onClose: (text: string) => void;
};

export type AssignmentSubmissionView =
  | { state: 'closed' }
  | ({ state: 'editing.writing' } & Open & Editing)
  | ({ state: 'sending.uploading'; onStop: () => void } & Open)
  | ({ state: 'sending.submitting.underWay' } & Open)
  /** `delayed`: the call is retried by itself. */
  | ({ state: 'sending.submitting.delayed' | 'editing.rejected'; why: string } & Open & Editing);

const formId = 'assignment-submission';
const fields = css({ display: 'flex', flexDirection: 'column', gap: '5' });

const schemaFor = (hasFiles: boolean) =>
  z.object({
    text: z.string().check(
      z.refine((text) => hasFiles || text.trim() !== '', 'Please write your answer or add a file.'),
      z.maxLength(10_000, 'Please keep your answer under 10,000 characters, or submit it as a file.'),
    ),
  });

/** The dialog behind "Submit Assignment" (§assignments.20). */
export function AssignmentSubmissionScreen({ view }: { view: AssignmentSubmissionView }) {
  return view.state === 'closed' ? null : <SubmissionForm view={view} />;
}

function SubmissionForm({ view }: { view: Exclude<AssignmentSubmissionView, { state: 'closed' }> }) {
  const editing = 'onSubmit' in view ? view : null;
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(schemaFor(view.files.length > 0)),
    mode: 'onTouched',
    defaultValues: { text: view.text },
  });
  const { onClose, busyLabel } = match(view)
    .with(
      { state: 'editing.writing' },
      { state: 'editing.rejected' },
      { state: 'sending.submitting.delayed' },
      (open) => ({
        onClose: () => open.onClose(getValues('text')),
        busyLabel: undefined,
      }),
    )
    .with({ state: 'sending.uploading' }, ({ onStop }) => ({ onClose: onStop, busyLabel: 'Uploading...' }))
    // The dialog cannot be closed now, as nobody could tell then whether the submission has arrived.
    .with({ state: 'sending.submitting.underWay' }, () => ({ onClose: undefined, busyLabel: 'Submitting...' }))
    .exhaustive();
  return (
    <Dialog
      open
      onClose={() => onClose?.()}
      size="lg"
      title="Submit Assignment"
      description={`${view.assignment}, due ${view.due}`}
      firstFocus="field"
      footer={
        <>
          {onClose && <LeaveButton onClose={onClose}>{editing ? 'Cancel' : 'Stop Upload'}</LeaveButton>}
          <Button type="submit" form={formId} busy={busyLabel !== undefined} busyLabel={busyLabel}>
            {view.state === 'sending.submitting.delayed' ? 'Retry' : 'Submit'}
          </Button>
        </>
      }
    >
      {'why' in view && (
        <Alert tone="danger" title="Your assignment was not submitted">
          {view.why}
        </Alert>
      )}
      {view.unsolved && view.unsolved.length > 0 && (
        <Alert tone="info" title="Still to be solved">
          {view.unsolved.join(', ')}. You can write your answer now, and submit it once they are solved.
        </Alert>
      )}
      <form id={formId} onSubmit={handleSubmit(({ text }) => editing?.onSubmit(text))} noValidate className={fields}>
        <TextArea
          label="Your answer"
          rows={7}
          error={formState.errors.text?.message}
          readOnly={!editing}
          {...register('text', { onChange: () => view.onWrite?.(getValues('text')) })}
        />
        {editing && (
          <FileField
            label="Add files"
            hint={editing.limits.hint}
            accept={editing.limits.accept}
            error={editing.refused}
            multiple
            onChange={({ currentTarget }) => {
              editing.onChoose([...(currentTarget.files ?? [])]);
              // Empty the field: the list beneath shows the accepted files, and the same file can be chosen again.
              currentTarget.value = '';
            }}
          />
        )}
        <ChosenFiles files={view.files} onRemove={editing?.onRemove} />
        <FormNotes draft={view.draft} waits={view.state === 'sending.submitting.delayed'} />
      </form>
    </Dialog>
  );
}
