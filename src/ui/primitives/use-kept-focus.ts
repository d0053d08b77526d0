import { useEffect } from 'react';

const content = 'main, [role=dialog]';
const parts = `${content}, section, [role=tabpanel], a[href], button, input, select, textarea, [tabindex]`;

/** What has the focus, then what is left of it should it go, the nearest first. */
let trail: HTMLElement[] = [];

function around(element: Element | null): HTMLElement[] {
  const here = element?.closest<HTMLElement>(parts);
  return here ? [here, ...around(here.parentElement)] : [];
}

function remember({ target }: FocusEvent) {
  if (!(target instanceof HTMLElement)) return;
  const home = target.closest(content) ?? target.closest('section, header, footer');
  // From a dialog or a notice the way leads back to where the person was.
  const before = home?.matches('main') ? [] : trail.filter((element) => !home?.contains(element));
  trail = [...around(target).filter((element) => element.closest(content) || element === target), ...before];
}

function handOn() {
  const [focused, ...left] = trail;
  if (!focused || focused.isConnected || document.activeElement !== document.body) return;
  const dialogs = document.querySelectorAll<HTMLElement>('[role=dialog]');
  const next = left.find((part) => part.isConnected) ?? dialogs[dialogs.length - 1] ?? document.querySelector('main');
  if (next && next.tabIndex < 0) next.tabIndex = -1;
  next?.focus({ preventScroll: true });
}

/**
 * A control that goes when it is pressed (Retry, Dismiss, Clear Filters) hands the focus on to the part it was in, so
 * that it is never lost to the body (WCAG 2.4.3). Who moves the focus otherwise comes first.
 */
export function useKeptFocus() {
  useEffect(() => {
    const observer = new MutationObserver(() => requestAnimationFrame(handOn));
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    requestAnimationFrame(handOn); // the page that was here before may have had it
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}
