import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderError, secureDataFolder } from './data-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'rights-'));
const umask = process.umask();
afterAll(() => {
  process.umask(umask);
  rmSync(root, { recursive: true });
});

const rights = (...path: string[]) => (statSync(join(root, ...path)).mode & 0o777).toString(8);

describe('§settings.1 the data folder', () => {
  beforeEach(() => {
    process.umask(0o022);
  });

  it('is made for its owner alone, and so is what the process makes afterwards', async () => {
    await secureDataFolder(join(root, 'new'));
    writeFileSync(join(root, 'new', 'outbox.jsonl'), '');
    mkdirSync(join(root, 'new', 'database'));
    expect([rights('new'), rights('new', 'outbox.jsonl'), rights('new', 'database')]).toEqual(['700', '600', '700']);
  });

  it('is repaired where an older one is open to others, and a link within it is left alone', async () => {
    mkdirSync(join(root, 'old', 'database', 'base'), { recursive: true });
    writeFileSync(join(root, 'elsewhere'), '');
    writeFileSync(join(root, 'old', 'jwt-secret'), 'x');
    writeFileSync(join(root, 'old', 'database', 'base', '1'), '');
    symlinkSync(join(root, 'elsewhere'), join(root, 'old', 'link'));
    for (const path of ['old', 'old/database', 'old/jwt-secret', 'elsewhere']) chmodSync(join(root, path), 0o755);
    await secureDataFolder(join(root, 'old'));
    expect([rights('old'), rights('old', 'database'), rights('old', 'database', 'base')]).toEqual([
      '700',
      '700',
      '700',
    ]);
    expect([rights('old', 'jwt-secret'), rights('old', 'database', 'base', '1')]).toEqual(['600', '600']);
    expect(rights('elsewhere')).toBe('755');
  });

  it('is followed where it is itself a link', async () => {
    mkdirSync(join(root, 'disk'));
    symlinkSync(join(root, 'disk'), join(root, 'linked'));
    await secureDataFolder(join(root, 'linked'));
    expect(rights('disk')).toBe('700');
  });

  it('is refused where it belongs to another user, or cannot be a folder, with what to do', async () => {
    const other = (process.getuid?.() ?? 0) + 1;
    await expect(secureDataFolder(join(root, 'theirs'), other)).rejects.toThrow(
      new RegExp(`theirs belongs to user .*runs as user ${other}[\\s\\S]*chown -R ${other}`),
    );
    writeFileSync(join(root, 'file'), '');
    await expect(secureDataFolder(join(root, 'file', 'data'))).rejects.toThrow(DataFolderError);
  });
});
