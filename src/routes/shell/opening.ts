import { useLayoutEffect } from 'react';

/** The longest time in milliseconds for which parts of a page are hidden; after that they are shown, and may move. */
export const longestOpening = 3_000;

/** Marks the page's `main` while the page opens, which lasts until the size of each part is known (§shell.22). */
export function useOpening(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page opens again with each address
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
    const timer = setTimeout(end, longestOpening);
    return end;
  }, [pathname]);
}
