/** A pending call: the network answers it, and time goes by where it waits for its retry. */
import { expect } from '@playwright/test';
import { ApiError } from '../../../src/api/failure.ts';
import type { OperationId } from '../../../src/api/operation.ts';
import { text } from '../browser/locators.ts';
import type { PageHelpers } from '../browser/page-helpers.ts';
import { faultOf } from '../engine/failed-call.ts';

/** The line beneath a form whose call waits for its retry. */
export const notSentYet = text('Not sent yet.');

export const pendingCallSamples = <Output>(outputs: readonly Output[], refusals: readonly number[]) => ({
  'call.succeeded': outputs.map((output) => ({ output })),
  'call.delayed': [{ error: faultOf(500) }],
  'call.refused': refusals.map((status) => ({ error: faultOf(status) })),
});

/** Milliseconds until a pending call is retried, at most. */
const longestPause = 60_000;

/**
 * Waits for a call of one of the operations. Only where it waits for its retry is the clock moved on: otherwise it is
 * under way, and would meet its time limit.
 */
export async function pendingCallOf({ network, page }: PageHelpers, ids: readonly OperationId[]): Promise<void> {
  const waitsForRetry = () => {
    const states = window.observed.leaves('pendingCalls');
    return states.includes('waiting') && !states.includes('sending');
  };
  await expect
    .poll(async () => {
      if (network.waits(ids)) return true;
      if (await page.evaluate(waitsForRetry)) await page.clock.fastForward(longestPause);
      return network.waits(ids);
    })
    .toBe(true);
}

const fail = async (helpers: PageHelpers, id: OperationId, error: unknown) => {
  await pendingCallOf(helpers, [id]);
  const body = error instanceof ApiError ? error.problem : null;
  await helpers.network.end([id], { kind: 'error', status: statusOf(error), ...(body !== null && { body }) });
};

const statusOf = (error: unknown) => (error instanceof ApiError ? error.failure.status : 0);

export const pendingCallActs = (id: OperationId) => ({
  'call.succeeded': async (helpers: PageHelpers, { output }: { output: unknown }) => {
    await pendingCallOf(helpers, [id]);
    await helpers.network.end([id], { kind: 'done', body: output });
  },
  'call.delayed': (helpers: PageHelpers, { error }: { error: unknown }) => fail(helpers, id, error),
  'call.refused': (helpers: PageHelpers, { error }: { error: unknown }) => fail(helpers, id, error),
});
