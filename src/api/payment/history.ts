/** What the person has paid. */
import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import { listPaymentsResponse } from '../generated/schemas/payment-history.ts';
import type { OperationInput } from '../operation.ts';

/** Not cached, as what became of a payment changes by itself. */
export const listPayments = actor((query: OperationInput<'listPayments'>, signal) =>
  parsed(client.GET('/payments', { params: { query }, signal }), listPaymentsResponse),
);
