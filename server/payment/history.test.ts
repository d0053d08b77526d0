import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { runPayments } from '../cli/payments.ts';
import { orders } from '../platform/database/schema/payment.ts';
import { caller } from '../testing/caller.ts';
import { testNow } from '../testing/server.ts';
import { courseId, createPayingStudent, type PayingStudent } from '../testing/stripe-payments.ts';

type History = components['schemas']['PaymentHistory'];

let paying: PayingStudent;
let server: PayingStudent['server'];
beforeAll(async () => {
  paying = await createPayingStudent();
  ({ server } = paying);
});
beforeEach(() => paying.startAnew());
afterAll(() => server.close());

const history = async (query = '') => (await paying.student<History>('GET', `/payments${query}`)).body;
const statuses = async () => (await history()).items.map(({ status }) => status);

describe('§payment.28 the list of payments', () => {
  test('has what was paid, with what a receipt says, and no checkout that is only open', async () => {
    const open = await paying.checkout();
    expect(await history()).toEqual({ items: [] });
    await paying.paid(open);
    expect(await history()).toEqual({
      items: [
        {
          sessionId: open,
          status: 'paid',
          courseId,
          courseTitle: 'Data Engineering',
          currency: 'GBP',
          amount: 349.99,
          discount: 0,
          total: 349.99,
          isOtherAmount: false,
          paidAt: testNow.toISOString(),
          moneyBackUntil: '2026-12-20T09:00:00.000Z',
          canAskMoneyBack: true,
        },
      ],
    });
  });

  test('names the promotion code and what it took off', async () => {
    const { body } = await paying.student<{ sessionId: string }>('POST', '/payments/checkout', {
      courseId,
      promotionCode: 'LEARN25',
    });
    await paying.paid(body.sessionId, 'pi_1', { amount_total: 26_249 });
    expect((await history()).items).toMatchObject([
      { amount: 349.99, discount: 87.5, total: 262.49, promotionCode: 'LEARN25' },
    ]);
  });

  test('says what became of each', async () => {
    const first = await paying.buy();
    await paying.refunded(first, { part: 5000 });
    expect(await statuses()).toEqual(['partlyRefunded']);
    await paying.dispute('needs_response', 'pi_1');
    expect(await statuses()).toEqual(['disputed']);
    await paying.dispute('won', 'pi_1');
    expect(await statuses()).toEqual(['partlyRefunded']);
    await paying.refunded(first);
    expect(await statuses()).toEqual(['refunded']);
    await paying.paid(await paying.checkout(), 'pi_2');
    expect((await statuses()).sort()).toEqual(['paid', 'refunded']);
  });

  test('marks a payment of another amount that the operator has accepted', async () => {
    const sessionId = await paying.checkout();
    await paying.paid(sessionId, 'pi_1', { amount_total: 100 });
    expect(await history()).toEqual({ items: [] });
    await runPayments(server.context, ['--confirm', (await paying.orderOf(sessionId)).id]);
    expect((await history()).items).toMatchObject([{ sessionId, status: 'paid', isOtherAmount: true }]);
  });

  test('leaves one that was paid twice its own amount', async () => {
    const sessionId = await paying.buy();
    await paying.paid(sessionId, 'pi_twice');
    expect((await history()).items).toMatchObject([{ sessionId, status: 'paid', isOtherAmount: false }]);
  });

  test('comes a page at a time, the newest first', async () => {
    const paid = Array.from({ length: 5 }, (_, index) => ({
      sessionId: `cs_page_${index}`,
      provider: 'stripe',
      userId: paying.userId,
      courseId,
      status: 'confirmed' as const,
      currency: 'GBP',
      amount: 100,
      discount: 0,
      total: 100,
      refundedAt: testNow,
      confirmedAt: new Date(testNow.getTime() + (index < 2 ? 0 : index) * 1000),
    }));
    await server.db.insert(orders).values(paid);
    const seen: string[] = [];
    let page = await history('?limit=1');
    for (; page.next; page = await history(`?limit=1&cursor=${page.next}`)) seen.push(page.items[0]?.sessionId ?? '');
    seen.push(...page.items.map(({ sessionId }) => sessionId));
    expect(seen.slice(0, 3)).toEqual(['cs_page_4', 'cs_page_3', 'cs_page_2']);
    expect(seen.slice(3).sort()).toEqual(['cs_page_0', 'cs_page_1']);
    expect((await paying.student('GET', '/payments?cursor=bm8')).status).toBe(400);
  });

  test('is the own one alone', async () => {
    await paying.buy();
    const other = caller(server.app, await server.signIn('instructor@example.com'));
    expect((await other<History>('GET', '/payments')).body).toEqual({ items: [] });
    expect((await caller(server.app)('GET', '/payments')).status).toBe(401);
    expect(await server.db.$count(orders, eq(orders.userId, paying.userId))).toBe(1);
  });
});
