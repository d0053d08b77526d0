/** Mails about a request to return a payment: to the operator, who returns it, and to the student (§payment.31). */
import { eq } from 'drizzle-orm';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { courses } from '../platform/database/schema/course.ts';
import { dayInWords } from '../platform/local-time.ts';
import { plainLine, quoted } from '../platform/plain-text.ts';
import { isOtherAmount } from './history.ts';
import { type Services as Mailing, write } from './mails.ts';
import type { Order } from './orders.ts';
import { showMoney } from './pricing.ts';

type Services = Mailing & { config: Pick<Config, 'paymentsMail' | 'refundEndsAccess'> };

/** Sends the request to the operator, and its confirmation to the student. */
export async function mailMoneyBackAsked(services: Services, tx: Database, order: Order): Promise<void> {
  await mailOperator(services, tx, order);
  await write(services, tx, order, (title) => [
    'You asked for your money back',
    `You asked for your money back for ${title}. We will return ${sumOf(order, 'what you paid')} the way you paid it, and write to you again once we have.`,
    'There is nothing else to do. Until then you have access to the course as before.',
    services.config.refundEndsAccess
      ? 'When the money goes back, your access to the course ends. Your progress is kept.'
      : 'You keep your access to the course afterwards, too.',
  ]);
}

async function mailOperator({ mail, config }: Services, tx: Database, order: Order): Promise<void> {
  const [found] = await tx
    .select({ student: users, title: courses.title })
    .from(users)
    .innerJoin(courses, eq(courses.id, order.courseId))
    .where(eq(users.id, order.userId));
  if (!found) return;
  const { student, title } = found;
  const name = plainLine(`${student.firstName} ${student.lastName}`);
  const sum = sumOf(order, 'a different amount from the one asked for');
  const paidOn = order.confirmedAt ? ` on ${dayInWords(order.confirmedAt)}` : '';
  await mail.enqueue(tx, {
    to: config.paymentsMail,
    subject: `Refund requested: ${title}`,
    text: [
      `${name} <${student.email}> asks for their money back for ${title}, within the 30 days of the guarantee.`,
      order.moneyBackReason === null ? 'They gave no reason.' : `Their reason:\n\n${quoted(order.moneyBackReason)}`,
      `They paid ${sum}${paidOn}. Payment at the provider: ${order.paymentReference ?? 'unknown'}. Transaction ID: ${order.sessionId}`,
      `Refund it at the provider, whose report ends the matter here. Where the provider sends none, run:\nnpm run payments -- --refunded ${order.id}`,
    ].join('\n\n'),
  });
}

/** Where another amount than the order's was accepted, what was paid is not known here. */
export const sumOf = (order: Order, unknown: string) =>
  isOtherAmount(order) ? unknown : showMoney(order.total, order.currency);
