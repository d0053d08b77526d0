import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { announce, listTaughtAnnouncements } from '../../api/teach/announcements.ts';
import { announcementFormMachine } from '../../machines/announcements/form.machine.ts';
import { taughtAnnouncementsMachine } from '../../machines/announcements/taught.machine.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { AnnouncementFormScreen } from '../../ui/screens/announcements/form/form.view.tsx';
import { TaughtAnnouncementsScreen } from '../../ui/screens/announcements/taught/taught.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useFlow, useSnapshot, useViewer } from '../first-screen.ts';
import { useRows, useWithRows } from '../rows.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectAnnouncementForm } from './form.connect.ts';
import { connectTaughtAnnouncements } from './taught.connect.ts';

const formMachineOf = (person: string | undefined) => {
  const about = ({ courseId: subject }: { courseId: string }) => ({ person, form: 'announcement' as const, subject });
  return announcementFormMachine.provide({ actors: { announce: asPendingCall(announce, about) } });
};

export function TaughtAnnouncements() {
  const { courseId = '' } = useParams();
  const person = useAuth().currentUser?.id;
  const { zone } = useViewer();
  const [formMachine] = useState(() => formMachineOf(person));
  const announcements = useWithRows(listTaughtAnnouncements, ({ id }) => id);
  const [machine] = useState(() =>
    taughtAnnouncementsMachine.provide({ actors: { listTaughtAnnouncements: announcements } }),
  );
  const [list, send] = useFlow(machine, { input: { courseId } });
  useRows(list.context.page?.items.length ?? 0);
  const [, , flow] = useFlow(formMachine, { input: { courseId } });
  const [times, setTimes] = useState(0);
  useEmitted(flow, 'announced', (announced) => {
    send(announced);
    setTimes((before) => before + 1);
  });
  return (
    <TaughtAnnouncementsScreen
      view={connectTaughtAnnouncements(list, send, zone)}
      form={
        // Each announcement has a draft of its own.
        <WithDraft key={times} form="announcement" subject={courseId}>
          {(draft) => <AnnouncementForm flow={flow} draft={draft} />}
        </WithDraft>
      }
    />
  );
}

type FormProps = { flow: ActorRefFrom<typeof announcementFormMachine>; draft: Draft<'announcement'> };

function AnnouncementForm({ flow, draft }: FormProps) {
  const snapshot = useSnapshot(flow);
  useEmitted(flow, 'announced', () => draft.onSent());
  return <AnnouncementFormScreen view={connectAnnouncementForm(snapshot, flow.send, draft)} />;
}
