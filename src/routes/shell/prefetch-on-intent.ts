/** Asks for a page as soon as a person seems to go there: by hovering, touching or focusing its link (§product.77). */
import { useEffect } from 'react';
import { useAuth } from '../account/session.tsx';
import { prefetch } from '../prefetched-pages.ts';
import { savesData } from '../saves-data.ts';

/** Milliseconds that the pointer rests on a link before its page is asked for: it may only pass over it. */
const rest = 65;

export function usePrefetchOnIntent(): void {
  const person = useAuth().currentUser?.id ?? null;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = ({ type, target }: Event) => {
      clearTimeout(timer);
      const url = addressOf(target);
      if (!url || savesData() || !navigator.onLine) return;
      if (type === 'mouseover') timer = setTimeout(() => void prefetch(url, person), rest);
      else void prefetch(url, person);
    };
    const types = ['mouseover', 'touchstart', 'focusin'];
    for (const type of types) addEventListener(type, ask, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of types) removeEventListener(type, ask);
    };
  }, [person]);
}

/** The path and query of the app's page that the link leads to; null for this page, and for what is no page. */
function addressOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  const url = link.pathname + link.search;
  return url === location.pathname + location.search ? null : url;
}
