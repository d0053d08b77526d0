import { useMachine } from '@xstate/react';
import { downloadDataExport, getDataExport, requestDataExport } from '../../api/privacy.ts';
import { dataExportMachine } from '../../machines/privacy/export.machine.ts';
import { DataExportScreen } from '../../ui/screens/privacy/export/export.view.tsx';
import { DownloadScreen } from '../../ui/screens/shell/download/download.view.tsx';
import { useDownload } from '../shell/download.ts';
import { connectDataExport } from './export.connect.ts';

const machine = dataExportMachine.provide({ actors: { getDataExport, requestDataExport } });

export function DataExport() {
  const [snapshot, send] = useMachine(machine);
  return <DataExportScreen view={connectDataExport(snapshot, send, <ArchiveDownload />)} />;
}

function ArchiveDownload() {
  const view = useDownload({ name: 'your-data.zip', fetchFile: downloadDataExport });
  return <DownloadScreen view={view} label={view.state === 'failed' ? 'Retry' : 'Download Archive'} />;
}
