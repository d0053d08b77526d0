import { Search } from 'lucide-react';
import { css } from 'styled-system/css';
import { buttonRecipe } from '../../primitives/button.recipe.ts';

const glass = css({ display: 'inline-flex', ps: { base: '0', xl: '3' }, '& svg': { boxSize: '5' } });
const word = css({
  display: { base: 'none', xl: 'inline' },
  ps: '2',
  pe: '3',
  '& kbd': { ms: '1', fontFamily: '[inherit]', fontWeight: 'normal', color: 'fg.muted' },
});

export type SearchButtonProps = {
  /** The keys that do the same. */
  keys: 'Ctrl+K' | '⌘K';
  onSearch: () => void;
};

/** Opens the search, from the bar of every page: an icon, and on wide screens a word and its keys (§search.4). */
export function SearchButton({ keys, onSearch }: SearchButtonProps) {
  return (
    <button
      type="button"
      title={`Search everything (${keys})`}
      aria-keyshortcuts={keys === '⌘K' ? 'Meta+K' : 'Control+K'}
      aria-haspopup="dialog"
      onClick={onSearch}
      className={buttonRecipe({ variant: 'ghost', shape: 'icon' })}
    >
      <span className={glass}>
        <Search aria-hidden />
      </span>
      {/* The name is the same where there is no room for the word. */}
      <span className="visually-hidden">Search everything</span>
      <span className={word} aria-hidden>
        Search <kbd>{keys}</kbd>
      </span>
    </button>
  );
}
