/** The dialog that answers a regrade request by keeping the grade, loaded when it is first opened. */

import type { ActorRefFrom } from 'xstate';
import type { keptGradeMachine } from '../../machines/grading/kept-grade.machine.ts';
import { KeptGradeScreen } from '../../ui/screens/grading/kept-grade/kept-grade.view.tsx';
import { useSnapshot } from '../first-screen.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectKeptGrade } from './kept-grade.connect.ts';

type Props = { flow: ActorRefFrom<typeof keptGradeMachine>; requestId: string };

export function KeepGrade({ flow, requestId }: Props) {
  return (
    <WithDraft form="keptGrade" subject={requestId}>
      {(draft) => <Answer flow={flow} draft={draft} />}
    </WithDraft>
  );
}

type AnswerProps = Omit<Props, 'requestId'> & { draft: Draft<'keptGrade'> };

function Answer({ flow, draft }: AnswerProps) {
  const snapshot = useSnapshot(flow);
  useEmitted(flow, 'answered', () => draft.onSent());
  return <KeptGradeScreen view={connectKeptGrade(snapshot, flow.send, { draft })} />;
}
