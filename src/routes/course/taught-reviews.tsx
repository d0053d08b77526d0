import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { answerReview, deleteReviewAnswer, listTaughtReviews } from '../../api/course/reviews.ts';
import { reviewAnswerMachine } from '../../machines/course/review-answer.machine.ts';
import { taughtReviewsMachine } from '../../machines/course/taught-reviews.machine.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { TaughtReviewsScreen } from '../../ui/screens/course/taught-reviews/taught-reviews.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useChosen, useFirstChosen, useVisit } from '../chosen.ts';
import { useFlow } from '../first-screen.ts';
import { dialog } from '../parts.tsx';
import { useRows, useWithRows } from '../rows.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectTaughtReviews } from './taught-reviews.connect.ts';

const ReviewAnswer = dialog('ReviewAnswer', () => import('./review-answer.tsx'));

const choices = { show: ['all', 'unanswered'] } as const;

type About = { courseId: string; reviewId: string };

const answerMachineOf = (person: string | undefined) => {
  const about = ({ courseId, reviewId }: About) => ({
    person,
    form: 'reviewAnswer' as const,
    subject: `${courseId}.${reviewId}`,
  });
  return reviewAnswerMachine.provide({
    actors: { answerReview: asPendingCall(answerReview, about), deleteReviewAnswer },
  });
};

/** /teach/courses/{courseId}/reviews. */
export function TaughtReviews() {
  const { courseId = '' } = useParams();
  return <ReviewsOf key={`${courseId} ${useVisit()}`} courseId={courseId} />;
}

function ReviewsOf({ courseId }: { courseId: string }) {
  const person = useAuth().currentUser?.id;
  const [answerMachine] = useState(() => answerMachineOf(person));
  const first = useFirstChosen(choices);
  const reviews = useWithRows(listTaughtReviews, ({ id }) => id);
  const [machine] = useState(() => taughtReviewsMachine.provide({ actors: { listTaughtReviews: reviews } }));
  const [list, send] = useFlow(machine, { input: { courseId, ...first } });
  useChosen(choices, list.context.filters);
  useRows(list.context.page?.items.length ?? 0);
  const [answer, sendToAnswer, flow] = useFlow(answerMachine, { input: { courseId } });
  useEmitted(flow, 'answered', (answered) => send(answered));
  const view = connectTaughtReviews(list, send, {
    onAnswer: (review) => sendToAnswer({ type: 'open', review }),
    onRemove: (review) => sendToAnswer({ type: 'remove', review }),
  });
  return (
    <>
      <TaughtReviewsScreen view={view} />
      {!answer.matches('closed') && <ReviewAnswer flow={flow} courseId={courseId} />}
    </>
  );
}
