/** A folder in the form of Pyodide's distribution, with tiny packages of our own in place of the large ones. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

const info = { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' };

/** A ZIP archive whose entries are stored as they are. */
function zipOf(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [bytes, path] = [Buffer.from(text), Buffer.from(name)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const offset = Buffer.alloc(14);
    offset.writeUInt32LE(at, 10);
    parts.push(Buffer.from('PK\u0003\u0004'), facts, path, bytes);
    list.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, offset, path);
    at += 30 + path.length + bytes.length;
  }
  const names = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 4);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(names.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, names, Buffer.from('PK\u0005\u0006'), end]);
}

const wheelOf = (name: string, code: string) =>
  zipOf({
    [`${name}/__init__.py`]: code,
    [`${name}-1.0.dist-info/METADATA`]: `Metadata-Version: 2.1\nName: ${name}\nVersion: 1.0\n`,
    [`${name}-1.0.dist-info/WHEEL`]: 'Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
    [`${name}-1.0.dist-info/RECORD`]: '',
  });

/** `weights` needs `scales`; nobody needs `spare`. */
const wheels = {
  weights: wheelOf('weights', 'from scales import unit\n\ndef heavy(number):\n    return f"{number} {unit}"\n'),
  scales: wheelOf('scales', "unit = 'kg'\n"),
  spare: wheelOf('spare', ''),
};
const depends: Record<string, string[]> = { weights: ['scales'] };

const fileOf = (name: string) => `${name}-1.0-py3-none-any.whl`;
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes);

export const tinyLock = {
  info,
  packages: Object.fromEntries(
    Object.entries(wheels).map(([name, wheel]) => {
      const facts = { name, version: '1.0', file_name: fileOf(name), sha256: digestOf(wheel).digest('hex') };
      const kind = { install_dir: 'site', package_type: 'package', unvendored_tests: false };
      return [name, { ...facts, ...kind, depends: depends[name] ?? [], imports: [name] }];
    }),
  ),
};

/** What is written into the folder; a test may change it. */
export const tinyFiles = (): Record<string, Buffer | string> => ({
  'pyodide-lock.json': JSON.stringify(tinyLock),
  ...Object.fromEntries(Object.entries(wheels).map(([name, wheel]) => [fileOf(name), wheel])),
});

export function writeTinyPackages(files = tinyFiles()): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
