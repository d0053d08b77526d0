import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { courseOwnReviewMachine } from '../../machines/course/own-review.machine.ts';
import type { CourseOwnReviewView } from '../../ui/screens/course/own-review/own-review.view.tsx';
import type { ReviewFields, ReviewForm } from '../../ui/screens/course/own-review/review-form.tsx';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';
import { writtenValues } from '../sync/written-values.ts';

type Snapshot = SnapshotFrom<typeof courseOwnReviewMachine>;
type Send = ActorRefFrom<typeof courseOwnReviewMachine>['send'];

const barred: CourseOwnReviewView = { state: 'barred' };

/** `form` is the dialog with the form, while there is one. */
export function connectCourseOwnReview(
  { value, context: { own, failure } }: Snapshot,
  send: Send,
  form: ReactNode,
): CourseOwnReviewView {
  const review = own?.review;
  const asked = review && {
    review,
    onClose: () => send({ type: 'close' }),
    onConfirm: () => send({ type: 'confirm' }),
  };
  return match(value)
    .returnType<CourseOwnReviewView>()
    .with('loading', 'arriving', () => ({ state: 'loading' }))
    .with('failed', (state) => ({ state, onRetry: () => send({ type: 'retry' }) }))
    .with('barred', () => barred)
    .with('tooEarly', (state) => ({
      state,
      needed: own?.neededLessons ?? 0,
      total: own?.totalLessons ?? 0,
      done: own?.completedLessons ?? 0,
    }))
    .with('unwritten', (state) => ({ state, onOpen: () => send({ type: 'open' }) }))
    .with('shown', (state) => {
      if (!review) return barred;
      const onOpen = own.isEnrolled ? () => send({ type: 'open' }) : undefined;
      return { state, review, onOpen, onRemove: () => send({ type: 'remove' }) };
    })
    .with('writing', 'rejected', (state) => ({ state, review, form }))
    .with({ sending: 'underWay' }, () => ({ state: 'sending.underWay', review, form }))
    .with({ sending: 'delayed' }, () => ({ state: 'sending.delayed', review, form }))
    .with('confirming', (state) => (asked ? { state, ...asked } : barred))
    .with('deleting', (state) => (review ? { state, review } : barred))
    .with('notDeleted', (state) => {
      if (!asked) return barred;
      return { state, ...asked, why: sentence(failure, 'There was an error deleting your review. Please try again.') };
    })
    .exhaustive();
}

/** Null where there is no form. */
export function connectReviewForm(
  { value, context: { own, failure } }: Snapshot,
  send: Send,
  draft: Draft<'review'>,
): ReviewForm | null {
  const review = own?.review;
  const form = {
    isChange: review !== undefined,
    ...writtenValues(draft, send),
    written: draft.values ?? { stars: review ? String(review.stars) : '', text: review?.text ?? '' },
    onClose: () => send({ type: 'close' }),
  };
  const onSubmit = ({ stars, text }: ReviewFields) => send({ type: 'submit', stars: Number(stars), text });
  const why = sentence(failure, 'There was an error sending your review. Please try again.');
  return match(value)
    .returnType<ReviewForm | null>()
    .with('writing', (state) => ({ state, ...form, onSubmit }))
    .with({ sending: 'underWay' }, () => ({ state: 'sending.underWay', ...form }))
    .with({ sending: 'delayed' }, () => ({ state: 'sending.delayed', ...form, onSubmit, why }))
    .with('rejected', (state) => ({ state, ...form, onSubmit, why }))
    .otherwise(() => null);
}
