/** Quotes, checkouts, payments and offers. */
import { actor } from './actors.ts';
import { forgetEnrolments, remembered } from './cache.ts';
import { client, parsed } from './client.ts';
import {
  createCheckoutResponse,
  getPaymentResponse,
  listOffersResponse,
  quotePaymentResponse,
} from './generated/schemas/payment.ts';
import type { OperationInput } from './operation.ts';

export const quotePayment = actor((body: OperationInput<'quotePayment'>, signal) =>
  parsed(client.POST('/payments/quote', { body, signal }), quotePaymentResponse),
);

export const createCheckout = actor((body: OperationInput<'createCheckout'>, signal) =>
  parsed(client.POST('/payments/checkout', { body, signal }), createCheckoutResponse),
);

/** Not cached, as a payment's status changes by itself. A confirmed one has enrolled: cached courses are dropped. */
export const getPayment = actor(async ({ sessionId }: OperationInput<'getPayment'>, signal) => {
  const answer = await parsed(
    client.GET('/payments/{sessionId}', { params: { path: { sessionId } }, signal }),
    getPaymentResponse,
  );
  if (answer.status === 'confirmed') forgetEnrolments();
  return answer;
});

export const listOffers = actor(() =>
  remembered('User', ['listOffers'], () => parsed(client.GET('/offers'), listOffersResponse)),
);
