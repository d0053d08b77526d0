import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enrolments } from '../../platform/database/schema/course.ts';
import { orders, paymentReversals } from '../../platform/database/schema/payment.ts';
import { type Call, caller } from '../../testing/caller.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let student: Call;
let sessionId: string;
const sameOrigin = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };

beforeAll(async () => {
  server = await createTestServer();
  student = caller(server.app, await server.signIn('student@example.com'));
});
beforeEach(async () => {
  await server.db.delete(paymentReversals);
  await server.db.delete(orders);
  await server.db.delete(enrolments).where(eq(enrolments.courseId, 'business-intelligence'));
  const body = { courseId: 'business-intelligence', promotionCode: 'LEARN25' };
  sessionId = (await student<{ sessionId: string }>('POST', '/payments/checkout', body)).body.sessionId;
});
afterAll(() => server.close());

const page = (id = sessionId) => server.app.inject({ url: `/sandbox/checkout/${id}` });
const press = (action: string, headers: Record<string, string> = sameOrigin) =>
  server.app.inject({ method: 'POST', url: `/sandbox/checkout/${sessionId}/${action}`, headers });
const status = async () => (await student<{ status: string }>('GET', `/payments/${sessionId}`)).body.status;

describe('§payment.19 sandbox page', () => {
  test('says that it is a test, shows the amounts, and asks for no card', async () => {
    const { statusCode, headers, body } = await page();
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('Test checkout: no money moves and no card is asked for.');
    expect(body).toContain('Business Intelligence');
    expect(body).toContain('<dd>£279.99</dd>');
    expect(body).toContain('<dt>Discount (LEARN25)</dt><dd>-£70.00</dd>');
    expect(body).toContain('Pay £209.99 (test)');
    expect(body).toContain('Cancel payment');
    expect(body).not.toMatch(/<script|<input|style=/);
    expect(body).toMatch(/<html lang="en">/);
  });

  test('§product.78 allows its own stylesheet and icon, and nothing else', async () => {
    const { headers, body } = await page();
    expect(headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'self'; img-src 'self'/);
    // Without one, Firefox asks for /favicon.ico by itself.
    expect(body).toContain('<link rel="icon" href="/favicon.svg"');
    const stylesheet = await server.app.inject({ url: /href="([^"]+\.css)"/.exec(body)?.[1] ?? '' });
    expect(stylesheet.statusCode).toBe(200);
    expect(stylesheet.headers['content-type']).toContain('text/css');
    expect(stylesheet.body).toContain('prefers-color-scheme: dark');
  });

  test('paying confirms and enrols, and leads to the success page, twice the same', async () => {
    for (let times = 0; times < 2; times += 1) {
      const answer = await press('pay?total=20999');
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(`/payment-success?session_id=${sessionId}`);
    }
    expect(await status()).toBe('confirmed');
    expect(
      await server.db.select().from(enrolments).where(eq(enrolments.courseId, 'business-intelligence')),
    ).toHaveLength(1);
    expect((await page()).body).toContain('This payment is made');
  });

  test('§payment.26: a payment can be refunded or disputed, as a provider would report it', async () => {
    await press('pay?total=20999');
    expect((await page()).body).toContain('Refund the payment (test)');
    expect((await press('dispute')).headers.location).toBe(`/sandbox/checkout/${sessionId}`);
    expect(await status()).toBe('disputed');
    expect((await page()).body).toContain('This payment is disputed');
    await press('dispute-won');
    expect(await status()).toBe('confirmed');
    expect((await press('refund', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    await press('refund');
    expect(await status()).toBe('refunded');
    const { body } = await page();
    expect(body).toContain('This payment was returned');
    expect(body).not.toContain('(test)</button>');
    expect((await student('GET', '/courses/business-intelligence/progress')).status).toBe(403);
  });

  test('what was not paid cannot be refunded', async () => {
    await press('refund');
    expect(await status()).toBe('pending');
  });

  test('cancelling leads to the cancelled page, and a payment after it is refused', async () => {
    const answer = await press('cancel');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/payment-cancelled?session_id=${sessionId}&course=business-intelligence`);
    expect(await status()).toBe('cancelled');
    expect((await press('pay?total=20999')).statusCode).toBe(409);
    expect(await status()).toBe('cancelled');
    expect((await page()).body).toContain('No charges were made');
  });

  test('cancelling a confirmed payment leads to its success', async () => {
    await press('pay?total=20999');
    expect((await press('cancel')).headers.location).toBe(`/payment-success?session_id=${sessionId}`);
    expect(await status()).toBe('confirmed');
  });

  test('a page with an older amount is shown again', async () => {
    for (const action of ['pay?total=27999', 'pay']) {
      const answer = await press(action);
      expect(answer.headers.location).toBe(`/sandbox/checkout/${sessionId}`);
    }
    expect(await status()).toBe('pending');
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a hidden origin', { origin: 'null' }],
    ['nowhere', {}],
  ])('a form from %s is refused', async (_from, headers) => {
    expect((await press('pay?total=20999', { ...headers })).statusCode).toBe(403);
    expect((await press('cancel', { ...headers })).statusCode).toBe(403);
    expect(await status()).toBe('pending');
  });

  test("a form of an older browser is taken by its own origin's name", async () => {
    const answer = await press('pay?total=20999', { origin: 'http://localhost:3000', host: 'localhost:3000' });
    expect(answer.statusCode).toBe(303);
  });

  test('an unknown or impossible session answers 404', async () => {
    for (const id of ['cs_00000000000000000000000000000000', 'short', '%00%00%00%00%00%00%00%00', '%3Cscript%3E']) {
      const { statusCode, body } = await page(id);
      expect(statusCode).toBe(404);
      expect(body).not.toContain('<script');
    }
  });
});
