import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { users } from '../platform/database/schema/account.ts';
import { enrolments } from '../platform/database/schema/course.ts';
import { orders } from '../platform/database/schema/payment.ts';
import { type Call, caller, type Failure } from '../testing/caller.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

type Checkout = components['schemas']['Checkout'];

let server: TestServer;
let now: Date;
let anyone: Call;
let student: Call;
let instructor: Call;
const course = { courseId: 'data-engineering' };
const week = 7 * 24 * 60 * 60 * 1000;

beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  now = testNow;
  anyone = caller(server.app);
  student = caller(server.app, await server.signIn('student@example.com'));
  instructor = caller(server.app, await server.signIn('instructor@example.com'));
});
beforeEach(async () => {
  now = testNow;
  await server.db.delete(orders);
  await server.db.delete(enrolments).where(eq(enrolments.courseId, course.courseId));
});
afterAll(() => server.close());

describe('§payment.10, §payment.15 quote and promotion code', () => {
  const quote = (body: object, call = student) => call<Failure>('POST', '/payments/quote', body);

  test('the amounts before and after LEARN25', async () => {
    expect((await quote({ courseId: 'data-analytics' })).body).toEqual({
      courseId: 'data-analytics',
      currency: 'GBP',
      amount: 299.99,
      discount: 0,
      total: 299.99,
    });
    expect((await quote({ courseId: 'data-analytics', promotionCode: 'learn25' })).body).toEqual({
      courseId: 'data-analytics',
      currency: 'GBP',
      amount: 299.99,
      discount: 75,
      total: 224.99,
      promotionCode: 'LEARN25',
    });
  });

  test('LEARN25 ends with the offer, exactly seven days after registration', async () => {
    const [ada] = await server.db.select().from(users).where(eq(users.email, 'student@example.com'));
    const end = (ada?.registeredAt.getTime() ?? 0) + week;
    now = new Date(end - 1000);
    const late = caller(server.app, await server.signIn('student@example.com')); // the first session is over by then
    const offers = () => late<components['schemas']['Offer'][]>('GET', '/offers');

    now = new Date(end - 1);
    expect((await quote({ ...course, promotionCode: 'LEARN25' }, late)).status).toBe(200);
    expect((await offers()).body).toEqual([
      expect.objectContaining({ code: 'LEARN25', percent: 25, endsAt: new Date(end).toISOString() }),
    ]);

    now = new Date(end);
    for (const path of ['/payments/quote', '/payments/checkout']) {
      const { status, body } = await late<Failure>('POST', path, { ...course, promotionCode: 'LEARN25' });
      expect(status).toBe(422);
      expect(body.error).toBe('This promotion code has expired.');
    }
    expect((await offers()).body).toEqual([]);
  });

  test('declared errors: unknown code 422, unknown course 404, 400, 401', async () => {
    const unknown = await quote({ ...course, promotionCode: 'FREE' });
    expect(unknown).toMatchObject({ status: 422, body: { error: 'This promotion code is not valid.' } });
    expect((await quote({ courseId: 'no-such-course' })).status).toBe(404);
    expect((await quote({})).status).toBe(400);
    expect((await quote({ ...course, total: 1 })).status).toBe(400);
    expect((await quote(course, anyone)).status).toBe(401);
    expect((await anyone('GET', '/offers')).status).toBe(401);
  });
});

