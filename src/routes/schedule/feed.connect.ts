import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { calendarFeedMachine } from '../../machines/schedule/feed.machine.ts';
import type { CalendarFeedView } from '../../ui/screens/schedule/feed/feed.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof calendarFeedMachine>;
type Send = ActorRefFrom<typeof calendarFeedMachine>['send'];

export function connectCalendarFeed(snapshot: Snapshot, send: Send, copy: (address: string) => void): CalendarFeedView {
  const { url, failure } = snapshot.context;
  const onClose = () => send({ type: 'close' });
  const onRenew = () => send({ type: 'renew' });
  const onEnd = () => send({ type: 'end' });
  const onCancel = () => send({ type: 'cancel' });
  return match(snapshot.value)
    .returnType<CalendarFeedView>()
    .with('closed', (state) => ({ state }))
    .with({ open: 'finding' }, () => ({ state: 'open.finding', onClose }))
    .with({ open: 'creating' }, () => ({ state: 'open.creating', onClose }))
    .with({ open: 'failed' }, () => ({
      state: 'open.failed',
      reason: sentence(failure, 'Failed to load your calendar address. Please try again.'),
      onRetry: () => send({ type: 'retry' }),
      onClose,
    }))
    .with({ open: 'ready' }, () => ({ state: 'open.ready', url, onCopy: () => copy(url), onRenew, onEnd, onClose }))
    .with({ open: 'confirming' }, () => ({ state: 'open.confirming', onRenew, onCancel, onClose }))
    .with({ open: 'renewing' }, () => ({ state: 'open.renewing', onClose }))
    .with({ open: 'notRenewed' }, () => ({
      state: 'open.notRenewed',
      reason: sentence(failure, 'The address in use was kept. Please try again.'),
      onRenew,
      onCancel,
      onClose,
    }))
    .with({ open: 'confirmingEnd' }, () => ({ state: 'open.confirmingEnd', onEnd, onCancel, onClose }))
    .with({ open: 'ending' }, () => ({ state: 'open.ending', onClose }))
    .with({ open: 'notEnded' }, () => ({
      state: 'open.notEnded',
      reason: sentence(failure, 'The address could not be ended. Please try again.'),
      onEnd,
      onCancel,
      onClose,
    }))
    .with({ open: 'ended' }, () => ({ state: 'open.ended', onClose }))
    .exhaustive();
}
