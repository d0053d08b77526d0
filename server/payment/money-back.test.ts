import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { runPayments } from '../cli/payments.ts';
import { auditLog } from '../platform/database/schema/audit.ts';
import { orders } from '../platform/database/schema/payment.ts';
import { drafts } from '../platform/database/schema/sync.ts';
import { caller } from '../testing/caller.ts';
import { testNow } from '../testing/server.ts';
import { createPayingStudent, type PayingStudent } from '../testing/stripe-payments.ts';
import { lockPayment } from './reversal.ts';

type Payment = components['schemas']['PaidPayment'];
type Refused = { error: string };

const days = 24 * 60 * 60 * 1000;
const reason = 'I need another course first.';

let paying: PayingStudent;
let server: PayingStudent['server'];
beforeAll(async () => {
  paying = await createPayingStudent();
  ({ server } = paying);
});
beforeEach(() => paying.startAnew());
afterAll(() => server.close());

const run = (...args: string[]) => runPayments(server.context, args);
const ask = (sessionId: string, body: object = { reason }) =>
  paying.student<Payment & Refused>('POST', `/payments/${sessionId}/refund-request`, body);
const listed = async () => (await paying.student<{ items: Payment[] }>('GET', '/payments')).body.items;
const paidAt = (sessionId: string, confirmedAt: Date) =>
  server.db.update(orders).set({ confirmedAt }).where(eq(orders.sessionId, sessionId));
const audited = async (sessionId: string) => {
  const { id } = await paying.orderOf(sessionId);
  const asked = await server.db.select().from(auditLog).where(eq(auditLog.event, 'payment.moneyBackAsked'));
  return asked.filter(({ details }) => details['order'] === id);
};
const ago = (time: number) => new Date(testNow.getTime() - time);
/** The mails since the last look, by their addresses. */
async function mailed(): Promise<Record<string, { subject: string; text: string }>> {
  await server.context.mail.deliver();
  return Object.fromEntries(server.mails.splice(0).map(({ to, subject, text }) => [to, { subject, text }]));
}

