import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import * as z from 'zod/mini';
import type { Publication } from '../../../../api/generated/schema.d.ts';
import { LeaveButton } from '../../../parts/form-actions.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { typedLines } from '../../../parts/visible-text.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';
import { TextField } from '../../../primitives/text-field.tsx';

type Form = { texts: Publication };
type Submit = { onSubmit: (texts: Publication) => void; onClose: () => void };

export type PublicationView =
  | { state: 'closed' }
  | { state: 'preparing'; onClose: () => void }
  | { state: 'unprepared'; why: string; onRetry: () => void; onClose: () => void }
  | ({ state: 'editing' } & Form & Submit)
  | ({ state: 'sending' } & Form)
  | ({ state: 'rejected'; why: string } & Form & Submit);

const text = (most: number) => typedLines({ what: 'it', most, missing: 'Please write something here.' });
const schema = z.object({ title: text(150), question: text(10_000), answer: text(10_000) });
const fields = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const formId = 'publication';

/** The dialog behind "Publish for the course" (§questions.20). */
export function PublicationScreen({ view }: { view: PublicationView }) {
  return match(view)
    .with({ state: 'closed' }, () => null)
    .with({ state: 'preparing' }, ({ onClose }) => (
      <Frame onClose={onClose}>
        <div aria-busy>
          <LoadingText />
        </div>
      </Frame>
    ))
    .with({ state: 'unprepared' }, ({ why, onRetry, onClose }) => (
      <Frame onClose={onClose}>
        <RetryAlert title="It could not be prepared" onRetry={onRetry}>
          {why}
        </RetryAlert>
      </Frame>
    ))
    .with({ state: 'editing' }, { state: 'sending' }, { state: 'rejected' }, (open) => <PublicationForm view={open} />)
    .exhaustive();
}

const Frame = ({ onClose, footer, children }: { onClose: () => void; footer?: ReactNode; children: ReactNode }) => (
  <Dialog
    open
    onClose={onClose}
    size="lg"
    title="Publish for the course"
    description="Everyone in the course can read it. Who asked is not named: please check the texts for anything that identifies the student."
    firstFocus="field"
    footer={
      footer ?? (
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      )
    }
  >
    {children}
  </Dialog>
);

function PublicationForm({ view }: { view: Extract<PublicationView, Form> }) {
  const editing = 'onSubmit' in view ? view : null;
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: view.texts,
  });
  return (
    <Frame
      onClose={() => editing?.onClose()}
      footer={
        <>
          {editing && <LeaveButton onClose={editing.onClose}>Cancel</LeaveButton>}
          <Button type="submit" form={formId} busy={!editing} busyLabel="Publishing...">
            Publish
          </Button>
        </>
      }
    >
      {view.state === 'rejected' && (
        <Alert tone="danger" title="It was not published">
          {view.why}
        </Alert>
      )}
      <form id={formId} onSubmit={handleSubmit((texts) => editing?.onSubmit(texts))} noValidate className={fields}>
        <TextField label="Title" error={formState.errors.title?.message} readOnly={!editing} {...register('title')} />
        <TextArea
          label="Question"
          rows={5}
          error={formState.errors.question?.message}
          readOnly={!editing}
          {...register('question')}
        />
        <TextArea
          label="Answer"
          rows={5}
          error={formState.errors.answer?.message}
          readOnly={!editing}
          {...register('answer')}
        />
      </form>
    </Frame>
  );
}
