import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleResources } from '../../api/generated/examples.ts';
import { settled, step } from '../testing.ts';
import { categories, matches, type Resource, resourcesMachine, type Scope } from './list.machine.ts';

const [guide, download] = exampleResources;
if (!guide || !download) throw new Error('The contract has too few examples of resources.');
const site: Resource = { ...download, id: 'python', title: 'The Python tutorial', type: 'external', tags: ['python'] };
const video: Resource = { ...guide, id: 'sample', title: 'Whom to ask', type: 'video', category: 'Advanced Topics' };
const all = [guide, download, site, video];

async function start(scope: Scope = 'all', listResources = async () => all, search = '') {
  const machine = resourcesMachine.provide({ actors: { listResources: fromPromise(listResources) } });
  const flow = createActor(machine, { input: { scope, search } });
  const shown: string[] = [];
  flow.on('show', ({ category }) => shown.push(category));
  flow.start();
  await settled();
  return { flow, shown, ids: () => matches(flow.getSnapshot().context).map(({ id }) => id) };
}

describe('§product.63 the resources', () => {
  it('begin with the search that the address names', async () => {
    const { flow, ids } = await start('all', undefined, 'whom to');
    expect(flow.getSnapshot().value).toEqual({ loaded: 'results' });
    expect(ids()).toEqual(['sample']);
  });
});

describe('§resources.2 Learning Resources page', () => {
  it('loads, with all categories open initially', async () => {
    const { flow } = await start();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'results' });
    expect(flow.getSnapshot().context.open).toEqual(categories);
  });

  it('a failed load can be tried again', async () => {
    let calls = 0;
    const { flow } = await start('all', async () => {
      calls += 1;
      if (calls === 1) throw new Error('no answer');
      return all;
    });
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'results' });
  });

  it('§resources.5: the search filters by title, description or tag, in any case', async () => {
    const { flow, ids } = await start();
    flow.send({ type: 'search', text: 'PYTHON' });
    expect(ids()).toEqual(['python']);
    flow.send({ type: 'search', text: 'twenty statements' });
    expect(ids()).toEqual(['sql-reference', 'python']);
    flow.send({ type: 'search', text: 'charts' });
    expect(ids()).toEqual(['reading-a-chart', 'sample']);
  });

  it('is empty when nothing matches, and whole again once the search is cleared', async () => {
    const { flow } = await start();
    flow.send({ type: 'search', text: 'knitting' });
    expect(flow.getSnapshot().value).toEqual({ loaded: 'noMatches' });
    flow.send({ type: 'search.clear' });
    expect(flow.getSnapshot()).toMatchObject({ value: { loaded: 'results' }, context: { search: '' } });
  });

  it('§resources.5: the search goes on when what was typed changes', async () => {
    const { flow, ids } = await start();
    flow.send({ type: 'search', text: 'knitting' });
    flow.send({ type: 'search', text: 'python' });
    expect(flow.getSnapshot().value).toEqual({ loaded: 'results' });
    expect(ids()).toEqual(['python']);
  });

  it.each(['loading', 'failed'])('keeps what is searched for while there are no resources: %s', (value) => {
    const context = { scope: 'all', resources: [], search: '', open: categories };
    expect(step(resourcesMachine, value, { type: 'search', text: 'sql' }, context)).toMatchObject({
      value,
      context: { search: 'sql' },
    });
  });

  it('a chip opens its category and scrolls to it', async () => {
    const { flow, shown } = await start();
    flow.send({ type: 'categories.open', categories: ['Workshops'] });
    expect(flow.getSnapshot().context.open).toEqual(['Workshops']);
    flow.send({ type: 'category.show', category: 'Advanced Topics' });
    expect(flow.getSnapshot().context.open).toEqual(['Workshops', 'Advanced Topics']);
    expect(shown).toEqual(['Advanced Topics']);
  });
});

describe('§resources.6: narrowed resources', () => {
  it('a tutorial is an article, guide or video', async () => {
    expect((await start('tutorials')).ids()).toEqual(['reading-a-chart', 'sample']);
  });

  it('external resources are those of type external', async () => {
    expect((await start('external')).ids()).toEqual(['python']);
  });

  it('no resources at all is said, and has nothing to clear', async () => {
    const { flow } = await start('external', async () => [guide]);
    expect(flow.getSnapshot().value).toEqual({ loaded: 'none' });
    expect(flow.getSnapshot().can({ type: 'search.clear' })).toBe(false);
    flow.send({ type: 'search', text: 'python' });
    flow.send({ type: 'search.clear' });
    expect(flow.getSnapshot().value).toEqual({ loaded: 'none' });
  });
});
