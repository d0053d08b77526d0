import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls back for keys that are pressed anywhere on the page, from the moment in which the component can be seen. */
export function useDocumentKeys(onKeyDown: (event: KeyboardEvent) => void): void {
  const listener = useEffectEvent(onKeyDown);
  useLayoutEffect(() => {
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
