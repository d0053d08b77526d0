/** Measures how wide a chart may be and how large its text is; both follow the window and the reader's settings. */
import { useCallback, useState } from 'react';
import type { Space } from './layout.ts';

export function useSpace(): [Space | null, (element: HTMLElement | null) => (() => void) | undefined] {
  const [space, setSpace] = useState<Space | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => {
      const width = Math.floor(element.getBoundingClientRect().width);
      const em = Number.parseFloat(getComputedStyle(element).fontSize);
      setSpace((before) => (before?.width === width && before.em === em ? before : { width, em }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return [space, ref];
}
