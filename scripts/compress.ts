/** Writes a .br and a .gz file beside every file in dist that becomes smaller by it, after pages have been rendered into it. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const kinds = new Set([
  '.js',
  '.css',
  '.html',
  '.svg',
  '.json',
  '.webmanifest',
  '.txt',
  '.md',
  '.csv',
  '.xml',
  '.wasm',
  // Python's library, in which nothing is compressed.
  '.zip',
]);
const smallest = 512;
/** Bytes. For larger files the best compression takes half a minute each, and saves only a tenth. */
const large = 2_000_000;
export async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && kinds.has(extname(entry.name)));
  let written = 0;
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    const bytes = await readFile(path);
    if (bytes.length < smallest) continue;
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: bytes.length > large ? 9 : 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
      promisify(gzip)(bytes, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    written += 1;
  }
  console.log(`Compressed ${written} of ${files.length} files in ${folder}.`);
}
