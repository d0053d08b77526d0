/** A ZIP archive as a stream of bytes: no file of it is ever held as a whole. */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ArchiveFile = {
  name: string;
  modifiedAt: Date;
  /** Texts are compressed; files mostly are already. */
  isText: boolean;
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

/** Yields the archive piece by piece as the files are read. */
export async function* archived(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  let failure: Error | null = null;
  const take = () => {
    if (failure) throw failure;
    const taken = made;
    made = [];
    return taken;
  };
  const zip = new Zip((error, bytes) => {
    failure ??= error;
    made.push(bytes);
  });
  for await (const { name, modifiedAt, isText, pieces } of files) {
    const file = isText ? new ZipDeflate(name) : new ZipPassThrough(name);
    file.mtime = modifiedAt;
    zip.add(file);
    for await (const piece of pieces) {
      file.push(piece);
      yield* take();
    }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

/** A file name without path, which every system can write. */
export function safeName(name: string): string {
  const cleaned = name
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]/g, '_')
    .replace(/^\.+/, '_')
    .slice(-120);
  return cleaned === '' ? '_' : cleaned;
}
