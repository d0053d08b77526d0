import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { announcementFormMachine } from '../../machines/announcements/form.machine.ts';
import type { Viewer } from '../../machines/calendar-day.ts';
import type { TypedAnnouncement } from '../../ui/screens/announcements/announcement-form.ts';
import type { AnnouncementFormView } from '../../ui/screens/announcements/form/form.view.tsx';
import { dayAndTime } from '../dates.ts';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';
import { writtenValues } from '../sync/written-values.ts';
import { announcementForm, blank, valuesOf } from './typed-announcement.ts';

type Snapshot = SnapshotFrom<typeof announcementFormMachine>;
type Send = ActorRefFrom<typeof announcementFormMachine>['send'];
type Means = { draft: Draft<'announcement'>; viewer: Viewer };

export function connectAnnouncementForm(
  { value, context }: Snapshot,
  send: Send,
  { draft, viewer }: Means,
): AnnouncementFormView {
  const { failure, values } = context;
  const form = announcementForm(writtenValues(draft, send), values ?? blank, viewer);
  const onSubmit = (typed: TypedAnnouncement) => send({ type: 'submit', values: valuesOf(typed) });
  const why = sentence(failure, 'There was an error sending your announcement. Please try again.');
  const later = values?.publishAt && `The students are told on ${dayAndTime(viewer.zone, values.publishAt)}.`;
  const told = later ?? 'The students are told in half a minute.';
  const onUndo = () => send({ type: 'undo' });
  const onAnother = () => send({ type: 'another' });
  return match(value)
    .returnType<AnnouncementFormView>()
    .with('writing', (state) => ({ state, ...form, onSubmit }))
    .with({ sending: 'underWay' }, () => ({ state: 'sending.underWay', ...form }))
    .with({ sending: 'delayed' }, () => ({ state: 'sending.delayed', ...form, onSubmit, why }))
    .with('rejected', (state) => ({ state, ...form, onSubmit, why }))
    .with('sent', (state) => ({ state, told, onUndo, onAnother }))
    .with('undoing', (state) => ({ state, told }))
    .with('notUndone', (state) => ({
      ...{ state, told, onUndo, onAnother },
      why: sentence(failure, 'There was an error undoing it. Please try again.'),
    }))
    .with('told', (state) => ({ state, told: later ?? 'The students are told now.', onAnother }))
    .exhaustive();
}

/** What an undo has done; it may have come too late. */
export const undoneText = (wasTold: boolean) =>
  wasTold ? 'Students no longer see it, but emails had gone out already.' : 'No student was told.';
