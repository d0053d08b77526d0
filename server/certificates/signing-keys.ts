/**
 * The keys that sign credentials: RS256, which Open Badges asks of every verifier. They are in the database, so that all
 * processes sign with the same one and a restart changes nothing. The private part is encrypted: a copy of the database
 * alone signs nothing.
 */
import { asc, eq, isNull } from 'drizzle-orm';
import {
  CompactEncrypt,
  type CryptoKey,
  calculateJwkThumbprint,
  compactDecrypt,
  decodeProtectedHeader,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
} from 'jose';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/client.ts';
import { type PublicKey, signingKeys } from '../platform/database/schema/certificates.ts';
import { currentKey, validKeys } from '../platform/keys.ts';

export const algorithm = 'RS256';

type Services = { db: Database; config: Pick<Config, 'secrets'>; now: () => Date };
type KeyRow = typeof signingKeys.$inferSelect;

/** The key that signs, made at its first use. One whose private part the secret no longer opens is replaced. */
export async function signingKey(services: Services): Promise<{ id: string; key: CryptoKey }> {
  for (let tries = 0; tries < 3; tries += 1) {
    const row = (await activeKey(services.db)) ?? (await addKey(services));
    const key = row && (await openedKey(services.config, row));
    if (key) return { id: row.id, key };
    if (row) await retire(services.db, row.id, services.now());
  }
  throw new Error('The key that signs credentials was changed again and again.');
}

/** Makes a new key that signs from now on; credentials signed before stay valid. Returns the new key's id. */
export function rotateSigningKey(services: Services): Promise<string> {
  return services.db.transaction(async (tx) => {
    const before = await activeKey(tx);
    if (before) await retire(tx, before.id, services.now());
    const made = await addKey({ ...services, db: tx });
    if (!made) throw new Error('Another process changed the key at the same moment.');
    return made.id;
  });
}

/** All keys that ever signed, the oldest first. */
export const publicKeys = (db: Database): Promise<{ id: string; publicKey: PublicKey }[]> =>
  db
    .select({ id: signingKeys.id, publicKey: signingKeys.publicKey })
    .from(signingKeys)
    .orderBy(asc(signingKeys.createdAt), asc(signingKeys.id));

async function activeKey(db: Database): Promise<KeyRow | undefined> {
  const [row] = await db.select().from(signingKeys).where(isNull(signingKeys.retiredAt));
  return row;
}

/** Undefined where another process was faster: the table allows one that is not retired. */
async function addKey({ db, config, now }: Services): Promise<KeyRow | undefined> {
  const pair = await generateKeyPair(algorithm, { modulusLength: 2048, extractable: true });
  const { n, e } = await exportJWK(pair.publicKey);
  if (!n || !e) throw new Error('A new key has no public part.');
  const publicKey: PublicKey = { kty: 'RSA', n, e };
  const id = await calculateJwkThumbprint(publicKey);
  const wrapping = currentKey(config.secrets, 'credentialKey');
  const privateKey = await new CompactEncrypt(
    new TextEncoder().encode(JSON.stringify(await exportJWK(pair.privateKey))),
  )
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: wrapping.id })
    .encrypt(wrapping.bytes);
  const [made] = await db
    .insert(signingKeys)
    .values({ id, publicKey, privateKey, createdAt: now() })
    .onConflictDoNothing()
    .returning();
  return made;
}

/** Null where neither the secret nor the one before opens it. */
async function openedKey(config: Services['config'], { privateKey }: KeyRow): Promise<CryptoKey | null> {
  if (privateKey === null) return null;
  try {
    const { kid } = decodeProtectedHeader(privateKey);
    const wrapping = validKeys(config.secrets, 'credentialKey').find(({ id }) => id === kid);
    if (!wrapping) return null;
    const { plaintext } = await compactDecrypt(privateKey, wrapping.bytes);
    const key = await importJWK(JSON.parse(new TextDecoder().decode(plaintext)), algorithm);
    return key instanceof Uint8Array ? null : key;
  } catch (error) {
    if (error instanceof errors.JWEDecryptionFailed) return null;
    throw error;
  }
}

const retire = (db: Database, id: string, now: Date) =>
  db.update(signingKeys).set({ retiredAt: now, privateKey: null }).where(eq(signingKeys.id, id));
