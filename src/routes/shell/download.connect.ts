import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { downloadMachine } from '../../machines/shell/download.machine.ts';
import type { DownloadView } from '../../ui/screens/shell/download/download.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof downloadMachine>;
type Send = ActorRefFrom<typeof downloadMachine>['send'];

export function connectDownload(snapshot: Snapshot, send: Send): DownloadView {
  const onDownload = () => send({ type: 'download' });
  const reason = sentence(snapshot.context.failure, 'The file could not be loaded. Please try again.');
  return match(snapshot.value)
    .returnType<DownloadView>()
    .with('idle', (state) => ({ state, onDownload }))
    .with('downloading', (state) => ({ state }))
    .with('failed', (state) => ({ state, onDownload, reason }))
    .exhaustive();
}
