/**
 * `npm run demonstration -- --remove` takes the demonstration's accounts, figures, reviews and classes out of the database.
 * It needs the server's settings and its database: with the embedded one, stop the server first.
 */
import { parseArgs } from 'node:util';
import { removeDemonstration } from '../demonstration/remove.ts';
import { runCommand, UsageError } from './command.ts';

const usage = 'Usage: npm run demonstration -- --remove';

function isRemovalAsked(words: string[]): boolean {
  try {
    return parseArgs({ args: words, options: { remove: { type: 'boolean', default: false } } }).values.remove;
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}

await runCommand(import.meta.filename, async ({ db }, words) => {
  if (!isRemovalAsked(words)) throw new UsageError(usage);
  const removed = await removeDemonstration(db);
  const who = removed.length > 0 ? removed.join(' and ') : 'No account';
  return `${who} removed, with the made-up figures, reviews and classes. Other accounts stay.`;
});
