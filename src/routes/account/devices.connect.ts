import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { devicesMachine } from '../../machines/account/devices.machine.ts';
import type { DevicesView } from '../../ui/screens/account/devices/devices.view.tsx';
import { dayAndTimeText } from '../dates-in-sentences.ts';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof devicesMachine>;
type Send = ActorRefFrom<typeof devicesMachine>['send'];

export function connectDevices(snapshot: Snapshot, send: Send, zone: string): DevicesView {
  const { sessions, ending, failure } = snapshot.context;
  const list = {
    devices: sessions.map(({ id, browser, lastUsedAt, isThis }) => ({
      id,
      browser,
      lastUse: dayAndTimeText(zone, lastUsedAt),
      isThis,
      onEnd: () => send({ type: 'end', id }),
    })),
    onEndOthers: () => send({ type: 'endOthers' }),
  };
  return match(snapshot.value)
    .returnType<DevicesView>()
    .with('closed', (state) => ({ state, onOpen: () => send({ type: 'open' }) }))
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({
      state,
      message: sentence(failure, 'Your devices could not be loaded. Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('listed', 'endingOthers', (state) => ({ state, ...list }))
    .with('ending', (state) => ({ state, ...list, ending }))
    .with('notEnded', (state) => ({
      state,
      ...list,
      message: sentence(failure, 'The devices are still signed in. Please try again.'),
    }))
    .exhaustive();
}
