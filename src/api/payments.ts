/** Quotes, checkouts, payments and offers. */
import * as z from 'zod/mini';
import { actor } from './actors.ts';
import { forgetEnrolments, remembered } from './cache.ts';
import { client, parsed } from './client.ts';
import type { OperationInput, OperationOutput } from './operation.ts';

const quote = z.object({
  courseId: z.string(),
  currency: z.string(),
  amount: z.number(),
  discount: z.number(),
  total: z.number(),
  promotionCode: z.exactOptional(z.string()),
}) satisfies z.ZodMiniType<OperationOutput<'quotePayment'>>;

/** A place on this origin or an https page: never `javascript:` or another scheme. */
const checkoutUrl = z.string().check(z.regex(/^(\/(?![/\\])|https:\/\/)/));
const checkout = z.object({ sessionId: z.string(), url: checkoutUrl });

const payment = z.object({
  sessionId: z.string(),
  status: z.enum(['pending', 'confirmed', 'failed', 'cancelled']),
  courseId: z.string(),
  courseTitle: z.string(),
  currency: z.string(),
  total: z.number(),
}) satisfies z.ZodMiniType<OperationOutput<'getPayment'>>;

const offers = z.array(
  z.object({
    code: z.string(),
    title: z.string(),
    description: z.string(),
    percent: z.number(),
    endsAt: z.string(),
  }),
) satisfies z.ZodMiniType<OperationOutput<'listOffers'>>;

export const quotePayment = actor((body: OperationInput<'quotePayment'>, signal) =>
  parsed(client.POST('/payments/quote', { body, signal }), quote),
);

export const createCheckout = actor((body: OperationInput<'createCheckout'>, signal) =>
  parsed(client.POST('/payments/checkout', { body, signal }), checkout),
);

/** Never kept: the answer changes by itself. A confirmed payment has enrolled, so what lists courses is dropped. */
export const getPayment = actor(async ({ sessionId }: OperationInput<'getPayment'>, signal) => {
  const answer = await parsed(
    client.GET('/payments/{sessionId}', { params: { path: { sessionId } }, signal }),
    payment,
  );
  if (answer.status === 'confirmed') forgetEnrolments();
  return answer;
});

export const listOffers = actor(() => remembered('User', ['listOffers'], () => parsed(client.GET('/offers'), offers)));
