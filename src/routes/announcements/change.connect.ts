import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { announcementChangeMachine } from '../../machines/announcements/change.machine.ts';
import type { TaughtAnnouncement } from '../../machines/announcements/taught.machine.ts';
import type { Viewer } from '../../machines/calendar-day.ts';
import type { TypedAnnouncement } from '../../ui/screens/announcements/announcement-form.ts';
import type { AnnouncementChangeView } from '../../ui/screens/announcements/change/change.view.tsx';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';
import { writtenValues } from '../sync/written-values.ts';
import { announcementForm, valuesOf } from './typed-announcement.ts';

type Snapshot = SnapshotFrom<typeof announcementChangeMachine>;
type Send = ActorRefFrom<typeof announcementChangeMachine>['send'];
/** `draft` is null while there is no form. */
type Means = { draft: Draft<'announcementChange'> | null; viewer: Viewer };

const closed: AnnouncementChangeView = { state: 'closed' };

export function connectAnnouncementChange(
  { value, context }: Snapshot,
  send: Send,
  { draft, viewer }: Means,
): AnnouncementChangeView {
  const { target, failure } = context;
  if (!target) return closed;
  const onClose = () => send({ type: 'close' });
  const { title, isTold } = target;
  const about = { title, isTold };
  const answers = { onConfirm: () => send({ type: 'confirm' }), onClose };
  const form = draft && { ...announcementForm(writtenValues(draft, send), before(target), viewer), isTold, onClose };
  const onSubmit = (typed: TypedAnnouncement) => send({ type: 'submit', values: valuesOf(typed) });
  const why = sentence(failure, 'There was an error changing the announcement. Please try again.');
  return match(value)
    .returnType<AnnouncementChangeView>()
    .with('closed', () => closed)
    .with('writing', (state) => (form ? { state, ...form, onSubmit } : closed))
    .with({ sending: 'underWay' }, () => (form ? { state: 'sending.underWay', ...form } : closed))
    .with({ sending: 'delayed' }, () => (form ? { state: 'sending.delayed', ...form, onSubmit, why } : closed))
    .with('rejected', (state) => (form ? { state, ...form, onSubmit, why } : closed))
    .with('confirming', (state) => ({ state, ...about, ...answers }))
    .with('removing', (state) => ({ state, ...about }))
    .with('notRemoved', (state) => ({
      ...{ state, ...about, ...answers },
      why: sentence(failure, 'There was an error deleting the announcement. Please try again.'),
    }))
    .exhaustive();
}

/** The moment of one that students know stays as it is. */
const before = ({ title, text, isTold, publishedAt }: TaughtAnnouncement) => ({
  ...{ title, text },
  publishAt: isTold ? undefined : publishedAt,
});
