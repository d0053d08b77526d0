/** The process in which mutants are tested, one after another, as `workers.ts` asks. */
import { createVitest } from 'vitest/node';
import { mutants } from './plugin.ts';
import type { Answer, Task } from './workers.ts';

const vitest = await createVitest(
  'test',
  {
    config: false,
    watch: false,
    include: ['src/machines/**/*.test.ts', 'tests/models/mutants/walks.mutation.ts'],
    reporters: [{}],
    pool: 'threads',
    maxWorkers: 1,
    // Of tests that wait for ever; those that run for ever are ended with the process.
    testTimeout: 5_000,
  },
  { plugins: [mutants], resolve: { tsconfigPaths: true }, logLevel: 'silent' },
);

/** Whether some test fails: one of the machine's own, else a walk. */
async function isFound({ stem, index }: Task): Promise<boolean> {
  vitest.provide('mutant', { stem, index });
  for (const test of [`src/machines/${stem}.machine.test.ts`, 'walks.mutation.ts']) {
    const specifications = await vitest.globTestSpecifications([test]);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    // Vitest keeps the results of earlier runs, too.
    const own = testModules.filter((one) => specifications.some(({ moduleId }) => moduleId === one.moduleId));
    if (own.length === 0) throw new Error(`Nothing came of ${test}.`);
    if (unhandledErrors.length > 0 || own.some((one) => !one.ok())) return true;
  }
  return false;
}

const answer = (message: Answer) => process.send?.(message);
// The only process that writes to it is this one's parent.
process.on('message', async (task: Task) => answer({ isFound: await isFound(task) }));
answer('ready');
