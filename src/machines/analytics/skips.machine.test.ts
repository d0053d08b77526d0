import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleLearningPath } from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { refusal, settled } from '../testing.ts';
import type { Path } from './arrangement.ts';
import { modulesIn, pathSkipsMachine } from './skips.machine.ts';

const path: Path = { ...exampleLearningPath, version: 3 };
const cleaning = { courseId: 'data-analytics', moduleId: 'm2' };
const filtering = { courseId: 'sql-for-beginners', moduleId: 'm2' };
const skipped = { courseId: 'sql-for-beginners', moduleId: 'm1' };

type Asked = OperationInput<'skipModules'> | 'path';
function start(...ends: (Path | Error | null)[]) {
  const asked: Asked[] = [];
  const answer = (what: Asked): Path | null => {
    asked.push(what);
    const end = ends.shift();
    if (end instanceof Error || end === undefined) throw end ?? new Error('no answer');
    return end;
  };
  const flow = createActor(
    pathSkipsMachine.provide({
      actors: {
        skipModules: fromPromise<Path, OperationInput<'skipModules'>>(async ({ input }) => answer(input) ?? path),
        getPath: fromPromise<OperationOutput<'getPath'>, unknown>(async () => ({ path: answer('path') })),
      },
    }),
  );
  const saved: Path[] = [];
  flow.on('saved', (event) => saved.push(event.path));
  flow.start();
  return { flow, asked, saved, settled, look: () => flow.getSnapshot() };
}

describe('§analytics.85 Skipping what is known', () => {
  it('finds what is known, and what is skipped', () => {
    expect(modulesIn(path, 'known')).toEqual([cleaning, filtering]);
    expect(modulesIn(path, 'skipped')).toEqual([skipped]);
    expect(modulesIn(null, 'known')).toEqual([]);
  });

  it('skips nothing without consent', () => {
    const { flow, asked, look } = start();
    flow.send({ type: 'open', path });
    expect(look()).toMatchObject({ value: 'choosing', context: { ticked: [] } });
    flow.send({ type: 'submit' });
    expect(look().value).toBe('choosing');
    flow.send({ type: 'tick', module: cleaning });
    flow.send({ type: 'tick', module: { ...cleaning } });
    expect(look().context.ticked).toEqual([]);
    flow.send({ type: 'submit' });
    expect(asked).toEqual([]);
  });

  it('skips what is ticked, beside what was skipped before', async () => {
    const next = { ...path, version: 4 };
    const { flow, asked, saved, settled, look } = start(next);
    flow.send({ type: 'open', path });
    // A module of another course is a different one, even if it has the same id.
    flow.send({ type: 'tick', module: cleaning });
    flow.send({ type: 'tick', module: filtering });
    flow.send({ type: 'tick', module: cleaning });
    expect(look().context.ticked).toEqual([filtering]);
    flow.send({ type: 'submit' });
    expect(look().value).toBe('saving');
    await settled();
    expect(asked).toEqual([{ version: 3, modules: [skipped, filtering] }]);
    expect(saved).toEqual([next]);
    expect(look()).toMatchObject({ value: 'closed', context: { path: null, ticked: [] } });
  });

  it('keeps the ticks where it is refused, for another try', async () => {
    const { flow, asked, settled, look } = start(refusal(500), path);
    flow.send({ type: 'open', path });
    flow.send({ type: 'tick', module: cleaning });
    flow.send({ type: 'submit' });
    await settled();
    expect(look()).toMatchObject({ value: 'refused', context: { ticked: [cleaning], failure: { status: 500 } } });
    flow.send({ type: 'tick', module: cleaning });
    flow.send({ type: 'submit' });
    expect(look().value).toBe('refused');
    flow.send({ type: 'tick', module: filtering });
    flow.send({ type: 'submit' });
    await settled();
    expect(asked.at(-1)).toEqual({ version: 3, modules: [skipped, filtering] });
    flow.send({ type: 'open', path });
    expect(look().context).toMatchObject({ ticked: [], failure: null });
  });

  it('can be closed at any time', async () => {
    const { flow, saved, settled, look } = start(refusal(500));
    flow.send({ type: 'open', path });
    flow.send({ type: 'close' });
    expect(look().value).toBe('closed');
    flow.send({ type: 'open', path });
    flow.send({ type: 'tick', module: cleaning });
    flow.send({ type: 'submit' });
    await settled();
    flow.send({ type: 'close' });
    expect(look()).toMatchObject({ value: 'closed', context: { ticked: [], failure: null } });
    expect(saved).toEqual([]);
  });

  it('loads the path that has changed meanwhile, and keeps ticks on what is known still', async () => {
    const steps = path.steps.filter(({ courseId }) => courseId !== filtering.courseId);
    const changed = { ...path, version: 7, steps };
    const { flow, asked, settled, look } = start(refusal(409), changed, path);
    flow.send({ type: 'open', path });
    flow.send({ type: 'tick', module: cleaning });
    flow.send({ type: 'tick', module: filtering });
    flow.send({ type: 'submit' });
    await settled();
    expect(look()).toMatchObject({
      value: 'refused',
      context: { path: changed, ticked: [cleaning], failure: { status: 409 } },
    });
    flow.send({ type: 'submit' });
    await settled();
    expect(asked.slice(1)).toEqual(['path', { version: 7, modules: [cleaning] }]);
  });

  it('keeps the ticks where the new path does not load, or is gone', async () => {
    for (const end of [refusal(500), null]) {
      const { flow, settled, look } = start(refusal(409), end);
      flow.send({ type: 'open', path });
      flow.send({ type: 'tick', module: cleaning });
      flow.send({ type: 'submit' });
      await settled();
      expect(look()).toMatchObject({
        value: 'refused',
        context: { path, ticked: [cleaning], failure: { status: end ? 500 : 409 } },
      });
    }
  });
});
