/** Fetches a language's files, and says how much of them has arrived. */
import { notReached, RuntimeFailure } from './failure.ts';
import { filesOf, type Language, type Packages, packageFilesOf, type RuntimeFile } from './files.ts';
import { keptFiles } from './kept.ts';

export type Loading = {
  signal: AbortSignal;
  /** In bytes as they are sent. */
  onProgress: (loaded: number, total: number) => void;
};

type Piece = Uint8Array<ArrayBuffer>;

export type Loaded = {
  blobs: Blob[];
  /** Of the packages, the lock file first. */
  packages: Blob[];
  /** From the server: `onPiece` was given all of the first file, and nothing is kept yet. */
  isNew: boolean;
};

async function fetchFile(
  { url, bytes, integrity = '' }: RuntimeFile,
  signal: AbortSignal,
  onPiece: (piece: Piece, read: number) => void,
): Promise<Blob> {
  const response = await answerOf(url, { signal, integrity });
  if (!response.ok || !response.body) throw new RuntimeFailure('failed', `${url} answered ${response.status}.`);
  const chunks: Piece[] = [];
  let read = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      if (signal.aborted) throw error;
      throw notReached(`${url} broke off.`);
    });
    if (done) break;
    chunks.push(value);
    read += value.length;
    onPiece(value, read);
  }
  if (read !== bytes) throw new RuntimeFailure('failed', `${url} has ${read} bytes, not ${bytes}.`);
  return new Blob(chunks);
}

async function answerOf(url: string, { signal, integrity }: { signal: AbortSignal; integrity: string }) {
  try {
    return await fetch(url, { signal, integrity });
  } catch (error) {
    if (signal.aborted) throw error;
    throw notReached(`${url} was not reached.`);
  }
}

/**
 * From what the browser has kept, else from the server; packages always from there, or from the browser's HTTP cache. `onPiece`
 * gets the first file as it arrives. Aborting rejects with the signal's reason.
 */
export async function loadFiles(
  language: Language,
  packages: Packages,
  { signal, onProgress }: Loading,
  onPiece: (piece: Piece) => void,
): Promise<Loaded> {
  const own = filesOf(language);
  const kept = await keptFiles(language);
  signal.throwIfAborted();
  const files = [...(kept ? [] : own), ...packageFilesOf(packages)];
  const total = (files.length > 0 ? files : own).reduce((sum, { sent }) => sum + sent, 0);
  if (files.length === 0) onProgress(total, total);
  const arrived = files.map(() => 0);
  const blobs = await Promise.all(
    files.map((file, index) =>
      fetchFile(file, signal, (piece, read) => {
        if (index === 0 && !kept) onPiece(piece);
        arrived[index] = (Math.min(read, file.bytes) / file.bytes) * file.sent;
        onProgress(Math.round(arrived.reduce((sum, part) => sum + part)), total);
      }),
    ),
  );
  signal.throwIfAborted();
  const packed = packages.files.length;
  const at = blobs.length - packed;
  return { blobs: kept ?? blobs.slice(0, at), packages: blobs.slice(at), isNew: !kept };
}
