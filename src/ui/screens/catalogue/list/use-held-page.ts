import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Held = { section: Element; top: number };

const hasCards = (section: Element | null) => Boolean(section?.querySelector('ul'));

/**
 * Keeps the first page of a list where it is in the window while the one above it comes: first its place, then its
 * courses. The browser's own scroll anchoring holds the topmost thing in the window, which may be the page's heading.
 * Call what it returns as the page above is asked for.
 */
export function useHeldPage(root: RefObject<HTMLElement | null>): () => void {
  const held = useRef<Held | null>(null);
  useEffect(() => {
    const follow = () => {
      if (held.current) held.current.top = held.current.section.getBoundingClientRect().top;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  useLayoutEffect(() => {
    if (!held.current) return;
    const { section, top } = held.current;
    scrollBy({ top: section.getBoundingClientRect().top - top, behavior: 'instant' });
    if (!section.isConnected || hasCards(section.previousElementSibling)) held.current = null;
  });
  return () => {
    const section = root.current?.firstElementChild;
    if (section) held.current = { section, top: section.getBoundingClientRect().top };
  };
}
