import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [640, '640\u00a0B'],
  [2310, '2.3\u00a0kB'],
  [18_422, '18\u00a0kB'],
  [8.1 * 1024 * 1024, '8.1\u00a0MB'],
  [10 * 1024 * 1024, '10\u00a0MB'],
])('%i bytes', (bytes, size) => {
  expect(fileSize(bytes)).toBe(size);
});
