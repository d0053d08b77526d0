type AskFirst = () => void;

let askFirst: AskFirst | null = null;

/** Signs out at once, or has the person asked first where something unsent may be lost (§account.38). */
export function requestSignOut(signOut: () => void): void {
  if (askFirst) askFirst();
  else signOut();
}

/** From now on, signing out calls `ask`, which asks the person first. The returned function ends that. */
export function askBeforeSignOut(ask: AskFirst): () => void {
  askFirst = ask;
  return () => {
    askFirst = null;
  };
}
