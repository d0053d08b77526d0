import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { deleteAnswer, editAnswer, getDiscussion, moderatePost, reportPost } from '../../api/questions/community.ts';
import { discussionMachine } from '../../machines/questions/discussion.machine.ts';
import { ownAnswerMachine } from '../../machines/questions/own-answer.machine.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { useUnsent } from '../../sync/unsent.ts';
import { DiscussionScreen } from '../../ui/screens/questions/discussion/discussion.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useFlow, useViewer } from '../first-screen.ts';
import { useTitle } from '../head.ts';
import { dialog } from '../parts.tsx';
import { useEmitted } from '../use-emitted.ts';
import { CommunityAnswer } from './answer.tsx';
import { connectDiscussion } from './discussion.connect.ts';

const machine = discussionMachine.provide({ actors: { getDiscussion, moderatePost, reportPost } });

const OwnAnswer = dialog('OwnAnswer', () => import('./own-answer.tsx'));

const ownMachineOf = (person: string | undefined) =>
  ownAnswerMachine.provide({
    actors: {
      editAnswer: asPendingCall(editAnswer, ({ answerId: subject }) => ({ person, form: 'ownAnswer', subject })),
      deleteAnswer,
    },
  });

/** /community/{courseId}/{postId}: keyed, so that another question starts the flow again. */
export function Discussion() {
  const { courseId = '', postId = '' } = useParams();
  return <OneDiscussion key={`${courseId} ${postId}`} courseId={courseId} postId={postId} />;
}

function OneDiscussion({ courseId, postId }: { courseId: string; postId: string }) {
  const { zone } = useViewer();
  const [snapshot, send] = useFlow(machine, { input: { courseId, postId } });
  const person = useAuth().currentUser?.id;
  const [ownMachine] = useState(() => ownMachineOf(person));
  const [own, sendToOwn, ownFlow] = useFlow(ownMachine, { input: { courseId, postId } });
  useEmitted(ownFlow, 'answered', (answered) => send(answered));
  useEmitted(ownFlow, 'stale', () => send({ type: 'refresh' }));
  useTitle(snapshot.context.discussion?.title ?? 'Question');
  useUnsent(snapshot.hasTag('input'));
  const view = connectDiscussion(snapshot, send, {
    zone,
    onEdit: (answer) => sendToOwn({ type: 'open', answer }),
    onDelete: (answer) => sendToOwn({ type: 'remove', answer }),
    answering: (
      <CommunityAnswer
        courseId={courseId}
        postId={postId}
        onAnswered={(answer) => send({ type: 'answered', answer })}
      />
    ),
  });
  return (
    <>
      <DiscussionScreen view={view} />
      {!own.matches('closed') && <OwnAnswer flow={ownFlow} />}
    </>
  );
}
