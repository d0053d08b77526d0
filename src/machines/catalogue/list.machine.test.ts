import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, type InputFrom } from 'xstate';
import { exampleCataloguePage, exampleCatalogueWithout } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { settled } from '../testing.ts';
import { noFilters } from './filters.ts';
import { catalogueMachine } from './list.machine.ts';

type Asked = OperationInput<'browseCatalogue'>;
type Page = typeof exampleCataloguePage;

const pages = 9;
const [example] = exampleCataloguePage.items;
if (!example) throw new Error('There is a course.');

/** A page of many, whose one course is named by its number. */
const pageOf = ({ page = 1 }: Asked): Page => ({
  ...exampleCataloguePage,
  found: pages,
  pages,
  page: Math.min(page, pages),
  items: [{ ...example, id: `course-${Math.min(page, pages)}` }],
});

function start(
  answer: (asked: Asked) => Page | Promise<Page> = pageOf,
  input: InputFrom<typeof catalogueMachine> = { filters: noFilters, page: 1 },
) {
  const asked: Asked[] = [];
  const browseCatalogue = fromPromise<Page, Asked>(async ({ input: query }) => {
    asked.push(query);
    return answer(query);
  });
  const flow = createActor(catalogueMachine.provide({ actors: { browseCatalogue }, delays: { pause: 0 } }), { input });
  const reloads: unknown[] = [];
  flow.on('reload', (event) => reloads.push(event));
  flow.start();
  const shown = () => Object.values(flow.getSnapshot().context.pages).flatMap(({ items }) => items.map(({ id }) => id));
  const isIn = (value: unknown) => vi.waitFor(() => expect(flow.getSnapshot().value).toEqual(value), 10_000);
  return { flow, asked, reloads, shown, isIn };
}

const failing = () => Promise.reject(new Error('no answer'));
const ready = { loaded: 'results' };

describe('§catalogue.3 Catalogue', () => {
  it('shows the first page', async () => {
    const { flow, asked, shown, isIn } = start();
    expect(flow.getSnapshot().value).toBe('loading');
    await isIn(ready);
    expect(asked).toEqual([{}]);
    expect(shown()).toEqual(['course-1']);
  });

  it('§catalogue.7: a failed load offers a retry that reloads the page', async () => {
    const { flow, asked, reloads, isIn } = start(failing);
    await isIn('failed');
    expect(asked).toHaveLength(1);
    flow.send({ type: 'retry' });
    expect(reloads).toHaveLength(1);
  });

  it('§catalogue.6: where nothing matches, all filters can be cleared at once', async () => {
    const filters = { ...noFilters, level: 'Advanced', sort: 'rating' } as const;
    const { flow, asked, isIn } = start(({ level }) => (level ? exampleCatalogueWithout : exampleCataloguePage), {
      filters,
      page: 1,
    });
    await isIn({ loaded: 'empty' });
    flow.send({ type: 'clear' });
    await isIn(ready);
    expect(flow.getSnapshot().context.filters).toEqual(noFilters);
    expect(asked).toEqual([{ level: 'Advanced', sort: 'rating' }, {}]);
  });
});

