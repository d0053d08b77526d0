import { useEffect, useRef, useState } from 'react';

/** How long nothing has to move before a screen reader says what there is to see. */
const restMilliseconds = 700;

/** The sentence once it has stood still; nothing at first, as nothing has changed. */
export function useSettled(says: string): string {
  const [settled, setSettled] = useState('');
  const unmoved = useRef(says);
  useEffect(() => {
    if (says === unmoved.current) return;
    unmoved.current = '';
    const timer = setTimeout(() => setSettled(says), restMilliseconds);
    return () => clearTimeout(timer);
  }, [says]);
  return settled;
}
