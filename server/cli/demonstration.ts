/**
 * `npm run demonstration -- --remove` takes the demonstration's accounts, figures, reviews and classes out of the database.
 * It needs the server's settings and its database: with the embedded one, stop the server first.
 */
import { parseArgs } from 'node:util';
import { removeDemonstration } from '../demonstration/remove.ts';
import { ConfigError, readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/client.ts';
import { FolderInUse } from '../platform/database/folder-lock.ts';

const usage = 'Usage: npm run demonstration -- --remove';

class UsageError extends Error {}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { remove: { type: 'boolean', default: false } } });
  if (!values.remove) throw new UsageError(usage);
  const { db, close } = await openDatabase(readConfig(process.env));
  try {
    const removed = await removeDemonstration(db);
    const who = removed.length > 0 ? removed.join(' and ') : 'No account';
    console.log(`${who} removed, with the made-up figures, reviews and classes. Other accounts stay.`);
  } finally {
    await close();
  }
}

await main().catch((error: unknown) => {
  const wrongUse = error instanceof UsageError || error instanceof TypeError;
  if (!(wrongUse || error instanceof ConfigError || error instanceof FolderInUse)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
