/** Builds both workshops, takes their pictures, compares them and lays out the page of the result. */
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modeNames } from '../../.storybook/modes.ts';
import { progress } from '../../tests/models/cli/terminal.ts';
import type { Change } from './approvals.ts';
import { compare, write } from './compare.ts';
import type { Result } from './page.ts';
import { fileOf, picturesOf, render } from './render.ts';
import { folder, type Story, type Workshop, workshopOf, workshopOfTree } from './workshop.ts';

type Sides = { before: Workshop; after: Workshop };

const compareSides = ({ before, after }: Sides, story: Story) =>
  Promise.all(
    modeNames.map(async (mode) => ({
      mode,
      ...(await compare(picturesOf(before), picturesOf(after), story.id, mode)),
    })),
  );

/** The stories that differ. They are taken a second time, so that a random difference is not reported. */
async function differingStories(sides: Sides, stories: readonly Story[]): Promise<Story[]> {
  const differing: Story[] = [];
  const changed: Story[] = [];
  for (const [index, story] of stories.entries()) {
    progress('Compared', index + 1, stories.length, story.id);
    const kinds = (await compareSides(sides, story)).map(({ kind }) => kind);
    if (kinds.some((kind) => kind !== 'same')) differing.push(story);
    if (kinds.includes('changed')) changed.push(story);
  }
  for (const workshop of [sides.before, sides.after]) {
    for (const { id } of changed) for (const mode of modeNames) rmSync(join(picturesOf(workshop), fileOf(id, mode)));
    await render(workshop, changed, 'Once more');
  }
  return differing;
}

/** Deletes the pictures of other states of the code. */
function deleteOldPictures({ before, after }: Sides): void {
  for (const name of readdirSync(join(folder, 'pictures'))) {
    if (name !== before.hash && name !== after.hash) rmSync(join(folder, 'pictures', name), { recursive: true });
  }
}

/** Compares the stories once more and copies the pictures that differ to where the page looks for them. */
async function changesIn(sides: Sides, stories: readonly Story[]): Promise<Change[]> {
  const pages = join(folder, 'pages');
  rmSync(pages, { recursive: true, force: true });
  for (const part of ['before', 'after', 'difference']) mkdirSync(join(pages, part), { recursive: true });
  const copy = (part: keyof Sides, name: string) =>
    copyFileSync(join(picturesOf(sides[part]), name), join(pages, part, name));
  const changes: Change[] = [];
  for (const story of stories) {
    for (const found of await compareSides(sides, story)) {
      if (found.kind === 'same') continue;
      const { kind, mode, sha256 } = found;
      const name = fileOf(story.id, mode);
      if (kind !== 'new') copy('before', name);
      if (kind !== 'removed') copy('after', name);
      if (kind === 'changed') writeFileSync(join(pages, 'difference', name), await write(found.picture));
      changes.push({ story, mode, kind, sha256, ...(kind === 'changed' && { share: found.share }) });
    }
  }
  return changes;
}

/** `only` is a part of the ids of the stories to be compared. */
export async function review(base: string, only: string): Promise<Result> {
  const [before, after] = await Promise.all([workshopOf(base), workshopOfTree()]);
  const sides = { before, after };
  const chosen = ({ stories }: Workshop) => stories.filter(({ id }) => id.includes(only));
  await render(before, chosen(before), 'Base');
  await render(after, chosen(after), 'Here');
  const stories = [...new Map([...chosen(before), ...chosen(after)].map((story) => [story.id, story])).values()];
  const differing = await differingStories(sides, stories);
  deleteOldPictures(sides);
  const changes = await changesIn(sides, differing);
  const date = new Date().toISOString().slice(0, 10);
  return { base, date, same: stories.length * modeNames.length - changes.length, changes };
}
