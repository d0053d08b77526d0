import { useEffect, useEffectEvent } from 'react';

/** Calls back whenever the browser reports that it is online again. */
export function useOnline(callback: () => void, { isHeeded = true } = {}): void {
  const onOnline = useEffectEvent(() => {
    if (isHeeded) callback();
  });
  useEffect(() => {
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
}
