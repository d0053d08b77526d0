import type { KeyboardEvent, ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { SearchField } from '../../../primitives/search-field.tsx';
import { several } from '../../course/detail/course.ts';
import { type FoundRow, optionId, Results } from './results.tsx';

type Moves = 'next' | 'previous' | 'first' | 'last';
type Field = { text: string; onType: (text: string) => void; onClose: () => void; onEnter: () => void };

export type SearchDialogView =
  | { state: 'closed' }
  | (Field &
      (
        | { state: 'open.empty' }
        | { state: 'open.waiting' | 'open.searching'; rows: FoundRow[] }
        | { state: 'open.found'; rows: FoundRow[]; active: number | null; onMove: (to: Moves) => void }
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

const listId = 'search-results';
const hint = css({ color: 'fg.muted', textStyle: 'body', py: '2' });
const former = css({ opacity: '60', minHeight: '0', display: 'flex', flexDirection: 'column' });

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
        <>
          <Box view={view} />
          <p role="status" className="visually-hidden">
            {view.state === 'open.found' && several(view.rows.length, 'result')}
          </p>
          <Answer view={view} onFollow={onFollow} />
        </>
      )}
    </Dialog>
  );
}

const moves: Record<string, Moves> = { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' };

function Box({ view }: { view: Open }) {
  const found = view.state === 'open.found' ? view : null;
  const active = found?.active ?? null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moves[event.key];
    // Until a result is chosen, Home and End move in the text.
    const isInText = active === null && (event.key === 'Home' || event.key === 'End');
    if (event.key === 'Enter') view.onEnter();
    else if (move && found && !isInText) found.onMove(move);
    else return;
    event.preventDefault();
  };
  return (
    <SearchField
      label="Search everything"
      placeholder="Courses, lessons, questions..."
      value={view.text}
      onValueChange={view.onType}
      onKeyDown={onKeyDown}
      listbox={{ id: listId, isShown: found !== null, active: active === null ? undefined : optionId(listId, active) }}
      isFocusedAtOnce
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

function Answer({ view, onFollow }: { view: Open; onFollow: () => void }): ReactNode {
  return match(view)
    .with({ state: 'open.empty' }, () => (
      <p className={hint}>
        Type at least two letters of a title. You can find courses, lessons, assignments, questions, conversations and
        resources.
      </p>
    ))
    .with({ state: P.union('open.waiting', 'open.searching') }, ({ rows, text }) =>
      rows.length === 0 ? (
        <LoadingText>Searching...</LoadingText>
      ) : (
        <div className={former} aria-busy>
          <Results id={listId} rows={rows} active={null} text={text} onFollow={onFollow} />
        </div>
      ),
    )
    .with({ state: 'open.found' }, ({ rows, active, text }) => (
      <Results id={listId} rows={rows} active={active} text={text} onFollow={onFollow} />
    ))
    .with({ state: 'open.none' }, ({ searched }) => (
      <p role="status" className={hint}>
        Nothing found for "{searched}". Check the spelling, or try fewer words.
      </p>
    ))
    .with({ state: 'open.failed' }, ({ why, onRetry }) => (
      <RetryAlert title="Search failed" onRetry={onRetry}>
        {why}
      </RetryAlert>
    ))
    .exhaustive();
}
