import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleLearningPath } from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { refusal, settled } from '../testing.ts';
import type { Path } from './arrangement.ts';
import { learningPathMachine } from './path.machine.ts';

const path: Path = { ...exampleLearningPath, version: 3 };
const next: Path = { ...path, version: 4 };
const module = { courseId: 'sql-for-beginners', moduleId: 'm1' };

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
    learningPathMachine.provide({
      actors: {
        skipModules: fromPromise<Path, OperationInput<'skipModules'>>(async ({ input }) => answer(input) ?? path),
        getPath: fromPromise<OperationOutput<'getPath'>, unknown>(async () => ({ path: answer('path') })),
      },
    }),
  ).start();
  return { flow, asked, settled, look: () => flow.getSnapshot() };
}

describe('§analytics.83 The path', () => {
  it('is loaded, and loaded again after a failure', async () => {
    const { flow, asked, settled, look } = start(refusal(500), path);
    expect(look().value).toBe('loading');
    await settled();
    expect(look()).toMatchObject({ value: 'failed', context: { failure: { status: 500 } } });
    flow.send({ type: 'retry' });
    await settled();
    expect(look()).toMatchObject({ value: 'shown', context: { path, failure: null } });
    expect(asked).toEqual(['path', 'path']);
  });

  it('is none before an aim is chosen, and after it is left', async () => {
    const { flow, settled, look } = start(null);
    await settled();
    expect(look().value).toBe('none');
    flow.send({ type: 'replace', path });
    expect(look()).toMatchObject({ value: 'shown', context: { path } });
    flow.send({ type: 'replace', path: null });
    expect(look()).toMatchObject({ value: 'none', context: { path: null } });
  });

  it('§analytics.86: is planned anew, and stands meanwhile', async () => {
    const { flow, settled, look } = start(path, next);
    await settled();
    flow.send({ type: 'refresh' });
    expect(look()).toMatchObject({ value: 'refreshing', context: { path } });
    await settled();
    expect(look()).toMatchObject({ value: 'shown', context: { path: next } });
  });

  it('stands where it cannot be loaded anew, for another try', async () => {
    const { flow, settled, look } = start(path, refusal(500), refusal(500), next);
    await settled();
    flow.send({ type: 'refresh' });
    await settled();
    expect(look()).toMatchObject({ value: 'notRefreshed', context: { path, failure: { status: 500 } } });
    flow.send({ type: 'retry' });
    await settled();
    flow.send({ type: 'refresh' });
    await settled();
    expect(look()).toMatchObject({ value: 'shown', context: { path: next, failure: null } });
  });
});

describe('§analytics.85 Taking a skipped module back', () => {
  it('leaves the others skipped', async () => {
    const other = { courseId: 'data-analytics', moduleId: 'm1' };
    const both: Path = {
      ...path,
      steps: path.steps.map((step) => ({
        ...step,
        modules: step.modules.map((each) => (each.moduleId === 'm1' ? { ...each, state: 'skipped' } : each)),
      })),
    };
    const { flow, asked, settled, look } = start(both, next);
    await settled();
    flow.send({ type: 'restore', module });
    expect(look().value).toBe('restoring');
    await settled();
    const spreadsheets = { courseId: 'spreadsheet-foundations', moduleId: 'm1' };
    expect(asked[1]).toEqual({ version: 3, modules: [other, spreadsheets] });
    expect(look()).toMatchObject({ value: 'shown', context: { path: next } });
  });

  it('can be tried again where it failed', async () => {
    const { flow, asked, settled, look } = start(path, refusal(500), next);
    await settled();
    flow.send({ type: 'restore', module });
    await settled();
    expect(look()).toMatchObject({ value: 'notRestored', context: { path, failure: { status: 500 } } });
    // Another module, which was put back elsewhere in the meantime.
    flow.send({ type: 'restore', module: { courseId: 'data-analytics', moduleId: 'm1' } });
    await settled();
    expect(asked.slice(1)).toEqual([
      { version: 3, modules: [] },
      { version: 3, modules: [module] },
    ]);
    expect(look()).toMatchObject({ value: 'shown', context: { failure: null } });
  });

  it('does not keep the path from being loaded anew', async () => {
    const { flow, settled, look } = start(path, refusal(500), next);
    await settled();
    flow.send({ type: 'restore', module });
    await settled();
    flow.send({ type: 'refresh' });
    await settled();
    expect(look()).toMatchObject({ value: 'shown', context: { path: next } });
  });

  it('happens in the new path where it has changed meanwhile', async () => {
    const { flow, asked, settled, look } = start(path, refusal(409), next, { ...next, version: 5 });
    await settled();
    flow.send({ type: 'restore', module });
    await settled();
    expect(asked.slice(1)).toEqual([{ version: 3, modules: [] }, 'path', { version: 4, modules: [] }]);
    expect(look()).toMatchObject({ value: 'shown', context: { path: { version: 5 } } });
  });

  it('ends where the path does not load, or is gone', async () => {
    const failed = start(path, refusal(409), refusal(500));
    await failed.settled();
    failed.flow.send({ type: 'restore', module });
    await failed.settled();
    expect(failed.look()).toMatchObject({ value: 'notRestored', context: { failure: { status: 500 } } });
    const gone = start(path, refusal(409), null);
    await gone.settled();
    gone.flow.send({ type: 'restore', module });
    await gone.settled();
    expect(gone.look()).toMatchObject({ value: 'none', context: { path: null } });
    expect(gone.asked).toHaveLength(3);
  });
});
