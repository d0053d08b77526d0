import { useEffect, useState } from 'react';
import { requestEnded } from '../api/signals.ts';

/** What a file exports, or null until it is loaded. Where loading fails, it is tried again when the next request ends. */
export function useLoaded<Loaded extends object>(load: () => Promise<Loaded>): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (loaded) return;
    const attempt = () => void load().then(setLoaded, () => {});
    attempt();
    return requestEnded.listen(attempt);
  }, [loaded, load]);
  return loaded;
}
