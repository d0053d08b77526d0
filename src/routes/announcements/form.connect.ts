import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { NewAnnouncement } from '../../api/generated/schema.d.ts';
import type { announcementFormMachine } from '../../machines/announcements/form.machine.ts';
import type { AnnouncementFormView } from '../../ui/screens/announcements/form/form.view.tsx';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';
import { writtenValues } from '../sync/written-values.ts';

type Snapshot = SnapshotFrom<typeof announcementFormMachine>;
type Send = ActorRefFrom<typeof announcementFormMachine>['send'];

export function connectAnnouncementForm(
  snapshot: Snapshot,
  send: Send,
  draft: Draft<'announcement'>,
): AnnouncementFormView {
  const { failure } = snapshot.context;
  const form = writtenValues(draft, send);
  const onSubmit = (announcement: NewAnnouncement) => send({ type: 'submit', ...announcement });
  const why = sentence(failure, 'There was an error sending your announcement. Please try again.');
  return match(snapshot.value)
    .returnType<AnnouncementFormView>()
    .with('writing', (state) => ({ state, ...form, onSubmit }))
    .with({ sending: 'underWay' }, () => ({ state: 'sending.underWay', ...form }))
    .with({ sending: 'delayed' }, () => ({ state: 'sending.delayed', ...form, onSubmit, why }))
    .with('rejected', (state) => ({ state, ...form, onSubmit, why }))
    .with('sent', (state) => ({ state, onAnother: () => send({ type: 'another' }) }))
    .exhaustive();
}
