/** Tests that the machine of every paged list has to pass (docs/recipes/list.md). */
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import type { ItemOf, ListId, PageOf } from './paged-list.ts';
import { answering, refusal, settled } from './testing.ts';

/** The filters of a `narrow` event, and the input that the operation gets from then on. */
type Narrowed = { filters: object; asks: object };

type List<Id extends ListId> = {
  machine: AnyStateMachine;
  operation: Id;
  /** The machine's input. */
  input?: object;
  /** The input that the operation gets at first. */
  asks?: object;
  page: PageOf<Id>;
  /** The field that tells rows apart. */
  key: keyof ItemOf<Id> & string;
  /** Two changes of the filters, one after the other. Absent where a list has none. */
  narrowed?: readonly [Narrowed, Narrowed];
};

const cursor = 'next-page';

/** The tests that hold for every list; what is special about one list is in its own tests. */
export function itIsLoadedPageByPage<Id extends ListId>(list: List<Id>): void {
  const { machine, operation, input, asks = {}, page, key, narrowed } = list;
  const { next: _, ...last } = page;
  const first = { ...last, next: cursor };
  const others = page.items.map((item) => Object.assign({}, item, { [key]: `other-${String(item[key])}` }));
  const otherPage = { ...last, items: others };

  async function start(...answers: (object | Error)[]) {
    const { asked, logic } = answering<object, object>(...answers);
    const flow = createActor(machine.provide({ actors: { [operation]: logic } }), { input }).start();
    await settled();
    const state = () => flow.getSnapshot();
    return { asked, flow, state, items: () => state().context.page?.items };
  }

  describe('§product.63 as every list', () => {
    it('grows by a page at a time, each row once, until there is none', async () => {
      const { flow, asked, state, items } = await start(first, { ...last, items: [...others, ...page.items] });
      expect(state()).toMatchObject({ value: { listed: 'ready' }, context: { page: first, failure: null } });
      flow.send({ type: 'more' });
      flow.send({ type: 'more' });
      expect(state().value).toEqual({ listed: 'loadingMore' });
      await settled();
      expect(state().value).toEqual({ listed: 'ready' });
      expect(items()).toEqual([...page.items, ...others]);
      expect(state().can({ type: 'more' })).toBe(false);
      flow.send({ type: 'more' });
      expect(asked).toEqual([asks, { ...asks, cursor }]);
    });

    it('is empty where there is no row', async () => {
      const { state } = await start({ ...last, items: [] });
      expect(state()).toMatchObject({ value: 'empty', context: { page: { items: [] } } });
    });

    it('keeps what is there where the next page fails, and asks for it again', async () => {
      const { flow, asked, state, items } = await start(first, refusal(500), otherPage);
      flow.send({ type: 'more' });
      await settled();
      expect(state()).toMatchObject({ value: { listed: 'moreFailed' }, context: { failure: { status: 500 } } });
      expect(items()).toEqual(page.items);
      flow.send({ type: 'more' });
      await settled();
      expect(state()).toMatchObject({ value: { listed: 'ready' }, context: { failure: null } });
      expect(items()).toEqual([...page.items, ...others]);
      expect(asked).toEqual([asks, { ...asks, cursor }, { ...asks, cursor }]);
    });

    it('that fails says why, and can be tried again', async () => {
      const { flow, asked, state, items } = await start(refusal(403), last);
      expect(state()).toMatchObject({ value: 'failed', context: { page: null, failure: { status: 403 } } });
      flow.send({ type: 'retry' });
      await settled();
      expect(state()).toMatchObject({ value: { listed: 'ready' }, context: { failure: null } });
      expect(items()).toEqual(page.items);
      expect(asked).toEqual([asks, asks]);
    });

    if (!narrowed) return;
    const [one, two] = narrowed;

    it('begins anew with other filters, and pages within them; the same ones change nothing', async () => {
      const { flow, asked, state, items } = await start(first, { ...first, items: others }, last, otherPage);
      flow.send({ type: 'narrow', filters: one.filters });
      expect(state().value).toBe('loading');
      await settled();
      expect(items()).toEqual(others);
      flow.send({ type: 'narrow', filters: one.filters });
      expect(state().value).toEqual({ listed: 'ready' });
      flow.send({ type: 'more' });
      await settled();
      expect(items()).toEqual([...others, ...page.items]);
      flow.send({ type: 'narrow', filters: two.filters });
      await settled();
      expect(items()).toEqual(others);
      expect(asked).toEqual([asks, one.asks, { ...one.asks, cursor }, two.asks]);
    });

    it.each([
      ['the first page is on its way', [last], []],
      ['the next page is on its way', [first, last], [{ type: 'more' }]],
    ])('shows the answer to what was asked for last, also where %s', async (_when, answers, events) => {
      const { flow, asked, items } = await start(...answers, last, otherPage);
      for (const event of events) flow.send(event);
      flow.send({ type: 'narrow', filters: one.filters });
      flow.send({ type: 'narrow', filters: two.filters });
      await settled();
      expect(items()).toEqual(others);
      expect(asked.slice(answers.length)).toEqual([one.asks, two.asks]);
    });

    it.each([
      ['empty', { ...last, items: [] }],
      ['failed', refusal(500)],
    ])('is loaded with other filters where it was %s', async (value, answer) => {
      const { flow, asked, state } = await start(answer, last);
      expect(state().value).toBe(value);
      flow.send({ type: 'narrow', filters: one.filters });
      await settled();
      expect(state()).toMatchObject({ value: { listed: 'ready' }, context: { failure: null } });
      expect(asked).toEqual([asks, one.asks]);
    });
  });
}
