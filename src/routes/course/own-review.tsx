import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { deleteOwnReview, getOwnReview, saveOwnReview } from '../../api/course/reviews.ts';
import { courseOwnReviewMachine } from '../../machines/course/own-review.machine.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { CourseOwnReviewScreen } from '../../ui/screens/course/own-review/own-review.view.tsx';
import { ReviewFormDialog } from '../../ui/screens/course/own-review/review-form.tsx';
import { useAuth } from '../account/session.tsx';
import { useFlow, useSnapshot } from '../first-screen.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectCourseOwnReview, connectReviewForm } from './own-review.connect.ts';

const machineOf = (person: string | undefined) => {
  const about = ({ courseId: subject }: { courseId: string }) => ({ person, form: 'review' as const, subject });
  return courseOwnReviewMachine.provide({
    actors: { getOwnReview, saveOwnReview: asPendingCall(saveOwnReview, about), deleteOwnReview },
  });
};

type Props = { courseId: string; onChanged: () => void };

/** A student's own review of the course. */
export function CourseOwnReview({ courseId, onChanged }: Props) {
  const person = useAuth().currentUser?.id;
  const [machine] = useState(() => machineOf(person));
  const [snapshot, send, flow] = useFlow(machine, { input: { courseId } });
  useEmitted(flow, 'reviewChanged', onChanged);
  const form = snapshot.hasTag('input') && (
    <WithDraft form="review" subject={courseId}>
      {(draft) => <OwnReviewForm flow={flow} draft={draft} />}
    </WithDraft>
  );
  return <CourseOwnReviewScreen view={connectCourseOwnReview(snapshot, send, form)} />;
}

type FormProps = { flow: ActorRefFrom<typeof courseOwnReviewMachine>; draft: Draft<'review'> };

function OwnReviewForm({ flow, draft }: FormProps) {
  const snapshot = useSnapshot(flow);
  useEmitted(flow, 'reviewChanged', draft.onSent);
  const view = connectReviewForm(snapshot, flow.send, draft);
  return view && <ReviewFormDialog view={view} />;
}
