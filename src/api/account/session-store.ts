/**
 * The session in cookies (§account.3, §account.4): `_auth`, `_auth_type` and `_auth_state`, with path `/`, the
 * host's domain, `secure` on https and an expiry at the token's `exp`. §account.8 sets the error texts.
 */
import type { components } from '../generated/schema.d.ts';

export type User = components['schemas']['User'];

export type StoredSession = {
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  user: User;
};

const isText = (value: unknown) => typeof value === 'string';
const isTextOrAbsent = (value: unknown) => value === undefined || isText(value);

/**
 * Checked by hand, so that the landing page need not load a schema library for one cookie. `deletionAt` and `studentView`
 * are checked where they are used, as few sessions have them.
 */
const userChecks: { [Field in Exclude<keyof User, 'deletionAt' | 'studentView'>]-?: (value: unknown) => boolean } = {
  id: isText,
  email: isText,
  first_name: isText,
  last_name: isText,
  role: (value) => value === 'student' || value === 'instructor',
  photo: isTextOrAbsent,
  registeredAt: isText,
};

/** Whether a value that was read from the cookie has all fields of a user, each of its type. */
export function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return Object.entries(userChecks).every(([field, isValid]) => isValid(fields.get(field)));
}

type CookieAttributes = { path: string; domain?: string; secure: boolean; sameSite: 'lax'; expires?: Date };

/** The part of `js-cookie` that the store uses. */
export type CookieJar = {
  get: (name: string) => string | undefined;
  set: (name: string, value: string, attributes: CookieAttributes) => unknown;
  remove: (name: string, attributes: CookieAttributes) => void;
};

type StoreOptions = {
  authType: 'cookie';
  cookieDomain?: string | undefined;
  cookieSecure?: boolean | undefined;
  jar: CookieJar;
  now: () => number;
};

const base = '_auth';
const names = { token: base, type: `${base}_type`, state: `${base}_state` };

/**
 * When a token expires, in milliseconds since 1970.
 * @throws Error with the texts of §account.8 for a token that is no JWT, has no `exp`, or has expired
 */
export function expiryOf(token: string, now: number): number {
  const exp = expOf(token);
  if (typeof exp !== 'number') throw new Error('JWT has no exp param');
  if (exp * 1000 <= now) throw new Error('Given Auth Token is already expired');
  return exp * 1000;
}

/** Only reads the claim; verifying the signature is the server's task. */
function expOf(token: string): unknown {
  try {
    const [, claims = ''] = token.split('.');
    return JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))).exp;
  } catch {
    throw new Error('Error pursing the Auth Token. Make sure you provided a valid JWT.');
  }
}

/** @throws Error if the cookie's domain or secure flag is not configured (§account.8) */
export function createSessionStore({ cookieDomain, cookieSecure, jar, now }: StoreOptions) {
  if (!cookieDomain || cookieSecure === undefined) {
    throw new Error("authType 'cookie' requires 'cookieDomain' and 'cookieSecure'");
  }
  // Browsers refuse a Domain attribute without a dot, so on localhost it is left out.
  const domain = cookieDomain.includes('.') ? { domain: cookieDomain } : {};
  const attributes = { path: '/', ...domain, secure: cookieSecure, sameSite: 'lax' } as const;

  const clear = () => {
    for (const name of Object.values(names)) jar.remove(name, attributes);
  };

  return {
    clear,
    save({ token, expiresAt, user }: StoredSession) {
      const expiring = { ...attributes, expires: new Date(expiresAt) };
      jar.set(names.token, token, expiring);
      jar.set(names.type, 'Bearer', expiring);
      jar.set(names.state, JSON.stringify(user), expiring);
    },
    /** The stored session; null, and the cookies are removed, unless all three are there, valid and unexpired. */
    restore(): StoredSession | null {
      const token = jar.get(names.token);
      const state = jar.get(names.state);
      if (token && state && jar.get(names.type) === 'Bearer') {
        try {
          const user: unknown = JSON.parse(state);
          if (isUser(user)) return { token, expiresAt: expiryOf(token, now()), user };
        } catch {
          // An unreadable or expired session counts as none: the cookies are removed below.
        }
      }
      if (token ?? state ?? jar.get(names.type)) clear();
      return null;
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
