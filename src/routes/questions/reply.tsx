import { useState } from 'react';
import { replyToThread, uploadAttachment } from '../../api/questions/threads.ts';
import { threadReplyMachine } from '../../machines/questions/reply.machine.ts';
import type { ThreadMessage } from '../../machines/questions/thread.machine.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { ThreadReplyScreen } from '../../ui/screens/questions/reply/reply.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useFlow } from '../first-screen.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useWritten } from '../sync/written.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectThreadReply } from './reply.connect.ts';

const machineOf = (person: string | undefined) =>
  threadReplyMachine.provide({
    actors: {
      uploadAttachment,
      replyToThread: asPendingCall(replyToThread, ({ threadId: subject }) => ({ person, form: 'reply', subject })),
    },
  });

type ThreadReplyProps = { threadId: string; onReplied: (message: ThreadMessage) => void };

export function ThreadReply(props: ThreadReplyProps) {
  return (
    <WithDraft form="reply" subject={props.threadId}>
      {(draft) => <Replying {...props} draft={draft} />}
    </WithDraft>
  );
}

function Replying({ threadId, draft, onReplied }: ThreadReplyProps & { draft: Draft<'reply'> }) {
  const person = useAuth().currentUser?.id;
  const [machine] = useState(() => machineOf(person));
  const [snapshot, send, flow] = useFlow(machine, { input: { threadId } });
  const [sent, setSent] = useState(0);
  const { onWrite, onSent } = useWritten(flow, draft, draft.values?.text ?? '');
  useEmitted(flow, 'replied', ({ message }) => {
    onSent();
    setSent((count) => count + 1);
    onReplied(message);
  });
  return <ThreadReplyScreen view={connectThreadReply(snapshot, send, { draft: { ...draft, onWrite }, sent })} />;
}
