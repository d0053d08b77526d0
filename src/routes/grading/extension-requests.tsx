import { useState } from 'react';
import { decideExtension, listExtensionRequests } from '../../api/teach/extension-requests.ts';
import { extensionAnswerMachine } from '../../machines/grading/extension-answer.machine.ts';
import { extensionRequestsMachine } from '../../machines/grading/extension-requests.machine.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { ExtensionRequestsScreen } from '../../ui/screens/grading/extension-requests/extension-requests.view.tsx';
import { useAuth } from '../account/session.tsx';
import { zoneNote } from '../dates.ts';
import { useFlow, useViewer } from '../first-screen.ts';
import { dialog } from '../parts.tsx';
import { useRows, useWithRows } from '../rows.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectExtensionRequests } from './extension-requests.connect.ts';

const ExtensionAnswer = dialog('ExtensionAnswer', () => import('./extension-answer.tsx'));

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
  const viewer = useViewer();
  const [answerMachine] = useState(() => answerMachineOf(person));
  const requests = useWithRows(listExtensionRequests, ({ id }) => id);
  const [machine] = useState(() => extensionRequestsMachine.provide({ actors: { listExtensionRequests: requests } }));
  const [list, send] = useFlow(machine);
  useRows(list.context.page?.items.length ?? 0);
  const [answer, sendToAnswer, flow] = useFlow(answerMachine);
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
        <ExtensionAnswer flow={flow} viewer={viewer} requestId={answer.context.request?.id ?? ''} />
      )}
    </>
  );
}
