/** The media type of an uploaded file, detected from its content: its name and declared type prove nothing. */
import type { components } from '../../src/api/generated/schema.d.ts';

type MediaType = components['schemas']['SubmissionFile']['mediaType'];

const signatures: [MediaType, number[]][] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]], // %PDF-
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['application/zip', [0x50, 0x4b, 0x03, 0x04]], // also Word, Excel, PowerPoint and OpenDocument
];

/** Null for a file type that is not taken. */
export function detectMediaType(bytes: Uint8Array): MediaType | null {
  const known = signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte));
  return known?.[0] ?? (isText(bytes) ? 'text/plain' : null);
}

/** UTF-8 whose only control characters are tabs, line breaks and form feeds. */
function isText(bytes: Uint8Array): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
    return !/[\0-\x08\x0b\x0e-\x1f\x7f]/.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}
