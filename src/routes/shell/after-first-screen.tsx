import { useCallback, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { requestEnded } from '../../api/signals.ts';
import { codeFile } from '../code-file.ts';
import { screenTakenOver } from '../early-events.ts';
import { whenIdle } from '../when-idle.ts';

const loadDeferred = codeFile(() => import('./deferred-parts.tsx'));

/**
 * The parts of the frame that nobody needs in order to read the page: loaded once the first screen is shown, so that
 * they do not delay it. If loading fails, it is tried again when the next request ends, which helps in browsers that do
 * not remember the failure.
 */
export function AfterFirstScreen() {
  const [deferred, setDeferred] = useState<typeof import('./deferred-parts.tsx') | null>(null);
  useEffect(() => {
    if (deferred) return;
    const attempt = () => {
      if (navigator.onLine) void loadDeferred().then(setDeferred, () => {});
    };
    attempt();
    addEventListener('online', attempt);
    const stopListening = requestEnded.listen(attempt);
    return () => {
      removeEventListener('online', attempt);
      stopListening();
    };
  }, [deferred]);
  return <ErrorBoundary fallback={null}>{deferred && <deferred.DeferredParts />}</ErrorBoundary>;
}

/** Whether the first screen has been shown, and the callback that `ScreenShown` reports it to. */
export function useFirstScreen() {
  const [isShown, setIsShown] = useState(false);
  const onShown = useCallback(() => {
    screenTakenOver();
    whenIdle(() => setIsShown(true));
  }, []);
  return { isShown, onShown };
}

/** Inside the same Suspense as a screen, so that its effect runs only once the screen's code is loaded and shown. */
export function ScreenShown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}
