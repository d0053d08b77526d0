/** Checking a credential that someone shows (§certificates.10). Nothing of it is stored. */
import { compactVerify, decodeJwt, decodeProtectedHeader, errors, importJWK } from 'jose';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Context } from '../http/context.ts';
import { addresses } from './credential.ts';
import { selectCertificates, viewOf } from './queries.ts';
import { algorithm, publicKeys } from './signing-keys.ts';

type Check = components['schemas']['CredentialCheck'];

const unknown: Check = { result: 'unknown' };
const tampered: Check = { result: 'tampered' };
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * - `unknown`: not a credential, one of another issuer, or one of a certificate that is no longer here.
 * - `tampered`: it says that it was issued here, and its signature is not ours.
 * - `revoked`, `verified`: issued here and unchanged, as the certificate stands now.
 */
export async function checkCredential({ db, config }: Context, credential: string): Promise<Check> {
  const claims = readable(credential.trim());
  if (!claims) return unknown;
  const at = addresses(config.publicUrl);
  const keys = await publicKeys(db);
  const key = keys.find(({ id }) => claims.kid === at.key(id));
  if (!key) return claims.issuer === at.issuer ? tampered : unknown;
  if (!(await isSigned(credential.trim(), key.publicKey))) return tampered;
  const certificateId = uuid.exec(claims.id)?.[0];
  if (!certificateId) return unknown;
  const [row] = await selectCertificates(db, certificateId);
  if (!row) return unknown;
  const certificate = viewOf(row);
  return { result: certificate.revoked ? 'revoked' : 'verified', certificate };
}

/** The claims of the credential, unverified; null where it is no JWS with an object as its payload. */
function readable(credential: string): { kid: string; issuer: string; id: string } | null {
  try {
    const { kid = '' } = decodeProtectedHeader(credential);
    const { iss = '', jti = '' } = decodeJwt(credential);
    return { kid: String(kid), issuer: String(iss), id: String(jti) };
  } catch (error) {
    if (error instanceof TypeError || error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** By our own algorithm alone, whatever the header says: not `none`, and no public key taken for a shared secret. */
async function isSigned(credential: string, publicKey: Parameters<typeof importJWK>[0]): Promise<boolean> {
  try {
    await compactVerify(credential, await importJWK(publicKey, algorithm), { algorithms: [algorithm] });
    return true;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}
