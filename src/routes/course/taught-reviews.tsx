import { useMachine, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { answerReview, deleteReviewAnswer, listTaughtReviews } from '../../api/course/reviews.ts';
import { reviewAnswerMachine } from '../../machines/course/review-answer.machine.ts';
import { taughtReviewsMachine } from '../../machines/course/taught-reviews.machine.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { ReviewAnswerScreen } from '../../ui/screens/course/review-answer/review-answer.view.tsx';
import { TaughtReviewsScreen } from '../../ui/screens/course/taught-reviews/taught-reviews.view.tsx';
import { useAuth } from '../account/session.tsx';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectReviewAnswer } from './review-answer.connect.ts';
import { connectTaughtReviews } from './taught-reviews.connect.ts';

const machine = taughtReviewsMachine.provide({ actors: { listTaughtReviews } });

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
  return <ReviewsOf key={courseId} courseId={courseId} />;
}

function ReviewsOf({ courseId }: { courseId: string }) {
  const person = useAuth().currentUser?.id;
  const [answerMachine] = useState(() => answerMachineOf(person));
  const [list, send] = useMachine(machine, { input: { courseId } });
  const [answer, sendToAnswer, flow] = useMachine(answerMachine, { input: { courseId } });
  useEmitted(flow, 'answered', (answered) => send(answered));
  const view = connectTaughtReviews(list, send, {
    onAnswer: (review) => sendToAnswer({ type: 'open', review }),
    onRemove: (review) => sendToAnswer({ type: 'remove', review }),
  });
  return (
    <>
      <TaughtReviewsScreen view={view} />
      {answer.hasTag('input') ? (
        <WithDraft form="reviewAnswer" subject={`${courseId}.${answer.context.review?.id}`}>
          {(draft) => <Answer flow={flow} draft={draft} />}
        </WithDraft>
      ) : (
        <ReviewAnswerScreen view={connectReviewAnswer(answer, sendToAnswer, null)} />
      )}
    </>
  );
}

type AnswerProps = { flow: ActorRefFrom<typeof reviewAnswerMachine>; draft: Draft<'reviewAnswer'> };

function Answer({ flow, draft }: AnswerProps) {
  const snapshot = useSelector(flow, (current) => current);
  useEmitted(flow, 'answered', () => draft.onSent());
  return <ReviewAnswerScreen view={connectReviewAnswer(snapshot, flow.send, draft)} />;
}
