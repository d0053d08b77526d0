import { type RefObject, useEffect } from 'react';

/** Tells the element's styles, as `--room`, how high a phone's keyboard leaves it: the window itself stays as it is. */
export function useRoomAboveKeyboard(of: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen || !isShown) return undefined;
    // Enlarging the page with two fingers takes no room away.
    const measure = () => of.current?.style.setProperty('--room', `${seen.height * seen.scale}px`);
    measure();
    seen.addEventListener('resize', measure);
    return () => seen.removeEventListener('resize', measure);
  }, [of, isShown]);
}
