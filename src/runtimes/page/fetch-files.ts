/** Fetches a language's files, and says how much of them has arrived. */
import { RuntimeFailure } from './failure.ts';
import { filesOf, type Language, type RuntimeFile } from './files.ts';
import { keepFiles, keptFiles } from './kept.ts';

export type Loading = {
  signal: AbortSignal;
  /** In bytes as they are sent. */
  onProgress: (loaded: number, total: number) => void;
};

async function fetchFile(
  { url, bytes }: RuntimeFile,
  signal: AbortSignal,
  onBytes: (read: number) => void,
): Promise<Blob> {
  const response = await answerOf(url, signal);
  if (!response.ok || !response.body) throw new RuntimeFailure('failed', `${url} answered ${response.status}.`);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let read = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      if (signal.aborted) throw error;
      throw new RuntimeFailure('offline', `${url} broke off.`);
    });
    if (done) break;
    chunks.push(value);
    read += value.length;
    onBytes(read);
  }
  if (read !== bytes) throw new RuntimeFailure('failed', `${url} has ${read} bytes, not ${bytes}.`);
  return new Blob(chunks);
}

async function answerOf(url: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new RuntimeFailure('offline', `${url} was not reached.`);
  }
}

/** From what the browser has kept, else from the server, to be kept. Aborting rejects with the signal's reason. */
export async function loadFiles(language: Language, { signal, onProgress }: Loading): Promise<Blob[]> {
  const files = filesOf(language);
  const total = files.reduce((sum, { sent }) => sum + sent, 0);
  const kept = await keptFiles(language);
  signal.throwIfAborted();
  if (kept) {
    onProgress(total, total);
    return kept;
  }
  const arrived = files.map(() => 0);
  const blobs = await Promise.all(
    files.map((file, index) =>
      fetchFile(file, signal, (read) => {
        arrived[index] = (Math.min(read, file.bytes) / file.bytes) * file.sent;
        onProgress(Math.round(arrived.reduce((sum, part) => sum + part)), total);
      }),
    ),
  );
  signal.throwIfAborted();
  await keepFiles(language, blobs);
  return blobs;
}
