/** The rows of a list that is loaded page by page: after "Back" and a reload as many are there as before (§product.63). */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { appended } from '../machines/appended.ts';
import { positionOf, savePosition } from './page-position.ts';

type Asked = { cursor?: string; limit?: number };
type Page = { items: unknown[]; next?: string };
type Load<Input, Output> = { call: (input: Input, signal: AbortSignal) => Promise<Output> };

/** As many as each list answers at once. */
const most = 50;

/** A list's call that begins with that many rows at least, if there are so many. */
export function withRows<Input extends Asked, Output extends Page>(
  rows: number,
  { call }: Load<Input, Output>,
  idOf: (row: Output['items'][number]) => string,
) {
  let wanted = rows;
  return fromPromise<Output, Input>(async ({ input, signal }) => {
    let page = await call(input, signal);
    if (input.cursor !== undefined) return page;
    while (page.next !== undefined && page.items.length < wanted) {
      const limit = Math.min(most, wanted - page.items.length);
      const next = await call({ ...input, limit, cursor: page.next }, signal);
      page = { ...next, items: appended(page.items, next.items, idOf) };
    }
    // Another filter's list begins with its first page.
    wanted = 0;
    return page;
  });
}

/** The same with the rows that the list showed when its page was left. */
export function useWithRows<Input extends Asked, Output extends Page>(
  load: Load<Input, Output>,
  idOf: (row: Output['items'][number]) => string,
) {
  const { key } = useLocation();
  const [logic] = useState(() => withRows(positionOf(key).rows, load, idOf));
  return logic;
}

/** Notes how many rows are shown. */
export function useRows(count: number): void {
  const { key } = useLocation();
  useEffect(() => {
    if (count > 0) savePosition(key, { rows: count });
  }, [key, count]);
}
