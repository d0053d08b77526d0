import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleLearningPath } from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { refusal, settled } from '../testing.ts';
import { pathArrangementMachine } from './arrangement.machine.ts';
import type { Path } from './arrangement.ts';

const path: Path = { ...exampleLearningPath, version: 3 };
const [first, second, third] = ['data-analytics', 'sql-for-beginners', 'spreadsheet-foundations'];

type Asked = OperationInput<'arrangePath'> | 'path';
function start(...ends: (Path | Error | null)[]) {
  const asked: Asked[] = [];
  const answer = (what: Asked): Path | null => {
    asked.push(what);
    const end = ends.shift();
    if (end instanceof Error || end === undefined) throw end ?? new Error('no answer');
    return end;
  };
  const flow = createActor(
    pathArrangementMachine.provide({
      actors: {
        arrangePath: fromPromise<Path, OperationInput<'arrangePath'>>(async ({ input }) => answer(input) ?? path),
        getPath: fromPromise<OperationOutput<'getPath'>, unknown>(async () => ({ path: answer('path') })),
      },
    }),
  );
  const saved: Path[] = [];
  flow.on('saved', (event) => saved.push(event.path));
  flow.start();
  return { flow, asked, saved, settled, look: () => flow.getSnapshot() };
}

describe('§analytics.84 Arranging a path', () => {
  it('is open with the order as it is, and sends the whole of what was arranged', async () => {
    const next = { ...path, version: 4 };
    const { flow, asked, saved, settled, look } = start(next);
    expect(look().value).toBe('closed');
    flow.send({ type: 'open', path });
    expect(look()).toMatchObject({
      value: 'arranging',
      context: { arranged: { order: [first, second, third], pinned: [second] }, movedId: null },
    });
    expect(look().can({ type: 'move', courseId: first, by: -1 })).toBe(false);
    expect(look().can({ type: 'move', courseId: third, by: 1 })).toBe(false);
    flow.send({ type: 'move', courseId: third, by: -1 });
    expect(look().context).toMatchObject({ arranged: { order: [first, third, second] }, movedId: third });
    flow.send({ type: 'pin', courseId: first });
    expect(look().context).toMatchObject({ arranged: { pinned: [second, first] }, movedId: null });
    flow.send({ type: 'submit' });
    expect(look().value).toBe('saving');
    await settled();
    expect(asked).toEqual([{ version: 3, order: [first, third, second], pinned: [second, first] }]);
    expect(saved).toEqual([next]);
    expect(look()).toMatchObject({ value: 'closed', context: { path: null, arranged: { order: [] } } });
  });

  it('is forgotten when it is closed', () => {
    const { flow, asked, look } = start();
    flow.send({ type: 'open', path });
    flow.send({ type: 'move', courseId: third, by: -1 });
    flow.send({ type: 'close' });
    expect(look().value).toBe('closed');
    flow.send({ type: 'open', path });
    expect(look().context).toMatchObject({ arranged: { order: [first, second, third] }, movedId: null });
    expect(asked).toEqual([]);
  });

  it('is kept beside the reason where it is refused, and can be changed and sent again', async () => {
    const { flow, asked, saved, settled, look } = start(refusal(422), refusal(422), path);
    flow.send({ type: 'open', path });
    flow.send({ type: 'move', courseId: first, by: 1 });
    flow.send({ type: 'submit' });
    await settled();
    expect(look()).toMatchObject({
      value: 'refused',
      context: { arranged: { order: [second, first, third] }, failure: { status: 422, message: 'No.' } },
    });
    expect(look().can({ type: 'move', courseId: second, by: -1 })).toBe(false);
    flow.send({ type: 'submit' });
    await settled();
    flow.send({ type: 'pin', courseId: second });
    flow.send({ type: 'move', courseId: first, by: -1 });
    expect(look().context).toMatchObject({ arranged: { order: [first, second, third], pinned: [] }, movedId: first });
    flow.send({ type: 'submit' });
    await settled();
    expect(asked.at(-1)).toEqual({ version: 3, order: [first, second, third], pinned: [] });
    expect(saved).toHaveLength(1);
    flow.send({ type: 'open', path });
    expect(look().context.failure).toBeNull();
  });

  it('can be given up where it is refused', async () => {
    const { flow, saved, settled, look } = start(refusal(422));
    flow.send({ type: 'open', path });
    flow.send({ type: 'submit' });
    await settled();
    flow.send({ type: 'close' });
    expect(look()).toMatchObject({ value: 'closed', context: { failure: null } });
    expect(saved).toEqual([]);
  });

  it('loads the path that has changed meanwhile, and keeps what was arranged', async () => {
    const shorter = { ...path, version: 7, steps: path.steps.filter(({ courseId }) => courseId !== second) };
    const { flow, asked, settled, look } = start(refusal(409), shorter, path);
    flow.send({ type: 'open', path });
    flow.send({ type: 'move', courseId: third, by: -1 });
    flow.send({ type: 'move', courseId: third, by: -1 });
    flow.send({ type: 'submit' });
    await settled();
    expect(look()).toMatchObject({
      value: 'refused',
      context: { path: shorter, arranged: { order: [third, first], pinned: [] }, failure: { status: 409 } },
    });
    flow.send({ type: 'submit' });
    await settled();
    expect(asked).toEqual([
      { version: 3, order: [third, first, second], pinned: [second] },
      'path',
      { version: 7, order: [third, first], pinned: [] },
    ]);
    expect(look().value).toBe('closed');
  });

  it('keeps what was arranged where the new one does not load, or is gone', async () => {
    for (const end of [refusal(500), null]) {
      const { flow, settled, look } = start(refusal(409), end);
      flow.send({ type: 'open', path });
      flow.send({ type: 'move', courseId: third, by: -1 });
      flow.send({ type: 'submit' });
      await settled();
      expect(look()).toMatchObject({
        value: 'refused',
        context: { path, arranged: { order: [first, third, second] }, failure: { status: end ? 500 : 409 } },
      });
    }
  });
});

