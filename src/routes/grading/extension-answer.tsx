/** The dialog that answers a request, loaded when it is first opened. */

import type { ActorRefFrom } from 'xstate';
import type { Viewer } from '../../machines/calendar-day.ts';
import type { extensionAnswerMachine } from '../../machines/grading/extension-answer.machine.ts';
import { ExtensionAnswerScreen } from '../../ui/screens/grading/extension-answer/extension-answer.view.tsx';
import { useSnapshot } from '../first-screen.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectExtensionAnswer } from './extension-answer.connect.ts';

type Props = { flow: ActorRefFrom<typeof extensionAnswerMachine>; viewer: Viewer; requestId: string };

export function ExtensionAnswer({ flow, viewer, requestId }: Props) {
  return (
    <WithDraft form="extensionDecision" subject={requestId}>
      {(draft) => <Answer flow={flow} viewer={viewer} draft={draft} />}
    </WithDraft>
  );
}

type AnswerProps = Omit<Props, 'requestId'> & { draft: Draft<'extensionDecision'> };

function Answer({ flow, viewer, draft }: AnswerProps) {
  const snapshot = useSnapshot(flow);
  useEmitted(flow, 'answered', () => draft.onSent());
  return <ExtensionAnswerScreen view={connectExtensionAnswer(snapshot, flow.send, { viewer, draft })} />;
}
