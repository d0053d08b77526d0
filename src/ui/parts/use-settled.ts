import { useEffect, useRef, useState } from 'react';

/** How long nothing has to change before a screen reader reads the sentence. */
const restMilliseconds = 700;

/** The sentence once it has stopped changing; empty at first, because nothing has changed yet. */
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
