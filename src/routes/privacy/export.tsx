import { downloadDataExport, getDataExport, requestDataExport } from '../../api/privacy.ts';
import { dataExportMachine } from '../../machines/privacy/export.machine.ts';
import { DataExportScreen } from '../../ui/screens/privacy/export/export.view.tsx';
import { DownloadScreen } from '../../ui/screens/shell/download/download.view.tsx';
import { useFlow, useViewer } from '../first-screen.ts';
import { useDownload } from '../shell/download.ts';
import { connectDataExport } from './export.connect.ts';

const machine = dataExportMachine.provide({ actors: { getDataExport, requestDataExport } });

export function DataExport() {
  const { zone } = useViewer();
  const [snapshot, send] = useFlow(machine);
  return <DataExportScreen view={connectDataExport(snapshot, send, zone, <ArchiveDownload />)} />;
}

function ArchiveDownload() {
  const view = useDownload({ name: 'your-data.zip', fetchFile: downloadDataExport });
  return <DownloadScreen view={view} label={view.state === 'failed' ? 'Retry' : 'Download Archive'} />;
}
