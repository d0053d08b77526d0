import { match } from 'ts-pattern';
import { RetryAlert } from './retry-alert.tsx';
import { ShowMore } from './show-more.tsx';

/** What follows the rows of a list that is loaded page by page. */
export type RestOfListView =
  | { state: 'listed.ready'; onMore?: (() => void) | undefined }
  | { state: 'listed.loadingMore' }
  | { state: 'listed.moreFailed'; message: string; onMore: () => void };

export type RestOfListProps = {
  view: RestOfListView;
  /** How many rows the list shows. */
  count: number;
  /** The title of the message that more rows could not be loaded. */
  title?: string;
};

/** Below a list that is loaded page by page: "Show More", or what failed and a button to try again. */
export function RestOfList({ view, count, title }: RestOfListProps) {
  return match(view)
    .with({ state: 'listed.ready' }, ({ onMore }) => <ShowMore count={count} onMore={onMore} />)
    .with({ state: 'listed.loadingMore' }, () => <ShowMore count={count} busy />)
    .with({ state: 'listed.moreFailed' }, ({ message, onMore }) => (
      <RetryAlert {...(title && { title })} onRetry={onMore}>
        {message}
      </RetryAlert>
    ))
    .exhaustive();
}
