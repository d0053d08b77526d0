import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { positionOf, savePosition, storePositions } from '../page-position.ts';

/** Whatever a person does with a page: from then on they say where it is. */
const taken = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls there once the page is long enough, as its rows come after it. */
function scrollBack(page: HTMLElement, top: number, onEnd: () => void): () => void {
  const end = () => {
    growth.disconnect();
    for (const type of taken) removeEventListener(type, end);
    onEnd();
  };
  const growth = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 2) end();
  });
  growth.observe(page);
  for (const type of taken) addEventListener(type, end, { passive: true });
  return end;
}

/** Keeps how far each page is scrolled, for "Back" and a reload (§product.63). */
export function useKeptScroll(page: RefObject<HTMLElement | null>): void {
  const { key, pathname, search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const address = pathname + search;
  const shown = useRef('');
  useEffect(() => {
    // The browser would scroll before the rows are there.
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', storePositions);
    return () => removeEventListener('pagehide', storePositions);
  }, []);
  // Before the browser shows the next page: what it scrolls then is not where the last one was left.
  useLayoutEffect(() => {
    let isReturning = false;
    const note = () => {
      if (!isReturning) savePosition(key, { scroll: Math.round(scrollY) });
    };
    addEventListener('scroll', note, { passive: true });
    const { scroll } = positionOf(key);
    // A link within a page leads somewhere else on it.
    const isOther = shown.current !== address;
    shown.current = address;
    let end = () => {};
    if (isBack && isOther && scroll > 0 && page.current) {
      isReturning = true;
      end = scrollBack(page.current, scroll, () => {
        isReturning = false;
      });
    }
    return () => {
      removeEventListener('scroll', note);
      end();
    };
  }, [key, isBack, address, page]);
}
