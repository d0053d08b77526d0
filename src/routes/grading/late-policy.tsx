/** The dialog of the late policy, loaded when it is first opened. */
import type { ActorRefFrom } from 'xstate';
import type { latePolicyMachine } from '../../machines/grading/late-policy.machine.ts';
import { LatePolicyScreen } from '../../ui/screens/grading/late-policy/late-policy.view.tsx';
import { useNotify } from '../effects.ts';
import { useSnapshot } from '../first-screen.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectLatePolicy } from './late-policy.connect.ts';

type Props = { flow: ActorRefFrom<typeof latePolicyMachine>; zone: string; subject: string };

export function LatePolicy({ flow, zone, subject }: Props) {
  return (
    <WithDraft form="latePolicy" subject={subject}>
      {(draft) => <Form flow={flow} zone={zone} draft={draft} />}
    </WithDraft>
  );
}

type FormProps = Omit<Props, 'subject'> & { draft: Draft<'latePolicy'> };

function Form({ flow, zone, draft }: FormProps) {
  const snapshot = useSnapshot(flow);
  const notify = useNotify();
  useEmitted(flow, 'saved', () => {
    draft.onSent();
    notify({ message: 'latePolicySaved' });
  });
  return <LatePolicyScreen view={connectLatePolicy(snapshot, flow.send, { zone, draft })} />;
}
