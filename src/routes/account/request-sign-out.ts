type AskFirst = () => void;

let askFirst: AskFirst | null = null;

/** Signs out at once, or has the person asked first where something unsent may be lost (§account.38). */
export function requestSignOut(signOut: () => void): void {
  if (askFirst) askFirst();
  else signOut();
}

/** From now on, `ask` asks the person and then signs out. The returned function takes that back. */
export function askBeforeSignOut(ask: AskFirst): () => void {
  askFirst = ask;
  return () => {
    askFirst = null;
  };
}
