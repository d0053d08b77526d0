/** The PDF of a certificate: drawn once and kept, until something that is on it changes (§certificates.12). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { brand } from '../../src/brand.ts';
import type { Context } from '../http/context.ts';
import { certificatePdfs } from '../platform/database/schema/certificates.ts';
import { workerPool } from '../platform/worker-pool.ts';
import { addresses } from './credential.ts';
import type * as tasks from './pdf.worker.ts';

type Certificate = components['schemas']['Certificate'];

const pool = workerPool<typeof tasks>(new URL('./pdf.worker.ts', import.meta.url), {
  queue: 25,
  seconds: 20,
  retryAfter: 2,
});

/** The source that draws the PDF: a new version of it draws all PDFs again. */
const design = readFileSync(join(import.meta.dirname, 'pdf.ts'));

/**
 * `digest` changes with the content, and serves as the entity tag. Throws `Overloaded` where too many are being drawn.
 */
export async function keptPdf(
  { db, config }: Context,
  certificate: Certificate,
): Promise<{ digest: string; content: Uint8Array }> {
  const address = addresses(config.publicUrl).certificate(certificate.id);
  const printed = JSON.stringify({ brand, address, certificate });
  const digest = createHash('sha256').update(design).update(printed).digest('base64url');
  const [kept] = await db
    .select({ content: certificatePdfs.content })
    .from(certificatePdfs)
    .where(and(eq(certificatePdfs.certificateId, certificate.id), eq(certificatePdfs.digest, digest)));
  if (kept) return { digest, content: kept.content };
  const content = await pool.run('draw', { certificate, address });
  await db
    .insert(certificatePdfs)
    .values({ certificateId: certificate.id, digest, content })
    .onConflictDoUpdate({ target: certificatePdfs.certificateId, set: { digest, content } });
  return { digest, content };
}
