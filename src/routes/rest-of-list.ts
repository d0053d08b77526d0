import { match } from 'ts-pattern';
import type { RestOfListView } from '../ui/parts/rest-of-list.tsx';
import { ifTaken } from './if-taken.ts';

type More = { type: 'more' };
type Listed = 'ready' | 'loadingMore' | 'moreFailed';
type Snapshot = { can: (event: More) => boolean };

/** How a `pagedList` goes on, by its state within `listed`. `message` is for a page that could not be loaded. */
export function restOfList(
  listed: Listed,
  snapshot: Snapshot,
  send: (event: More) => void,
  message = 'Please try again.',
): RestOfListView {
  const onMore = () => send({ type: 'more' });
  return match(listed)
    .returnType<RestOfListView>()
    .with('ready', () => ({ state: 'listed.ready', onMore: ifTaken(snapshot, send, { type: 'more' }) }))
    .with('loadingMore', () => ({ state: 'listed.loadingMore' }))
    .with('moreFailed', () => ({ state: 'listed.moreFailed', message, onMore }))
    .exhaustive();
}