describe('§catalogue.5, §catalogue.18, §catalogue.19 Filters', () => {
  it('are asked of the server, those that are chosen alone', async () => {
    const { flow, asked, isIn } = start();
    await isIn(ready);
    const chosen = { search: ' SQL ', price: 'free', duration: 'under-5-hours', rating: '4', sort: 'newest' } as const;
    flow.send({ type: 'narrow', filters: chosen });
    await isIn(ready);
    expect(asked.at(-1)).toEqual({ ...chosen, search: 'SQL' });
  });

  it('ask for as many characters as the server searches for, and keep all that was typed', async () => {
    const { flow, asked, isIn } = start();
    await isIn(ready);
    flow.send({ type: 'narrow', filters: { search: 'x'.repeat(120) } });
    await isIn(ready);
    expect(asked.at(-1)?.search).toHaveLength(100);
    expect(flow.getSnapshot().context.filters.search).toHaveLength(120);
  });

  it('that fail are in the address with the first page', async () => {
    const { flow, isIn } = start(({ level, ...query }) => (level ? failing() : pageOf(query)), {
      filters: noFilters,
      page: 4,
    });
    await isIn(ready);
    flow.send({ type: 'narrow', filters: { level: 'Beginner' } });
    await isIn('failed');
    expect(flow.getSnapshot().context).toMatchObject({ filters: { level: 'Beginner' }, seen: 1 });
  });

  it('begin another list, and more pages do not', async () => {
    const { flow, isIn } = start();
    const list = () => flow.getSnapshot().context.list;
    await isIn(ready);
    expect(list()).toBe(1);
    flow.send({ type: 'near', first: 1, last: 2, seen: 1 });
    await isIn(ready);
    expect(list()).toBe(1);
    flow.send({ type: 'narrow', filters: { level: 'Beginner' } });
    await isIn(ready);
    expect(list()).toBe(2);
  });

  it('begin the list anew, and keep what is there until then', async () => {
    const { flow, shown, isIn } = start(pageOf, { filters: noFilters, page: 4 });
    await isIn(ready);
    flow.send({ type: 'narrow', filters: { level: 'Beginner' } });
    expect(flow.getSnapshot().value).toEqual({ narrowing: 'waiting' });
    expect(shown()).toEqual(['course-4']);
    await isIn(ready);
    expect(shown()).toEqual(['course-1']);
    expect(flow.getSnapshot().context).toMatchObject({ seen: 1, reached: { first: 1, last: 1 } });
  });

  it('ask once for what is typed at one go, and an older answer is not shown', async () => {
    const answers = new Map<string, (page: Page) => void>();
    const { flow, asked, shown, isIn } = start((query) =>
      query.search ? new Promise((resolve) => answers.set(query.search ?? '', resolve)) : pageOf(query),
    );
    await isIn(ready);
    for (const search of ['s', 'sq']) flow.send({ type: 'narrow', filters: { search } });
    await isIn({ narrowing: 'asking' });
    expect(asked).toEqual([{}, { search: 'sq' }]);
    flow.send({ type: 'narrow', filters: { search: 'sql' } });
    await vi.waitFor(() => expect(answers.has('sql')).toBe(true), 10_000);
    answers.get('sql')?.(pageOf({ page: 3 }));
    answers.get('sq')?.(pageOf({ page: 2 }));
    await isIn(ready);
    expect(shown()).toEqual(['course-3']);
  });

  it('§catalogue.13: count while the courses load', async () => {
    const { flow, asked, isIn } = start();
    flow.send({ type: 'narrow', filters: { search: 'data' } });
    await isIn(ready);
    expect(asked.at(-1)).toEqual({ search: 'data' });
  });

  it('that are the same ask for nothing', async () => {
    const { flow, isIn } = start();
    await isIn(ready);
    flow.send({ type: 'narrow', filters: { search: '' } });
    expect(flow.getSnapshot().value).toEqual(ready);
  });

  it('show the failure of a call', async () => {
    const { flow, isIn } = start((query) => (query.search ? failing() : pageOf(query)));
    await isIn(ready);
    flow.send({ type: 'narrow', filters: { search: 'data' } });
    await isIn('failed');
  });
});

