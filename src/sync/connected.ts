import { requestEnded } from '../api/signals.ts';

/** Calls the listener whenever the server can be reached again, as far as is known. Returns the function that ends it. */
export function onConnected(listener: () => void): () => void {
  const online = () => listener();
  addEventListener('online', online);
  const end = requestEnded.listen((outcome) => outcome === 'request.answered' && listener());
  return () => {
    removeEventListener('online', online);
    end();
  };
}
