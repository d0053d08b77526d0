import { useState } from 'react';
import { fromPromise } from 'xstate';
import type { ToastId } from '../../machines/effects.ts';
import { downloadMachine } from '../../machines/shell/download.machine.ts';
import type { DownloadView } from '../../ui/screens/shell/download/download.view.tsx';
import { useFlow } from '../first-screen.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectDownload } from './download.connect.ts';

type Download = {
  /** The file's name on the person's device. */
  name: string;
  fetchFile: (signal: AbortSignal) => Promise<Blob>;
  /** Reports the download's progress, for screens that show it in a notice. */
  onProgress?: (message: Extract<ToastId, 'downloading' | 'downloaded' | 'downloadFailed'>) => void;
};

/** Runs a download and returns what its button shows. */
export function useDownload({ name, fetchFile, onProgress }: Download): DownloadView {
  const [machine] = useState(() =>
    downloadMachine.provide({ actors: { downloadFile: fromPromise(({ signal }) => fetchFile(signal)) } }),
  );
  const [snapshot, send, flow] = useFlow(machine);
  useEmitted(flow, 'download.started', () => onProgress?.('downloading'));
  useEmitted(flow, 'download.done', ({ file }) => {
    save(file, name);
    onProgress?.('downloaded');
  });
  useEmitted(flow, 'download.failed', () => onProgress?.('downloadFailed'));
  return connectDownload(snapshot, send);
}

/** In milliseconds: the browser needs the file's address until it has read the file. */
const readingTime = 60_000;

function save(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readingTime);
}
