import { useMachine, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { decideExtension, listExtensionRequests } from '../../api/teach/extension-requests.ts';
import type { Viewer } from '../../machines/calendar-day.ts';
import { extensionAnswerMachine } from '../../machines/grading/extension-answer.machine.ts';
import { extensionRequestsMachine } from '../../machines/grading/extension-requests.machine.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { ExtensionAnswerScreen } from '../../ui/screens/grading/extension-answer/extension-answer.view.tsx';
import { ExtensionRequestsScreen } from '../../ui/screens/grading/extension-requests/extension-requests.view.tsx';
import { useAuth } from '../account/session.tsx';
import { browserViewer, zoneNote } from '../dates.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectExtensionAnswer } from './extension-answer.connect.ts';
import { connectExtensionRequests } from './extension-requests.connect.ts';

const machine = extensionRequestsMachine.provide({ actors: { listExtensionRequests } });

const answerMachineOf = (person: string | undefined) => {
  const about = ({ requestId: subject }: { requestId: string }) => ({
    person,
    form: 'extensionDecision' as const,
    subject,
  });
  return extensionAnswerMachine.provide({ actors: { decideExtension: asPendingCall(decideExtension, about) } });
};

export function ExtensionRequests() {
  const person = useAuth().currentUser?.id;
  const [viewer] = useState(browserViewer);
  const [answerMachine] = useState(() => answerMachineOf(person));
  const [list, send] = useMachine(machine);
  const [answer, sendToAnswer, flow] = useMachine(answerMachine);
  useEmitted(flow, 'answered', (answered) => send(answered));
  useEmitted(flow, 'outdated', () => send({ type: 'reload' }));
  const view = connectExtensionRequests(list, send, {
    zone: viewer.zone,
    onAnswer: (request) => sendToAnswer({ type: 'open', request }),
  });
  return (
    <>
      <ExtensionRequestsScreen view={view} zone={zoneNote(viewer.zone)} />
      {!answer.matches('closed') && (
        <WithDraft form="extensionDecision" subject={answer.context.request?.id ?? ''}>
          {(draft) => <Answer flow={flow} viewer={viewer} draft={draft} />}
        </WithDraft>
      )}
    </>
  );
}

type AnswerProps = {
  flow: ActorRefFrom<typeof extensionAnswerMachine>;
  viewer: Viewer;
  draft: Draft<'extensionDecision'>;
};

function Answer({ flow, viewer, draft }: AnswerProps) {
  const snapshot = useSelector(flow, (current) => current);
  useEmitted(flow, 'answered', () => draft.onSent());
  return <ExtensionAnswerScreen view={connectExtensionAnswer(snapshot, flow.send, { viewer, draft })} />;
}
