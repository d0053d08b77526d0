/**
 * `npm run backup -- <folder>` copies the embedded database into a new folder, also while the server runs, and writes beside it
 * what each table holds; `-- --verify <folder>` says whether a backup is whole. It needs the server's settings, and room for
 * another copy of the database where temporary files go.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Manifest } from '../platform/backup/manifest.ts';
import { takeBackup, verifyBackup } from '../platform/backup/take.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { reported, UsageError } from './command.ts';
import { answerHelp } from './help.ts';

const usage = 'Usage: npm run backup -- <folder> | --verify <folder>';

/** Returns what to print. Throws `UsageError` for wrong options, `BackupError` for what keeps it from being made. */
export async function runBackup(
  { config, now }: { config: () => Pick<Config, 'dataFolder' | 'databaseUrl'>; now: () => Date },
  args: string[],
): Promise<string> {
  const { folder, verify } = read(args);
  if (verify) return `${folder} is whole: ${contents(await verifyBackup(folder))}.`;
  return `Backed up to ${folder}: ${contents(await takeBackup(config(), folder, now()))}.`;
}

/** What a backup holds, in words. */
export function contents({ tables, version, madeAt }: Manifest): string {
  const states = Object.values(tables);
  const rows = states.reduce((sum, table) => sum + table.rows, 0);
  return `${states.length} tables with ${rows.toLocaleString('en')} rows, version ${version}, ${madeAt}`;
}

function read(args: string[]): { folder: string; verify: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { verify: { type: 'boolean', default: false } },
    });
    const [folder, ...others] = positionals;
    if (!folder || others.length > 0) throw new TypeError('Name one folder.');
    return { folder: resolve(folder), verify: values.verify };
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(`${error.message}\n${usage}`);
    throw error;
  }
}

if (import.meta.main) answerHelp(import.meta.filename);
if (import.meta.main) {
  await reported(() =>
    runBackup({ config: () => readConfig(process.env), now: () => new Date() }, process.argv.slice(2)),
  );
}
