import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleRoster } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import type { PageOf } from '../paged-list.ts';
import { itIsLoadedPageByPage } from '../paged-list-cases.ts';
import { answering, settled } from '../testing.ts';
import { mostChosen, type RosterFilters, rosterMachine } from './roster.machine.ts';

describe('§teaching.11 the students of a course', () => {
  const all = { courseId: 'data-analytics', sort: 'name' };
  itIsLoadedPageByPage({
    machine: rosterMachine,
    operation: 'listRoster',
    input: { courseId: 'data-analytics' },
    asks: all,
    page: exampleRoster,
    key: 'id',
    narrowed: [
      { filters: { search: ' li ' }, asks: { ...all, search: 'li' } },
      { filters: { show: 'behind', search: ' ', sort: 'overdue' }, asks: { ...all, show: 'behind', sort: 'overdue' } },
    ],
  });
});

async function start(filters?: RosterFilters) {
  const pages = Array.from({ length: 6 }, () => exampleRoster);
  const { asked, logic } = answering<OperationInput<'listRoster'>, PageOf<'listRoster'>>(...pages);
  const flow = createActor(rosterMachine.provide({ actors: { listRoster: logic } }), {
    input: { courseId: 'data-analytics', ...(filters && { filters }) },
  }).start();
  await settled();
  return { flow, asked };
}

const page = { courseId: 'data-analytics', sort: 'name' };

describe('§teaching.11 the roster', () => {
  it('§product.63 begins with what the address names', async () => {
    const filters = { search: 'li', show: 'behind', sort: 'overdue' } as const;
    expect((await start(filters)).asked).toEqual([{ courseId: 'data-analytics', ...filters }]);
  });

  it('is narrowed and sorted, from the first page on, also while it loads', async () => {
    const { flow, asked } = await start();
    flow.send({ type: 'more' });
    flow.send({ type: 'narrow', filters: { search: ' li ' } });
    flow.send({ type: 'narrow', filters: { sort: 'overdue' } });
    await settled();
    flow.send({ type: 'narrow', filters: { show: 'behind', search: ' ' } });
    await settled();
    expect(asked.slice(2)).toEqual([
      { ...page, search: 'li' },
      { ...page, search: 'li', sort: 'overdue' },
      { ...page, sort: 'overdue', show: 'behind' },
    ]);
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
