import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import type { LightId } from '../../machines/effects.ts';
import { downloadMachine } from '../../machines/shell/download.machine.ts';
import type { DownloadView } from '../../ui/screens/shell/download/download.view.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectDownload } from './download.connect.ts';

type Download = {
  /** The name under which the person gets the file. */
  name: string;
  fetchFile: (signal: AbortSignal) => Promise<Blob>;
  /** How it goes, for screens that say so in a notice. */
  onProgress?: (message: Extract<LightId, 'downloading' | 'downloaded' | 'downloadFailed'>) => void;
};

/** A file that the person may fetch, as what its button shows. */
export function useDownload({ name, fetchFile, onProgress }: Download): DownloadView {
  const [machine] = useState(() =>
    downloadMachine.provide({ actors: { downloadFile: fromPromise(({ signal }) => fetchFile(signal)) } }),
  );
  const [snapshot, send, flow] = useMachine(machine);
  useEmitted(flow, 'download.started', () => onProgress?.('downloading'));
  useEmitted(flow, 'download.done', ({ file }) => {
    save(file, name);
    onProgress?.('downloaded');
  });
  useEmitted(flow, 'download.failed', () => onProgress?.('downloadFailed'));
  return connectDownload(snapshot, send);
}

/** How long the browser may take to read the file that it was handed, in milliseconds. */
const readingTime = 60_000;

function save(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readingTime);
}
