import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { dataExportMachine } from '../../machines/privacy/export.machine.ts';
import type { DataExportView } from '../../ui/screens/privacy/export/export.view.tsx';
import { format, inDay } from '../dates-in-sentences.ts';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof dataExportMachine>;
type Send = ActorRefFrom<typeof dataExportMachine>['send'];

export function connectDataExport(snapshot: Snapshot, send: Send, zone: string, download: ReactNode): DataExportView {
  const { archive, failure } = snapshot.context;
  const onRequest = () => send({ type: 'request' });
  return match(snapshot.value)
    .returnType<DataExportView>()
    .with('loading', 'deciding', () => ({ state: 'loading' }))
    .with('failed', (state) => ({
      state,
      reason: sentence(failure, 'It could not be loaded whether there is an archive. Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('none', 'notMade', (state) => ({ state, onRequest }))
    .with('requesting', (state) => ({ state }))
    .with('notRequested', (state) => ({
      state,
      reason: sentence(failure, 'The archive could not be asked for. Please try again.'),
      onRequest,
    }))
    .with('making', 'checking', (state) => ({ state, progress: archive.progress }))
    .with('ready', (state) => ({
      state,
      until: archive.expiresAt ? format(zone, archive.expiresAt, inDay) : '',
      download,
      onRequest,
    }))
    .exhaustive();
}
