/** Signed tokens (JWT, HS256), with a key and an audience for each purpose, so that none serves another (§account.34). */
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Config } from './config.ts';
import { currentKey, validKeys } from './keys.ts';

const issuer = 'course-learning';

export type Audience = 'session' | 'invitation' | 'passwordReset';

/** The secrets and the clock. */
export type Signer = { config: Pick<Config, 'secrets'>; now: () => Date };

/** `id` becomes `jti`, `subject` becomes `sub`; `claims` are added to the registered ones. */
export function signToken(
  { config, now }: Signer,
  audience: Audience,
  token: { id: string; subject: string; expiresAt: Date; claims?: JWTPayload },
): Promise<string> {
  const key = currentKey(config.secrets, audience);
  return new SignJWT({ ...token.claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: key.id })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(token.subject)
    .setJti(token.id)
    .setIssuedAt(now())
    .setExpirationTime(token.expiresAt)
    .sign(key.bytes);
}

export type VerifiedToken = JWTPayload & { jti: string; sub: string; exp: number };

/** Tokens whose signature was right, by key and token: checking it takes longer than the rest of most calls. */
const verified = new LRUCache<string, VerifiedToken>({ max: 10_000 });

/** Null for a token that is expired, forged, unreadable or for another purpose. */
export async function verifyToken(
  { config, now }: Signer,
  audience: Audience,
  token: string,
): Promise<VerifiedToken | null> {
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = validKeys(config.secrets, audience).find(({ id }) => id === kid);
    if (!key) return null;
    const known = verified.get(`${key.id} ${token}`);
    if (known) return known.exp * 1000 > now().getTime() ? known : null;
    const { payload } = await jwtVerify(token, key.bytes, {
      algorithms: ['HS256'],
      issuer,
      audience,
      currentDate: now(),
      requiredClaims: ['jti', 'sub', 'exp', 'iat'],
    });
    const { jti, sub, exp } = payload;
    if (!jti || !sub || !exp) return null;
    const claims = { ...payload, jti, sub, exp };
    verified.set(`${key.id} ${token}`, claims);
    return claims;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}
