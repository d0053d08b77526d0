/**
 * All messages between the tabs of this browser: one channel for each kind. Messages received are parsed, as the other
 * tab may run another version of the app.
 */
import type { StoredSession } from '../api/account/session-store.ts';
import type { DraftChange } from '../machines/sync/draft.ts';

type Messages = {
  /** Somebody signed in, or signed out of this token's session. The message may arrive before the cookie changes. */
  session: { saved: StoredSession } | { cleared: string };
  /** A change of the draft with this key. */
  drafts: { key: string[]; change: DraftChange };
};

/** `read` returns undefined for an invalid message, which is ignored. */
export function openTabs<Name extends keyof Messages>(name: Name, read: (data: unknown) => Messages[Name] | undefined) {
  let opened: BroadcastChannel | undefined;
  const channel = () => {
    opened ??= new BroadcastChannel(name);
    return opened;
  };
  return {
    post: (message: Messages[Name]) => channel().postMessage(message),
    /** Returns the function that ends it. */
    listen: (listener: (message: Messages[Name]) => void) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        const message = read(data);
        if (message) listener(message);
      };
      channel().addEventListener('message', onMessage);
      return () => channel().removeEventListener('message', onMessage);
    },
  };
}
