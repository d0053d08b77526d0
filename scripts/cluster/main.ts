/**
 * `npm run cluster`: the product on several machines, here: the files of `deploy/cluster` on loopback addresses of their own.
 * Three processes of the app and two PostgreSQL nodes stand behind a balancer. Ctrl+C ends everything, and leaves nothing behind.
 *
 *   npm run cluster                              starts it and prints the addresses
 */
import { buildOnce } from '../build-once.ts';
import { readArguments } from '../command-line.ts';
import { startCluster } from './cluster.ts';
import { findPrograms, missingSentence } from './programs.ts';

readArguments(import.meta.filename, { options: {} });
const found = findPrograms();
if ('missing' in found) {
  console.error(missingSentence(found.missing));
  process.exit(1);
}
if (!buildOnce()) process.exit(1);
// Before anything has started: an early Ctrl+C ends what runs by then.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const cluster = await startCluster(found.programs, console.log);
const { origin } = cluster.machines;
console.log(
  `\nOpen ${origin} and sign in as student@example.com with Learning1. Logs: ${cluster.folder}. Ctrl+C ends it.`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.removeAllListeners(signal);
  process.once(signal, async () => {
    console.log('\nEnding');
    await cluster.stop();
    process.exit(0);
  });
}
