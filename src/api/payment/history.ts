/** What the person has paid, and asking for it back. */
import type * as z from 'zod/mini';
import { actor } from '../actors.ts';
import { client, parsed } from '../client.ts';
import { listPaymentsResponse, requestRefundResponse } from '../generated/schemas/payment-history.ts';
import type { KeyedCall, OperationInput } from '../operation.ts';

/** Not cached, as what became of a payment changes by itself. */
export const listPayments = actor((query: OperationInput<'listPayments'>, signal) =>
  parsed(client.GET('/payments', { params: { query }, signal }), listPaymentsResponse),
);

export const requestRefund: KeyedCall<OperationInput<'requestRefund'>, z.infer<typeof requestRefundResponse>> = (
  { sessionId, ...body },
  sending,
) =>
  parsed(
    client.POST('/payments/{sessionId}/refund-request', { params: { path: { sessionId } }, body, ...sending }),
    requestRefundResponse,
  );
