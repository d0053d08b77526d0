type AskFirst = () => void;

let askFirst: AskFirst | null = null;

/** Signs out at once, or has the person asked first where something unsent may be lost (§account.38). */
export function requestSignOut(signOut: () => void): void {
  if (askFirst) askFirst();
  else signOut();
}

/** `ask` asks the person and then signs out, from now on; the function that is returned ends that. */
export function askBeforeSignOut(ask: AskFirst): () => void {
  askFirst = ask;
  return () => {
    askFirst = null;
  };
}
