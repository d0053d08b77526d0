import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { certificatePdfs, certificates } from '../platform/database/schema/certificates.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

let server: TestServer;
let id: string;
let people = 0;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  const { id: userId } = await server.register(`certified-${people}@example.com`);
  const printed = {
    courseId: 'data-literacy',
    courseTitle: 'Data Literacy',
    studentName: 'Noor Haddad',
    criteria: ['All of it.'],
  };
  const [made] = await server.db
    .insert(certificates)
    .values({ userId, ...printed, issuedAt: testNow })
    .returning();
  id = made?.id ?? '';
});

const download = (etag?: string) =>
  server.send('GET', `/certificates/${id}/pdf`, { ...(etag !== undefined && { headers: { 'if-none-match': etag } }) });
const kept = () => server.db.select().from(certificatePdfs).where(eq(certificatePdfs.certificateId, id));

describe('§certificates.12 the PDF', () => {
  test('is drawn once and kept', async () => {
    const first = await download();
    expect(first.rawPayload.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(await kept()).toHaveLength(1);
    const mark = new TextEncoder().encode('as it was kept');
    await server.db.update(certificatePdfs).set({ content: mark }).where(eq(certificatePdfs.certificateId, id));
    expect((await download()).body).toBe('as it was kept');
  });

  test('is drawn anew when something on it has changed', async () => {
    const before = await download();
    await server.db.update(certificates).set({ studentName: 'Noor Saleh' }).where(eq(certificates.id, id));
    const after = await download();
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
    expect(await kept()).toHaveLength(1);
  });

  test('is one for many who ask at once', async () => {
    const answers = await Promise.all([download(), download(), download()]);
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('latin1'))).size).toBe(1);
    expect(await kept()).toHaveLength(1);
  });

  test('is not sent again to who has it, and is not for shared caches', async () => {
    const first = await download();
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await download(String(first.headers['etag']));
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await download('"another"')).statusCode).toBe(200);
  });

  test('is refused once its certificate is revoked, though it is kept', async () => {
    const { headers } = await download();
    await server.db
      .update(certificates)
      .set({ revokedAt: testNow, revocationReason: 'Somebody else sat the quizzes.' })
      .where(eq(certificates.id, id));
    expect((await download(String(headers['etag']))).statusCode).toBe(410);
  });
});
