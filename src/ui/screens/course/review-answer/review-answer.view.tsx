import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import * as z from 'zod/mini';
import type { Review } from '../../../../api/generated/schema.d.ts';
import { FormNotes } from '../../../parts/form-notes.tsx';
import type { SentForm } from '../../../parts/sent-form.ts';
import { visibleLines } from '../../../parts/visible-text.ts';
import { withoutBlur } from '../../../parts/without-blur.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';
import { ReviewItem } from '../reviews/review-item.tsx';

type Open = { review: Review; onClose: () => void };
type Form = Open & {
  /** What the field holds at first. */
  written: string;
  onWrite?: (text: string) => void;
  /** The line that says whether it is saved. */
  draft?: ReactNode;
};

export type ReviewAnswerView =
  | { state: 'closed' }
  | SentForm<Form, string>
  | ({ state: 'confirming'; onConfirm: () => void } & Open)
  | { state: 'deleting' }
  | ({ state: 'notDeleted'; why: string; onConfirm: () => void } & Open);

const formId = 'review-answer';
const fields = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const list = css({ listStyleType: 'none', p: '0', m: '0', '& li': { borderTopWidth: 'none', py: '0' } });

const schema = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please write an answer.'),
      z.maxLength(2000, 'Please keep your answer under 2,000 characters.'),
      visibleLines,
    ),
});

/** The dialogs in which an instructor answers a review, and takes an answer back (§course.33). */
export function ReviewAnswerScreen({ view }: { view: ReviewAnswerView }) {
  return match(view)
    .with({ state: 'closed' }, () => null)
    .with({ state: 'confirming' }, { state: 'deleting' }, { state: 'notDeleted' }, (asked) => <Removal view={asked} />)
    .otherwise((form) => <AnswerDialog view={form} />);
}

function AnswerDialog({ view }: { view: Extract<ReviewAnswerView, { written: string }> }) {
  const busy = view.state === 'sending.underWay';
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { text: view.written },
  });
  const submit = handleSubmit(({ text }) => {
    if (view.state !== 'sending.underWay') view.onSubmit(text);
  });
  const { answer: _answer, ...review } = view.review;
  return (
    <Dialog
      open
      onClose={view.onClose}
      title="Answer Review"
      description="Everybody who reads the review can read your answer."
      firstFocus="field"
      footer={
        <>
          {!busy && (
            <Button variant="secondary" onClick={view.onClose} {...withoutBlur}>
              Cancel
            </Button>
          )}
          <Button type="submit" form={formId} busy={busy} busyLabel="Sending...">
            {view.state === 'sending.delayed' ? 'Retry' : 'Send Answer'}
          </Button>
        </>
      }
    >
      {'why' in view && (
        <Alert tone="danger" title="Your answer was not sent">
          {view.why}
        </Alert>
      )}
      <ul className={list}>
        <ReviewItem review={review} />
      </ul>
      <form
        id={formId}
        onSubmit={submit}
        onChange={() => view.onWrite?.(getValues('text'))}
        noValidate
        className={fields}
      >
        <TextArea
          label="Your answer"
          rows={5}
          error={formState.errors.text?.message}
          readOnly={busy}
          {...register('text')}
        />
        <FormNotes draft={view.draft} waits={view.state === 'sending.delayed'} />
      </form>
    </Dialog>
  );
}

function Removal({ view }: { view: Extract<ReviewAnswerView, { state: 'confirming' | 'deleting' | 'notDeleted' }> }) {
  const busy = view.state === 'deleting';
  return (
    <Dialog
      open
      onClose={busy ? undefined : view.onClose}
      title="Take Your Answer Back?"
      description="The review stays, and nobody can read the answer any more."
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