describe('§payment.30 asking for the money back', () => {
  test('is noted, and the list says so from then on', async () => {
    const sessionId = await paying.buy();
    const until = new Date(testNow.getTime() + 30 * days).toISOString();
    expect(await listed()).toMatchObject([{ status: 'paid', moneyBackUntil: until, canAskMoneyBack: true }]);
    expect((await listed())[0]).not.toHaveProperty('moneyBackAskedAt');
    const asked = { sessionId, status: 'moneyBackAsked', canAskMoneyBack: false, moneyBackUntil: until };
    const { status, body } = await ask(sessionId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...asked, moneyBackAskedAt: testNow.toISOString() });
    expect(await listed()).toEqual([body]);
    expect(await paying.orderOf(sessionId)).toMatchObject({ moneyBackReason: reason });
    expect(await paying.reads()).toBe(true);
  });

  test('again answers the same, whatever is said this time, and tells nobody again', async () => {
    const sessionId = await paying.buy();
    const first = await ask(sessionId);
    await mailed();
    await paidAt(sessionId, ago(31 * days));
    const again = await ask(sessionId, { reason: 'Another reason.' });
    expect(again.status).toBe(200);
    expect(again.body.moneyBackAskedAt).toBe(first.body.moneyBackAskedAt);
    expect(await paying.orderOf(sessionId)).toMatchObject({ moneyBackReason: reason });
    expect(await mailed()).toEqual({});
    expect(await audited(sessionId)).toHaveLength(1);
  });

  test('needs no reason', async () => {
    const sessionId = await paying.buy();
    expect((await ask(sessionId, {})).status).toBe(200);
    expect(await paying.orderOf(sessionId)).toMatchObject({ moneyBackReason: null });
    expect((await mailed())['instructors@example.com']?.text).toContain('They gave no reason.');
  });

  test('ends its draft', async () => {
    const sessionId = await paying.buy();
    const draft = { version: 1, values: { reason }, base: 0, writer: 'a-laptop' };
    expect((await paying.student('PUT', `/drafts/refundRequest/${sessionId}`, draft)).status).toBe(200);
    const foreign = await paying.student('PUT', '/drafts/refundRequest/cs_nobodys', draft);
    expect(foreign.status).toBe(404);
    await ask(sessionId);
    expect(await server.db.select().from(drafts).where(eq(drafts.subject, sessionId))).toMatchObject([
      { values: null },
    ]);
  });

  test.each([
    [30 * days, 200],
    [30 * days + 1, 409],
  ])('%d ms after the payment answers %d', async (time, status) => {
    const sessionId = await paying.buy();
    await paidAt(sessionId, ago(time));
    expect(await listed()).toMatchObject([{ canAskMoneyBack: status === 200 }]);
    const answer = await ask(sessionId);
    expect(answer.status).toBe(status);
    if (status === 409) {
      expect(answer.body.error).toMatch(
        /^You could ask for your money back until \d+ \w+ \d{4}\. If something is wrong with the course, please write to its instructor\.$/,
      );
      expect(await listed()).toMatchObject([{ status: 'paid' }]);
    }
  });

  test('is refused where the money went back, the bank decides, or nothing was paid', async () => {
    const open = await paying.checkout();
    expect(await ask(open)).toMatchObject({ status: 409, body: { error: expect.stringContaining('not completed') } });
    await paying.paid(open);
    await paying.dispute('needs_response');
    expect(await ask(open)).toMatchObject({ status: 409, body: { error: expect.stringContaining('withdraw the') } });
    await paying.dispute('won');
    expect(await listed()).toMatchObject([{ status: 'paid', canAskMoneyBack: true }]);
    await paying.refunded(open, { part: 5000 });
    expect(await listed()).toMatchObject([{ status: 'partlyRefunded', canAskMoneyBack: true }]);
    await paying.refunded(open);
    expect(await listed()).toMatchObject([{ status: 'refunded', canAskMoneyBack: false }]);
    expect(await ask(open)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('already returned') },
    });
    expect(await run()).toBe('No payments to decide.');
  });

  test("is nobody else's", async () => {
    const sessionId = await paying.buy();
    const other = caller(server.app, await server.signIn('student@example.com'));
    expect((await other('POST', `/payments/${sessionId}/refund-request`, {})).status).toBe(404);
    expect((await caller(server.app)('POST', `/payments/${sessionId}/refund-request`, {})).status).toBe(401);
    expect(await listed()).toMatchObject([{ status: 'paid' }]);
  });
});

describe('§payment.31 who hears of it', () => {
  test('is the operator, and the student with what happens next', async () => {
    const sessionId = await paying.buy();
    const order = await paying.orderOf(sessionId);
    await mailed();
    await ask(sessionId, { reason: 'It is too hard.\nnpm run payments' });
    const { 'instructors@example.com': operator, 'noor@example.com': student } = await mailed();
    expect(operator?.subject).toBe('Refund requested: Data Engineering');
    expect(operator?.text).toContain('Noor Haddad <noor@example.com> asks for their money back for Data Engineering');
    expect(operator?.text).toContain('> It is too hard.\n> npm run payments\n\n');
    expect(operator?.text).toMatch(/They paid £349\.99 on \d+ \w+ \d{4}\. Payment at the provider: pi_1\./);
    expect(operator?.text).toContain(`npm run payments -- --refunded ${order.id}`);
    expect(student?.subject).toBe('You asked for your money back: Data Engineering');
    expect(student?.text).toContain('We will return £349.99 the way you paid it, and write to you again once we have.');
    expect(student?.text).toContain('your access to the course ends. Your progress is kept.');
    expect(student?.text).toContain(`Transaction ID: ${sessionId}`);
    const entries = await audited(sessionId);
    expect(entries).toMatchObject([{ actor: paying.userId, account: paying.userId }]);
    expect(JSON.stringify(entries)).not.toContain('too hard');
  });

  test('is told no sum if another amount was accepted, and is told if the access stays', async () => {
    const sessionId = await paying.checkout();
    await paying.paid(sessionId, 'pi_1', { amount_total: 100 });
    await run('--confirm', (await paying.orderOf(sessionId)).id);
    await mailed();
    const { config } = server.context;
    server.context.config = { ...config, refundEndsAccess: false, paymentsMail: 'money@example.com' };
    await ask(sessionId);
    server.context.config = config;
    const { 'money@example.com': operator, 'noor@example.com': student } = await mailed();
    expect(operator?.text).toContain('They paid a different amount from the one asked for on');
    expect(student?.text).toContain('We will return what you paid the way');
    expect(student?.text).toContain('You keep your access to the course afterwards, too.');
  });
});

