/** The dialogs in which people change and delete their own answers, loaded when the first is opened. */

import type { ActorRefFrom } from 'xstate';
import type { ownAnswerMachine } from '../../machines/questions/own-answer.machine.ts';
import { OwnAnswerScreen } from '../../ui/screens/questions/own-answer/own-answer.view.tsx';
import { useSnapshot } from '../first-screen.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectOwnAnswer } from './own-answer.connect.ts';

type Flow = { flow: ActorRefFrom<typeof ownAnswerMachine> };

export function OwnAnswer({ flow }: Flow) {
  const snapshot = useSnapshot(flow);
  if (!snapshot.hasTag('input')) return <OwnAnswerScreen view={connectOwnAnswer(snapshot, flow.send, null)} />;
  return (
    <WithDraft form="ownAnswer" subject={snapshot.context.answer?.id ?? ''}>
      {(draft) => <Editing flow={flow} draft={draft} />}
    </WithDraft>
  );
}

function Editing({ flow, draft }: Flow & { draft: Draft<'ownAnswer'> }) {
  const snapshot = useSnapshot(flow);
  useEmitted(flow, 'answered', () => draft.onSent());
  return <OwnAnswerScreen view={connectOwnAnswer(snapshot, flow.send, draft)} />;
}
