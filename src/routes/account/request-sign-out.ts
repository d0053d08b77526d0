type AskFirst = () => void;

/** Milliseconds that "Logout" waits for the code that asks about unsent work (§sync.20). */
const patience = 5000;

let askFirst: AskFirst | null = null;
let waiting: ReturnType<typeof setTimeout> | null = null;

/**
 * Signs out, or has the person asked first where something unsent may be lost (§account.38). The code that asks is
 * loaded after the first screen: until it has come, this waits for it, but not for ever, as it may not arrive at all.
 */
export function requestSignOut(signOut: () => void): void {
  if (askFirst) {
    askFirst();
    return;
  }
  waiting ??= setTimeout(() => {
    waiting = null;
    signOut();
  }, patience);
}

/**
 * From now on, signing out calls `ask`, which asks the person first; at once, if "Logout" was pressed already. The
 * returned function ends that.
 */
export function askBeforeSignOut(ask: AskFirst): () => void {
  askFirst = ask;
  if (waiting !== null) {
    clearTimeout(waiting);
    waiting = null;
    ask();
  }
  return () => {
    askFirst = null;
  };
}
