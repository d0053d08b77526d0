/** The dialog of the weights, loaded when it is first opened. */
import type { ActorRefFrom } from 'xstate';
import type { weightsMachine } from '../../../machines/teaching/weights.machine.ts';
import { WeightsScreen } from '../../../ui/screens/teaching/weights/weights.view.tsx';
import { useNotify } from '../../effects.ts';
import { useSnapshot } from '../../first-screen.ts';
import { type Draft, WithDraft } from '../../sync/draft.tsx';
import { useEmitted } from '../../use-emitted.ts';
import { connectWeights } from '../weights.connect.ts';

type Props = { flow: ActorRefFrom<typeof weightsMachine>; zone: string };

export function Weights({ flow, zone }: Props) {
  return (
    <WithDraft form="weights" subject={useSnapshot(flow).context.courseId}>
      {(draft) => <Form flow={flow} zone={zone} draft={draft} />}
    </WithDraft>
  );
}

function Form({ flow, zone, draft }: Props & { draft: Draft<'weights'> }) {
  const snapshot = useSnapshot(flow);
  const notify = useNotify();
  useEmitted(flow, 'changed', () => {
    draft.onSent();
    notify({ message: 'weightsSaved' });
  });
  return <WeightsScreen view={connectWeights(snapshot, flow.send, { zone, draft })} />;
}
