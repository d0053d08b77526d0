import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { positionOf } from '../page-position.ts';
import { useKeptScroll } from './use-kept-scroll.ts';

/**
 * Moves focus and scroll to the start of each new page, or after "Back" to where the page was left. Not on the first
 * page, where the focus belongs to the browser.
 */
export function useFocusOnNavigation() {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useKeptScroll(ref);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isBack || positionOf(key).scroll === 0) scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, [pathname, key, isBack]);
  return ref;
}
