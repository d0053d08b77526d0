import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import {
  announce,
  changeAnnouncement,
  listTaughtAnnouncements,
  removeAnnouncement,
} from '../../api/teach/announcements.ts';
import { announcementChangeMachine } from '../../machines/announcements/change.machine.ts';
import { announcementFormMachine } from '../../machines/announcements/form.machine.ts';
import { taughtAnnouncementsMachine } from '../../machines/announcements/taught.machine.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { AnnouncementFormScreen } from '../../ui/screens/announcements/form/form.view.tsx';
import { TaughtAnnouncementsScreen } from '../../ui/screens/announcements/taught/taught.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useNotify } from '../effects.ts';
import { useFlow, useSnapshot, useViewer } from '../first-screen.ts';
import { dialog } from '../parts.tsx';
import { useRows, useWithRows } from '../rows.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectAnnouncementForm, undoneText } from './form.connect.ts';
import { connectTaughtAnnouncements } from './taught.connect.ts';
import { typedOf } from './typed-announcement.ts';

const AnnouncementChange = dialog('AnnouncementChange', () => import('./change.tsx'));

const formMachineOf = (person: string | undefined) => {
  const about = ({ courseId: subject }: { courseId: string }) => ({ person, form: 'announcement' as const, subject });
  return announcementFormMachine.provide({
    actors: { announce: asPendingCall(announce, about), removeAnnouncement },
  });
};

const changeMachineOf = (person: string | undefined) => {
  const about = ({ announcementId: subject }: { announcementId: string }) => ({
    person,
    form: 'announcementChange' as const,
    subject,
  });
  return announcementChangeMachine.provide({
    actors: { changeAnnouncement: asPendingCall(changeAnnouncement, about), removeAnnouncement },
  });
};

export function TaughtAnnouncements() {
  const { courseId = '' } = useParams();
  const person = useAuth().currentUser?.id;
  const viewer = useViewer();
  const [machines] = useState(() => ({ form: formMachineOf(person), change: changeMachineOf(person) }));
  const announcements = useWithRows(listTaughtAnnouncements, ({ id }) => id);
  const [machine] = useState(() =>
    taughtAnnouncementsMachine.provide({ actors: { listTaughtAnnouncements: announcements } }),
  );
  const [list, send] = useFlow(machine, { input: { courseId } });
  useRows(list.context.page?.items.length ?? 0);
  const [, , form] = useFlow(machines.form, { input: { courseId } });
  const [changing, sendChange, change] = useFlow(machines.change, { input: { courseId } });
  const [times, setTimes] = useState(0);
  useEmitted(form, 'announced', (announced) => {
    send(announced);
    setTimes((before) => before + 1);
  });
  useEmitted(form, 'undone', ({ id }) => send({ type: 'removed', id }));
  useEmitted(change, 'changed', send);
  useEmitted(change, 'removed', ({ id }) => send({ type: 'removed', id }));
  return (
    <>
      <TaughtAnnouncementsScreen
        view={connectTaughtAnnouncements(list, send, { sendChange, viewer })}
        form={
          // Each announcement has a draft of its own.
          <WithDraft key={times} form="announcement" subject={courseId}>
            {(draft) => <AnnouncementForm flow={form} draft={draft} />}
          </WithDraft>
        }
      />
      {!changing.matches('closed') && <AnnouncementChange flow={change} />}
    </>
  );
}

type FormProps = { flow: ActorRefFrom<typeof announcementFormMachine>; draft: Draft<'announcement'> };

function AnnouncementForm({ flow, draft }: FormProps) {
  const snapshot = useSnapshot(flow);
  const viewer = useViewer();
  const notify = useNotify();
  useEmitted(flow, 'announced', () => draft.onSent());
  useEmitted(flow, 'undone', ({ wasTold }) => {
    const { values } = flow.getSnapshot().context;
    if (values) draft.onChange(typedOf(values, viewer.zone));
    notify({ message: 'announcementDeleted', detail: undoneText(wasTold) });
  });
  return <AnnouncementFormScreen view={connectAnnouncementForm(snapshot, flow.send, { draft, viewer })} />;
}