describe('§catalogue.20 Pages', () => {
  it('near the window are loaded one after another, and others are not kept', async () => {
    const { flow, asked, shown, isIn } = start();
    await isIn(ready);
    flow.send({ type: 'near', first: 1, last: 3, seen: 2 });
    expect(flow.getSnapshot().value).toEqual({ loaded: 'loadingPage' });
    await isIn(ready);
    expect(asked).toEqual([{}, { page: 2 }, { page: 3 }]);
    expect(shown()).toEqual(['course-1', 'course-2', 'course-3']);
    flow.send({ type: 'near', first: 3, last: 3, seen: 3 });
    expect(shown()).toEqual(['course-3']);
    expect(flow.getSnapshot().context).toMatchObject({ seen: 3, reached: { first: 1, last: 3 } });
    flow.send({ type: 'near', first: 2, last: 3, seen: 2 });
    await isIn(ready);
    expect(shown()).toEqual(['course-2', 'course-3']);
  });

  it('end with the last one', async () => {
    const { flow, asked, isIn } = start(pageOf, { filters: noFilters, page: pages });
    await isIn(ready);
    flow.send({ type: 'near', first: pages, last: pages + 1, seen: pages });
    expect(flow.getSnapshot().value).toEqual(ready);
    expect(asked).toEqual([{ page: pages }]);
  });

  it('that have left the catalogue are the last one', async () => {
    const { flow, shown, isIn } = start(pageOf, { filters: noFilters, page: 40 });
    await isIn(ready);
    expect(shown()).toEqual([`course-${pages}`]);
    expect(flow.getSnapshot().context.reached).toEqual({ first: pages, last: pages });
  });

  it('before the one that the list began with are added one by one', async () => {
    const { flow, shown, isIn } = start(pageOf, { filters: noFilters, page: 2 });
    await isIn(ready);
    flow.send({ type: 'previous' });
    await isIn(ready);
    expect(shown()).toEqual(['course-1', 'course-2']);
    flow.send({ type: 'previous' });
    expect(flow.getSnapshot().context.reached).toEqual({ first: 1, last: 2 });
  });

  it('before those are added also while one of them is on its way, or has failed', async () => {
    let isDown = false;
    const { flow, shown, isIn } = start((query) => (isDown ? failing() : pageOf(query)), {
      filters: noFilters,
      page: 4,
    });
    await isIn(ready);
    flow.send({ type: 'previous' });
    flow.send({ type: 'previous' });
    await isIn(ready);
    expect(shown()).toEqual(['course-2', 'course-3', 'course-4']);
    isDown = true;
    flow.send({ type: 'near', first: 2, last: 5, seen: 2 });
    await isIn({ loaded: 'pageFailed' });
    isDown = false;
    flow.send({ type: 'previous' });
    expect(flow.getSnapshot().value).toEqual({ loaded: 'loadingPage' });
    await isIn(ready);
    expect(shown()).toEqual(['course-1', 'course-2', 'course-3', 'course-4', 'course-5']);
  });

  it('§catalogue.21: that failed are tried again', async () => {
    let isDown = true;
    const { flow, shown, isIn } = start((query) => (isDown && query.page ? failing() : pageOf(query)));
    await isIn(ready);
    flow.send({ type: 'near', first: 1, last: 2, seen: 1 });
    await isIn({ loaded: 'pageFailed' });
    isDown = false;
    flow.send({ type: 'again' });
    await isIn(ready);
    expect(shown()).toEqual(['course-1', 'course-2']);
  });

  it('§catalogue.21: that fail leave what is there, and are tried again as the window moves', async () => {
    let isDown = true;
    const { flow, shown, isIn } = start((query) => (isDown && query.page ? failing() : pageOf(query)));
    await isIn(ready);
    flow.send({ type: 'near', first: 1, last: 2, seen: 1 });
    await isIn({ loaded: 'pageFailed' });
    expect(shown()).toEqual(['course-1']);
    flow.send({ type: 'again' });
    await isIn({ loaded: 'pageFailed' });
    isDown = false;
    flow.send({ type: 'near', first: 1, last: 3, seen: 1 });
    await isIn(ready);
    expect(shown()).toEqual(['course-1', 'course-2', 'course-3']);
  });

  it('that are not the ones that were asked for are not asked for again and again', async () => {
    const { flow, asked, isIn } = start(() => pageOf({ page: 1 }));
    await isIn({ loaded: 'results' });
    flow.send({ type: 'near', first: 1, last: 2, seen: 1 });
    await isIn({ loaded: 'results' });
    expect(asked).toEqual([{}, { page: 2 }]);
  });

  it('that come when the window is elsewhere are not kept', async () => {
    const { flow, shown, isIn } = start();
    await isIn(ready);
    flow.send({ type: 'near', first: 1, last: 2, seen: 1 });
    flow.send({ type: 'near', first: 1, last: 1, seen: 1 });
    await settled();
    await isIn(ready);
    expect(shown()).toEqual(['course-1']);
  });
});
