/** Plants everyday bugs into the code, one at a time, and says which test saw each first. Every file is as before afterwards. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { refuse } from '../../command-line.ts';
import { failuresIn } from '../../totals.ts';
import { type Bug, bugs } from './bugs.ts';

/**
 * Plants these bugs, or all. What runs is `npm test -- --changed --first`, as whoever made the mistake would run it. Prints a table and, as
 * the last line, `N passed, N failed`, where a bug that nobody saw has failed.
 */
export async function plantAll(ids: readonly string[]): Promise<void> {
  const unknown = ids.filter((id) => !bugs.some((bug) => bug.id === id));
  if (unknown.length > 0)
    refuse(`No such bug: ${unknown.join(', ')}. There are ${bugs.map(({ id }) => id).join(', ')}.`);
  const chosen = ids.length > 0 ? bugs.filter(({ id }) => ids.includes(id)) : bugs;
  const changed = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).stdout.trim();
  if (changed !== '')
    refuse('Commit or stash your changes first: bugs are planted into the files, and taken out again.');
  const rows: { bug: Bug; seenBy: string | undefined; minutes: number }[] = [];
  for (const bug of chosen) {
    const start = Date.now();
    const seenBy = await seen(bug);
    const minutes = (Date.now() - start) / 60_000;
    rows.push({ bug, seenBy, minutes });
    console.log(
      `${seenBy ? 'seen  ' : 'UNSEEN'} ${bug.layer}: ${bug.name} (${minutes.toFixed(1)} min)\n       ${seenBy ?? ''}`,
    );
  }
  console.log('\n| Layer | Bug | Seen first by | Minutes |\n| --- | --- | --- | ---: |');
  for (const { bug, seenBy, minutes } of rows)
    console.log(`| ${bug.layer} | ${bug.name} | ${seenBy ?? '**nothing**'} | ${minutes.toFixed(1)} |`);
  const failed = rows.filter(({ seenBy }) => !seenBy).length;
  console.log(`\n${rows.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** The first failure while the bug is in the code; undefined where all passes. */
async function seen({ file, from, to }: Bug): Promise<string | undefined> {
  const before = readFileSync(file, 'utf8');
  if (before.split(from).length !== 2) refuse(`${file} does not have the place of the bug once.`);
  const restore = () => writeFileSync(file, before);
  const stop = () => {
    restore();
    process.exit(130);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    writeFileSync(
      file,
      before.replace(from, () => to),
    );
    return failuresIn([
      await outputOf('node', ['scripts/test.ts', '--changed', '--first', '--since', 'HEAD']),
    ])[0]?.replace('Failed: ', '');
  } finally {
    restore();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

function outputOf(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.on('close', () => resolve(output));
  });
}
