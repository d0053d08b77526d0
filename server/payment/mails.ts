/** Mails to students about their payments, each written in the transaction of the change that it is about. */
import { and, eq } from 'drizzle-orm';
import { brand } from '../../src/brand.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { courses } from '../platform/database/schema/course.ts';
import { momentInWords } from '../platform/local-time.ts';
import type { MailQueue } from '../platform/mail-queue.ts';
import { plainLine } from '../platform/plain-text.ts';
import { moneyBackUntil } from './guarantee.ts';
import type { Held } from './hold.ts';
import type { Order } from './orders.ts';
import { showMoney } from './pricing.ts';
import type { Change } from './reversal.ts';

export type Services = { mail: Pick<MailQueue, 'enqueue'>; config: Pick<Config, 'publicUrl'> };
type Text = [subject: string, ...paragraphs: string[]];

/** Writes to the order's student. No mail is written where the account was deleted. */
export async function write(
  { mail }: Services,
  tx: Database,
  order: Order,
  about: (title: string) => Text,
): Promise<void> {
  const [found] = await tx
    .select({ email: users.email, firstName: users.firstName, title: courses.title })
    .from(users)
    .innerJoin(courses, eq(courses.id, order.courseId))
    .where(and(eq(users.id, order.userId), eq(users.isPseudonym, false)));
  if (!found) return;
  const [subject, ...paragraphs] = about(found.title);
  const greeting = `Hello ${plainLine(found.firstName)},`;
  const text = [greeting, ...paragraphs, `Transaction ID: ${order.sessionId}`, brand].join('\n\n');
  await mail.enqueue(tx, { to: found.email, subject: `${subject}: ${found.title}`, text });
}

const courseAddress = ({ config }: Services, { courseId }: Order) => `${config.publicUrl}/courses/${courseId}`;

/** `exact`: the order's total is what was paid. */
export const mailReceipt = (services: Services, tx: Database, order: Order, exact: boolean) =>
  write(services, tx, order, (title) => [
    'Your course',
    exact
      ? `Thank you for your purchase. We received ${showMoney(order.total, order.currency)} for ${title}, and you are enrolled.`
      : `We have looked at your payment for ${title} and accepted it. Thank you: you are enrolled.`,
    `Start here: ${courseAddress(services, order)}`,
    ...(order.confirmedAt ? [guarantee(services, order.confirmedAt)] : []),
  ]);

const guarantee = ({ config }: Services, paidAt: Date) =>
  `You have 30 days to ask for your money back, until ${momentInWords(moneyBackUntil(paidAt))} UTC. Ask here: ${config.publicUrl}/payments`;

const heldTexts: Record<Held, (title: string) => Text> = {
  otherAmount: (title) => [
    'We are looking at your payment',
    `The amount that arrived is not the price of ${title}, so you are not enrolled yet. We will settle it with you and write to you again.`,
    'There is no need to pay again.',
  ],
  paidTwice: (title) => [
    'You paid twice',
    `You have paid for ${title} a second time. One payment is enough: we will return the second one and write to you again.`,
    'Your access to the course stays as it is.',
  ],
};

/** Tells the student why their payment is held, and that they need not pay again. */
export const mailHeld = (services: Services, tx: Database, order: Order, held: Held) =>
  write(services, tx, order, heldTexts[held]);

const keptAccess = 'You keep your access to the course.';
const keptProgress = 'Your progress is kept.';

/** Tells the student what was returned to them or is disputed, and whether they keep their access. */
export const mailReversal = (services: Services, tx: Database, { order, ...change }: Change) =>
  write(services, tx, order, (title) => {
    const money = showMoney(order.total, order.currency);
    const access = (lost: string) =>
      change.access === 'kept' ? keptAccess : change.access === 'lost' ? lost : 'You are not enrolled in the course.';
    // What was paid is only known to be the order's total once the order is confirmed.
    const payment = order.status === 'confirmed' ? `payment of ${money} for ${title}` : `payment for ${title}`;
    switch (change.became) {
      case 'refunded':
        return [
          'Your payment was returned',
          `Your ${payment} was returned to you.`,
          access(`Your access to the course has ended. ${keptProgress}`),
        ];
      case 'partlyRefunded':
        return [
          'Part of your payment was returned',
          `So far, ${partOf(change.returned, order)} of your ${payment} has been returned to you.`,
          ...(change.access === 'kept' ? [keptAccess] : []),
        ];
      case 'otherReturned':
        return [
          'Your second payment was returned',
          `Your second payment for ${title} was returned to you.`,
          'Your access to the course stays as it is.',
        ];
      case 'disputed':
        return [
          'Your payment is disputed',
          `Your bank has told us that your ${payment} is disputed.`,
          access(
            `Your access is suspended until the bank has decided. ${keptProgress} If you did not mean to dispute it, ask your bank to withdraw the dispute.`,
          ),
        ];
      case 'upheld':
        return [
          'Your payment stands',
          `The dispute over your ${payment} is closed, and the payment stands.`,
          change.access === 'kept'
            ? `You have access to the course: ${courseAddress(services, order)}`
            : access('You do not have access to the course.'),
        ];
    }
  });

/** In the order's own currency, whose amounts are in hundredths; another is not put into figures. */
const partOf = ({ total, currency }: Extract<Change, { returned: unknown }>['returned'], order: Order) =>
  total !== null && currency?.toUpperCase() === order.currency ? showMoney(total, order.currency) : 'part';
