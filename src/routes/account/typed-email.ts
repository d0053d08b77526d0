/**
 * The e-mail address that the sign-in screen starts with: what was typed on this page already (/login and
 * /forgot-password are two screens of one form), else what "Remember me" has kept (§account.17).
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

/** Until the page is left; `null` once someone has signed in. */
export function keepTyped(next: Typed | null) {
  typed = next;
}

/** For the next visit; `null` forgets it. */
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
