/**
 * The names and sizes in a ZIP archive, from the list at its end. Nothing is unpacked, so that no archive can grow, and no
 * more is read than a thousand entries may take up.
 */
import { shownHidden } from '../platform/plain-text.ts';

const most = 1000;
const longestName = 255;

/** How much of the list is read: a thousand entries with names and extra fields of a usual length. */
const listBytes = 512 * 1024;

const endSignature = 0x06054b50;
const endBytes = 22;
const entrySignature = 0x02014b50;
const entryBytes = 46;
/** Marks a value that is in another record, which only archives over four gigabytes have. */
const elsewhere = 0xffffffff;

type Entry = { name: string; isFolder: boolean; size?: number };
export type Listing = { entries: Entry[]; isComplete: boolean };

/** `read` returns bytes of the archive from a position. Null where the list cannot be read. */
export async function listArchive(
  size: number,
  read: (start: number, bytes: number) => Promise<Buffer>,
): Promise<Listing | null> {
  // The end may be followed by a comment.
  const tailStart = Math.max(0, size - endBytes - 0xffff);
  const tail = await read(tailStart, size - tailStart);
  const end = lastEnd(tail);
  if (end === null) return null;
  const expected = tail.readUInt16LE(end + 10);
  const bytes = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (start + bytes > tailStart + end) return null;
  const list = await read(start, Math.min(bytes, listBytes));
  const entries: Entry[] = [];
  let at = 0;
  while (entries.length < most && at + entryBytes <= list.length && list.readUInt32LE(at) === entrySignature) {
    const nameBytes = list.readUInt16LE(at + 28);
    const next = at + entryBytes + nameBytes + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
    if (next > list.length) break;
    const name = decoded(list.subarray(at + entryBytes, at + entryBytes + nameBytes));
    const entrySize = list.readUInt32LE(at + 24);
    entries.push({
      name: shown(name),
      isFolder: /[/\\]$/.test(name),
      ...(entrySize !== elsewhere && { size: entrySize }),
    });
    at = next;
  }
  if (entries.length === 0 && expected > 0) return null;
  return { entries, isComplete: at === bytes };
}

/** Where the end's record begins; null without one. */
function lastEnd(tail: Buffer): number | null {
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === endSignature && at + endBytes + tail.readUInt16LE(at + 20) <= tail.length) return at;
  }
  return null;
}

/** Names that are not marked as UTF-8 most often are all the same; what is not comes out as U+FFFD. */
const decoded = (bytes: Buffer) => new TextDecoder().decode(bytes);

function shown(name: string): string {
  const characters = [...shownHidden(name)];
  return characters.length > longestName ? `${characters.slice(0, longestName).join('')}…` : characters.join('');
}
