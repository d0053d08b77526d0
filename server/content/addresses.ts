/** Addresses of the content's files, and where the files are in its folder. */
import { extname } from 'node:path';

/** An address and a path each have one part of their own, which is a name without a dot in front. */
const mappings = [
  { address: ['/covers/', '.svg'], path: ['courses/', '/cover.svg'] },
  { address: ['/downloads/', ''], path: ['resources/downloads/', ''] },
  { address: ['/videos/', ''], path: ['videos/', ''] },
] as const;

/** The first parts of the addresses. */
export const contentPaths = mappings.map(({ address: [start] }) => start);

/** The file's path within the content folder, whether or not it is there; null for any other address. */
export function fileAt(address: string): string | null {
  for (const { address: from, path: to } of mappings) {
    const name = between(address, from);
    if (name !== null) return to.join(name);
  }
  return null;
}

/** Where a file of the content folder is served; null for one that is not. */
export function addressOf(path: string): string | null {
  for (const { address: to, path: from } of mappings) {
    const name = between(path, from);
    if (name !== null) return to.join(name);
  }
  return null;
}

function between(text: string, [start, end]: readonly [string, string]): string | null {
  if (!text.startsWith(start) || !text.endsWith(end)) return null;
  const name = text.slice(start.length, end === '' ? undefined : -end.length);
  return /^\w[\w.-]*$/.test(name) ? name : null;
}

/** The file of an assignment, within the content folder. */
export const attachmentFile = (courseId: string, name: string): string =>
  `courses/${courseId}/assignments/files/${name}`;

const mediaTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.md': 'text/markdown; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** By the ending of the file's name. */
export const mediaTypeOf = (path: string): string => mediaTypes[extname(path)] ?? 'application/octet-stream';
