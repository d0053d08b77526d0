import type { Handlers } from '../handler.ts';
import { Problem } from '../problem.ts';

const unwritten = async (): Promise<never> => {
  throw new Problem(500, 'Not written yet.');
};

export const paymentHandlers: Pick<
  Handlers,
  'quotePayment' | 'createCheckout' | 'getPayment' | 'receiveStripeEvent' | 'listOffers'
> = {
  quotePayment: unwritten,
  createCheckout: unwritten,
  getPayment: unwritten,
  receiveStripeEvent: unwritten,
  listOffers: unwritten,
};
