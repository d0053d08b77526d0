import type { KeyboardEvent } from 'react';
import { SearchField } from '../../../primitives/search-field.tsx';
import { listId, optionId } from './results.tsx';

export type Move = 'next' | 'previous' | 'first' | 'last';

export type Field = { text: string; onType: (text: string) => void; onClose: () => void; onEnter: () => void };

type SearchBoxProps = Pick<Field, 'text' | 'onType' | 'onEnter'> & {
  active?: number | null;
  /** Absent where there are no results to go through. */
  onMove?: (to: Move) => void;
};

const moves: Record<string, Move> = { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' };

/** Where one types, and whose keys go through the results (§search.5). */
export function SearchBox({ text, onType, onEnter, active = null, onMove }: SearchBoxProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moves[event.key];
    // Until a result is chosen, Home and End move in the text.
    const isInText = active === null && (event.key === 'Home' || event.key === 'End');
    if (event.key === 'Enter') onEnter();
    else if (move && onMove && !isInText) onMove(move);
    else return;
    event.preventDefault();
  };
  return (
    <SearchField
      label="Search everything"
      placeholder="Courses, lessons, questions..."
      value={text}
      onValueChange={onType}
      onKeyDown={onKeyDown}
      listbox={{
        id: listId,
        isShown: onMove !== undefined,
        active: active === null ? undefined : optionId(active),
      }}
      isFocusedAtOnce
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
