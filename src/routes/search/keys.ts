/** How the search is opened: its keys, and the field that is there from the start (`opener.tsx`). */
import { useBrowser } from '../first-screen.ts';

/** The first script of `index.html` knows this name, too. */
export const firstFieldId = 'search-first';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

export const useSearchKeys = () => useBrowser(() => (isMac() ? ('⌘K' as const) : ('Ctrl+K' as const)), 'Ctrl+K');

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** On a Mac, Ctrl+K deletes the rest of a line. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean {
  const [wanted, other] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === 'k' && wanted && !other && !altKey && !shiftKey;
}

/** The field has the focus at once, and with it what is typed; the search opens around it. */
export const openSearch = () => document.getElementById(firstFieldId)?.focus({ preventScroll: true });
