import { UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { exampleStudent } from '../generated/examples.ts';
import { type CookieJar, createSessionStore, expiryOf, type StoredSession } from './session-store.ts';

const now = Date.UTC(2026, 10, 2, 9);
const hour = 3_600_000;
const user = exampleStudent;
const tokenUntil = (moment: number) => new UnsecuredJWT({ exp: moment / 1000 }).encode();
const token = tokenUntil(now + hour);
const session: StoredSession = { token, expiresAt: now + hour, user };

type Attributes = Parameters<CookieJar['set']>[2];

/** A browser's cookies as `js-cookie` shows them: removed only under the attributes that they were set with. */
function cookieJar(initial: Record<string, string> = {}) {
  const cookies = new Map(Object.entries(initial));
  const attributesOf = new Map<string, Attributes>();
  return {
    cookies,
    attributesOf,
    get: (name: string) => cookies.get(name),
    set(name: string, value: string, attributes: Attributes) {
      cookies.set(name, value);
      attributesOf.set(name, attributes);
    },
    remove(name: string, { path, domain }: Attributes) {
      const kept = attributesOf.get(name);
      if (!kept || (kept.path === path && kept.domain === domain)) cookies.delete(name);
    },
  };
}

const storeOn = (jar: CookieJar, cookieDomain = 'learn.example.com', cookieSecure = true) =>
  createSessionStore({ authType: 'cookie', cookieDomain, cookieSecure, jar, now: () => now });

const stored = { _auth: token, _auth_type: 'Bearer', _auth_state: JSON.stringify(user) };

describe('§account.3 Auth cookie', () => {
  it('keeps the token, its type and the user under _auth, _auth_type and _auth_state', () => {
    const jar = cookieJar();
    storeOn(jar).save(session);
    expect(Object.fromEntries(jar.cookies)).toEqual(stored);
  });

  it("has path /, the host's domain, SameSite=Lax, secure on https, and ends at the token's exp", () => {
    const jar = cookieJar();
    storeOn(jar).save(session);
    expect([...jar.attributesOf.values()]).toEqual(
      Array(3).fill({
        path: '/',
        domain: 'learn.example.com',
        secure: true,
        sameSite: 'lax',
        expires: new Date(now + hour),
      }),
    );
  });

  it('§account.48: is not secure on http, and has no domain on localhost, where browsers refuse one', () => {
    const jar = cookieJar();
    storeOn(jar, 'localhost', false).save(session);
    expect(jar.attributesOf.get('_auth')).toMatchObject({ secure: false });
    expect(jar.attributesOf.get('_auth')).not.toHaveProperty('domain');
  });

  it('is gone once cleared', () => {
    const jar = cookieJar();
    const store = storeOn(jar);
    store.save(session);
    store.clear();
    expect(jar.cookies.size).toBe(0);
  });
});

describe('§account.4 Session: restored on startup', () => {
  it('when token, type and state are there and the token has not expired', () => {
    expect(storeOn(cookieJar(stored)).restore()).toEqual(session);
  });

  it('and what was saved comes back', () => {
    const jar = cookieJar();
    storeOn(jar).save(session);
    expect(storeOn(jar).restore()).toEqual(session);
  });

  it.each<[string, Record<string, string | undefined>]>([
    ['the token is missing', { _auth: undefined }],
    ['the type is missing', { _auth_type: undefined }],
    ['the state is missing', { _auth_state: undefined }],
    ['the type is another', { _auth_type: 'Basic' }],
    ['the token is no JWT', { _auth: 'nonsense' }],
    ['the token has expired', { _auth: tokenUntil(now) }],
    ['the state does not parse', { _auth_state: '{"id":' }],
    ['the state is nobody', { _auth_state: 'null' }],
    ['the state has no role', { _auth_state: JSON.stringify({ ...user, role: 'owner' }) }],
  ])('otherwise, as when %s, what is stored is removed', (_name, difference) => {
    const cookies = Object.entries({ ...stored, ...difference }).filter((entry): entry is [string, string] =>
      Boolean(entry[1]),
    );
    const jar = cookieJar(Object.fromEntries(cookies));
    expect(storeOn(jar).restore()).toBeNull();
    expect(jar.cookies.size).toBe(0);
  });

  it('removes nothing where nothing is', () => {
    const jar = { ...cookieJar(), remove: () => expect.unreachable() };
    expect(storeOn(jar).restore()).toBeNull();
  });
});

describe('§account.8 Auth errors', () => {
  it.each([
    ['Given Auth Token is already expired', tokenUntil(now)],
    ['Error pursing the Auth Token. Make sure you provided a valid JWT.', 'a.b.c'],
    ['Error pursing the Auth Token. Make sure you provided a valid JWT.', ''],
    ['JWT has no exp param', new UnsecuredJWT({ sub: 'someone' }).encode()],
    ['JWT has no exp param', `e30.${btoa('{"exp":"tomorrow"}')}.`],
  ])('"%s" for %s', (message, wrong) => {
    expect(() => expiryOf(wrong, now)).toThrow(new Error(message));
  });

  it("answers a valid token's exp in milliseconds", () => {
    expect(expiryOf(token, now)).toBe(now + hour);
  });

  it.each([
    ['the domain', { cookieSecure: true }],
    ['the secure flag', { cookieDomain: 'learn.example.com' }],
  ])("authType 'cookie' requires %s", (_name, options) => {
    const create = () => createSessionStore({ authType: 'cookie', ...options, jar: cookieJar(), now: () => now });
    expect(create).toThrow(new Error("authType 'cookie' requires 'cookieDomain' and 'cookieSecure'"));
  });
});