describe('§payment.16 checkout', () => {
  const checkout = (body: object = course, call = student) => call<Checkout>('POST', '/payments/checkout', body);

  test('starts a payment under a name that cannot be guessed', async () => {
    const { status, body } = await checkout();
    expect(status).toBe(201);
    expect(body.sessionId).toMatch(/^cs_[0-9a-f]{32}$/);
    expect(body.url).toBe(`/sandbox/checkout/${body.sessionId}`);
    expect((await student('GET', `/payments/${body.sessionId}`)).body).toEqual({
      sessionId: body.sessionId,
      status: 'pending',
      courseId: 'data-engineering',
      courseTitle: 'Data Engineering',
      currency: 'GBP',
      total: 349.99,
    });
  });

  test('twenty parallel calls, with and without a code, make one order', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => checkout(index % 2 ? course : { ...course, promotionCode: 'LEARN25' })),
    );
    expect(all.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(all.map(({ body }) => body.sessionId)).size).toBe(1);
    expect(await server.db.select().from(orders)).toHaveLength(1);
  });

  test('the open order takes the new amounts', async () => {
    const before = (await checkout()).body;
    const after = (await checkout({ ...course, promotionCode: 'LEARN25' })).body;
    expect(after).toEqual(before);
    const [order] = await server.db.select().from(orders);
    expect(order).toMatchObject({ amount: 34999, discount: 8750, total: 26249, promotionCode: 'LEARN25' });
  });

  test('§payment.27 the open checkout keeps its price where a second tab asks without its code', async () => {
    const first = (await checkout({ ...course, promotionCode: 'LEARN25', total: 262.49 })).body;
    const second = await student<Failure>('POST', '/payments/checkout', { ...course, total: 349.99 });
    expect(second.status).toBe(422);
    expect(second.body.error).toBe('The price is now £262.49. Nothing was charged. Press Pay Now to pay this price.');
    const [order] = await server.db.select().from(orders);
    expect(order).toMatchObject({ discount: 8750, total: 26249, promotionCode: 'LEARN25' });
    const { body: quote } = await student('POST', '/payments/quote', course);
    expect(quote).toMatchObject({ amount: 349.99, discount: 87.5, total: 262.49, promotionCode: 'LEARN25' });
    expect((await checkout({ ...course, promotionCode: 'LEARN25', total: 262.49 })).body).toEqual(first);
    expect((await checkout()).body).toEqual(first);
  });

  test('§payment.27 what is confirmed is paid, or the price is said again: of parallel calls, too', async () => {
    const total = (at: number) => (at % 2 ? { total: 349.99 } : { promotionCode: 'LEARN25', total: 262.49 });
    const all = await Promise.all(Array.from({ length: 20 }, (_, at) => checkout({ ...course, ...total(at) })));
    expect(all.filter((_, at) => at % 2 === 0).map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(all.filter(({ status }) => status !== 201 && status !== 422)).toEqual([]);
    const [order, ...others] = await server.db.select().from(orders);
    expect(others).toEqual([]);
    expect(order).toMatchObject({ total: 26249, promotionCode: 'LEARN25' });
  });

  test('§payment.27 a code that has expired since is good for the checkout that was opened with it, and not for another', async () => {
    const [ada] = await server.db.select().from(users).where(eq(users.email, 'student@example.com'));
    const code = { ...course, promotionCode: 'LEARN25' };
    const first = (await checkout({ ...code, total: 262.49 })).body;
    now = new Date((ada?.registeredAt.getTime() ?? 0) + week);
    const late = caller(server.app, await server.signIn('student@example.com'));
    expect((await checkout({ ...code, total: 262.49 }, late)).body).toEqual(first);
    await server.db.update(orders).set({ status: 'cancelled' });
    expect((await checkout({ ...code, total: 262.49 }, late)).status).toBe(422);
    expect((await checkout({ ...course, total: 349.99 }, late)).status).toBe(201);
  });

  test('409 for the enrolled and for a free course', async () => {
    expect((await checkout({ courseId: 'data-analytics' })).status).toBe(409);
    expect((await checkout({ courseId: 'data-literacy' })).status).toBe(409);
  });

  test('declared errors: 400, 401, 404', async () => {
    expect((await checkout({ courseId: 7 })).status).toBe(400);
    expect((await checkout(course, anyone)).status).toBe(401);
    expect((await checkout({ courseId: 'no-such-course' })).status).toBe(404);
  });

  test("§payment.21 production without Stripe's keys answers 503, and has neither sandbox nor webhook", async () => {
    const production = await createTestServer({ config: { production: true, demo: false } });
    const call = caller(production.app, await production.signIn('student@example.com'));
    const refused = await call<Failure>('POST', '/payments/checkout', course);
    expect(refused.status).toBe(503);
    expect(refused.body.error).toBe('Payments are not available at the moment. Please try again later.');
    expect(await production.db.select().from(orders)).toHaveLength(0);
    const page = await production.app.inject({ url: '/sandbox/checkout/cs_00000000000000000000000000000000' });
    expect(page.body).not.toContain('Test checkout');
    await production.close();
  });
});

describe('§payment.18 Payment result pages: getPayment', () => {
  test("answers the student's own payments only", async () => {
    const { sessionId } = (await student<Checkout>('POST', '/payments/checkout', course)).body;
    expect((await instructor('GET', `/payments/${sessionId}`)).status).toBe(404);
    expect((await anyone('GET', `/payments/${sessionId}`)).status).toBe(401);
    expect((await student('GET', '/payments/cs_unknown_session')).status).toBe(404);
    expect((await student('GET', '/payments/short')).status).toBe(400);
  });

  test('without Stripe the webhook answers 503', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v1/payments/webhook',
      headers: { 'stripe-signature': 't=1,v1=00' },
      payload: {},
    });
    expect(answer.statusCode).toBe(503);
  });

  test('a course paid for enrols by enrollInCourse, too, should the enrolment be missing', async () => {
    const { sessionId } = (await student<Checkout>('POST', '/payments/checkout', course)).body;
    await server.db.update(orders).set({ status: 'confirmed' }).where(eq(orders.sessionId, sessionId));
    expect((await student('POST', '/payments/checkout', course)).status).toBe(409);
    expect((await student('POST', '/courses/data-engineering/enroll')).status).toBe(200);
    const made = await server.db.select().from(enrolments).where(eq(enrolments.courseId, course.courseId));
    expect(made).toHaveLength(1);
  });
});
