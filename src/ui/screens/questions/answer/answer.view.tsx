import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { FormNotes } from '../../../parts/form-notes.tsx';
import type { SentForm } from '../../../parts/sent-form.ts';
import { textSchema } from '../../../parts/text-form.tsx';
import { useSentText } from '../../../parts/use-sent-text.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';

type Form = {
  /** What the form begins with: a draft, or nothing. */
  written: string;
  /** How many answers were sent from the form; after each, it is empty again. */
  sent: number;
  onWrite: (text: string) => void;
  /** The line that says whether the draft is saved. */
  draft?: ReactNode;
};

export type CommunityAnswerView = SentForm<Form, string>;

const schema = textSchema('an answer', 10_000);
const fields = css({ display: 'flex', flexDirection: 'column', gap: '4' });

/** Answering a published question (§questions.19). */
export function CommunityAnswerScreen({ view }: { view: CommunityAnswerView }) {
  const onSubmit = 'onSubmit' in view ? view.onSubmit : null;
  const { register, handleSubmit, formState, getValues } = useSentText({
    schema,
    written: view.written,
    sent: view.sent,
  });
  return (
    <form
      onSubmit={handleSubmit(({ text }) => onSubmit?.(text))}
      noValidate
      className={fields}
      aria-label="Your answer"
    >
      {'why' in view && (
        <Alert tone="danger" title="Your answer was not sent">
          {view.why}
        </Alert>
      )}
      <TextArea
        label="Your answer"
        hint="Everyone in the course sees it with your name. You can use Markdown."
        rows={4}
        error={formState.errors.text?.message}
        readOnly={!onSubmit}
        {...register('text', { onChange: () => view.onWrite(getValues('text')) })}
      />
      <FormNotes draft={view.draft} waits={view.state === 'sending.delayed'} />
      <div>
        <Button type="submit" busy={!onSubmit} busyLabel="Sending...">
          {view.state === 'sending.delayed' ? 'Retry' : 'Send Answer'}
        </Button>
      </div>
    </form>
  );
}
