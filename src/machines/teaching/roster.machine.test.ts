import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleRoster } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { refusal } from '../testing.ts';
import { mostChosen, rosterMachine } from './roster.machine.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
type Call = OperationInput<'listRoster'>;

async function start(failures = 0) {
  const calls: Call[] = [];
  const listRoster = fromPromise(async ({ input }: { input: Call }) => {
    calls.push(input);
    if (calls.length <= failures) throw refusal(403);
    return exampleRoster;
  });
  const flow = createActor(rosterMachine.provide({ actors: { listRoster } }), {
    input: { courseId: 'data-analytics' },
  });
  flow.start();
  await settled();
  return { flow, calls };
}

const page = { courseId: 'data-analytics', sort: 'name' };
const cursor = exampleRoster.next;

describe('§teaching.11 the roster', () => {
  it('is listed by name, a page at a time', async () => {
    const { flow, calls } = await start();
    expect(flow.getSnapshot()).toMatchObject({ value: { listed: 'idle' }, context: { roster: exampleRoster } });
    flow.send({ type: 'more' });
    expect(flow.getSnapshot().value).toEqual({ listed: 'loadingMore' });
    await settled();
    expect(calls).toEqual([page, { ...page, cursor }]);
    // Whoever moved down between the two calls is shown once.
    expect(flow.getSnapshot().context.roster?.items).toEqual(exampleRoster.items);
  });

  it('grows by the next page', async () => {
    const { next: _next, ...rest } = exampleRoster;
    const others = exampleRoster.items.map((student) => ({ ...student, id: `other-${student.id}` }));
    const listRoster = fromPromise(async ({ input }: { input: Call }) =>
      input.cursor ? { ...rest, items: others } : exampleRoster,
    );
    const machine = rosterMachine.provide({ actors: { listRoster } });
    const flow = createActor(machine, { input: { courseId: 'data-analytics' } }).start();
    await settled();
    flow.send({ type: 'more' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: { listed: 'idle' },
      context: { roster: { items: [...exampleRoster.items, ...others] } },
    });
    expect(flow.getSnapshot().context.roster?.next).toBeUndefined();
  });

  it('§product.63 begins with what the address names', async () => {
    const calls: Call[] = [];
    const listRoster = fromPromise(async ({ input }: { input: Call }) => {
      calls.push(input);
      return exampleRoster;
    });
    const input = { courseId: 'data-analytics', filters: { search: 'li', show: 'behind', sort: 'overdue' } } as const;
    createActor(rosterMachine.provide({ actors: { listRoster } }), { input }).start();
    await settled();
    expect(calls).toEqual([{ courseId: 'data-analytics', search: 'li', show: 'behind', sort: 'overdue' }]);
  });

  it('keeps who is there when more cannot be loaded', async () => {
    const failing = createActor(
      rosterMachine.provide({
        actors: {
          listRoster: fromPromise(({ input }: { input: Call }) =>
            input.cursor ? Promise.reject(new Error('no answer')) : Promise.resolve(exampleRoster),
          ),
        },
      }),
      { input: { courseId: 'data-analytics' } },
    ).start();
    await settled();
    failing.send({ type: 'more' });
    await settled();
    expect(failing.getSnapshot()).toMatchObject({
      value: { listed: 'moreFailed' },
      context: { roster: exampleRoster },
    });
    failing.send({ type: 'more' });
    expect(failing.getSnapshot().value).toEqual({ listed: 'loadingMore' });
  });

  it('is narrowed and sorted, from the first page on, also while it loads', async () => {
    const { flow, calls } = await start();
    flow.send({ type: 'more' });
    flow.send({ type: 'narrow', filters: { search: ' li ' } });
    flow.send({ type: 'narrow', filters: { sort: 'overdue' } });
    await settled();
    flow.send({ type: 'narrow', filters: { show: 'behind', search: ' ' } });
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(flow.getSnapshot().value).toEqual({ listed: 'idle' });
    expect(calls.slice(2)).toEqual([
      { ...page, search: 'li' },
      { ...page, search: 'li', sort: 'overdue' },
      { ...page, sort: 'overdue', show: 'behind' },
    ]);
  });

  it('is asked for again after a failure', async () => {
    const { flow } = await start(1);
    // With the failure, so that who was removed from the team reads that, not "try again" (§teaching.20).
    expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { status: 403 } } });
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ listed: 'idle' });
  });
});

describe('§teaching.19 who is chosen', () => {
  const [ada, bo, cy] = ['ada', 'bo', 'cy'].map((id) => ({ id, name: id }));

  it('stays chosen on another page and under another filter, once each', async () => {
    if (!ada || !bo || !cy) throw new Error('There are three.');
    const { flow } = await start();
    flow.send({ type: 'choose', students: [ada] });
    flow.send({ type: 'more' });
    await settled();
    flow.send({ type: 'choose', students: [bo, ada, cy] });
    flow.send({ type: 'narrow', filters: { show: 'behind' } });
    expect(flow.getSnapshot()).toMatchObject({ value: 'loading', context: { chosen: [ada, bo, cy] } });
    flow.send({ type: 'unchoose', students: [bo] });
    expect(flow.getSnapshot()).toMatchObject({ value: 'loading', context: { chosen: [ada, cy] } });
  });

  it('are as many as one message goes to', async () => {
    const { flow } = await start();
    const many = Array.from({ length: mostChosen + 1 }, (_, index) => ({ id: String(index), name: 'A' }));
    flow.send({ type: 'choose', students: many });
    expect(flow.getSnapshot().context.chosen).toEqual(many.slice(0, 200));
  });
});
