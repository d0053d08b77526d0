import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { Review } from '../../../../api/generated/schema.d.ts';
import { FormActions } from '../../../parts/form-actions.tsx';
import { type Removal, RemovalDialog } from '../../../parts/removal-dialog.tsx';
import type { SentForm, Written } from '../../../parts/sent-form.ts';
import { TextForm, textSchema } from '../../../parts/text-form.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { ReviewItem } from '../reviews/review-item.tsx';

type Form = Written<string> & { review: Review; onClose: () => void };

export type ReviewAnswerView = { state: 'closed' } | SentForm<Form, string> | Removal;

const formId = 'review-answer';
const list = css({ listStyleType: 'none', p: '0', m: '0', '& li': { borderTopWidth: 'none', py: '0' } });
const schema = textSchema('an answer', 2000);

/** The dialogs in which an instructor answers a review, or deletes the answer (§course.33). */
export function ReviewAnswerScreen({ view }: { view: ReviewAnswerView }) {
  return match(view)
    .with({ state: 'closed' }, () => null)
    .with({ state: 'confirming' }, { state: 'deleting' }, { state: 'notDeleted' }, (asked) => (
      <RemovalDialog
        view={asked}
        title="Take Your Answer Back?"
        description="The review stays, and nobody can read the answer any more."
        label="Delete Answer"
        failed="The answer was not deleted"
      />
    ))
    .otherwise((form) => <AnswerDialog view={form} />);
}

function AnswerDialog({ view }: { view: SentForm<Form, string> }) {
  const { answer: _answer, ...review } = view.review;
  return (
    <Dialog
      open
      onClose={view.onClose}
      title="Answer Review"
      description="Everybody who reads the review can read your answer."
      firstFocus="field"
      footer={<FormActions form={formId} view={view} send="Send Answer" />}
    >
      {'why' in view && (
        <Alert tone="danger" title="Your answer was not sent">
          {view.why}
        </Alert>
      )}
      <ul className={list}>
        <ReviewItem review={review} />
      </ul>
      <TextForm id={formId} schema={schema} view={view} label="Your answer" rows={5} />
    </Dialog>
  );
}