describe('§analytics.87 Giving up an own order', () => {
  const none = { order: [], pinned: [] };

  it('sends none, whatever was arranged since', async () => {
    const next = { ...path, version: 4 };
    const { flow, asked, saved, settled, look } = start(next);
    flow.send({ type: 'open', path });
    flow.send({ type: 'move', courseId: third, by: -1 });
    flow.send({ type: 'reset' });
    expect(look()).toMatchObject({ value: 'saving', context: { movedId: null } });
    await settled();
    expect(asked).toEqual([{ version: 3, ...none }]);
    expect(saved).toEqual([next]);
    expect(look().value).toBe('closed');
  });

  it('is tried again where it was not saved, also with a path that has changed meanwhile', async () => {
    const renewed = { ...path, version: 7 };
    const { flow, asked, settled, look } = start(refusal(500), refusal(409), renewed, path);
    flow.send({ type: 'open', path });
    flow.send({ type: 'reset' });
    await settled();
    expect(look()).toMatchObject({
      value: 'refused',
      context: { arranged: { order: [first, second, third], pinned: [second] }, failure: { status: 500 } },
    });
    flow.send({ type: 'submit' });
    await settled();
    expect(look()).toMatchObject({ value: 'refused', context: { failure: { status: 409 } } });
    flow.send({ type: 'reset' });
    await settled();
    expect(asked).toEqual([{ version: 3, ...none }, { version: 3, ...none }, 'path', { version: 7, ...none }]);
    expect(look().value).toBe('closed');
  });

  it('is possible where an own order was refused', async () => {
    const { flow, asked, settled } = start(refusal(422), path);
    flow.send({ type: 'open', path });
    flow.send({ type: 'submit' });
    await settled();
    flow.send({ type: 'reset' });
    await settled();
    expect(asked[1]).toEqual({ version: 3, ...none });
  });

  it('is no longer sent once something is arranged again', async () => {
    for (const arrange of [
      { type: 'move', courseId: first, by: 1 },
      { type: 'pin', courseId: first },
    ] as const) {
      const { flow, asked, settled } = start(refusal(500), path);
      flow.send({ type: 'open', path });
      flow.send({ type: 'reset' });
      await settled();
      flow.send(arrange);
      flow.send({ type: 'submit' });
      await settled();
      expect(asked[1]).toMatchObject({ order: expect.arrayContaining([first, second, third]) });
    }
  });

  it('is over once the dialog was closed', async () => {
    const { flow, asked, settled } = start(refusal(500), path);
    flow.send({ type: 'open', path });
    flow.send({ type: 'reset' });
    await settled();
    flow.send({ type: 'close' });
    flow.send({ type: 'open', path });
    flow.send({ type: 'submit' });
    await settled();
    expect(asked[1]).toEqual({ version: 3, order: [first, second, third], pinned: [second] });
  });
});
