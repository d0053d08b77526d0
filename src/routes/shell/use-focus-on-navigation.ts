import { useEffect, useRef } from 'react';

/** Moves focus and scroll to the start of each new page; not on the first one, where the browser has done so. */
export function useFocusOnNavigation(pathname: string) {
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, [pathname]);
  return ref;
}
