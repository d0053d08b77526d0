/** A certificate as an Open Badges 3.0 credential (§certificates.8): JSON-LD, signed as a compact JWS. */
import { CompactSign } from 'jose';
import type { components } from '../../src/api/generated/schema.d.ts';
import { brand } from '../../src/brand.ts';
import type { Context } from '../http/context.ts';
import { algorithm, signingKey } from './signing-keys.ts';

type Schemas = components['schemas'];
type Certificate = Schemas['Certificate'];
/** `criteria` are what is needed, in sentences. */
type Course = { id: string; title: string; description: string; criteria: string[] };

const badgeContext = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];

/** The addresses that credentials name, from the installation's public address. */
export const addresses = (publicUrl: string) => ({
  issuer: `${publicUrl}/v1/issuer`,
  achievement: (courseId: string) => `${publicUrl}/v1/achievements/${courseId}`,
  /** The page that anyone may look at: a credential's id. */
  certificate: (id: string) => `${publicUrl}/certificates/${id}`,
  status: (id: string) => `${publicUrl}/v1/certificates/${id}/status`,
  key: (id: string) => `${publicUrl}/.well-known/jwks.json#${id}`,
});

/** The issuer as Open Badges 3.0 describes a `Profile`. */
export const issuerProfile = (publicUrl: string): Schemas['IssuerProfile'] => ({
  '@context': badgeContext,
  ...issuer(publicUrl),
});

const issuer = (publicUrl: string) => ({
  id: addresses(publicUrl).issuer,
  type: ['Profile'],
  name: brand,
  url: publicUrl,
});

/** The course as an Open Badges 3.0 `Achievement`. */
export const achievementOf = (publicUrl: string, course: Course): Schemas['Achievement'] => ({
  '@context': badgeContext,
  ...achievement(publicUrl, course),
});

const achievement = (publicUrl: string, { id, title, description, criteria }: Course) => ({
  id: addresses(publicUrl).achievement(id),
  type: ['Achievement'],
  achievementType: 'CertificateOfCompletion',
  name: title,
  description,
  criteria: { narrative: criteria.join(' ') },
});

/** The unsigned credential. The subject is named by the certificate, so that nothing else of the student is in it. */
export function credentialOf(publicUrl: string, certificate: Certificate, description: string) {
  const { id, courseId, courseTitle, studentName, criteria, issuedAt } = certificate;
  const at = addresses(publicUrl);
  return {
    '@context': badgeContext,
    id: at.certificate(id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: courseTitle,
    issuer: issuer(publicUrl),
    validFrom: issuedAt,
    credentialSubject: {
      id: `urn:uuid:${id}`,
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: studentName, identityType: 'name' }],
      achievement: achievement(publicUrl, { id: courseId, title: courseTitle, description, criteria }),
    },
    credentialStatus: { id: at.status(id), type: '1EdTechRevocationList' },
  };
}

/** The signed credential. Its payload is the credential itself with the registered claims that repeat parts of it. */
export async function signedCredential(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  certificate: Certificate,
  description: string,
): Promise<string> {
  const { publicUrl } = context.config;
  const credential = credentialOf(publicUrl, certificate, description);
  const payload = {
    ...credential,
    iss: credential.issuer.id,
    jti: credential.id,
    sub: credential.credentialSubject.id,
    nbf: Math.floor(Date.parse(certificate.issuedAt) / 1000),
  };
  const { id, key } = await signingKey(context);
  return new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: algorithm, kid: addresses(publicUrl).key(id), typ: 'JWT' })
    .sign(key);
}

/**
 * The 1EdTech revocation list that a credential's `credentialStatus` names: of this one alone, so that it tells of no
 * other.
 */
export function revocationList(publicUrl: string, { id, revoked }: Certificate): Schemas['RevocationList'] {
  const at = addresses(publicUrl);
  return {
    '@context': ['https://purl.imsglobal.org/spec/vcrl/v1p0/context.json'],
    id: at.status(id),
    type: '1EdTechRevocationList',
    issuer: at.issuer,
    revokedCredential: revoked
      ? [{ id: at.certificate(id), revoked: true, revokedAt: revoked.revokedAt, revocationReason: revoked.reason }]
      : [],
  };
}
