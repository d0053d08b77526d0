/** The dialogs that answer a review and delete the answer, loaded when the first is opened. */

import type { ActorRefFrom } from 'xstate';
import type { reviewAnswerMachine } from '../../machines/course/review-answer.machine.ts';
import { ReviewAnswerScreen } from '../../ui/screens/course/review-answer/review-answer.view.tsx';
import { useSnapshot } from '../first-screen.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectReviewAnswer } from './review-answer.connect.ts';

type Flow = { flow: ActorRefFrom<typeof reviewAnswerMachine> };

export function ReviewAnswer({ flow, courseId }: Flow & { courseId: string }) {
  const snapshot = useSnapshot(flow);
  if (!snapshot.hasTag('input')) return <ReviewAnswerScreen view={connectReviewAnswer(snapshot, flow.send, null)} />;
  return (
    <WithDraft form="reviewAnswer" subject={`${courseId}.${snapshot.context.review?.id}`}>
      {(draft) => <Answer flow={flow} draft={draft} />}
    </WithDraft>
  );
}

function Answer({ flow, draft }: Flow & { draft: Draft<'reviewAnswer'> }) {
  const snapshot = useSnapshot(flow);
  useEmitted(flow, 'answered', () => draft.onSent());
  return <ReviewAnswerScreen view={connectReviewAnswer(snapshot, flow.send, draft)} />;
}
