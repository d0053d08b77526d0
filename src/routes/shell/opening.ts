import { useLayoutEffect } from 'react';
import { longestOpening } from '../../ui/theme/opening.ts';

/**
 * Marks the page's `main` while the page opens, which lasts until the size of each part is known (§shell.22). A page
 * that the server rendered is marked from the start.
 */
export function useOpening(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page opens again with each address
  useLayoutEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    const isOpen = () => main.querySelector('h1') !== null && main.querySelector('[data-pending]') === null;
    const end = () => {
      delete main.dataset['opening'];
      observer.disconnect();
      clearTimeout(timer);
    };
    main.dataset['opening'] = '';
    const observer = new MutationObserver(() => isOpen() && end());
    observer.observe(main, { childList: true, subtree: true });
    const timer = setTimeout(end, longestOpening);
    if (isOpen()) end();
    return end;
  }, [pathname]);
}
