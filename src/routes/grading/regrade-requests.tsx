import { useState } from 'react';
import { keepGrade, listRegradeRequests } from '../../api/teach/regrade-requests.ts';
import { keptGradeMachine } from '../../machines/grading/kept-grade.machine.ts';
import { regradeRequestsMachine } from '../../machines/grading/regrade-requests.machine.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { RegradeRequestsScreen } from '../../ui/screens/grading/regrade-requests/regrade-requests.view.tsx';
import { useAuth } from '../account/session.tsx';
import { zoneNote } from '../dates.ts';
import { useFlow, useViewer } from '../first-screen.ts';
import { dialog } from '../parts.tsx';
import { useRows, useWithRows } from '../rows.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectRegradeRequests } from './regrade-requests.connect.ts';

const KeepGrade = dialog('KeepGrade', () => import('./kept-grade.tsx'));

const answerMachineOf = (person: string | undefined) => {
  const about = ({ requestId: subject }: { requestId: string }) => ({
    person,
    form: 'keptGrade' as const,
    subject,
  });
  return keptGradeMachine.provide({ actors: { keepGrade: asPendingCall(keepGrade, about) } });
};

export function RegradeRequests() {
  const person = useAuth().currentUser?.id;
  const viewer = useViewer();
  const [answerMachine] = useState(() => answerMachineOf(person));
  const requests = useWithRows(listRegradeRequests, ({ id }) => id);
  const [machine] = useState(() => regradeRequestsMachine.provide({ actors: { listRegradeRequests: requests } }));
  const [list, send] = useFlow(machine);
  useRows(list.context.page?.items.length ?? 0);
  const [answer, sendToAnswer, flow] = useFlow(answerMachine);
  useEmitted(flow, 'answered', (answered) => send(answered));
  useEmitted(flow, 'outdated', () => send({ type: 'reload' }));
  const view = connectRegradeRequests(list, send, {
    zone: viewer.zone,
    onAnswer: (request) => sendToAnswer({ type: 'open', request }),
  });
  return (
    <>
      <RegradeRequestsScreen view={view} zone={zoneNote(viewer.zone)} />
      {!answer.matches('closed') && <KeepGrade flow={flow} requestId={answer.context.request?.id ?? ''} />}
    </>
  );
}
