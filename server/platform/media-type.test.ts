import { expect, test } from 'vitest';
import { detectMediaType } from './media-type.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['a PDF', bytes('%PDF-1.7\n\u0000'), 'application/pdf'],
  ['a PNG', bytes('\x89PNG\r\n\x1a\n\u0000'), 'image/png'],
  ['a JPEG', bytes('\xff\xd8\xff\xe0\u0000'), 'image/jpeg'],
  ['a ZIP, which office documents are', bytes('PK\x03\x04\u0000'), 'application/zip'],
  ['UTF-8 text', Buffer.from('name,height\r\nZoë,1.71\t\n'), 'text/plain'],
  ['UTF-8 text with a mark at its start', Buffer.from('\ufeffname'), 'text/plain'],
])('takes %s', (_what, content, kind) => {
  expect(detectMediaType(content)).toBe(kind);
});

test.each([
  ['a program', bytes('MZ\x90\u0000\u0003')],
  ['a GIF', bytes('GIF89a\x01\u0000')],
  ['UTF-16', Buffer.from('name', 'utf16le')],
  ['Latin-1', bytes('Zo\xeb')],
  ['text with control characters', bytes('\u001b[31mred')],
  ['half a PNG signature', bytes('\x89PN')],
])('does not take %s', (_what, content) => {
  expect(detectMediaType(content)).toBeNull();
});
