/** The dialog that excuses a student or takes that back, loaded when it is first opened. */
import type { ActorRefFrom } from 'xstate';
import type { excuseMachine } from '../../machines/teaching/excuse.machine.ts';
import { ExcuseScreen } from '../../ui/screens/teaching/excuse/excuse.view.tsx';
import { useNotify } from '../effects.ts';
import { useSnapshot } from '../first-screen.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { aboutOf, connectExcuse } from './excuse.connect.ts';

type Props = { flow: ActorRefFrom<typeof excuseMachine>; zone: string };

export function Excuse({ flow, zone }: Props) {
  const { target } = useSnapshot(flow).context;
  if (!target) return null;
  // What is removed has nothing to write.
  if (target.excuse) return <Dialog flow={flow} zone={zone} draft={null} />;
  return (
    <WithDraft form="excuse" subject={`${target.assignment.id}.${target.student.id}`}>
      {(draft) => <Dialog flow={flow} zone={zone} draft={draft} />}
    </WithDraft>
  );
}

function Dialog({ flow, zone, draft }: Props & { draft: Draft<'excuse'> | null }) {
  const snapshot = useSnapshot(flow);
  const notify = useNotify();
  useEmitted(flow, 'changed', ({ cell }) => {
    draft?.onSent();
    const { target } = flow.getSnapshot().context;
    const detail = target ? aboutOf(target) : undefined;
    notify({ message: cell.excuse ? 'studentExcused' : 'excuseRemoved', detail });
  });
  return <ExcuseScreen view={connectExcuse(snapshot, flow.send, { zone, draft })} />;
}
