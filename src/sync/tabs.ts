/**
 * What the tabs of this browser tell each other, all of it: one channel for each kind of message. What comes in is read
 * before it is believed, as the other tab may run another version of the app.
 */
import type { StoredSession } from '../api/session-store.ts';
import type { DraftChange } from '../machines/sync/draft.ts';

type Messages = {
  /** Somebody signed in, or out of the session of this token. A message may arrive before the cookie does. */
  session: { saved: StoredSession } | { cleared: string };
  /** What was done with the draft of this key. */
  drafts: { key: string[]; change: DraftChange };
};

/** `read` answers undefined for what is no such message. */
export function openTabs<Name extends keyof Messages>(name: Name, read: (data: unknown) => Messages[Name] | undefined) {
  const channel = new BroadcastChannel(name);
  return {
    post: (message: Messages[Name]) => channel.postMessage(message),
    /** Answers what ends it. */
    listen: (listener: (message: Messages[Name]) => void) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        const message = read(data);
        if (message) listener(message);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
