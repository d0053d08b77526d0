/**
 * `npm run restore -- <folder>` puts a backup of the embedded database into the data folder, which must be new or empty, and
 * compares each table with what the backup says. A server that starts on it migrates it, where the backup is older. It needs the
 * server's settings, and the JWT_SECRET that the backup was made under.
 */
import { resolve } from 'node:path';
import { restoreBackup } from '../platform/backup/restore.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { contents } from './backup.ts';
import { reported, UsageError } from './command.ts';
import { answerHelp } from './help.ts';

const usage = 'Usage: npm run restore -- <folder>';

/** Returns what to print. Throws `UsageError` for wrong options, `BackupError` for what keeps it from being restored. */
export async function runRestore(config: Pick<Config, 'dataFolder' | 'databaseUrl'>, args: string[]): Promise<string> {
  const [folder, ...others] = args;
  if (!folder || others.length > 0 || folder.startsWith('-')) throw new UsageError(usage);
  const manifest = await restoreBackup(config, resolve(folder));
  return `Restored into ${config.dataFolder}: ${contents(manifest)}. Start the server now.`;
}

if (import.meta.main) answerHelp(import.meta.filename);
if (import.meta.main) await reported(() => runRestore(readConfig(process.env), process.argv.slice(2)));
