/** Plants bugs into the code, one at a time, and says which test saw each first. Every file is as before afterwards. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { refuse } from '../../command-line.ts';
import { failuresIn } from '../../totals.ts';
import { bugs } from './bugs.ts';

/** The file's text with the bug in it. */
export type Planted = { layer: string; name: string; file: string; text: string };

/** The everyday bugs with these ids, or all of them. */
export function everydayBugs(ids: readonly string[]): Planted[] {
  const unknown = ids.filter((id) => !bugs.some((bug) => bug.id === id));
  if (unknown.length > 0)
    refuse(`No such bug: ${unknown.join(', ')}. There are ${bugs.map(({ id }) => id).join(', ')}.`);
  const chosen = ids.length > 0 ? bugs.filter(({ id }) => ids.includes(id)) : bugs;
  return chosen.map(({ layer, name, file, from, to }) => {
    const before = readFileSync(file, 'utf8');
    if (before.split(from).length !== 2) refuse(`${file} does not have the place of the bug once.`);
    return { layer, name, file, text: before.replace(from, () => to) };
  });
}

/**
 * Plants each of them. What runs is `npm test -- --changed --first`, as whoever made the mistake would run it. Prints a table
 * and, as the last line, `N passed, N failed`, where a bug that nobody saw has failed. At least this share is to be seen.
 */
export async function plantAll(planted: readonly Planted[], share = 1): Promise<void> {
  const changed = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).stdout.trim();
  if (changed !== '')
    refuse('Commit or stash your changes first: bugs are planted into the files, and taken out again.');
  const rows: { bug: Planted; seenBy: string | undefined; minutes: number }[] = [];
  for (const bug of planted) {
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
  process.exitCode = rows.length - failed >= share * rows.length ? 0 : 1;
}

/** The first failure while the bug is in the code; undefined where all passes. */
async function seen({ file, text }: Planted): Promise<string | undefined> {
  const before = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, before);
  const stop = () => {
    restore();
    process.exit(130);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    writeFileSync(file, text);
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
