import { useState } from 'react';
import { answerInCommunity } from '../../api/questions/community.ts';
import { communityAnswerMachine } from '../../machines/questions/answer.machine.ts';
import type { CommunityAnswer as Answer } from '../../machines/questions/discussion.machine.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { CommunityAnswerScreen } from '../../ui/screens/questions/answer/answer.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useFlow } from '../first-screen.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectCommunityAnswer } from './answer.connect.ts';

const machineOf = (person: string | undefined) =>
  communityAnswerMachine.provide({
    actors: {
      answerInCommunity: asPendingCall(answerInCommunity, ({ postId: subject }) => ({
        person,
        form: 'communityAnswer',
        subject,
      })),
    },
  });

type CommunityAnswerProps = { courseId: string; postId: string; onAnswered: (answer: Answer) => void };

export function CommunityAnswer(props: CommunityAnswerProps) {
  return (
    <WithDraft form="communityAnswer" subject={props.postId}>
      {(draft) => <Answering {...props} draft={draft} />}
    </WithDraft>
  );
}

type AnsweringProps = CommunityAnswerProps & { draft: Draft<'communityAnswer'> };

function Answering({ courseId, postId, draft, onAnswered }: AnsweringProps) {
  const person = useAuth().currentUser?.id;
  const [machine] = useState(() => machineOf(person));
  const [snapshot, send, flow] = useFlow(machine, { input: { courseId, postId } });
  const [sent, setSent] = useState(0);
  useEmitted(flow, 'answered', ({ answer }) => {
    draft.onSent();
    setSent((count) => count + 1);
    onAnswered(answer);
  });
  return <CommunityAnswerScreen view={connectCommunityAnswer(snapshot, send, { draft, sent })} />;
}
