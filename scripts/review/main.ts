/**
 * `npm run review`: pictures of every story, in light and dark, at 390 and 1280 px, against those of the base.
 *
 *   npm run review                            against `main`; serves the page, where verdicts can be given
 *   npm run review -- --base origin/main      against another commit
 *   npm run review -- --only course           the stories whose id has this in it
 *   npm run review -- --ci                    serves nothing; ends with 1 where a picture waits for its approval
 *   npm run review -- --open                  serves the page of the last run
 *   npm run review -- approve button--busy --note "Wider, as agreed"       or reject; `id@dark-390` is one picture
 */
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { modeNames } from '../../.storybook/modes.ts';
import { progress } from '../../tests/models/cli/terminal.ts';
import { type Change, readApprovals, standingOf } from './approvals.ts';
import { compare, write } from './compare.ts';
import { approvalsFile, give, keep, openDesk } from './desk.ts';
import { fileOf, picturesOf, render } from './render.ts';
import { folder, type Story, type Workshop, workshopOf, workshopOfTree } from './workshop.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: 'main' },
    only: { type: 'string', default: '' },
    note: { type: 'string', default: '' },
    port: { type: 'string', default: '6007' },
    ci: { type: 'boolean', default: false },
    open: { type: 'boolean', default: false },
  },
});

const [command, ...patterns] = positionals;
if (command === 'approve' || command === 'reject') {
  const count = give(patterns, command === 'approve' ? 'approved' : 'rejected', values.note);
  console.log(`${count} pictures; kept in ${approvalsFile}.`);
  if (count === 0) process.exitCode = 1;
} else if (command) {
  console.error(`What is "${command}"? There are approve and reject.`);
  process.exitCode = 2;
} else {
  if (!values.open) await look();
  if (!values.ci) console.log(`Open ${await openDesk(Number(values.port))}/index.html; Ctrl+C ends it.`);
}

/** The pictures of one change, where the page looks for them. */
function lay(part: 'before' | 'after', from: Workshop, name: string) {
  copyFileSync(join(picturesOf(from), name), join(folder, 'pages', part, name));
}

/** Pictures of earlier states of the code. */
function forget(except: readonly Workshop[]) {
  const kept = except.map(({ hash }) => hash);
  for (const name of readdirSync(join(folder, 'pictures'))) {
    if (!kept.includes(name)) rmSync(join(folder, 'pictures', name), { recursive: true });
  }
}

/** The stories that are not alike. What came out so by chance does not do it twice: what changed is taken once more. */
async function differing(before: Workshop, now: Workshop, stories: readonly Story[]): Promise<Story[]> {
  const found: Story[] = [];
  const changed: Story[] = [];
  for (const [index, story] of stories.entries()) {
    progress('Compared', index + 1, stories.length, story.id);
    const compared = modeNames.map((mode) => compare(picturesOf(before), picturesOf(now), story.id, mode));
    const kinds = (await Promise.all(compared)).map(({ kind }) => kind);
    if (kinds.some((kind) => kind !== 'same')) found.push(story);
    if (kinds.includes('changed')) changed.push(story);
  }
  for (const workshop of [before, now]) {
    for (const { id } of changed) for (const mode of modeNames) rmSync(join(picturesOf(workshop), fileOf(id, mode)));
    await render(workshop, changed, 'Once more');
  }
  return found;
}

async function look() {
  console.log('Building the workshops...');
  const now = workshopOfTree();
  const before = workshopOf(values.base);
  const chosen = (workshop: Workshop) => workshop.stories.filter(({ id }) => id.includes(values.only));
  await render(before, chosen(before), 'Base');
  await render(now, chosen(now), 'Here');
  const stories = [...new Map([...chosen(before), ...chosen(now)].map((story) => [story.id, story])).values()];
  const different = await differing(before, now, stories);

  forget([before, now]);
  rmSync(join(folder, 'pages'), { recursive: true, force: true });
  for (const part of ['before', 'after', 'difference']) mkdirSync(join(folder, 'pages', part), { recursive: true });
  const changes: Change[] = [];
  for (const story of different) {
    for (const mode of modeNames) {
      const found = await compare(picturesOf(before), picturesOf(now), story.id, mode);
      if (found.kind === 'same') continue;
      const name = fileOf(story.id, mode);
      if (found.kind !== 'new') lay('before', before, name);
      if (found.kind !== 'removed') lay('after', now, name);
      if (found.kind === 'changed') {
        writeFileSync(join(folder, 'pages', 'difference', name), await write(found.picture));
      }
      const share = found.kind === 'changed' ? { share: found.share } : {};
      changes.push({ story, mode, kind: found.kind, sha256: found.sha256, ...share });
    }
  }
  const date = new Date().toISOString().slice(0, 10);
  keep({ base: values.base, date, same: stories.length * modeNames.length - changes.length, changes });
  report(changes);
}

function report(changes: readonly Change[]) {
  const said = readApprovals(approvalsFile);
  const waiting = changes.filter((change) => standingOf(change, said) !== 'approved');
  for (const change of waiting) {
    console.log(`${change.kind} ${change.story.id}@${change.mode}: ${standingOf(change, said)}`);
  }
  console.log(`${changes.length} pictures differ from ${values.base}, ${waiting.length} of them without an approval.`);
  console.log(`The page: ${join(folder, 'index.html')}`);
  if (values.ci && waiting.length > 0) process.exitCode = 1;
}
