/** An answer that browsers save as a file whatever it contains, and never show. */
import type { Readable } from 'node:stream';
import { plainLine } from '../platform/plain-text.ts';

/** An answer that browsers save and never show (`Content-Disposition: attachment`, RFC 6266). */
export const savedFile = ({ name, size, content }: { name: string; size: number; content: Readable }) =>
  ({
    status: 200,
    mediaType: 'application/octet-stream',
    headers: {
      'content-length': String(size),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(plainLine(name)).replace(/['()*]/g, percentEncoded)}`,
      'x-content-type-options': 'nosniff',
    },
    body: content,
  }) as const;

/** RFC 5987 reserves some characters that `encodeURIComponent` leaves as they are. */
const percentEncoded = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
