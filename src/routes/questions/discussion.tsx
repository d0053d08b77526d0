import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { getDiscussion, moderatePost, reportPost } from '../../api/questions/community.ts';
import { discussionMachine } from '../../machines/questions/discussion.machine.ts';
import { useUnsent } from '../../sync/unsent.ts';
import { DiscussionScreen } from '../../ui/screens/questions/discussion/discussion.view.tsx';
import { browserViewer } from '../dates.ts';
import { useTitle } from '../use-title.ts';
import { CommunityAnswer } from './answer.tsx';
import { connectDiscussion } from './discussion.connect.ts';

const machine = discussionMachine.provide({ actors: { getDiscussion, moderatePost, reportPost } });

/** /community/{courseId}/{postId}: keyed, so that another question starts the flow anew. */
export function Discussion() {
  const { courseId = '', postId = '' } = useParams();
  return <OneDiscussion key={`${courseId} ${postId}`} courseId={courseId} postId={postId} />;
}

function OneDiscussion({ courseId, postId }: { courseId: string; postId: string }) {
  const [{ zone }] = useState(browserViewer);
  const [snapshot, send] = useMachine(machine, { input: { courseId, postId } });
  useTitle(snapshot.context.discussion?.title ?? 'Question');
  useUnsent(snapshot.hasTag('input'));
  const view = connectDiscussion(snapshot, send, {
    zone,
    answering: (
      <CommunityAnswer
        courseId={courseId}
        postId={postId}
        onAnswered={(answer) => send({ type: 'answered', answer })}
      />
    ),
  });
  return <DiscussionScreen view={view} />;
}
