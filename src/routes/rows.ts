/** Loads a paged list with as many rows as it had before "Back" or a reload (§product.63). */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { actor } from '../api/actors.ts';
import { appended } from '../machines/appended.ts';
import { positionOf, savePosition } from './page-position.ts';

type Asked = { cursor?: string; limit?: number };
type Page = { items: unknown[]; next?: string };
type Load<Input, Output> = { call: (input: Input, signal: AbortSignal) => Promise<Output> };

/** The most rows that one call returns. */
const most = 50;

/** A list's call whose first page has at least that many rows, if there are so many. */
export function withRows<Input extends Asked, Output extends Page>(
  rows: number,
  { call }: Load<Input, Output>,
  idOf: (row: Output['items'][number]) => string,
) {
  let wanted = rows;
  return actor<Input, Output>(async (input, signal) => {
    let page = await call(input, signal);
    if (input.cursor !== undefined) return page;
    while (page.next !== undefined && page.items.length < wanted) {
      const limit = Math.min(most, wanted - page.items.length);
      const next = await call({ ...input, limit, cursor: page.next }, signal);
      page = { ...next, items: appended(page.items, next.items, idOf) };
    }
    // With other filters, the list starts with its first page again.
    wanted = 0;
    return page;
  });
}

/** The same, with as many rows as the list showed when its page was left. */
export function useWithRows<Input extends Asked, Output extends Page>(
  load: Load<Input, Output>,
  idOf: (row: Output['items'][number]) => string,
) {
  const { key } = useLocation();
  const [logic] = useState(() => withRows(positionOf(key).rows, load, idOf));
  return logic;
}

/** Notes how many rows are shown, for when the person comes back. */
export function useRows(count: number): void {
  const { key } = useLocation();
  useEffect(() => {
    if (count > 0) savePosition(key, { rows: count });
  }, [key, count]);
}
