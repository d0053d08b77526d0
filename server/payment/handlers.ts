/** Quotes, checkouts, payments and offers (§payment.15 to §payment.18). Amounts are decimal numbers, as in the contract. */
import { and, eq } from 'drizzle-orm';
import { type CourseEntry, findCourse } from '../course/cache.ts';
import { enrolmentIn } from '../course/enrolment.ts';
import type { Context } from '../http/context.ts';
import type { Handlers, SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { countAttempt } from '../http/rate-limits.ts';
import type { Database } from '../platform/database/client.ts';
import { courses } from '../platform/database/schema/course.ts';
import { orders } from '../platform/database/schema/payment.ts';
import { closePayment } from './confirm.ts';
import { paidBy } from './history.ts';
import { askMoneyBack } from './money-back.ts';
import { type Order, openOrder, openPrice } from './orders.ts';
import { learn25, normalCode, offerEndsAt, offerRuns, type Price, priceFor, showMoney, toMoney } from './pricing.ts';
import { settlePayment, settleReversal } from './settle.ts';

const alreadyEnrolled = () => new Problem(409, 'You are already enrolled in this course.');

export const paymentHandlers: Pick<
  Handlers,
  | 'listPayments'
  | 'requestRefund'
  | 'quotePayment'
  | 'createCheckout'
  | 'getPayment'
  | 'receiveStripeEvent'
  | 'listOffers'
> = {
  async listPayments({ query, user }, { db, now }) {
    return { status: 200, body: await paidBy(db, user.id, query, now()) };
  },

  async requestRefund({ params: { sessionId }, body: { reason }, user, caller: { address } }, context) {
    return { status: 200, body: await askMoneyBack(context, { userId: user.id, sessionId, reason, address }) };
  },

  async quotePayment({ body: { courseId, promotionCode }, user }, context) {
    const course = await findCourse(context.db, courseId);
    const price = await priceNow(course, promotionCode, user, context);
    return {
      status: 200,
      body: {
        courseId,
        currency: course.row.currency,
        amount: toMoney(price.amount),
        discount: toMoney(price.discount),
        total: toMoney(price.total),
        ...(price.promotionCode !== null && { promotionCode: price.promotionCode }),
      },
    };
  },

  async createCheckout({ body: { courseId, promotionCode, total }, user }, context) {
    const { db, payments, now } = context;
    const course = await findCourse(db, courseId);
    if (await enrolmentIn(db, user.id, courseId)) throw alreadyEnrolled();
    await refuseUnsettled(db, user.id, courseId);
    const price = await priceNow(course, promotionCode, user, context);
    if (price.amount === 0) throw new Problem(409, 'This course is free: enroll in it without paying.');
    if (!payments) throw new Problem(503, 'Payments are not available at the moment. Please try again later.');
    const { title: courseTitle, currency } = course.row;
    const confirm = (now: number) => {
      if (total !== undefined && toMoney(now) !== total) throw priceChanged(now, currency);
    };
    confirm(price.total);
    await countAttempt(db, 'checkout', user.id);
    const purchase = { userId: user.id, email: user.email, courseId, courseTitle, currency, price, now: now() };
    const checkout = await openOrder(db, payments, purchase);
    if (!checkout) throw alreadyEnrolled();
    confirm(checkout.total); // another tab may have been faster
    return { status: 201, body: { sessionId: checkout.sessionId, url: checkout.url } };
  },

  async getPayment({ params: { sessionId }, user }, { db }) {
    const [payment] = await db
      .select({
        sessionId: orders.sessionId,
        status: orders.status,
        held: orders.held,
        disputedAt: orders.disputedAt,
        refundedAt: orders.refundedAt,
        courseId: orders.courseId,
        courseTitle: courses.title,
        currency: orders.currency,
        total: orders.total,
      })
      .from(orders)
      .innerJoin(courses, eq(courses.id, orders.courseId))
      .where(and(eq(orders.sessionId, sessionId), eq(orders.userId, user.id)));
    if (!payment) throw new Problem(404, 'Payment not found');
    const { held: _, disputedAt: __, refundedAt: ___, ...shown } = payment;
    return { status: 200, body: { ...shown, status: shownStatus(payment), total: toMoney(payment.total) } };
  },

  async receiveStripeEvent({ headers, rawBody }, context) {
    const readEvent = context.payments?.readEvent;
    if (!readEvent) throw new Problem(503, 'Stripe is not set up here.');
    const event = await readEvent(rawBody ?? Buffer.alloc(0), headers['stripe-signature']).catch((cause: unknown) => {
      throw new Problem(400, 'The signature does not fit.', { cause });
    });
    if (event?.kind === 'paid') {
      await settlePayment(context, { orderId: event.orderId }, { paid: event });
    } else if (event?.kind === 'reversed') {
      await settleReversal(context, event);
    } else if (event) {
      const status = event.kind === 'failed' ? 'failed' : 'cancelled';
      await closePayment(context.db, { orderId: event.orderId }, status, event.reference);
    }
    return { status: 200, body: { message: 'Received.' } };
  },

  async listOffers({ user }, { now }) {
    if (!offerRuns(user.registeredAt, now())) return { status: 200, body: [] };
    return { status: 200, body: [{ ...learn25, endsAt: offerEndsAt(user.registeredAt).toISOString() }] };
  },
};

const priceChanged = (total: number, currency: string) =>
  new Problem(
    422,
    `The price is now ${showMoney(total, currency)}. Nothing was charged. Press Pay Now to pay this price.`,
  );

/**
 * The price with the promotion code, or that of the student's open checkout where it costs no more (§payment.27). Throws 422 with a
 * sentence that says why the code is refused.
 */
async function priceNow(
  { row }: CourseEntry,
  code: string | undefined,
  user: SessionUser,
  { db, payments, now }: Context,
): Promise<Price> {
  const wanted = { userId: user.id, courseId: row.id, currency: row.currency, now: now() };
  const open = payments && (await openPrice(db, payments, wanted));
  const price = priceFor(row.price, code, user.registeredAt, wanted.now);
  if ('refused' in price) {
    // A code that has expired since is still good for the checkout that was opened with it.
    if (open && open.promotionCode === normalCode(code)) return open;
    throw new Problem(422, price.refused);
  }
  return open && open.total <= price.total ? open : price;
}

type Standing = Pick<Order, 'status' | 'held' | 'disputedAt' | 'refundedAt'>;

/** The status that the student sees. */
function shownStatus({ status, held, disputedAt, refundedAt }: Standing) {
  if (refundedAt) return 'refunded';
  if (disputedAt) return 'disputed';
  return held === 'otherAmount' && status !== 'confirmed' ? 'review' : status;
}

/** Throws 409 where the student has paid for the course and must not pay again: it is disputed, or the operator looks at it. */
async function refuseUnsettled(db: Database, userId: string, courseId: string): Promise<void> {
  const own = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.courseId, courseId)));
  const statuses = own.map(shownStatus);
  if (statuses.includes('disputed')) {
    throw new Problem(409, 'Your payment for this course is disputed. Please wait until your bank has decided.');
  }
  if (statuses.includes('review')) {
    throw new Problem(409, 'We are looking at your payment for this course. There is no need to pay again.');
  }
}
