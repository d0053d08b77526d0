import { useEffect } from 'react';

const content = 'main, [role=dialog]';
const parts = `${content}, section, [role=tabpanel], a[href], button, input, select, textarea, [tabindex]`;

/** The focused element, then those that can take the focus if it is removed, the nearest first. */
let trail: HTMLElement[] = [];

function around(element: Element | null): HTMLElement[] {
  const here = element?.closest<HTMLElement>(parts);
  return here ? [here, ...around(here.parentElement)] : [];
}

function remember({ target }: FocusEvent) {
  // The search's first field has the focus only on the way to the dialog, and would open it again.
  if (!(target instanceof HTMLElement) || target.ariaHidden === 'true') return;
  const home = target.closest(content) ?? target.closest('section, header, footer');
  // If a dialog or notice is removed, the focus returns to where it was before.
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
 * When a focused control is removed (Retry, Dismiss, Clear Filters), focuses the part of the page that it was in, so
 * that the focus is not lost to the body (WCAG 2.4.3). Does nothing if other code has moved the focus already.
 */
export function useKeptFocus() {
  useEffect(() => {
    const observer = new MutationObserver(() => requestAnimationFrame(handOn));
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    requestAnimationFrame(handOn); // the focused control may have been removed with the last page
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}
