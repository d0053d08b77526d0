import { useLayoutEffect } from 'react';

/** The longest that a part of a page is kept from sight, in milliseconds: after that it may move. */
const longest = 3_000;

/** Marks the page's `main` while the page opens: until the size of each part is known (§shell.22). */
export function useOpening(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address opens again
  useLayoutEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    const isOpen = () => main.querySelector('h1') !== null && main.querySelector('[data-pending]') === null;
    if (isOpen()) return;
    const end = () => {
      delete main.dataset['opening'];
      observer.disconnect();
      clearTimeout(timer);
    };
    main.dataset['opening'] = '';
    const observer = new MutationObserver(() => isOpen() && end());
    observer.observe(main, { childList: true, subtree: true });
    const timer = setTimeout(end, longest);
    return end;
  }, [pathname]);
}
