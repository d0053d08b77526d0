import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { listArchiveEntries, readSubmissionFile } from '../../api/grading.ts';
import { type FileInput, gradingFileMachine } from '../../machines/grading/file.machine.ts';
import type { FileContent, SubmissionFile, SubmissionKey } from '../../machines/grading/types.ts';
import { AssignmentFileScreen } from '../../ui/screens/assignments/attachment/attachment.view.tsx';
import { GradingFileScreen } from '../../ui/screens/grading/file/file.view.tsx';
import { fileSize } from '../file-size.ts';
import { useFlow } from '../first-screen.ts';
import { useDownload } from '../shell/download.ts';
import { connectGradingFile } from './file.connect.ts';

/** How the page shows a file: by the type that the server found in its content, never by the file's name. */
function kindOf({ mediaType }: SubmissionFile): FileContent['kind'] | null {
  if (mediaType === 'text/plain') return 'text';
  if (mediaType === 'image/png' || mediaType === 'image/jpeg') return 'image';
  if (mediaType === 'application/zip') return 'entries';
  return mediaType === 'application/pdf' && navigator.pdfViewerEnabled ? 'pdf' : null;
}

/** Loads the file. Bytes get the type that the server found, so that the browser does not guess another one. */
async function open({ courseId, submissionId, file, kind }: FileInput, signal: AbortSignal): Promise<FileContent> {
  const path = { courseId, submissionId, fileId: file.id };
  if (kind === 'entries') return { kind, listing: await listArchiveEntries(path) };
  const bytes = await readSubmissionFile(path, signal);
  if (kind === 'image' || kind === 'pdf') return { kind, blob: new Blob([bytes], { type: file.mediaType }) };
  return { kind: 'text', text: await bytes.text() };
}

const machine = gradingFileMachine.provide({
  actors: { openFile: fromPromise(({ input, signal }) => open(input, signal)) },
});

/** An address for bytes that this page has loaded, valid while they are shown. */
function useAddress(blob: Blob | null): string {
  const [url, setUrl] = useState('');
  useEffect(() => {
    if (!blob) return;
    const address = URL.createObjectURL(blob);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return url;
}

/** One file of a submission, with its download and what can be shown of it. */
export function GradingFile({ submission, file }: { submission: SubmissionKey; file: SubmissionFile }) {
  const { courseId, submissionId } = submission;
  const [snapshot, send] = useFlow(machine, { input: { courseId, submissionId, file, kind: kindOf(file) } });
  const { content } = snapshot.context;
  const url = useAddress(content && 'blob' in content ? content.blob : null);
  const download = useDownload({
    name: file.name,
    fetchFile: (signal) => readSubmissionFile({ courseId, submissionId, fileId: file.id }, signal),
  });
  const row = <AssignmentFileScreen view={download} name={file.name} size={fileSize(file.size)} />;
  return <GradingFileScreen view={connectGradingFile(snapshot, send, { row, url })} />;
}
