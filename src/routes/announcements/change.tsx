/** The dialogs that change or delete an announcement, loaded when one is first opened. */
import type { ActorRefFrom } from 'xstate';
import type { announcementChangeMachine } from '../../machines/announcements/change.machine.ts';
import { AnnouncementChangeScreen } from '../../ui/screens/announcements/change/change.view.tsx';
import { useNotify } from '../effects.ts';
import { useSnapshot, useViewer } from '../first-screen.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectAnnouncementChange } from './change.connect.ts';

type Props = { flow: ActorRefFrom<typeof announcementChangeMachine> };

export function AnnouncementChange({ flow }: Props) {
  const snapshot = useSnapshot(flow);
  const { target } = snapshot.context;
  if (!target) return null;
  // What is deleted has nothing to write.
  if (!snapshot.hasTag('input')) return <Dialog flow={flow} draft={null} />;
  return (
    <WithDraft form="announcementChange" subject={target.id}>
      {(draft) => <Dialog flow={flow} draft={draft} />}
    </WithDraft>
  );
}

function Dialog({ flow, draft }: Props & { draft: Draft<'announcementChange'> | null }) {
  const snapshot = useSnapshot(flow);
  const viewer = useViewer();
  const notify = useNotify();
  useEmitted(flow, 'changed', ({ announcement }) => {
    draft?.onSent();
    notify({ message: 'announcementChanged', detail: announcement.title });
  });
  useEmitted(flow, 'removed', () => notify({ message: 'announcementDeleted' }));
  return <AnnouncementChangeScreen view={connectAnnouncementChange(snapshot, flow.send, { draft, viewer })} />;
}
