import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { positionOf, savePosition, scrolled, storePositions } from '../page-position.ts';

/** Events that show that the person uses the page: from then on it must not be scrolled for them. */
const taken = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to `top` once the page is long enough, as its rows arrive later. */
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
  const type = useNavigationType();
  const isBack = type === 'POP';
  const isReplaced = type === 'REPLACE';
  const address = pathname + search;
  const shown = useRef('');
  useEffect(() => {
    // The browser itself would scroll before the rows have arrived.
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', storePositions);
    return () => removeEventListener('pagehide', storePositions);
  }, []);
  // In a layout effect, so that no scrolling that the next page causes is noted for the last one.
  useLayoutEffect(() => {
    let isReturning = false;
    const note = () => {
      if (!isReturning) savePosition(key, { scroll: scrolled() });
    };
    addEventListener('scroll', note, { passive: true });
    const { scroll } = positionOf(key);
    // With the same address, "Back" comes from a link within the page: that position is not restored.
    const isOther = shown.current !== address;
    // The page itself has changed its address, as with the page of a list that is read: nothing has been scrolled.
    if (isReplaced && isOther && shown.current.split('?')[0] === pathname) note();
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
  }, [key, isBack, isReplaced, address, pathname, page]);
}
