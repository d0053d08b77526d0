/** Signed tokens (JWT, HS256), with a key and an audience for each purpose, so that none serves another (§account.34). */
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
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
    const { payload } = await jwtVerify(token, key.bytes, {
      algorithms: ['HS256'],
      issuer,
      audience,
      currentDate: now(),
      requiredClaims: ['jti', 'sub', 'exp', 'iat'],
    });
    const { jti, sub, exp } = payload;
    return jti && sub && exp ? { ...payload, jti, sub, exp } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}
