import { requestEnded } from '../api/signals.ts';
import { onPage } from './page-events.ts';

/** Calls the listener whenever the server can be reached again, as far as is known. Returns the function that ends it. */
export function onConnected(listener: () => void): () => void {
  const stopListening = onPage('online', () => listener());
  const end = requestEnded.listen((outcome) => outcome === 'request.answered' && listener());
  return () => {
    stopListening();
    end();
  };
}
