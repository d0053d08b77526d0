import { Search } from 'lucide-react';
import { css } from 'styled-system/css';
import { IconButton } from '../primitives/icon-button.tsx';

const glass = css({ display: 'inline-flex', ps: { base: '0', xl: '3' } });
// The keys are drawn, not written: the button's name has the word alone, which a person says to press it.
const word = css({
  display: { base: 'none', xl: 'inline' },
  ps: '2',
  pe: '3',
  _after: { content: 'attr(data-keys)', ms: '2', color: 'fg.muted', fontWeight: 'normal' },
});

export type SearchButtonProps = {
  /** The keys that do the same. */
  keys: 'Ctrl+K' | '⌘K';
  onSearch: () => void;
};

/** Opens the search, from the bar of every page: an icon, and on wide screens a word and its keys (§search.4). */
export function SearchButton({ keys, onSearch }: SearchButtonProps) {
  return (
    <IconButton
      label="Search everything"
      title={`Search everything (${keys})`}
      aria-keyshortcuts={keys === '⌘K' ? 'Meta+K' : 'Control+K'}
      aria-haspopup="dialog"
      onClick={onSearch}
      icon={
        <>
          <span className={glass}>
            <Search aria-hidden />
          </span>
          <span className={word} data-keys={keys}>
            Search
          </span>
        </>
      }
    />
  );
}
