/**
 * `npm run cluster`: the product on several machines, here: the files of `deploy/cluster` on loopback addresses of their own.
 * Three processes of the app and two PostgreSQL nodes stand behind a balancer. Ctrl+C ends everything, and leaves nothing behind.
 *
 *   npm run cluster                                        starts it and prints the addresses
 *   npm run cluster -- --prove                             15 minutes of 1,000 students while one part after another is killed
 *   npm run cluster -- --prove --minutes 3 --students 60   a smaller one
 *
 * A proof ends with a line that says `Passed` or `Failed`; its report is reports/cluster/index.html.
 */
import { buildOnce } from '../build-once.ts';
import { readArguments, refuse } from '../command-line.ts';
import { startCluster } from './cluster.ts';
import { findPrograms, missingSentence } from './programs.ts';
import { prove } from './proof/prove.ts';

const { values } = readArguments(import.meta.filename, {
  options: {
    prove: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '15' },
    students: { type: 'string', default: '1000' },
  },
});
const [minutes, students] = [Number(values.minutes), Number(values.students)];
if (!(minutes >= 2)) refuse(`A proof takes two minutes or more, not ${values.minutes}.`);
if (!(Number.isInteger(students) && students > 0 && students <= 5_000)) {
  refuse(`There are between 1 and 5,000 students, not ${values.students}.`);
}
const found = findPrograms();
if ('missing' in found) {
  console.error(missingSentence(found.missing));
  process.exit(1);
}
if (!buildOnce()) process.exit(1);

// What runs by then is ended by force; once all of it runs, it ends in its order.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const cluster = await startCluster(found.programs, console.log);
async function end(code: number) {
  await cluster.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.removeAllListeners(signal);
  process.once(signal, () => {
    console.log('\nEnding');
    void end(values.prove ? 130 : 0);
  });
}
if (values.prove) {
  await end((await prove(cluster, { minutes, students })) ? 0 : 1);
} else {
  const { origin } = cluster.machines;
  console.log(`\nOpen ${origin} and sign in as student@example.com with Learning1.`);
  console.log(`Logs: ${cluster.folder}. Ctrl+C ends it.`);
}
