/** Every leaf state of every machine that a screen draws has its story, and every story its state. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { ends } from '../../.storybook/ends.ts';
import { storyNameOf } from '../../scripts/statechart/story-name.ts';
import { stems as all, machineFileOf, machineOf, storyFileOf } from '../flows.ts';
import { lacksOf, leavesOf } from './stories.ts';

/** Machines without a screen of their own: their state shows in other screens, or decides which one is open. */
const unseen = new Set([
  'sync/pending-calls',
  'account/session',
  'account/second-factor-duty',
  'analytics/activity',
  'analytics/sending',
  'analytics/review-sending',
  'dashboard/followed-path',
  'shell/theme',
]);
const stems = all.filter((stem) => !unseen.has(stem));

const storiesOf = (stem: string) => (existsSync(storyFileOf(stem)) ? readFileSync(storyFileOf(stem), 'utf8') : null);

describe('The content of a story is what people write', () => {
  const files = globSync('src/ui/screens/**/*.{stories.tsx,fixture.ts}');
  const saying = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8')));

  it('no word stands for a part of the page', () => {
    expect(saying(/>\.\.\.<|<p>The \w+<\/p>/)).toEqual([]);
  });

  it('an attack has a story of its own, which is not among the pictures', () => {
    const attacked = saying(/alert\(1\)|onerror=/);
    const apart = saying(/export const \w*Hostile = \{(?:(?!satisfies).)*'no-review'/s);
    expect(attacked.length).toBeGreaterThan(1);
    expect(attacked.filter((file) => !apart.includes(file))).toEqual([]);
  });
});

describe('Every leaf state has a story', () => {
  it.each(stems)('%s', async (stem) => {
    expect(lacksOf(stem, leavesOf((await machineOf(stem)).root), storiesOf(stem))).toEqual([]);
  });

  it('finds the machines', () => {
    expect(stems.length).toBeGreaterThan(40);
  });
});

describe('What is missing is named with the file to write', () => {
  it.each(stems)('%s: its stories, or any one of them', async (stem) => {
    const leaves = leavesOf((await machineOf(stem)).root);
    const stories = storiesOf(stem) ?? '';
    expect(lacksOf(stem, leaves, null)).toEqual([`Write ${storyFileOf(stem)} for ${machineFileOf(stem)}.`]);
    for (const path of leaves) {
      const name = storyNameOf(path);
      expect(lacksOf(stem, leaves, stories.replace(`export const ${name} `, 'const deleted '))).toEqual([
        `Write ${storyFileOf(stem)}: export const ${name} shows "${path}".`,
      ]);
    }
  });

  it.each(stems)('%s: the story of a state that was added', async (stem) => {
    const { config } = await machineOf(stem);
    const grown = createMachine({ ...config, states: { ...config.states, newcomer: {} } });
    expect(lacksOf(stem, leavesOf(grown.root), storiesOf(stem))).toEqual([
      `Write ${storyFileOf(stem)}: export const Newcomer shows "newcomer".`,
    ]);
  });

  it.each(stems)('%s: the story of a state that was renamed, whichever it is', async (stem) => {
    const leaves = leavesOf((await machineOf(stem)).root);
    for (const path of leaves) {
      const renamed = leaves.map((one) => (one === path ? 'renamed' : one));
      const [write, stale] = lacksOf(stem, renamed, storiesOf(stem));
      expect(write).toBe(`Write ${storyFileOf(stem)}: export const Renamed shows "renamed".`);
      expect(stale).toBe(`${storyFileOf(stem)} shows "${path}", which ${machineFileOf(stem)} does not have.`);
    }
  });
});

/** The screens that the route table names, except `InstructorsOnly`, which is a guard and no screen. */
const screens = [...readFileSync('src/routes/app.tsx', 'utf8').matchAll(/screen\('(\w+)'/g)].flatMap(([, name]) =>
  name && name !== 'InstructorsOnly' ? name : [],
);
const connectedFile = '.storybook/connected/routes.stories.tsx';

describe('Every route runs in the workshop', () => {
  it.each(screens)('%s', (name) => {
    const isWritten = readFileSync(connectedFile, 'utf8').includes(`export const ${name} `);
    expect(isWritten ? [] : [`Write ${connectedFile}: export const ${name}`]).toEqual([]);
  });
});

/** In all other states the stories are checked for a way on (`.storybook/rules.ts`). */
describe('§product.58 Each state that is declared to be an end exists in its flow', () => {
  const named = Object.entries(ends).map(([stem, states]) => ({ stem, states: Object.keys(states) }));

  it.each(named)('$stem', async ({ stem, states }) => {
    expect(all).toContain(stem);
    const leaves = leavesOf((await machineOf(stem)).root);
    expect(states.filter((state) => !leaves.includes(state))).toEqual([]);
  });

  it('§product.57, §product.58 each story is held to the rules for all flows', () => {
    expect(readFileSync('.storybook/preview.tsx', 'utf8')).toContain('await holdRules(context)');
  });
});

describe('Each story has an approved accessibility tree, and no other has one (`.storybook/aria-snapshot.ts`)', () => {
  it.each(globSync('src/ui/**/*.stories.tsx'))('%s', (file) => {
    const approved = join(dirname(file), '__snapshots__', `${basename(file)}.snap`);
    const trees = existsSync(approved) ? readFileSync(approved, 'utf8').match(/^exports\[`/gm) : null;
    const stories = readFileSync(file, 'utf8').match(/^export const [A-Z]\w* /gm);
    const command = `WHOLE=1 npx vitest run --project stories ${file} -u`;
    expect(trees?.length, command).toBe(stories?.length);
  });
});
