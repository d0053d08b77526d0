/**
 * The e-mail address that the sign-in screen starts with: what was typed since the page loaded (/login and
 * /forgot-password share it), otherwise what "Remember me" has stored (§account.17).
 */
import * as z from 'zod/mini';

const key = 'rememberedEmail';
const rememberedSchema = z.email();

type Typed = { email: string; rememberMe: boolean };

let typed: Typed | null = null;

export function firstEmail(): Typed {
  if (typed) return typed;
  const remembered = rememberedEmail();
  return remembered === null ? { email: '', rememberMe: false } : { email: remembered, rememberMe: true };
}

export function rememberedEmail(): string | null {
  const remembered = rememberedSchema.safeParse(read());
  return remembered.success ? remembered.data : null;
}

/** Kept in memory until the page unloads; `null` forgets it, once someone has signed in. */
export function keepTyped(next: Typed | null) {
  typed = next;
}

/** Stored for the next visit; `null` removes it. */
export function rememberEmail(email: string | null) {
  try {
    if (email === null) localStorage.removeItem(key);
    else localStorage.setItem(key, email);
  } catch {
    // A browser without storage remembers nothing.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
