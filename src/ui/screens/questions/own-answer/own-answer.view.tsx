import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import * as z from 'zod/mini';
import { FormNotes } from '../../../parts/form-notes.tsx';
import type { SentForm, Submit } from '../../../parts/sent-form.ts';
import { visibleLines } from '../../../parts/visible-text.ts';
import { withoutBlur } from '../../../parts/without-blur.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';

type Open = { onClose: () => void };
type Form = Open & {
  /** What the field holds at first. */
  written: string;
  /** An instructor has marked the answer as right. */
  isRight: boolean;
  onWrite?: (text: string) => void;
  /** The line that says whether it is saved. */
  draft?: ReactNode;
};

export type OwnAnswerView =
  | { state: 'closed' }
  | SentForm<Form, string>
  | ({ state: 'outdated' } & Form & Submit<string>)
  | ({ state: 'confirming'; onConfirm: () => void } & Open)
  | { state: 'deleting' }
  | ({ state: 'notDeleted'; why: string; onConfirm: () => void } & Open);

const formId = 'own-answer';
const fields = css({ display: 'flex', flexDirection: 'column', gap: '5' });

const schema = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please write an answer.'),
      z.maxLength(10_000, 'Please keep your answer under 10,000 characters.'),
      visibleLines,
    ),
});

/** The dialogs in which the author of an answer changes it, or deletes it (§questions.25 to §questions.27). */
export function OwnAnswerScreen({ view }: { view: OwnAnswerView }) {
  return match(view)
    .with({ state: 'closed' }, () => null)
    .with({ state: 'confirming' }, { state: 'deleting' }, { state: 'notDeleted' }, (asked) => <Removal view={asked} />)
    .otherwise((form) => <EditDialog view={form} />);
}

function EditDialog({ view }: { view: Extract<OwnAnswerView, { written: string }> }) {
  const busy = view.state === 'sending.underWay';
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { text: view.written },
  });
  const submit = handleSubmit(({ text }) => {
    if (view.state !== 'sending.underWay') view.onSubmit(text);
  });
  const label = match(view.state)
    .with('sending.delayed', () => 'Retry')
    .with('outdated', () => 'Replace It')
    .otherwise(() => 'Save Changes');
  return (
    <Dialog
      open
      onClose={view.onClose}
      title="Edit Answer"
      description="Everyone in the course sees your answer with your name, and when you last changed it."
      firstFocus="field"
      footer={
        <>
          {!busy && (
            <Button variant="secondary" onClick={view.onClose} {...withoutBlur}>
              Cancel
            </Button>
          )}
          <Button type="submit" form={formId} busy={busy} busyLabel="Saving...">
            {label}
          </Button>
        </>
      }
    >
      {match(view)
        .with({ why: P.string }, ({ why }) => (
          <Alert tone="danger" title="Your changes were not saved">
            {why}
          </Alert>
        ))
        .with({ state: 'outdated' }, () => (
          <Alert tone="warning" title="Your answer was changed somewhere else">
            You can replace it with this text, or cancel to read it first.
          </Alert>
        ))
        .otherwise(() => null)}
      {view.isRight && (
        <Alert tone="info" title="Your answer is marked as right">
          Once you change it, it no longer is, until an instructor marks it again.
        </Alert>
      )}
      <form
        id={formId}
        onSubmit={submit}
        onChange={() => view.onWrite?.(getValues('text'))}
        noValidate
        className={fields}
      >
        <TextArea
          label="Answer"
          rows={6}
          error={formState.errors.text?.message}
          readOnly={busy}
          {...register('text')}
        />
        <FormNotes draft={view.draft} waits={view.state === 'sending.delayed'} />
      </form>
    </Dialog>
  );
}

function Removal({ view }: { view: Extract<OwnAnswerView, { state: 'confirming' | 'deleting' | 'notDeleted' }> }) {
  const busy = view.state === 'deleting';
  return (
    <Dialog
      open
      onClose={busy ? undefined : view.onClose}
      title="Delete Your Answer?"
      description="Nobody will be able to read it any more. This cannot be undone."
      firstFocus="safe"
      footer={
        <>
          {!busy && (
            <Button variant="secondary" onClick={view.onClose}>
              Keep It
            </Button>
          )}
          <Button variant="danger" busy={busy} busyLabel="Deleting..." {...(!busy && { onClick: view.onConfirm })}>
            {view.state === 'notDeleted' ? 'Retry' : 'Delete Answer'}
          </Button>
        </>
      }
    >
      {view.state === 'notDeleted' && (
        <Alert tone="danger" title="The answer was not deleted">
          {view.why}
        </Alert>
      )}
    </Dialog>
  );
}
