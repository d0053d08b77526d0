import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { several } from '../../course/detail/course.ts';
import { type FoundRow, Results } from './results.tsx';
import { type Field, type Move, SearchBox } from './search-box.tsx';

export type SearchDialogView =
  | { state: 'closed' }
  | (Field &
      (
        | { state: 'open.empty' }
        | { state: 'open.waiting' | 'open.searching'; rows: FoundRow[] }
        | { state: 'open.found'; rows: FoundRow[]; active: number | null; onMove: (to: Move) => void }
        | { state: 'open.none'; searched: string }
        | { state: 'open.failed'; why: string; onRetry: () => void }
      ));

type Open = Exclude<SearchDialogView, { state: 'closed' }>;

export type SearchDialogScreenProps = {
  view: SearchDialogView;
  /** Called for a result that is opened in this tab with the pointer. */
  onFollow: () => void;
  /** What has the focus once the dialog is closed. */
  returnFocus?: () => HTMLElement | null;
};

const status = css({ color: 'fg.muted', textStyle: 'small' });
const content = css({ display: 'flex', flexDirection: 'column', gap: '3', minHeight: '0' });

/** One search over everything that a person may open (§search.4 to §search.8). */
export function SearchDialogScreen({ view, onFollow, returnFocus }: SearchDialogScreenProps) {
  const isOpen = view.state !== 'closed';
  return (
    <Dialog
      open={isOpen}
      onClose={isOpen ? view.onClose : undefined}
      title="Search everything"
      firstFocus="field"
      place="top"
      returnFocus={returnFocus}
    >
      {isOpen && (
        <div className={content}>
          <SearchBox {...view} />
          <p role="status" className={status}>
            {said(view)}
          </p>
          <Answer view={view} onFollow={onFollow} />
        </div>
      )}
    </Dialog>
  );
}

/** How far the search is, for screen readers as well. */
const said = (view: Open): string | null =>
  match(view)
    .with(
      { state: 'open.empty' },
      () =>
        'Type at least two letters of a title. You can find courses, lessons, assignments, questions, conversations and resources.',
    )
    .with({ state: P.union('open.waiting', 'open.searching') }, () => 'Searching...')
    .with({ state: 'open.found' }, ({ rows }) => several(rows.length, 'result'))
    .with(
      { state: 'open.none' },
      ({ searched }) => `Nothing found for "${searched}". Check the spelling, or try fewer words.`,
    )
    .with({ state: 'open.failed' }, () => null)
    .exhaustive();

function Answer({ view, onFollow }: { view: Open; onFollow: () => void }): ReactNode {
  return match(view)
    .with({ state: P.union('open.empty', 'open.none') }, () => null)
    .with({ state: P.union('open.waiting', 'open.searching') }, ({ rows, text }) => (
      <Results rows={rows} active={null} text={text} onFollow={onFollow} />
    ))
    .with({ state: 'open.found' }, ({ rows, active, text }) => (
      <Results rows={rows} active={active} text={text} onFollow={onFollow} />
    ))
    .with({ state: 'open.failed' }, ({ why, onRetry }) => (
      <RetryAlert title="Search failed" onRetry={onRetry}>
        {why}
      </RetryAlert>
    ))
    .exhaustive();
}