describe('§payment.32 the operator', () => {
  test('sees what was asked for, until the provider reports the refund', async () => {
    const sessionId = await paying.buy();
    expect(await run()).toBe('No payments to decide.');
    await ask(sessionId);
    expect(await run()).toMatch(
      /^[0-9a-f-]{36} {2}noor@example\.com {2}data-engineering\n {2}refund requested on \d+ \w+ \d{4}: £349\.99, payment pi_1\n {2}reason: I need another course first\.$/,
    );
    await paying.refunded(sessionId);
    expect(await run()).toBe('No payments to decide.');
    expect(await listed()).toMatchObject([{ status: 'refunded', moneyBackAskedAt: testNow.toISOString() }]);
    expect(await paying.reads()).toBe(false);
  });

  test('marks it as refunded: the access ends, the student is told, and the provider may report it, too', async () => {
    const sessionId = await paying.buy();
    const { id } = await paying.orderOf(sessionId);
    await expect(run('--refunded', id)).rejects.toThrow('This order has no payment to decide.');
    await ask(sessionId);
    await mailed();
    expect(await run('--refunded', id)).toBe(`Marked ${id} as refunded.`);
    expect((await mailed())['noor@example.com']?.subject).toBe('Your payment was returned: Data Engineering');
    expect(await listed()).toMatchObject([{ status: 'refunded' }]);
    expect(await paying.reads()).toBe(false);
    await paying.refunded(sessionId);
    expect(await mailed()).toEqual({});
    await expect(run('--refunded', id)).rejects.toThrow('This order has no payment to decide.');
  });

  test('waits while the bank decides', async () => {
    const sessionId = await paying.buy();
    const { id } = await paying.orderOf(sessionId);
    await ask(sessionId, {});
    await paying.dispute('needs_response');
    expect(await listed()).toMatchObject([{ status: 'disputed' }]);
    expect((await ask(sessionId)).status).toBe(200);
    expect(await run()).toMatch(/, payment pi_1, disputed: wait until the bank has decided$/);
    await expect(run('--refunded', id)).rejects.toThrow('wait until the bank has decided');
    await paying.dispute('won');
    expect(await listed()).toMatchObject([{ status: 'moneyBackAsked' }]);
    await paying.refunded(sessionId, { part: 5000 });
    expect(await listed()).toMatchObject([{ status: 'moneyBackAsked' }]);
  });

  test('marks one that was paid twice before the one that was asked for', async () => {
    const sessionId = await paying.buy();
    const { id } = await paying.orderOf(sessionId);
    await paying.paid(sessionId, 'pi_twice');
    await ask(sessionId);
    expect((await run()).split(id)).toHaveLength(3);
    await run('--refunded', id);
    expect(await listed()).toMatchObject([{ status: 'moneyBackAsked' }]);
    await run('--refunded', id);
    expect(await listed()).toMatchObject([{ status: 'refunded' }]);
  });
});

test('§payment.33 the receipt says how to ask for the money back, and until when', async () => {
  await paying.buy();
  const { 'noor@example.com': receipt } = await mailed();
  expect(receipt?.text).toMatch(/until \d+ \w+ \d{4} at \d\d:\d\d UTC\. Ask here: https?:\/\/\S+\/payments/);
});

test('§payment.32 settling takes its locks in the order of the provider’s report, so that neither waits for the other', async () => {
  const sessionId = await paying.buy();
  await ask(sessionId);
  const { id, paymentReference } = await paying.orderOf(sessionId);
  const marked = await server.db.transaction(async (tx) => {
    await lockPayment(tx, paymentReference ?? '');
    const marking = run('--refunded', id);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await tx.select().from(orders).where(eq(orders.id, id)).for('update', { noWait: true });
    return { marking };
  });
  expect(await marked.marking).toBe(`Marked ${id} as refunded.`);
});
